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

/** The library calls these for every query: `useAnswer` suspends by itself, throws no error, and nothing is restored. */
const skip = (): void => undefined;

/** In place of the query library's infinite queries. */
export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };
/** In place of its mutations, which `use-write.ts` does without. */
export { EmptyCache as MutationCache };
/** In place of its suspending, its throwing of errors, and its restoring of what was stored. */
export {
  skip as ensurePreventErrorBoundaryRetry,
  skip as ensureSuspenseTimers,
  skip as getHasError,
  skip as shouldSuspend,
  skip as useClearResetErrorBoundary,
  skip as useIsRestoring,
  skip as useQueryErrorResetBoundary,
  refuse as defaultThrowOnError,
  refuse as fetchOptimistic,
  refuse as IsRestoringProvider,
  refuse as QueryErrorResetBoundary,
};
/** In place of the router's patterns. */
export { refuse as parse };
