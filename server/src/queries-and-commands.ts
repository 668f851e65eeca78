import type { Configuration } from './config/configuration.ts';
import type { Environment } from './config/environment.ts';
import type { Command } from './core/commands.ts';
import type { Query } from './core/queries.ts';
import { ikkeMegCommand } from './features/aktivitet/command.ts';
import { aktivitetQuery } from './features/aktivitet/query.ts';
import { anbefalingerQuery } from './features/anbefalinger/query.ts';
import { updateAdresseCommand } from './features/adresse/command.ts';
import type { Postnummerregister } from './features/adresse/postnummer.ts';
import { kundeadresserQuery } from './features/adresse/query.ts';
import { avtalerQuery } from './features/avtaler/query.ts';
import { delingCommand, registrerteDelingerQuery } from './features/delinger/registrerte.ts';
import { delingerQuery } from './features/delinger/query.ts';
import { innloggingCommands } from './features/innlogginger/command.ts';
import { innloggingerQuery } from './features/innlogginger/query.ts';
import { kontaktinformasjonCommands } from './features/kontaktinformasjon/command.ts';
import { livkundeQuery } from './features/kontaktinformasjon/query.ts';
import { keepIkkeMeg } from './features/kontaktinformasjon/varsling/varsling.ts';
import { kostnaderQueries } from './features/kostnader/query.ts';
import { kundeQuery } from './features/kunde/query.ts';
import { oppgaverQueries } from './features/oppgaver/query.ts';
import { oppbevaringQuery } from './features/oppbevaring/query.ts';
import { oversiktConfigQuery } from './features/oversikt-config/query.ts';
import { jumpTokenCommand } from './features/skadesaker/command.ts';
import { samtykkeCommands } from './features/samtykke/command.ts';
import { getSamtykker } from './features/samtykke/get-samtykker.ts';
import { samtykkeQueries } from './features/samtykke/query.ts';
import { trackingIdQuery } from './features/sporing/query.ts';
import { tilbakemeldingCommands } from './features/tilbakemelding/command.ts';
import { deleteTilbudCommand } from './features/tilbud/command.ts';
import { sparebankCommand } from './features/sparebank/command.ts';
import { sparebankQueries } from './features/sparebank/query.ts';
import { tilbudQuery } from './features/tilbud/query.ts';
import { tilgjengelighetQuery } from './features/tilgjengelighet/query.ts';
import type { Flags } from './flags/open-flags.ts';
import { createSparebank } from './outside/sparebank/sparebank.ts';
import type { Parts } from './parts.ts';
import type { Database } from './persistence/database.ts';
import { sessionQueries } from './session/session-queries.ts';

interface FeatureDependencies {
  environment: Environment;
  configuration: Configuration;
  database: Database;
  flags: Pick<Flags, 'read'>;
  parts: Parts;
  postnummer: Postnummerregister;
  now: () => Date;
}

/** What the portal reads and writes: each query and command of a feature has its line here. */
export function listQueriesAndCommands(dependencies: FeatureDependencies) {
  const { configuration, environment, flags, parts, postnummer } = dependencies;
  const sparebank = createSparebank({ isProduction: environment.APP_ENV === 'prod' });
  const kostnader = kostnaderQueries(dependencies);
  const avtaler = avtalerQuery(sparebank);
  const queries: Query[] = [
    ...sessionQueries(parts.session, configuration),
    innloggingerQuery(parts.session.innlogginger, configuration),
    aktivitetQuery(parts.audit, configuration),
    delingerQuery(parts.audit, configuration),
    registrerteDelingerQuery(environment.outside.DATADELING !== undefined),
    oppbevaringQuery(dependencies),
    oversiktConfigQuery(configuration, flags),
    tilgjengelighetQuery(configuration),
    avtaler,
    ...Object.values(kostnader),
    ...sparebankQueries(sparebank),
    tilbudQuery(dependencies),
    ...oppgaverQueries,
    kundeQuery({ ...dependencies, getSamtykker: (context) => getSamtykker(parts.samtykke, context) }),
    livkundeQuery,
    kundeadresserQuery(postnummer),
    ...samtykkeQueries(parts.samtykke, configuration),
    anbefalingerQuery,
    trackingIdQuery(dependencies),
  ];
  const createJumpToken = jumpTokenCommand(parts.session.jumpTokens);
  const commands: Command[] = [
    deleteTilbudCommand(dependencies),
    createJumpToken,
    ...innloggingCommands(parts.session.innlogginger),
    ikkeMegCommand({
      audit: parts.audit,
      innlogginger: parts.session.innlogginger,
      tell: (session, row) => keepIkkeMeg(parts.varsling, session, row),
    }),
    sparebankCommand(sparebank),
    ...kontaktinformasjonCommands(parts.varsling),
    updateAdresseCommand,
    delingCommand(environment.outside.DATADELING !== undefined),
    ...samtykkeCommands(parts.samtykke),
    ...tilbakemeldingCommands(parts.tilbakemelding, configuration),
  ];
  return { queries, commands, avtaler, betalinger: kostnader.betalinger, createJumpToken };
}
