/** `encodeURIComponent` for texts from elsewhere: half a character, which it throws at, becomes the sign for one unreadable. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
}
