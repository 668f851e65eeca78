import type { Readable } from 'node:stream';

import { countOre } from '@portal/contract/rules/kostnader/betalinger.ts';
import { findSluttdato } from '@portal/contract/rules/kostnader/sluttdato.ts';
import { createNameOf } from '@portal/contract/rules/name-avtaler.ts';
import { toKroner as oreToKroner } from '@portal/contract/rules/ore.ts';
import type { Samling } from '@portal/contract/samling.ts';
import type { Sprak } from '@portal/contract/sprak.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';

import { formatDato, formatKroner, formatTidspunkt } from '../../../format.ts';
import { describeSum } from '../describe-sum.ts';
import { listForsikringer } from '../list-egne-delinger.ts';
import { listKontakt } from '../list-kontakt.ts';
import { listPriser } from '../list-priser.ts';
import { listNa, toEndringssvar } from '../list-samtykker.ts';
import { nameAvtaler } from '../name-avtaler.ts';
import { tekster } from '../tekster.ts';
import { toOrd } from '../to-ord.ts';
import { toStatus } from '../to-status.ts';
import { createTegner, type Farger, type Kolonne, norsk, type Tegner } from './tegn.ts';

/** The samling as a document to read, print and hand on: tagged, so that it can be read aloud and searched. */
export function toPdf(samling: Samling, farger: Farger): Readable {
  const tegner = createTegner(samling, farger);
  writeAll(tegner, samling).catch((error: unknown) =>
    tegner.doc.destroy(error instanceof Error ? error : new Error('The document stopped', { cause: error })),
  );
  return tegner.doc;
}

async function writeAll(tegner: Tegner, samling: Samling): Promise<void> {
  for (const write of [
    writeForside,
    writeAvtaler,
    writeBetalinger,
    writePriser,
    writeTilbud,
    writeSamtykker,
    writeDelinger,
    writeKilder,
  ]) {
    await write(tegner, samling);
  }
  tegner.end();
}

async function writeForside(tegner: Tegner, samling: Samling): Promise<void> {
  const { sprak, laget, mangler, selskap } = samling;
  const { dokument, mangler: ord, kunde } = tekster[sprak];
  tegner.heading('H1', dokument.tittel);
  tegner.paragraph(norsk(selskap));
  tegner.paragraph(dokument.laget(formatTidspunkt(laget, sprak)));
  tegner.heading('H2', kunde.tittel);
  await tegner.table(
    [
      { tittel: dokument.kolonner.felt, bredde: 0.35 },
      { tittel: dokument.kolonner.verdi, bredde: 0.65 },
    ],
    listKontakt(samling),
    { radhode: true },
  );
  tegner.heading('H2', ord.tittel);
  if (mangler.length === 0) return tegner.paragraph(ord.ingen);
  tegner.paragraph(ord.ingress);
  tegner.list(mangler.map(({ tekst }) => `${tekst}.`));
}

async function writeAvtaler(tegner: Tegner, samling: Samling): Promise<void> {
  const { sprak, avtaler, sum } = samling;
  const { avtaler: ord } = tekster[sprak];
  tegner.heading('H2', ord.tittel);
  if (avtaler.length === 0) return tegner.paragraph(ord.ingen);
  const rows = avtaler.map((avtale) => {
    const status = toStatus(avtale, sprak);
    const slutt = findSluttdato(avtale);
    return [
      toNavn(avtale),
      avtale.policyNumber ?? '',
      status.isKildens ? norsk(status.tekst) : status.tekst,
      slutt === undefined ? '' : formatDato(slutt, sprak),
      toKroner(avtale.monthlyPrice, sprak),
      toKroner(avtale.yearlyPrice, sprak),
    ];
  });
  const hasSum = sum.monthlySum !== undefined || sum.yearlySum !== undefined;
  const { tittel, forklaring } = describeSum(samling);
  const last = [tittel, '', '', '', toKroner(sum.monthlySum, sprak), toKroner(sum.yearlySum, sprak)];
  await tegner.table(
    [
      { tittel: ord.navn, bredde: 0.3 },
      { tittel: ord.nummer, bredde: 0.17 },
      { tittel: ord.status, bredde: 0.16 },
      { tittel: ord.slutt, bredde: 0.13 },
      { tittel: ord.maned, bredde: 0.12, erTall: true },
      { tittel: ord.ar, bredde: 0.12, erTall: true },
    ],
    hasSum ? [...rows, last] : rows,
    { siste: hasSum },
  );
  if (hasSum && forklaring !== '') tegner.paragraph(forklaring);
}

