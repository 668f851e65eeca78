/**
 * Loads a script that the configuration names, once per page; the page's policy lets through no other.
 * Rejects when it does not come. May be asked again then.
 *
 * @param src checked
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
