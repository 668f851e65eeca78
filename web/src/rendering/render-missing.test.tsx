import { type ReactNode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';

import { renderMissing } from './render-missing.ts';

const Answered = ({ by }: { by: Promise<string> }): ReactNode => <p>{use(by)}</p>;
const toSection = (by: Promise<string>): ReactNode => (
  <Suspense fallback={<p>Henter …</p>}>
    <Answered by={by} />
  </Suspense>
);

/** What the server sends before the answer is there: `what-react-does.test.ts`. */
const WAITING = '<!--$?--><template id="B:0"></template><p>Henter …</p><!--/$-->';

function open(answer: string) {
  const page = document.createElement('div');
  page.innerHTML = WAITING;
  document.body.append(page);
  const errors: unknown[] = [];
  const hydrate = () => {
    const root = hydrateRoot(page, toSection(Promise.resolve(answer)), {
      onRecoverableError: (error) => errors.push(error),
    });
    onTestFinished(() => root.unmount());
  };
  onTestFinished(() => {
    vi.restoreAllMocks();
    page.remove();
  });
  return { page, errors, hydrate };
}

it.each(['loading', 'complete'] as const)(
  'a section that the server did not send is rendered here, in a document that is %s',
  async (state) => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { page, errors, hydrate } = open('Svaret');
    hydrate();
    await vi.waitFor(() =>
      expect(page.firstChild).toMatchObject({ data: '$?', _reactRetry: expect.any(Function) }),
    );
    readyState.mockReturnValue(state);
    renderMissing();
    await vi.waitFor(() => expect(page.textContent).toBe('Svaret'));
    expect(errors).toHaveLength(1);
  },
);

it('also when React comes to it later', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { page, hydrate } = open('Svaret');
  renderMissing();
  hydrate();
  await vi.waitFor(() => expect(page.textContent).toBe('Svaret'));
});
