/**
 * Resolves when something that matches is as near below the window as the window is high; at once where nothing does, and
 * when what did is gone: then it is wanted anew.
 */
export function whenNear(selector: string): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  const parts = document.querySelectorAll(selector);
  if (parts.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const near = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { root: document, rootMargin: '0% 0% 100%' },
    );
    // What is removed from the page has no size any more.
    const gone = new ResizeObserver((seen) => seen.some(({ target }) => !target.isConnected) && resolve());
    for (const part of parts) {
      near.observe(part);
      gone.observe(part);
    }
  });
}
