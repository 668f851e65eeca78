import '../../styles/index.css';
import '../../themes/none.css';

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Checkbox, Radio, RadioGroup } from './choice.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('is found by its label and described by its help text', async () => {
    await render(<TextField label="E-post" help="Som du skriver den" name="epost" />);
    const field = page.getByLabelText('E-post');
    await expect.element(field).toHaveAccessibleDescription('Som du skriver den');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  it('is marked as invalid, and reads the error first', async () => {
    const { rerender } = await render(<TextField label="E-post" help="Som du skriver den" />);
    await rerender(<TextField label="E-post" help="Som du skriver den" error="Skriv en e-postadresse." />);
    const field = page.getByLabelText('E-post');
    await expect.element(field).toHaveAccessibleDescription('Skriv en e-postadresse. Som du skriver den');
    await expect.element(field).toBeInvalid();
  });
});

describe('choices', () => {
  it('can be clicked on their labels', async () => {
    await render(<Checkbox label="Tillat statistikk" help="Hva som fungerer" name="statistikk" />);
    await page.getByText('Tillat statistikk').click();
    const box = page.getByRole('checkbox', { name: 'Tillat statistikk', exact: true });
    await expect.element(box).toBeChecked();
    await expect.element(box).toHaveAccessibleDescription('Hva som fungerer');
  });

  it('has its help below all lines of a long label', async () => {
    const long = 'Ta med fødselsnummeret mitt i filen som jeg laster ned';
    await render(
      <div style={{ width: '200px' }}>
        <Checkbox label={long} help="Ellers ikke" />
      </div>,
    );
    const getBox = (text: string) => page.getByText(text).element().getBoundingClientRect();
    const label = getBox(long);
    expect(label.height).toBeGreaterThan(30);
    expect(getBox('Ellers ikke').top).toBeGreaterThanOrEqual(label.bottom);
  });

  it('of a group are one choice, by arrow keys too', async () => {
    await render(
      <RadioGroup legend="Vil du ha nyhetsbrev?" error="Velg ett svar.">
        <Radio name="svar" value="ja" label="Ja" />
        <Radio name="svar" value="nei" label="Nei" />
      </RadioGroup>,
    );
    const group = page.getByRole('group', { name: 'Vil du ha nyhetsbrev?' });
    await expect.element(group).toHaveAccessibleDescription('Velg ett svar.');
    await page.getByLabelText('Ja').click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByLabelText('Nei')).toBeChecked();
    await expect.element(page.getByLabelText('Ja')).not.toBeChecked();
  });
});
