import fc from 'fast-check';
import { endpoints } from '@portal/contract/endpoints.ts';
import { type Samtykketekster, tekstversjonSchema } from '@portal/contract/samtykke.ts';
import type { TestBrowser } from '../../../server/src/testing/test-browser.ts';
import type { Proof } from './proof.ts';
import { BANKKUNDE, STANDARD, startProofPortal } from './proof-portal.ts';

const TEKSTER = `${endpoints.getSamtykketekster.path}?bankkunde=false`;
/** One made-up version for this many cases. */
const SHARE = 10;

export const proveConsents: Proof = {
  name: 'consents',
  claim: 'A consent is taken only of a text that its customer was shown, and kept with the words of it',
  async prove(attack) {
    const { cases, weaken, figures, failures } = attack;
    const portal = await startProofPortal(attack);
    let refused = 0;
    const say = (browser: TestBrowser, tekstversjon?: string) =>
      browser.write('POST', endpoints.updateSamtykke.path, {
        marketingConsentApproved: true,
        ...(tekstversjon !== undefined && { tekstversjon }),
      });
    const expectRefused = async (what: string, status: number, browser: TestBrowser, versjon?: string) => {
      const { statusCode } = await say(browser, versjon);
      if (statusCode === status) refused += 1;
      else failures.push(`${what} was answered with ${statusCode}`);
    };

    const mine = await portal.logIn(STANDARD);
    // Weakened: every visit has already been shown every text.
    if (weaken) await mine.get(TEKSTER);
    await expectRefused('a consent to a text that was never shown', 409, mine);
    const tekster = (await mine.get(TEKSTER)).json<Samtykketekster>();
    const [shown, other] = ['MARKETING', 'CROSS_DOMAIN'].map((slag) =>
      tekster.find(({ samtykke }) => samtykke === slag),
    );
    await expectRefused('the version of another consent', 400, mine, other?.versjon);
    const isInvented = (versjon: string): boolean =>
      tekstversjonSchema.safeParse(versjon).success && versjon !== shown?.versjon;
    const invented = fc
      .stringMatching(/^[\w.-]{1,50}$/)
      .map((versjon) => versjon.trim())
      .filter(isInvented);
    for (const versjon of fc.sample(invented, Math.ceil(cases / SHARE)))
      await expectRefused(`the invented version ${versjon}`, 400, mine, versjon);
    const bankkunde = await portal.logIn(BANKKUNDE);
    await bankkunde.get(TEKSTER);
    await expectRefused('a consent that is given in the bank', 409, bankkunde);
    await expectRefused('a consent that is given in the bank', 409, bankkunde, shown?.versjon);

    const before = await listKept(portal.database);
    if ((await say(mine)).statusCode !== 200) failures.push('a consent to what was shown last was refused');
    const kept = await listKept(portal.database);
    if (before.length > 0) failures.push(`${before.length} consents were kept that nobody could give`);
    const [last] = kept.slice(before.length);
    if (last?.tekst !== shown?.tekst || last?.versjon !== shown?.versjon)
      failures.push('what was kept is not what was shown');
    Object.assign(figures, { 'consents refused': refused, 'consents kept': kept.length });
  },
};

const listKept = (database: Awaited<ReturnType<typeof startProofPortal>>['database']) =>
  database
    .selectFrom('samtykkeendring')
    .leftJoin('samtykketekst', 'samtykketekst.id', 'samtykkeendring.tekst_id')
    .select(['samtykketekst.tekst', 'samtykketekst.versjon'])
    .orderBy('samtykkeendring.id')
    .execute();
