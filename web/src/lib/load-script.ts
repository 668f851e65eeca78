/**
 * Loads a configured script, once per page; the CSP allows no other.
 * Rejects when loading fails; it can then be called again.
 *
 * @param src already checked
 */
export async function loadScript(src: string): Promise<void> {
  if (document.querySelector(`script[data-loaded][src="${CSS.escape(src)}"]`)) return undefined;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => {
      script.dataset['loaded'] = '';
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('A configured script did not come'));
    });
    document.head.append(script);
  });
}
