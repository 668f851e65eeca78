import { endpoints } from '@portal/contract/endpoints.ts';
import { dumpTable } from '../../../server/src/testing/database-dump.ts';
import { FRESH_LOGIN_SECONDS } from '../../../server/src/session/innlogginger.ts';
import { createTestBrowser, type TestBrowser } from '../../../server/src/testing/test-browser.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import type { Proof } from './proof.ts';
import { startProofPortal } from './proof-portal.ts';

const COOKIE = 'forsikringsoversikt';
const IDLE_SECONDS = 900;
const MAX_SECONDS = 28_800;

export const proveSession: Proof = {
  name: 'session',
  claim:
    'A session is new at each login, ends by either limit and by logout here or elsewhere, and its cookie stands nowhere but with the browser',
  async prove(services, { weaken }) {
    // Weakened: the idle limit is as long as the longest session.
    const idle = weaken ? MAX_SECONDS : IDLE_SECONDS;
    const portal = await startProofPortal(services, {
      variables: { SESSION_IDLE_SECONDS: String(idle), SESSION_MAX_SECONDS: String(MAX_SECONDS) },
    });
    const failures: string[] = [];
    let checks = 0;
    const expect = (what: string, holds: boolean): void => {
      checks += 1;
      if (!holds) failures.push(what);
    };
    const isLoggedIn = async (browser: TestBrowser): Promise<boolean> =>
      (await browser.get(endpoints.getSession.path)).statusCode === 200;
    const withCookie = (value: string): TestBrowser => {
      const browser = createTestBrowser(portal.app);
      browser.cookies.set(COOKIE, value);
      return browser;
    };

    const planted = 'A'.repeat(43);
    const fixed = await portal.logIn(undefined, withCookie(planted));
    const cookie = fixed.cookies.get(COOKIE) ?? '';
    expect('a planted cookie is taken over at login', cookie !== planted && cookie.length === 43);
    expect('a planted cookie opens the session', !(await isLoggedIn(withCookie(planted))));

    const { kfpSessionId } = (await fixed.get(endpoints.getSessionStatus.path)).json<{
      kfpSessionId: string;
    }>();
    expect('the public id is the cookie’s value', kfpSessionId !== cookie);
    expect('the public id opens the session', !(await isLoggedIn(withCookie(kfpSessionId))));
    const dump = await dumpTable(portal.database, 'session');
    const bytes = Buffer.from(cookie, 'base64url');
    expect('the cookie’s value is stored', !dump.includes(cookie) && !dump.includes(bytes.toString('hex')));
    expect('the anti-forgery token is stored', !dump.includes(fixed.cookies.get('XSRF-TOKEN') ?? '-'));
    expect('the national id is readable where it is stored', !dump.includes(fodselsnumre.standard));

    await portal.logIn(undefined, fixed);
    expect('a new login keeps the old cookie', fixed.cookies.get(COOKIE) !== cookie);
    expect('a new login leaves the old session open', !(await isLoggedIn(withCookie(cookie))));

    portal.clock.advance(IDLE_SECONDS - 1);
    expect('a session in use ends before its idle limit', await isLoggedIn(fixed));
    portal.clock.advance(IDLE_SECONDS + 1);
    expect('a session left idle lives on', !(await isLoggedIn(fixed)));

    const busy = await portal.logIn();
    for (let used = 0; used < MAX_SECONDS - 800; used += 800) {
      portal.clock.advance(800);
      if (!(await isLoggedIn(busy))) expect(`a session in use has ended after ${used} s`, false);
    }
    portal.clock.advance(801);
    expect('a session in use outlives the absolute limit', !(await isLoggedIn(busy)));

    const leaving = await portal.logIn();
    const stolen = leaving.cookies.get(COOKIE) ?? '';
    expect('the session opens before logout', await isLoggedIn(withCookie(stolen)));
    await leaving.write('POST', endpoints.logout.path, {});
    expect('a cookie opens the session after logout', !(await isLoggedIn(withCookie(stolen))));

    const [here, there] = [await portal.logIn(), await portal.logIn()];
    const kept = there.cookies.get(COOKIE) ?? '';
    const { kfpSessionId: id } = (await there.get(endpoints.getSessionStatus.path)).json<{
      kfpSessionId: string;
    }>();
    portal.clock.advance(FRESH_LOGIN_SECONDS);
    await here.write('POST', endpoints.endInnlogging.path, { id });
    await here.write('POST', endpoints.endOtherInnlogginger.path);
    expect('an old login ends another of the same customer’s', await isLoggedIn(there));
    await portal.logIn(undefined, here);
    await here.write('POST', endpoints.endInnlogging.path, { id });
    expect('a cookie opens a session that was ended from another', !(await isLoggedIn(withCookie(kept))));
    expect('to end another ends one’s own', await isLoggedIn(here));
    await portal.close();
    return { figures: { checks }, failures };
  },
};
