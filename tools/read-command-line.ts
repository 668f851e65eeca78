/**
 * What a command was given. Where it cannot be taken, that is said in a line instead of a stack, and the process ends
 * with 2: not with the 1 of a proof that does not hold.
 */
export function readCommandLine<Given>(read: () => Given): Given {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  }
}

/** @throws with what to write instead: nothing would be tried of `many` customers, and everything hold */
export function readCount(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${option} must be a whole number; it is ${text || 'empty'}`);
  return Number(text);
}
