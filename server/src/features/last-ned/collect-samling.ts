import type { AnswerOf, QueryName } from '@portal/contract/endpoints.ts';
import { formatMangel } from '@portal/contract/format-mangel.ts';
import { type Grunn, listMangler, type Mangler, type Samlingsdel } from '@portal/contract/rules/mangler.ts';
import { SAMLING_VERSJON, type Samling } from '@portal/contract/samling.ts';
import { findFlag } from '@portal/contract/rules/find-flag.ts';

import type { Distributors } from '../../config/distributors.ts';
import type { Answers } from '../../core/answers.ts';
import type { AuditTrail } from '../../core/audit-trail.ts';
import type { CustomerContext } from '../../core/queries.ts';
import { formatTidspunkt } from '../../format.ts';
import { hasSparebank } from '../../session/has-sparebank.ts';
import { listEgneDelinger } from './list-egne-delinger.ts';
import { listHistorikk, type HistorikkDependencies } from './list-historikk.ts';
import { tekster } from './tekster.ts';

export interface SamlingDependencies extends HistorikkDependencies {
  answers: Pick<Answers, 'openPage'>;
  audit: Pick<AuditTrail, 'listPage'>;
  distributors: Pick<Distributors, 'findNavn'>;
  now: () => Date;
}

const TRAIL_PAGE = 500;

/**
 * All that the portal can tell of the customer now, by the same queries as its pages. What fails costs itself alone,
 * and is named in `mangler`.
 * @param options.skjema address of the schema
 * @param options.medFodselsnummer the customer asked for the national id to stand in it
 * @param options.onError hears why a part could not be read from the portal's own tables
 */