async function writeBetalinger(tegner: Tegner, samling: Samling): Promise<void> {
  const { sprak, betalinger } = samling;
  const { betalinger: ord } = tekster[sprak];
  const navnOf = nameAvtaler(samling);
  tegner.heading('H2', ord.tittel);
  if (betalinger.length === 0) return tegner.paragraph(ord.ingen);
  await tegner.table(
    [
      // An English day on one line.
      { tittel: ord.forfall, bredde: 0.24 },
      { tittel: ord.gjelder, bredde: 0.38 },
      { tittel: ord.status, bredde: 0.22 },
      { tittel: ord.belop, bredde: 0.16, erTall: true },
    ],
    betalinger.map(({ forfall, systemSource, policyNumbers = [], status, retning, belop }) => [
      formatDato(forfall, sprak),
      norsk(policyNumbers.map((nummer) => navnOf(systemSource, nummer)).join(', ')),
      [toOrd(ord.statuser, status), ...(retning === 'TIL_KUNDEN' ? [ord.tilDeg] : [])].join('. '),
      toKroner(oreToKroner(countOre({ belop, retning, status })), sprak),
    ]),
  );
}

async function writePriser(tegner: Tegner, samling: Samling): Promise<void> {
  const { sprak } = samling;
  const priser = listPriser(samling);
  const { priser: ord, avtaler, prisdeler } = tekster[sprak];
  const navnOf = nameAvtaler(samling);
  tegner.heading('H2', ord.tittel);
  if (priser.length === 0) return tegner.paragraph(ord.ingen);
  const kroner: Kolonne[] = [
    { tittel: ord.for, bredde: 0.15, erTall: true },
    { tittel: ord.na, bredde: 0.15, erTall: true },
  ];
  await tegner.table(
    [
      { tittel: avtaler.navn, bredde: 0.26 },
      { tittel: ord.fra, bredde: 0.22 },
      { tittel: ord.frist, bredde: 0.22 },
      ...kroner,
    ],
    priser.map(({ systemSource, policyNumber, gyldigFra, fristForNei, prisFor, pris }) => [
      norsk(navnOf(systemSource, policyNumber)),
      formatDato(gyldigFra, sprak),
      fristForNei === undefined ? '' : formatDato(fristForNei, sprak),
      toKroner(prisFor, sprak),
      toKroner(pris, sprak),
    ]),
  );
  const deler = priser.flatMap(({ systemSource, policyNumber, deler: some = [] }) =>
    some.map(({ kode, for: prisFor, na }) => [
      norsk(navnOf(systemSource, policyNumber)),
      prisdeler[kode].navn,
      toKroner(prisFor, sprak),
      toKroner(na, sprak),
    ]),
  );
  if (deler.length === 0) return;
  tegner.heading('H3', ord.deler);
  await tegner.table(
    [{ tittel: avtaler.navn, bredde: 0.35 }, { tittel: ord.del, bredde: 0.35 }, ...kroner],
    deler,
  );
}

async function writeTilbud(tegner: Tegner, { sprak, tilbud }: Samling): Promise<void> {
  const { tilbud: ord, avtaler } = tekster[sprak];
  tegner.heading('H2', ord.tittel);
  if (tilbud.length === 0) return tegner.paragraph(ord.ingen);
  const navnOf = createNameOf(tilbud);
  await tegner.table(
    [
      { tittel: ord.navn, bredde: 0.42 },
      { tittel: ord.nummer, bredde: 0.18 },
      { tittel: ord.gyldig, bredde: 0.16 },
      { tittel: avtaler.maned, bredde: 0.12, erTall: true },
      { tittel: avtaler.ar, bredde: 0.12, erTall: true },
    ],
    tilbud.flatMap((ett) => {
      const { policyNumber = '' } = ett;
      const navn = navnOf(ett);
      const avgift = ett.detaljer?.tfaMonthly ?? 0;
      return [
        [
          toNavn(ett),
          policyNumber,
          toGyldig(ett, sprak),
          toKroner(ett.monthlyPrice, sprak),
          toKroner(ett.yearlyPrice, sprak),
        ],
        ...(avgift > 0 ? [[ord.avgift(navn), policyNumber, '', toKroner(avgift, sprak), '']] : []),
        ...ett.pakkeTilbud.map((med) => [
          ord.iPakke(navn),
          med.policyNumber,
          '',
          toKroner(med.monthlyPrice, sprak),
          toKroner(med.yearlyPrice, sprak),
        ]),
      ];
    }),
  );
}

/** What tells two of one name apart stands below it. */
function toNavn({ name, description }: { name: string; description?: string | undefined }) {
  return norsk([name, description].filter((text) => text !== undefined && text !== '').join('\n'));
}

