/** Asked every second or more often: the log has only the changes of its answer. */
export const isProbe = (route: string | undefined): boolean => route?.startsWith('/health/') === true;
