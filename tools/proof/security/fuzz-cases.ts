import fc from 'fast-check';
import { endpoints } from '@portal/contract/endpoints.ts';
import { kalenderForm } from '@portal/contract/forms/kalender.ts';
import { meldingLestForm } from '@portal/contract/forms/meldinger.ts';
import {
  BASE_PATH,
  DATA_PATH,
  INNLOGGINGER_PATH,
  LAST_NED_PATH,
  PROFIL_PATH,
} from '@portal/contract/paths.ts';
import { tilbakemeldingForm } from '@portal/contract/tilbakemelding-blokker.ts';

/** Any characters, including NUL and lone surrogates; short, or as long as the limits allow. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '\0',
    '\ud83d',
    'a\udc00b',
    '__proto__',
    '../../etc/passwd',
    "';--",
    '%00',
    '\u202e',
    '1e309',
  ),
  fc.integer({ min: 90, max: 3000 }).map((length) => 'å'.repeat(length)),
);
const half = fc.constantFrom('\ud83d', 'a\udc00b', '\0');
const value = fc.oneof(
  text,
  half,
  fc.tuple(half),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 2 }),
);
/** A valid body for each write, so that a case often passes the first checks. */
export const samples: Record<string, Record<string, unknown>[]> = {
  [endpoints.updateKontaktinformasjon.path]: [
    { epostAdresse: 'mynte@post.example' },
    { mobilNummer: '90000001' },
  ],
  [endpoints.updateLivkontakt.path]: [{ epost: 'mynte@post.example', telefon: '90000001' }],
  [endpoints.updateSamtykke.path]: [{ marketingConsentApproved: true, tekstversjon: '1' }],
  [endpoints.updateReservasjon.path]: [{ harReservasjon: true }],
  [endpoints.createTilbakemelding.path]: [
    { feedbackValue: ['a'], text: 'b', productCode: 'c', page: BASE_PATH },
    { feedbackValue: 4, text: 'b', page: BASE_PATH },
  ],
  [endpoints.createOppfolging.path]: [
    { page: BASE_PATH, answers: [{ name: 'a', label: 'b', type: 'text', value: 'c' }] },
    { page: BASE_PATH, answers: [{ name: 'a', label: 'b', type: 'checkbox', value: ['c'] }] },
  ],
  [endpoints.createKontaktonske.path]: [{ page: BASE_PATH, email: 'mynte@post.example', phone: '90000001' }],
  [endpoints.logout.path]: [{ goto: '/' }],
  [endpoints.endInnlogging.path]: [{ id: '0f8fad5b-d9cb-469f-a165-70867728950e' }],
  [endpoints.reportIkkeMeg.path]: [{ id: '1' }],
  [DATA_PATH]: [
    { skjema: 'ikke-meg', id: '1' },
    { skjema: 'trekk-samtykke', samtykke: 'MARKETING', valg: 'nei', tekstversjon: 'x' },
    { skjema: 'trekk-post', bekreft: 'ja', valg: 'ja' },
  ],
  [INNLOGGINGER_PATH]: [
    { skjema: 'innlogging', id: '0f8fad5b-d9cb-469f-a165-70867728950e' },
    { skjema: 'andre-innlogginger' },
  ],
  [kalenderForm.path]: [{}, { detaljer: 'ja' }],
  [LAST_NED_PATH]: [{ format: 'csv' }, { format: 'json', fodselsnummer: 'ja' }],
  [PROFIL_PATH]: [
    { skjema: 'kontaktinformasjon', epostAdresse: 'x@post.example' },
    { skjema: 'livkontakt', telefon: '90000001' },
    { skjema: 'samtykke', samtykke: 'MARKETING', valg: 'ja', tekstversjon: 'x' },
    { skjema: 'reservasjon', bekreft: 'ja', valg: 'nei' },
    { skjema: 'adresse' },
  ],
  [`${BASE_PATH}/tilbud/fjern`]: [{ avtaleNummer: 'x', kort: 'y' }],
  [meldingLestForm.path]: [{ id: 'melding-1' }],
  [tilbakemeldingForm.path]: [{ verdi: '1', tekst: 'z', side: BASE_PATH }],
};
/** Of the writes that take a field or two. */
const others = [{ returnTo: PROFIL_PATH, jumpsst: 'x', logout_token: 'x.y.z', utseende: 'dark' }];
const more = fc.dictionary(text, value, { maxKeys: 2 });
/** How a sample is changed: one value in it, or one more field. */
const change = fc.record({ sample: fc.nat(), extra: more, value, field: fc.nat() });
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

function applyChange(url: string, { sample, extra, value: one, field }: Change): Record<string, unknown> {
  const known = samples[url] ?? others;
  const fields: Record<string, unknown> = known[sample % known.length] ?? {};
  if (field % 4 === 0) return { ...fields, ...extra };
  const name = Object.keys(fields)[field % Object.keys(fields).length] ?? '';
  return { ...fields, [name]: replaceWithin(fields[name], one, field) };
}

/** In a list one of its values is changed, and in that value one field. */
function replaceWithin(old: unknown, one: unknown, field: number): unknown {
  if (field % 3 === 0) return one;
  if (Array.isArray(old)) return old.map((item: unknown) => replaceWithin(item, one, field));
  if (typeof old !== 'object' || old === null) return one;
  const names = Object.keys(old);
  return { ...old, [names[field % names.length] ?? '']: one };
}

const changed = (type: string) => fc.record({ type: fc.constant(type), change });
const sent = (types: string[], payload: fc.Arbitrary<string>) =>
  fc.record({ type: fc.constantFrom(...types), payload });
const types = ['application/json', 'text/plain', 'multipart/form-data', 'image/svg+xml', ''];
const body = fc.oneof(
  { weight: 5, arbitrary: changed('application/json') },
  { weight: 3, arbitrary: changed('application/x-www-form-urlencoded') },
  { weight: 1, arbitrary: sent(['application/json'], fc.json()) },
  { weight: 1, arbitrary: sent(types, fc.string({ unit: 'binary', maxLength: 60 })) },
);
const queries = ['produkt', 'bankkunde', 'timeout', 'komplett', 'fjern', 'resultat', 'code', 'state'];
const headers = ['accept', 'accept-encoding', 'referer', 'user-agent', 'if-none-match', 'range'];
const oneOfThe = (characters: string) => fc.constantFrom(...characters);
export const request = fc.record({
  route: fc.nat(),
  parameter: text,
  query: fc.dictionary(fc.oneof(text, fc.constantFrom(...queries)), text, { maxKeys: 3 }),
  body,
  hasToken: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
  headers: fc.dictionary(
    fc.constantFrom(...headers, 'x-correlation-id'),
    fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
    { maxKeys: 2 },
  ),
  cookie: fc.string({ unit: oneOfThe('ab%={}"[],0\\;é '), maxLength: 20 }),
});
export type Case = typeof request extends fc.Arbitrary<infer One> ? One : never;

/** What a case sends to the route of this address. */
export function toPayload(url: string, { type, ...one }: Case['body']): string {
  if ('payload' in one) return one.payload;
  return (type.includes('urlencoded') ? toForm : JSON.stringify)(applyChange(url, one.change));
}

/** As in an address. For a lone surrogate three bytes follow that every UTF-8 decoder refuses. */
export const encode = (characters: string): string =>
  encodeURIComponent(characters.toWellFormed()) + (characters.isWellFormed() ? '' : '%ED%A0%BD');

function toForm(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .map(([name, one]) => `${encode(name)}=${encode(typeof one === 'string' ? one : JSON.stringify(one))}`)
    .join('&');
}
