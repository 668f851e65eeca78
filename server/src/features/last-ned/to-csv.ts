import { pipeline, Readable } from 'node:stream';

import type { Samling, Samtykkeendring } from '@portal/contract/samling.ts';
import { countOre } from '@portal/contract/rules/kostnader/betalinger.ts';
import { getOsloDate } from '@portal/contract/oslo-date.ts';
import { findSluttdato } from '@portal/contract/rules/kostnader/sluttdato.ts';
import { createNameOf } from '@portal/contract/rules/name-avtaler.ts';
import { toKroner } from '@portal/contract/rules/ore.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';
import { stringify } from 'csv-stringify';

import { formatTidspunkt } from '../../format.ts';
import { toSpreadsheetText } from '../../to-spreadsheet-text.ts';

import { describeSum } from './describe-sum.ts';
import { nameAvtaler } from './name-avtaler.ts';
import { listForsikringer } from './list-egne-delinger.ts';
import { listKontakt } from './list-kontakt.ts';
import { listPriser } from './list-priser.ts';
import { listNa, toEndringssvar } from './list-samtykker.ts';
import { tekster } from './tekster.ts';
import { toOrd } from './to-ord.ts';
import { toStatus } from './to-status.ts';

const columns = [
  'del',
  'navn',
  'nummer',
  'beskrivelse',
  'status',
  'fra',
  'til',
  'avsluttet',
  'maned',
  'ar',
  'for',
  'belop',
  'kilde',
] as const;
type Rad = { del: string } & Partial<Record<(typeof columns)[number], string | number | undefined>>;

/**
 * One table for a Norwegian spreadsheet: semicolon, decimal comma, UTF-8 with BOM, CRLF. A cell that a spreadsheet would
 * take for a formula is made text; numbers are ours and stay numbers.
 */
export function toCsv(samling: Samling): Readable {
  const { tabell } = tekster[samling.sprak];
  const table = stringify({
    delimiter: ';',
    bom: true,
    record_delimiter: '\r\n',
    // A break of another kind than the record's ends a row in a spreadsheet too, if it is not quoted.
    quoted_match: /[\r\n]/,
    header: true,
    columns: columns.map((key) => ({ key, header: tabell[key] })),
    cast: {
      number: (belop) => String(belop).replace('.', ','),
      string: toSpreadsheetText,
    },
  });
  // Who reads from the table learns of a failure.
  return pipeline(Readable.from(listRader(samling)), table, () => undefined);
}

