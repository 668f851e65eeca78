/** Like `encodeURIComponent`, but for text from outside: a lone surrogate, on which that throws, becomes U+FFFD. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
}
