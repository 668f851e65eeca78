import type { Kysely } from 'kysely';

import * as session from './migrations/0001-session.ts';
import * as jumpToken from './migrations/0002-jump-token.ts';
import * as samtykke from './migrations/0003-samtykke.ts';
import * as tilbakemelding from './migrations/0004-tilbakemelding.ts';
import * as sporing from './migrations/0005-sporing.ts';
import * as logoutToken from './migrations/0006-logout-token.ts';
import * as revisjonsspor from './migrations/0007-revisjonsspor.ts';
import * as sessionDevice from './migrations/0008-session-device.ts';
import * as samtykketekst from './migrations/0009-samtykketekst.ts';
import * as revisjonssporAntall from './migrations/0010-revisjonsspor-antall.ts';
import * as keptForm from './migrations/0011-kept-form.ts';
import * as varsel from './migrations/0012-varsel.ts';
import * as oneLanguage from './migrations/0013-one-language.ts';
import * as tilbudCount from './migrations/0014-tilbud-count.ts';
import * as avtaleCounts from './migrations/0015-avtale-counts.ts';
import * as revisjonssporInnlogging from './migrations/0016-revisjonsspor-innlogging.ts';
import * as samtykketekstSprak from './migrations/0017-samtykketekst-sprak.ts';
import * as sessionIdentified from './migrations/0018-session-identified.ts';
import * as worksWithReleased from './migrations/0019-works-with-released.ts';
import * as tilbakemeldingDay from './migrations/0020-tilbakemelding-day.ts';

export interface Migration {
  up: (database: Kysely<unknown>) => Promise<void>;
  /**
   * The last migration that a version must know to work with the result: that of the version released before (in
   * CHANGELOG.md), which a rolling deploy and a rollback need. Left out: only versions that know this one work with it.
   */
  worksWith?: string;
}

/** By name, in order. */
export type Migrations = Record<string, Migration>;

/** Forward only: a released migration is never edited; a mistake is fixed by a new one. */
export const migrations: Migrations = {
  '0001-session': session,
  '0002-jump-token': jumpToken,
  '0003-samtykke': samtykke,
  '0004-tilbakemelding': tilbakemelding,
  '0005-sporing': sporing,
  '0006-logout-token': logoutToken,
  '0007-revisjonsspor': revisjonsspor,
  '0008-session-device': sessionDevice,
  '0009-samtykketekst': samtykketekst,
  '0010-revisjonsspor-antall': revisjonssporAntall,
  '0011-kept-form': keptForm,
  '0012-varsel': varsel,
  '0013-one-language': oneLanguage,
  '0014-tilbud-count': tilbudCount,
  '0015-avtale-counts': avtaleCounts,
  '0016-revisjonsspor-innlogging': revisjonssporInnlogging,
  '0017-samtykketekst-sprak': samtykketekstSprak,
  '0018-session-identified': sessionIdentified,
  '0019-works-with-released': worksWithReleased,
  '0020-tilbakemelding-day': tilbakemeldingDay,
};
