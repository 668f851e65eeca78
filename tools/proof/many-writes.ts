/** Raises the write limits: these customers write in seconds what others write in weeks. */
export const MANY_WRITES = { WRITES_PER_MINUTE: '1000000', WRITES_PER_DAY: '1000000' };
