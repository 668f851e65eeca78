/**
 * Makes the browser load its data on languages and numbers while it has nothing to do and the portal's own script is
 * on its way. The first formatter takes a slow phone about 75 ms, which would otherwise block it when the page comes
 * alive. Each part is a task of its own, since a long one would block the browser as well.
 */
const script = `(function (parts) {
  function next() {
    var part = parts.shift();
    if (!part) return;
    part();
    requestIdleCallback(next);
  }
  if (window.requestIdleCallback) requestIdleCallback(next);
})([
  function () { new Intl.Locale('nb-NO').maximize(); },
  function () { new Intl.Collator('nb-NO'); },
  function () { new Intl.NumberFormat('nb-NO'); }
]);`;

export const warmUpScript: string = script.replaceAll(/\n\s*/g, '');
