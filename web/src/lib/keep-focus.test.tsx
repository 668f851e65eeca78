import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { keepFocus } from './keep-focus.ts';
import { MAIN_ID } from './main-id.ts';

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `<div>
    <header><a href="#topp" id="topp">Til toppen</a></header>
    <main id="${MAIN_ID}" tabindex="-1">
      <a href="#annet" id="annet">Noe annet</a>
      <section id="del"><p><button id="igjen">Prøv igjen</button></p><div id="svar"></div></section>
      <details id="rad" open><summary id="endre">Endre</summary><form><button id="lagre">Lagre</button></form></details>
    </main>
    <div id="varsler"><button id="lukk">Lukk varsel</button></div>
    </div>`;
  end = keepFocus();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const get = (id: string) => document.getElementById(id) as HTMLElement;
const focused = () => document.activeElement?.id ?? '';

describe('keepFocus', () => {
  it('moves focus to the first control of the nearest part that is still there', async () => {
    get('igjen').focus();
    get('svar').innerHTML =
      '<input type="hidden"><button disabled>Nei</button><a href="#kort" id="kort">Kort</a>';
    get('igjen').parentElement?.remove();
    await expect.poll(focused).toBe('kort');
  });

  it('moves focus also from a part that React has not taken over, where it stops what happens', async () => {
    document.body.firstElementChild?.addEventListener('focusin', (event) => event.stopPropagation(), {
      capture: true,
    });
    get('annet').focus();
    get('igjen').focus();
    get('igjen').remove();
    await expect.poll(focused).toBe('innhold');
  });

  it('moves focus to the row whose form was saved', async () => {
    get('lagre').focus();
    document.querySelector('form')?.remove();
    await expect.poll(focused).toBe('endre');
  });

  it('moves focus to the row that has closed around it', async () => {
    get('lagre').focus();
    (get('rad') as HTMLDetailsElement).open = false;
    await expect.poll(focused).toBe('endre');
    get('lagre').remove();
    expect(focused()).toBe('endre');
  });

  it.each(['igjen', 'lukk'])('moves focus to the content when nothing around %s can have it', async (id) => {
    get(id).focus();
    get(id).remove();
    await expect.poll(focused).toBe(MAIN_ID);
  });

  it('does nothing when the customer has moved the focus', async () => {
    get('igjen').focus();
    get('igjen').remove();
    get('topp').focus();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(focused()).toBe('topp');
  });

  it('does nothing when the customer left the control before it was removed', async () => {
    get('igjen').focus();
    get('igjen').blur();
    await Promise.resolve();
    get('igjen').remove();
    // Mutation observers run before timers.
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
    expect(document.activeElement).toBe(document.body);
  });
});
