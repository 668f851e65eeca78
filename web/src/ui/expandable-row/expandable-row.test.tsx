import '../../styles/index.css';
import '../../themes/none.css';

import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { hydrateByPress } from '../../testing/hydrate-by-press.tsx';
import { ExpandableRow } from './expandable-row.tsx';

const endre = page.getByText('Endre', { exact: true });
const avbryt = page.getByText('Avbryt', { exact: true });
/** The customer opens the row, and presses its button when the script comes. */
const openAndHydrate = (row: ReactNode) =>
  hydrateByPress(
    row,
    (rendered) => rendered.querySelector('summary')?.click(),
    (rendered) => rendered.querySelector('button')?.click(),
  );

describe('ExpandableRow', () => {
  it('opens for a change, and closes with the button in the same place', async () => {
    await render(
      <ExpandableRow label="E-post" value="lun@example.no">
        <p>Skjema</p>
      </ExpandableRow>,
    );
    await expect.element(page.getByText('lun@example.no')).toBeVisible();
    await expect.element(avbryt).not.toBeVisible();
    await endre.click();
    await expect.element(page.getByText('Skjema')).toBeVisible();
    await expect.element(page.getByText('lun@example.no')).not.toBeVisible();
    await expect.element(endre).not.toBeVisible();
    await avbryt.click();
    await expect.element(page.getByText('Skjema')).not.toBeVisible();
  });

  it('can be closed by code, as after a save', async () => {
    function Row() {
      const [isOpen, setOpen] = useState(false);
      return (
        <ExpandableRow label="E-post" value="lun@example.no" isOpen={isOpen} onToggle={setOpen}>
          <button type="button" onClick={() => setOpen(false)}>
            Lagre
          </button>
        </ExpandableRow>
      );
    }
    await render(<Row />);
    await endre.click();
    await page.getByRole('button', { name: 'Lagre' }).click();
    await expect.element(page.getByText('lun@example.no')).toBeVisible();
    await endre.click();
    await expect.element(page.getByRole('button', { name: 'Lagre' })).toBeVisible();
  });

  it('opens with what is stored, whatever the browser has put into it meanwhile', async () => {
    function Row() {
      const [isOpen, setOpen] = useState(false);
      return (
        <ExpandableRow label="E-post" value="lun@example.no" isOpen={isOpen} onToggle={setOpen}>
          <form>
            <input aria-label="E-postadresse" defaultValue="lun@example.no" />
          </form>
        </ExpandableRow>
      );
    }
    const { container } = await render(<Row />);
    const field = container.querySelector('input');
    if (field !== null) field.value = 'noen.andre@example.no';
    await endre.click();
    await expect.element(page.getByLabelText('E-postadresse')).toHaveValue('lun@example.no');
  });

  it('opened before hydration, does not undo what the press that hydrates it says', async () => {
    function Row() {
      const [isOpen, setOpen] = useState(false);
      const [error, setError] = useState('');
      return (
        <ExpandableRow
          label="E-post"
          value="lun@example.no"
          isOpen={isOpen}
          onToggle={(opened) => {
            setOpen(opened);
            setError('');
          }}
        >
          <button type="button" onClick={() => setError('Du må krysse av')}>
            Lagre
          </button>
          <p>{error}</p>
        </ExpandableRow>
      );
    }
    openAndHydrate(<Row />);
    await expect.element(page.getByText('Du må krysse av')).toBeVisible();
  });

  it('opened before hydration, is closed by the press that hydrates it', async () => {
    function Row() {
      const [isOpen, setOpen] = useState(false);
      return (
        <ExpandableRow label="E-post" value="lun@example.no" isOpen={isOpen} onToggle={setOpen}>
          <button type="button" onClick={() => setOpen(false)}>
            Lagre
          </button>
        </ExpandableRow>
      );
    }
    openAndHydrate(<Row />);
    await expect.element(page.getByText('lun@example.no')).toBeVisible();
  });

  it('opened before hydration, leaves the focus in the field that is typed in', async () => {
    function Row() {
      const [isOpen, setOpen] = useState(false);
      return (
        <ExpandableRow label="E-post" value="lun@example.no" isOpen={isOpen} onToggle={setOpen}>
          <input aria-label="E-postadresse" />
        </ExpandableRow>
      );
    }
    hydrateByPress(
      <Row />,
      (rendered) => {
        rendered.querySelector('summary')?.click();
        rendered.querySelector('input')?.focus();
      },
      (rendered) => rendered.querySelector('input')?.click(),
    );
    await expect.element(avbryt).toBeVisible();
    await expect.element(page.getByLabelText('E-postadresse')).toHaveFocus();
  });
});
