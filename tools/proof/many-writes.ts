/** Settings of a portal whose customers make in seconds what others make in weeks. */
export const MANY_WRITES = { WRITES_PER_MINUTE: '1000000', WRITES_PER_DAY: '1000000' };
