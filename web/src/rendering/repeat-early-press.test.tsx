import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';

import { SCRIPT_ATTRIBUTE } from '@portal/contract/document.ts';
import { sprakForm } from '@portal/contract/sprak.ts';

import { noteScript } from '../lib/script-state.ts';
import { repeatEarlyPressScript } from './repeat-early-press.ts';

beforeAll(() => {
  document.documentElement.setAttribute(SCRIPT_ATTRIBUTE, 'awaited');
  document.head.append(
    Object.assign(document.createElement('script'), { textContent: repeatEarlyPressScript }),
  );
});

/** A page whose script is on its way, with a form of this address. */
function open(action: string) {
  const root = document.documentElement;
  root.setAttribute(SCRIPT_ATTRIBUTE, 'awaited');
  const form = document.createElement('form');
  form.setAttribute('action', action);
  form.innerHTML = '<button name="valg" value="a">A</button><button name="valg" value="b">B</button>';
  document.body.append(form);
  const sent = vi.fn<(button: string) => void>();
  // What still would be posted.
  const note = (event: SubmitEvent): void => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    sent((event.submitter as HTMLButtonElement).value);
  };
  window.addEventListener('submit', note);
  onTestFinished(() => {
    window.removeEventListener('submit', note);
    root.removeAttribute(SCRIPT_ATTRIBUTE);
    form.remove();
  });
  return { sent, press: (index: number) => form.querySelectorAll('button')[index]?.click() };
}

it.each(['on', 'failed'] as const)(
  'a setting that is pressed before the script is there is sent once that is %s',
  async (state) => {
    const { sent, press } = open(sprakForm.path);
    press(0);
    press(1);
    expect(sent).not.toHaveBeenCalled();
    noteScript(state);
    await vi.waitFor(() => expect(sent.mock.calls).toEqual([['b']]));
    press(0);
    expect(sent).toHaveBeenLastCalledWith('a');
  },
);

it('another form is sent at once', () => {
  const { sent, press } = open('/annet');
  press(0);
  expect(sent.mock.calls).toEqual([['a']]);
});
