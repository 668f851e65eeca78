/** Not every browser tells when the network is back. */
const AGAIN_MS = 10_000;

/**
 * The network may have failed: a chunk is asked for until it comes. What the server has sent stands until then. The page
 * is not loaded anew for it: the customer may be on another by now, with something typed.
 */
export async function untilItComes<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    const module = await load().catch(() => undefined);
    if (module !== undefined) return module;
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      setTimeout(resolve, AGAIN_MS);
    });
  }
}
