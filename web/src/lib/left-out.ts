const refuse = (): never => {
  throw new Error('The build leaves this part of a library out: see web/vite.config.ts');
};

/** A cache of mutations in which there never is any. */
class EmptyCache {
  findAll = refuse;
  clear(): void {
    // There is nothing in it.
  }
  /** Called whenever the window gets the focus, or the network comes back. */
  async resumePausedMutations(): Promise<void> {
    // There is none.
  }
}

/** The library calls these for every query: `useAnswer` suspends by itself, and throws no error. */
const skip = (): void => undefined;

/** In place of the query library's infinite queries. */
export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };
/** In place of its mutations, which `use-write.ts` does without. */
export { EmptyCache as MutationCache };
/** In place of its suspending, and of its throwing of errors. */
export {
  skip as ensurePreventErrorBoundaryRetry,
  skip as ensureSuspenseTimers,
  skip as getHasError,
  skip as shouldSuspend,
  skip as useClearResetErrorBoundary,
  refuse as defaultThrowOnError,
  refuse as fetchOptimistic,
};
/** In place of the router's patterns. */
export { refuse as parse };
