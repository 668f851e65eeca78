import '../../styles/index.css';
import '../../themes/none.css';

import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ChangeableRow, UnreadRow } from './changeable-row.tsx';

const tekster = {
  uvisst: 'Vi vet ikke om adressen ble lagret',
  sjekker: 'Vi sjekker',
};
const endre = page.getByText('Endre', { exact: true });
const verdi = page.getByText('lun@example.no');
const skjema = page.getByRole('textbox');

async function renderRow({ isUnsure = false, isFetching = false } = {}) {
  const refetch = vi.fn<() => void>();
  function Row() {
    const [isOpen, setOpen] = useState(false);
    return (
      <ChangeableRow
        label="E-post"
        value="lun@example.no"
        isUnsure={isUnsure}
        reading={{ isFetching, refetch }}
        tekster={tekster}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <input aria-label="Ny e-post" />
      </ChangeableRow>
    );
  }
  await render(<Row />);
  return { refetch };
}

describe('ChangeableRow', () => {
  it('shows the value, and the form when opened', async () => {
    await renderRow();
    await expect.element(verdi).toBeVisible();
    await expect.element(skjema).not.toBeInTheDocument();
    await endre.click();
    await expect.element(skjema).toBeVisible();
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });

  it('shows neither value nor form while it is not known what is stored, and reads again when asked to', async () => {
    const { refetch } = await renderRow({ isUnsure: true });
    await expect.element(page.getByText(tekster.uvisst).first()).toBeVisible();
    await expect.element(verdi).not.toBeInTheDocument();
    await endre.click();
    await expect.element(skjema).not.toBeInTheDocument();
    expect(refetch).not.toHaveBeenCalled();
    await page.getByRole('button').click();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('says so while it reads again, and cannot be asked twice', async () => {
    await renderRow({ isUnsure: true, isFetching: true });
    await endre.click();
    await expect.element(page.getByRole('status')).toHaveTextContent(tekster.sjekker);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    await expect.element(skjema).not.toBeInTheDocument();
  });
});

it('a row that could not be read has no value to change, and is read again when asked to', async () => {
  const refetch = vi.fn<() => void>();
  await render(
    <UnreadRow label="E-post" href="/profil" reading={{ isFetching: false, refetch }}>
      Vi får ikke hentet e-postadressen din
    </UnreadRow>,
  );
  // Read aloud again when a retry fails again: its button changes twice.
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Vi får ikke hentet e-postadressen din')).toBeVisible();
  await expect.element(alert.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  await expect.element(endre).not.toBeInTheDocument();
  await page.getByRole('button').click();
  expect(refetch).toHaveBeenCalledOnce();
});
