import { kjopssperrer } from '@portal/contract/kjopssperrer.ts';
import { expect, it } from 'vitest';

import { listKampanjer } from './list-kampanjer.ts';

const ordinary = { shortname: 'sb1', kunde: { isLoMedlem: false } };
const member = { shortname: 'dnb', kunde: { isLoMedlem: true } };

it('tells each customer what they save, and where (BUY-21, BUY-22, OD-110)', () => {
  const tell = (context: Parameters<typeof listKampanjer>[0]) =>
    listKampanjer(context).map(({ title, description, link }) => [`${title} ${description}`, link?.href]);
  const bil = [expect.stringMatching(/10\s%.* på nett/), '/privat/forsikring/motor/bil'];
  const hus = [expect.stringContaining('1000 kroner'), '/privat/forsikring/hus'];
  expect(tell(ordinary)).toEqual([]);
  expect(tell({ ...ordinary, shortname: 'dnb' })).toEqual([bil]);
  expect(tell({ ...ordinary, kunde: { isLoMedlem: true } })).toEqual([hus]);
  expect(tell(member)).toEqual([bil, hus]);
  expect(tell({ shortname: 'dnb', kunde: undefined })).toEqual([bil]);
});

it.each(kjopssperrer)('shows no campaign to customers who cannot buy (%s)', (kjopssperre) => {
  expect(listKampanjer({ ...member, kunde: { isLoMedlem: true, kjopssperre } })).toEqual([]);
});
