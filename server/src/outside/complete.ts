/**
 * What a mapper writes out: every field, those that may be missing too, at every depth. With `satisfies` the compiler
 * names what was forgotten.
 */
export type Complete<Value> = Value extends readonly (infer Element)[]
  ? Complete<Element>[]
  : Value extends object
    ? { [Name in keyof Required<Value>]: Complete<Value[Name]> }
    : Value;