export async function collectSamling(
  dependencies: SamlingDependencies,
  context: CustomerContext,
  {
    skjema,
    medFodselsnummer,
    onError,
  }: { skjema: string; medFodselsnummer: boolean; onError: (error: unknown, part: Samlingsdel) => void },
): Promise<Samling> {
  const { answers, audit, now, distributors } = dependencies;
  const { sprak, session, distributor } = context;
  const laget = now().toISOString();
  const mangler: Mangler[] = [];
  const miss = (del: Samlingsdel, grunn: Grunn = 'FEILET'): undefined => {
    mangler.push({ del, grunn });
  };
  const page = answers.openPage(context);

  /** Undefined for what failed. */
  async function ask<Name extends QueryName>(name: Name): Promise<AnswerOf<Name> | undefined> {
    const settled = await page.settle([name]);
    return settled.state === 'ok' ? (settled.value as AnswerOf<Name>) : undefined;
  }
  async function read<Value>(del: Samlingsdel, value: Promise<Value>): Promise<Value | undefined> {
    return value.catch((error: unknown) => {
      onError(error, del);
      return miss(del);
    });
  }
  const toNavn = (shortname: string) => distributors.findNavn(shortname, sprak) ?? shortname;

  const kundeAsked = ask('getKunde');
  const [
    avtaler,
    priser,
    betalinger,
    tilbud,
    kunde,
    samtykker,
    reservasjon,
    registrerte,
    andreDelinger,
    logins,
    historikk,
    aktivitet,
  ] = await Promise.all([
    ask('getAvtaler'),
    ask('getPriser'),
    ask('getBetalinger'),
    ask('getTilbud'),
    kundeAsked,
    ask('getSamtykker'),
    ask('getReservasjon'),
    ask('getRegistrerteDelinger'),
    ask('getDelinger'),
    ask('getInnlogginger'),
    read('SAMTYKKER', listHistorikk(dependencies, session, toNavn)),
    read('AKTIVITET', listTrail()),
  ]);
  // Only customers with a customer number have addresses; the life register knows some of the others. Nobody knows it of
  // a customer whose record did not come.
  const isRegisterkunde = kunde?.niceKundenummer !== undefined;
  const adresser = isRegisterkunde ? await ask('getKundeadresser') : kunde && [];
  const livkunde = kunde !== undefined && !isRegisterkunde ? await ask('getLivkunde') : undefined;
  page.close(false);

  mangler.push(...listMangler({ avtaler, priser, betalinger, tilbud }));
  if (kunde === undefined || (!isRegisterkunde && livkunde === undefined)) miss('KUNDE');
  else if (kunde.uleselig ?? livkunde?.uleselig ?? kunde.niceKundenummer === '')
    miss('KUNDE', 'UFULLSTENDIG');
  if (adresser === undefined) miss('ADRESSER');
  if (samtykker === undefined || samtykker.utilgjengelig === true) miss('SAMTYKKER');
  if (reservasjon === undefined) miss('RESERVASJON');
  if (registrerte === undefined || andreDelinger === undefined) miss('DELINGER');
  else if (registrerte.ufullstendig) miss('DELINGER', 'UFULLSTENDIG');
  if (logins === undefined) miss('INNLOGGINGER');

  async function listTrail(): Promise<Samling['aktivitet']> {
    const rows: Samling['aktivitet'] = [];
    for (let before: string | undefined; ;) {
      const some = await audit.listPage(session, {
        ...(before !== undefined && { before }),
        limit: TRAIL_PAGE,
      });
      for (const { created_at, command, reference, outcome, writes, device, ...row } of some)
        rows.push({
          tidspunkt: created_at.toISOString(),
          handling: command,
          selskap: toNavn(row.distributor),
          referanse: reference,
          ...(outcome !== null && { utfall: outcome }),
          antall: writes,
          ...(device !== null && { enhet: device }),
        });
      before = some.at(-1)?.id;
      if (some.length < TRAIL_PAGE) return rows;
    }
  }

  const { opphav } = tekster[sprak];
  const egneDelinger = listEgneDelinger(sprak, {
    hasSparebank: hasSparebank(context),
    andre: andreDelinger,
  });
  const finansforetak = [avtaler, priser, betalinger, tilbud];
  return {
    $schema: skjema,
    versjon: SAMLING_VERSJON,
    laget,
    sprak,
    selskap: distributor.tekster[sprak].navn,
    mangler: mangler.map((mangel) => ({
      ...mangel,
      tidspunkt: laget,
      tekst: formatMangel(tekster[sprak], mangel, formatTidspunkt(laget, sprak)),
    })),
    kilder: listKilder(),
    kunde: {
      navn: kunde?.navn ?? session.customer.navn,
      ...(medFodselsnummer && { fodselsnummer: session.customer.fodselsnummer }),
      kundenummer: kunde?.niceKundenummer || undefined,
      epostAdresse: kunde?.kontaktInformasjon.epostAdresse,
      mobilNummer: kunde?.kontaktInformasjon.mobilNummer,
      isLoMedlem: findFlag(kunde, 'isLoMedlem'),
      isBankkunde: findFlag(kunde, 'isBankkunde'),
      ...(livkunde?.finnesProlifeKunde === true && {
        liv: { epost: livkunde.epost, telefon: livkunde.telefon },
      }),
      adresser: adresser ?? [],
    },
    avtaler: avtaler?.avtaler ?? [],
    sum: {
      ...(typeof avtaler?.monthlySum === 'number' && { monthlySum: avtaler.monthlySum }),
      ...(typeof avtaler?.yearlySum === 'number' && { yearlySum: avtaler.yearlySum }),
    },
    priser: priser?.priser ?? [],
    betalinger: betalinger?.betalinger ?? [],
    tilbud: tilbud?.tilbud ?? [],
    samtykker: { na: samtykker, reservasjon, historikk: historikk ?? [] },
    delinger: [...(registrerte?.delinger ?? []), ...egneDelinger],
    innlogginger: logins?.innlogginger ?? [],
    aktivitet: aktivitet ?? [],
  };

  function listKilder(): Samling['kilder'] {
    const deler = ['AVTALER', 'PRISER', 'BETALINGER', 'TILBUD'] as const;
    const ofSources = deler.flatMap((del, index) =>
      (finansforetak[index]?.sources ?? [])
        .filter(({ state }) => state === 'ok' || state === 'incomplete')
        .map(({ systemSource }) => ({ del, fra: opphav.kilder[systemSource], hentet: laget })),
    );
    const isSparebankRead = avtaler?.sparebank === 'ok' || avtaler?.sparebank === 'incomplete';
    const isSamtykkerRead = samtykker !== undefined && samtykker.utilgjengelig !== true;
    const { andre } = opphav;
    const sparebanken = tekster[sprak].egneDelinger.SPAREBANK.hvem;
    const others = [
      ['AVTALER', isSparebankRead || undefined, sparebanken],
      ['KUNDE', kunde, andre.KUNDE],
      ['ADRESSER', isRegisterkunde ? adresser : undefined, andre.ADRESSER],
      ['SAMTYKKER', isSamtykkerRead ? samtykker : undefined, andre.SAMTYKKER],
      ['SAMTYKKER', isSamtykkerRead ? undefined : historikk?.[0], andre.EGNE_VALG],
      // A choice that waits is told whether the register answered or not.
      ['RESERVASJON', reservasjon, reservasjon?.ubekreftet ? andre.EGNE_VALG : andre.RESERVASJON],
      // A company need not have such a register.
      ['DELINGER', registrerte?.delinger[0], andre.DELINGER],
      ['DELINGER', egneDelinger[0], andre.EGNE_DELINGER],
      ['INNLOGGINGER', logins, andre.INNLOGGINGER],
      ['AKTIVITET', aktivitet, andre.AKTIVITET],
    ] as const;
    return [
      ...ofSources,
      ...others.flatMap(([del, value, fra]) => (value === undefined ? [] : { del, fra, hentet: laget })),
    ];
  }
}
