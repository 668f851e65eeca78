/**
 * Resolves when a matching element is less than half a window's height below the window: what is further down may never
 * be seen. With another margin, when it is less than that below; with a negative one, when it is that far in the window.
 * Resolves at once when nothing matches, and when a matching element is removed: the page has then been
 * rendered anew.
 */
export function whenNear(selector: string, margin = '50%'): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  const parts = document.querySelectorAll(selector);
  if (parts.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const near = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { root: document, rootMargin: `0% 0% ${margin}` },
    );
    // Removing an element changes its size to nothing, which this observer reports.
    const gone = new ResizeObserver((seen) => seen.some(({ target }) => !target.isConnected) && resolve());
    for (const part of parts) {
      near.observe(part);
      gone.observe(part);
    }
  });
}
