/**
 * Resolves when most parts have come, some are missing, and none has come for so long. Otherwise never.
 * @param parts each resolves when it has come, and never rejects
 */
export function waitForPause(parts: readonly Promise<void>[], pauseMs: number): Promise<undefined> {
  let missing = parts.length;
  let timer: NodeJS.Timeout | undefined;
  return new Promise((resolve) => {
    for (const part of parts)
      void part.then(() => {
        missing -= 1;
        clearTimeout(timer);
        if (missing > 0 && missing < parts.length / 2) timer = setTimeout(resolve, pauseMs, undefined);
      });
  });
}
