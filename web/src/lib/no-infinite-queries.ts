const refuse = (): never => {
  throw new Error('The build leaves infinite queries out: see web/vite.config.ts');
};

/** In place of the query library's own. */
export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };
