/**
 * The shape of texts in nynorsk or English, from those in bokmål: the same names, and the same places in each sentence.
 * With `satisfies`, a missing text does not compile, nor one too many.
 */
export type Tekster<Bokmal> = Bokmal extends string
  ? string
  : Bokmal extends (...places: infer Places) => infer Text
    ? (...places: Places) => Tekster<Text>
    : Bokmal extends readonly unknown[]
      ? readonly Tekster<Bokmal[number]>[]
      : Bokmal extends object
        ? { readonly [Name in keyof Bokmal]: Tekster<Bokmal[Name]> }
        : Bokmal;