function* listRader(samling: Samling): Generator<Rad> {
  const { sprak } = samling;
  const ord = tekster[sprak];
  const navnOf = nameAvtaler(samling);
  const dato = (dag: string | undefined) => dag && formatTabelldag(dag);
  for (const { tekst } of samling.mangler) yield { del: ord.tabell.mangler, beskrivelse: tekst };
  for (const [navn, beskrivelse] of listKontakt(samling)) yield { del: ord.kunde.tittel, navn, beskrivelse };
  for (const avtale of samling.avtaler)
    yield {
      del: ord.avtaler.tittel,
      navn: avtale.name,
      nummer: avtale.policyNumber,
      beskrivelse: avtale.description,
      status: toStatus(avtale, sprak).tekst,
      til: dato(findSluttdato(avtale)),
      maned: avtale.monthlyPrice,
      ar: avtale.yearlyPrice,
      kilde: ord.opphav.kilder[avtale.systemSource],
    };
  const { monthlySum: maned, yearlySum: ar } = samling.sum;
  if (maned !== undefined || ar !== undefined) {
    const { tittel: navn, forklaring: beskrivelse } = describeSum(samling);
    yield { del: ord.avtaler.tittel, navn, beskrivelse, maned, ar };
  }
  for (const pris of listPriser(samling)) {
    const felles = {
      navn: navnOf(pris.systemSource, pris.policyNumber),
      nummer: pris.policyNumber,
      fra: dato(pris.gyldigFra),
      kilde: ord.opphav.kilder[pris.systemSource],
    };
    const frist = pris.fristForNei;
    yield {
      del: ord.priser.tittel,
      ...felles,
      beskrivelse: frist && `${ord.priser.frist} ${formatTabelldag(frist)}`,
      for: pris.prisFor,
      ar: pris.pris,
    };
    for (const { kode, for: prisFor, na } of pris.deler ?? [])
      yield { del: ord.priser.del, ...felles, beskrivelse: ord.prisdeler[kode].navn, for: prisFor, ar: na };
  }
  for (const betaling of samling.betalinger) {
    const { systemSource, policyNumbers = [], forfall, status, retning } = betaling;
    yield {
      del: ord.betalinger.tittel,
      navn: policyNumbers.map((number) => navnOf(systemSource, number)).join(', '),
      nummer: policyNumbers.join(', '),
      beskrivelse: retning === 'TIL_KUNDEN' ? ord.betalinger.tilDeg : undefined,
      status: toOrd(ord.betalinger.statuser, status),
      til: dato(forfall),
      belop: toKroner(countOre(betaling)),
      kilde: ord.opphav.kilder[systemSource],
    };
  }
  const tilbudsnavnOf = createNameOf(samling.tilbud);
  for (const { pakkeTilbud, ...tilbud } of samling.tilbud) {
    const felles = {
      del: ord.tilbud.tittel,
      til: tilbud.ukjentUtlop === true ? ord.tilbud.ukjentDato : dato(tilbud.expirationDate),
      kilde: ord.opphav.kilder[tilbud.systemSource],
    };
    const toRad = (one: Pick<Tilbud, 'policyNumber' | 'monthlyPrice' | 'yearlyPrice'>) => ({
      ...felles,
      nummer: one.policyNumber,
      maned: one.monthlyPrice,
      ar: one.yearlyPrice,
    });
    yield { ...toRad(tilbud), navn: tilbud.name, beskrivelse: tilbud.description };
    const navn = tilbudsnavnOf(tilbud);
    const avgift = tilbud.detaljer?.tfaMonthly ?? 0;
    if (avgift > 0)
      yield { ...felles, nummer: tilbud.policyNumber, navn: ord.tilbud.avgift(navn), maned: avgift };
    for (const med of pakkeTilbud) yield { ...toRad(med), navn: ord.tilbud.iPakke(navn) };
  }
  for (const [navn, status] of listNa(samling)) yield { del: ord.samtykker.na, navn, status };
  for (const endring of samling.samtykker.historikk)
    yield {
      del: ord.samtykker.tittel,
      navn: ord.samtykkeslag[endring.slag],
      beskrivelse: endring.ingenTekst ? ord.samtykker.ingenTekst : listOrd(endring).join('\n'),
      status: toEndringssvar(sprak, endring),
      fra: dato(endring.tidspunkt),
      kilde: endring.selskap,
    };
  for (const deling of samling.delinger) {
    const { slag, sist, mottaker, formal, opplysninger, lov, fra, til, avsluttet } = deling;
    yield {
      del: ord.delinger.tittel,
      navn: mottaker,
      beskrivelse: [
        ...listForsikringer(sprak, deling),
        opplysninger,
        formal,
        ...(lov === undefined ? [] : [lov]),
        ...(slag === undefined ? [] : [ord.egneDelinger[slag].til]),
        ...(sist === undefined ? [] : [ord.delinger.sist(formatTidspunkt(sist, sprak))]),
      ].join('. '),
      fra: dato(fra),
      til: dato(til),
      avsluttet: dato(avsluttet),
      kilde: slag === undefined ? ord.opphav.andre.DELINGER : ord.opphav.andre.EGNE_DELINGER,
    };
  }
}

/** The Norwegian day of an ISO date or time, as a Norwegian spreadsheet reads days, in whatever language its text is. */
function formatTabelldag(iso: string): string {
  const dag = iso.includes('T') ? getOsloDate(new Date(iso)) : iso;
  return dag.split('-').toReversed().join('.');
}

/** The very words that were answered; none where they were not kept. */
const listOrd = ({ tekst }: Samtykkeendring): string[] =>
  tekst === undefined ? [] : [tekst.tittel, tekst.ingress, tekst.tekst].filter((words) => words !== '');
