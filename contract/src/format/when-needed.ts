/**
 * What `make` makes, made when it is first asked for. The first formatter of `Intl` takes a slow phone a tenth of a
 * second, so none is made before something is formatted.
 */
export function whenNeeded<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
