import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { AddonQuestion } from './addon-question.tsx';
import { AnyQuestion } from './any-question.tsx';
import { QuestionContext, type QuestionType } from './question.ts';
import { SmileyQuestion } from './smiley-question.tsx';

let error: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  error.mockRestore();
});

it.each<[unknown[]]>([[[1, 2, 6]], [[0]], [['a']], [['3']], [[2.5]]])(
  'smileys with the values %j are not shown, and the console says why (FDB-39)',
  async (values) => {
    const { container } = await render(
      <QuestionContext value={{ place: 'tilbakemelding', fieldName: 'verdi' }}>
        <SmileyQuestion
          label="Hvor fornøyd?"
          options={values.map((value) => ({ label: String(value), value: value as string | number }))}
        />
      </QuestionContext>,
    );
    expect(container.innerHTML).toBe('');
    expect(error).toHaveBeenCalledWith('smiley options must have the values 1 to 5, as numbers');
  },
);

it('fewer than five smileys are allowed', async () => {
  await render(
    <QuestionContext value={{ place: 'tilbakemelding', fieldName: 'verdi' }}>
      <SmileyQuestion
        label="Hvor fornøyd?"
        options={[
          { label: 'Lite', value: 1 },
          { label: 'Mye', value: 5 },
        ]}
      />
    </QuestionContext>,
  );
  expect(page.getByRole('radio').elements()).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});

it.each<[QuestionType]>([['smiley'], ['radio'], ['checkbox'], ['text']])(
  'a %s question outside a form is not shown, and the console says why (FDB-42)',
  async (type) => {
    const { container } = await render(<AnyQuestion type={type} label="Alene" />);
    expect(container.innerHTML).toBe('');
    expect(error.mock.calls).toEqual([['questions must be used inside a feedback or follow-up context']]);
  },
);

it('an add-on question outside a form is not shown, and the console says why (FDB-43)', async () => {
  const { container } = await render(<AddonQuestion />);
  expect(container.innerHTML).toBe('');
  expect(error.mock.calls).toEqual([['add-on questions must be used inside a main-question context']]);
});

it('a text question has seven rows outside a follow-up (FDB-20)', async () => {
  await render(
    <QuestionContext value={{ place: 'tilbakemelding', fieldName: 'verdi' }}>
      <AnyQuestion type="text" label="Hva tenker du?" />
    </QuestionContext>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Hva tenker du?' })).toHaveAttribute('rows', '7');
});