function toGyldig({ expirationDate, ukjentUtlop }: Tilbud, sprak: Sprak): string {
  if (ukjentUtlop === true) return tekster[sprak].tilbud.ukjentDato;
  return expirationDate === undefined ? '' : formatDato(expirationDate, sprak);
}

async function writeSamtykker(tegner: Tegner, samling: Samling): Promise<void> {
  const { sprak, samtykker, mangler } = samling;
  const { historikk } = samtykker;
  const { samtykker: ord, samtykkeslag } = tekster[sprak];
  tegner.heading('H2', ord.tittel);
  const naa = listNa(samling);
  if (naa.length > 0) {
    tegner.heading('H3', ord.na);
    await tegner.table(
      [
        { tittel: ord.hva, bredde: 0.6 },
        { tittel: ord.svar, bredde: 0.4 },
      ],
      naa,
    );
  }
  tegner.heading('H3', ord.historikk);
  if (historikk.length === 0)
    return tegner.paragraph(mangler.some(({ del }) => del === 'SAMTYKKER') ? ord.ikkeAlt : ord.ingen);
  await tegner.table(
    [
      { tittel: ord.nar, bredde: 0.24 },
      { tittel: ord.hva, bredde: 0.32 },
      { tittel: ord.svar, bredde: 0.22 },
      { tittel: ord.hvor, bredde: 0.22 },
    ],
    historikk.map((endring) => [
      formatTidspunkt(endring.tidspunkt, sprak),
      samtykkeslag[endring.slag],
      [toEndringssvar(sprak, endring), ...(endring.ingenTekst === true ? [ord.ingenTekst] : [])].join('. '),
      norsk(endring.selskap),
    ]),
  );
  const tekstene = new Map(
    historikk.flatMap(({ tekst }) =>
      tekst === undefined ? [] : [[`${tekst.tittel} ${tekst.ingress} ${tekst.tekst}`, tekst] as const],
    ),
  );
  for (const { sprak: of, tittel, ingress, tekst } of tekstene.values()) {
    tegner.heading('H3', `${ord.tekst}: `, { tekst: tittel, sprak: of });
    if (ingress !== '') tegner.paragraph({ tekst: ingress, sprak: of });
    if (tekst !== '') tegner.paragraph({ tekst, sprak: of });
  }
}

/** Left out where there are none: a company need not have a register of them. */
async function writeDelinger(tegner: Tegner, { sprak, delinger }: Samling): Promise<void> {
  const { delinger: ord, egneDelinger } = tekster[sprak];
  if (delinger.length === 0) return;
  tegner.heading('H2', ord.tittel);
  const dato = (dag: string | undefined) => (dag === undefined ? '' : formatDato(dag, sprak));
  await tegner.table(
    [
      { tittel: ord.hvem, bredde: 0.2 },
      { tittel: ord.forsikringer, bredde: 0.2 },
      { tittel: ord.hva, bredde: 0.34 },
      { tittel: ord.fra, bredde: 0.13 },
      { tittel: ord.til, bredde: 0.13 },
    ],
    delinger.map((deling) => {
      const { slag, sist, mottaker, formal, opplysninger, lov, fra, til, avsluttet } = deling;
      const hva = [opplysninger, formal, ...(lov === undefined ? [] : [lov])].join('\n');
      const words = [mottaker, listForsikringer(sprak, deling).join(', '), hva];
      if (slag !== undefined)
        return [
          ...words,
          sist === undefined ? '' : ord.sist(formatTidspunkt(sist, sprak)),
          egneDelinger[slag].til,
        ];
      // In the register's own words.
      return [
        ...words.map(norsk),
        dato(fra),
        avsluttet === undefined ? dato(til) : ord.avsluttet(dato(avsluttet)),
      ];
    }),
  );
}

async function writeKilder(tegner: Tegner, { sprak, kilder }: Samling): Promise<void> {
  const { kilder: ord, delnavn } = tekster[sprak];
  tegner.heading('H2', ord.tittel);
  await tegner.table(
    [
      { tittel: ord.hva, bredde: 0.26 },
      { tittel: ord.fra, bredde: 0.48 },
      { tittel: ord.hentet, bredde: 0.26 },
    ],
    kilder.map(({ del, fra, hentet }) => [
      delnavn[del].slice(0, 1).toUpperCase() + delnavn[del].slice(1),
      fra,
      formatTidspunkt(hentet, sprak),
    ]),
  );
}

function toKroner(belop: number | undefined, sprak: Samling['sprak']): string {
  return belop === undefined ? '' : formatKroner(belop, sprak);
}
