/**
 * The shape of a slice's texts in another language than bokmål, whose file is the type: the same names, and the same
 * places in each sentence. With `satisfies`, a missing text does not compile, nor one too many.
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
