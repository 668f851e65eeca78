import { expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';

import { PageContextProvider } from './page-context.tsx';
import { useFormRefusal } from './post-form.tsx';

const skjema = 'adresse';
function Told() {
  return useFormRefusal({ skjema })?.code;
}
const show = () =>
  render(
    <PageContextProvider
      value={{ correlationId: 'referanse-1', formRefusal: { skjema, code: 'FINNES_IKKE', fields: {} } }}
    >
      <Told />
    </PageContextProvider>,
  );

it('tells of a refusal on the page that answers the post, and not to who comes back to it', async () => {
  const address = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', address));
  const first = await show();
  expect(first.container.textContent).toBe('FINNES_IKKE');
  window.history.pushState(null, '', '/annet');
  await first.unmount();
  const meanwhile = await show();
  await meanwhile.unmount();
  window.history.pushState(null, '', address);
  expect((await show()).container.textContent).toBe('');
});
