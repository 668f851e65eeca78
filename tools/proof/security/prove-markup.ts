import {
  BASE_PATH,
  INNLOGGINGER_PATH,
  LAST_NED_PATH,
  PROFIL_PATH,
  SKADESAKER_JUMP_PATH,
} from '@portal/contract/paths.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { MARKUP, startMarkupSource } from './markup-source.ts';
import type { Proof } from './proof.ts';
import { startProofPortal } from './proof-portal.ts';

/** Of the markup, as none may come out. */
const RAW = ['<xss-', '"><xss', 'href="javascript:', 'action="javascript:', '\u2028</title><'];
const customers = [fodselsnumre.standard, fodselsnumre.loMedlem, fodselsnumre.sparebank, fodselsnumre.utland];
const pages = [
  ...['', '/tilbud', '/kjopsinnganger', '/andre-forsikringer', SKADESAKER_JUMP_PATH].map(
    (path) => BASE_PATH + path,
  ),
  PROFIL_PATH,
  INNLOGGINGER_PATH,
  LAST_NED_PATH,
];

export const proveMarkup: Proof = {
  name: 'markup',
  claim: 'Markup in any text from outside is shown as text, in the page, its data and the API',
  async prove(attack) {
    const { weaken, figures, failures } = attack;
    const source = await startMarkupSource(attack.simulatorsUrl);
    attack.undo(source.close);
    const portal = await startProofPortal(attack, { variables: source.variables });
    let shown = 0;
    let looked = 0;
    for (const fodselsnummer of customers) {
      const browser = await portal.logIn(fodselsnummer);
      for (const page of pages) {
        for (const how of ['?komplett', '']) {
          const answer = await browser.get(page + how, { accept: 'text/html' });
          // Weakened: a page that inserts texts unescaped.
          const body = weaken ? answer.body.replaceAll('&lt;', '<') : answer.body;
          looked += 1;
          if (answer.statusCode !== 200) failures.push(`${page}${how} is not there to look at`);
          shown += body.split('xss-element').length - 1;
          for (const raw of RAW) if (body.includes(raw)) failures.push(`${page}${how} holds ${raw}`);
          const blocks = [...body.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs)];
          for (const [, json = ''] of blocks) {
            // Whole: what is broken out of ends the proof here.
            JSON.parse(json);
            if (json.includes('<')) failures.push(`${page}${how}: a data block can be broken out of`);
          }
        }
      }
      for (const { method, url } of portal.routes) {
        if (method !== 'GET' || !url.startsWith('/api/')) continue;
        const { headers, body } = await browser.get(`${url}?produkt=BIL&bankkunde=false`);
        looked += 1;
        if (!body.includes('xss-element')) continue;
        shown += 1;
        if (
          !String(headers['content-type']).startsWith('application/json') ||
          headers['x-content-type-options'] !== 'nosniff'
        )
          failures.push(`${url}: a browser could take the answer for a page`);
      }
    }
    if (shown < 20) failures.push(`the markup came no further than ${shown} times: the proof proves nothing`);
    Object.assign(figures, {
      'characters of markup': MARKUP.length,
      'texts spoiled': source.countChanged(),
      'answers looked at': looked,
      'times shown': shown,
    });
  },
};
