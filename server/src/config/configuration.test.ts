import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createTestLog } from '../testing/test-log.ts';
import { type Configuration, openConfiguration } from './configuration.ts';

const shipped = path.resolve(import.meta.dirname, '../../config');

let folder: string;
let log: ReturnType<typeof createTestLog>;
let opened: Configuration | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'configuration-'));
  cpSync(shipped, folder, { recursive: true });
  log = createTestLog();
});
afterEach(() => {
  opened?.close();
  opened = undefined;
  rmSync(folder, { recursive: true });
});

const open = (): Configuration =>
  (opened = openConfiguration({ configDir: folder, logger: log.logger, pollMs: 5 }));
/** Changes one field of a file, by its dotted path; `undefined` removes it. */
function edit(file: string, field: string, value: unknown): void {
  const full = path.join(folder, file);
  const content: unknown = JSON.parse(readFileSync(full, 'utf8'));
  const steps = field.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((at, step) => Reflect.get(Object(at), step), content);
  Reflect.set(Object(parent), last, value);
  writeFileSync(full, JSON.stringify(content));
}
type Wrong = [file: string, field: string, value: unknown, line: string];
const firstTitle = (configuration: Configuration) =>
  configuration.innhold()('sb1', 'nb').finnerIkkeForsikringConfig[0]?.title;

describe('at the start', () => {
  test.each<Wrong>([
    ['innhold/felles.json', 'kjop.harReise', undefined, 'felles.json: kjop.harReise'],
    [
      'innhold/felles.json',
      'taskCards.bedriftsportalUrl',
      'http://bedrift.example',
      'felles.json: taskCards.bedriftsportalUrl: is not an allowed link',
    ],
    [
      'innhold/felles.json',
      'finnerIkkeForsikringConfig.2.link.url',
      'javascript:alert(1)',
      'felles.json: finnerIkkeForsikringConfig.2.link.url: is not an allowed link',
    ],
    [
      'innhold/felles.json',
      'kjop.lenker.0.url',
      '/\\evil.example',
      'kjop.lenker.0.url: is not an allowed link',
    ],
    ['innhold/felles.json', 'kjop.lenker.0.kategori', 'fly', 'felles.json: kjop.lenker.0.kategori'],
    ['innhold/fremtind.json', 'bil', true, 'fremtind.json'],
    [
      'innhold/felles.json',
      'andreForsikringer.0.title',
      { nb: 'Kort', nn: '' },
      'felles.json: andreForsikringer.0.title.nn: ',
    ],
    [
      'innhold/felles.json',
      'andreForsikringer.0.title',
      { nb: 'Kort', sv: 'Kort' },
      'felles.json: andreForsikringer.0.title: ',
    ],
    [
      'oversikt.json',
      'driftsmelding',
      { nb: 'I natt', en: 'å'.repeat(301) },
      'oversikt.json: driftsmelding.en: ',
    ],
    ['oversikt.json', 'timeoutUrl', 'https://ola@portal.example', 'oversikt.json: timeoutUrl'],
    ['distributors/sb1.json', 'hosts', undefined, 'sb1.json: hosts'],
    [
      'distributors/sb1.json',
      'hosts',
      { prod: [], qa: [], test: [], dev: [] },
      'sb1.json: hosts: must hold a host name',
    ],
    [
      'distributors/sb1.json',
      'framing.nettbank.0',
      'http://nettbank.dnb.localhost:*',
      'sb1.json: framing: frames only pages of its own site',
    ],
    [
      'distributors/sb1.json',
      'framing.pageUrl',
      'https://nettbank.dnb.example/',
      'sb1.json: framing.pageUrl: is no page of the web bank',
    ],
    [
      'distributors/sb1.json',
      'framing',
      { site: 'bank.example', nettbank: [] },
      'sb1 has no host below its framing.site bank.example',
    ],
    [
      'distributors/sb1.json',
      'kontaktinfo.telfon',
      '22438634',
      'sb1.json: kontaktinfo: Unrecognized key: "telfon"',
    ],
    [
      'distributors/sb1.json',
      'kontaktinfo.domene',
      'https://www.bank.example',
      'sb1.json: kontaktinfo.domene: must be a host such as www.bank.no, without https://',
    ],
    [
      'distributors/sb1.json',
      'kontaktinfo.domene',
      'bank',
      'sb1.json: kontaktinfo.domene: must be a host such as www.bank.no, without https://',
    ],
    [
      'oversikt.json',
      'banker.2050.telfon',
      '22438634',
      'oversikt.json: banker.2050: Unrecognized key: "telfon"',
    ],
    [
      'distributors/sb1.json',
      'chatScript',
      { nb: 'https://chat.example/nb.js', en: 'https://chat.example/en.js' },
      'sb1.json: chatScript: must be the same in all languages',
    ],
    ...[
      'https://[::1',
      'https://',
      'https:hull',
      'https://bank.example:99999',
      'https://a@bank.example',
    ].flatMap((address): Wrong[] => [
      ['oversikt.json', 'securityTxt.contact.0', address, 'oversikt.json: securityTxt.contact.0: must be '],
      ['oversikt.json', 'securityTxt.policy', address, 'oversikt.json: securityTxt.policy: '],
      ['oversikt.json', 'securityTxt.encryption', address, 'oversikt.json: securityTxt.encryption: '],
    ]),
    [
      'oversikt.json',
      'securityTxt.policy',
      'https://bank.example/\nAlle',
      'oversikt.json: securityTxt.policy: ',
    ],
    ['oversikt.json', 'securityTxt.policy', '/regler', 'oversikt.json: securityTxt.policy: must be an https'],
    ...[
      'mailto:sikkerhet',
      'mailto:Sikkerhet<a@bank.example>',
      'mailto:a@bank.example?subject=\n',
      'tel:x',
    ].map((address): Wrong => [
      'oversikt.json',
      'securityTxt.contact.0',
      address,
      'oversikt.json: securityTxt.contact.0: must be ',
    ]),
    ...['https://bank.example:99999', 'https://256.1.1.1', 'https://.bank.example'].map((address): Wrong => [
      'oversikt.json',
      'apiHost',
      address,
      'oversikt.json: apiHost: must be an https origin without path',
    ]),
    ...['Kundeservice <kunde@bank.example>', 'bank.example', ' kunde@bank.example'].flatMap(
      (epost): Wrong[] => [
        [
          'distributors/sb1.json',
          'kontaktinfo.epost',
          epost,
          'sb1.json: kontaktinfo.epost: must be an e-mail',
        ],
        ['distributors/sb1.json', 'klage.epost', epost, 'sb1.json: klage.epost: must be an e-mail address'],
        ['oversikt.json', 'banker.2050.epost', epost, 'oversikt.json: banker.2050.epost: must be an e-mail'],
      ],
    ),
    ...['22 43 86 34 (8-16)', 'se nettsidene'].flatMap((telefon): Wrong[] => [
      ['distributors/sb1.json', 'kontaktinfo.telefon', telefon, 'sb1.json: kontaktinfo.telefon: must be a'],
      ['distributors/sb1.json', 'klage.telefon', telefon, 'sb1.json: klage.telefon: must be a telephone'],
      ['oversikt.json', 'banker.2050.telefon', telefon, 'oversikt.json: banker.2050.telefon: must be a'],
    ]),
    ...['bank.example.', '.bank.example', 'bank..example', '256.1.1.1'].map((host): Wrong => [
      'distributors/sb1.json',
      'hosts.prod.0',
      host,
      'sb1.json: hosts.prod.0: must be a host name in lower case',
    ]),
    ...['https://.sb1.localhost', 'https://a..sb1.localhost'].map((origin): Wrong => [
      'distributors/sb1.json',
      'framing.nettbank.0',
      origin,
      'sb1.json: framing.nettbank.0: must be an https origin without path',
    ]),
    ['oversikt.json', 'featureFlag', {}, 'oversikt.json: Unrecognized key: "featureFlag"'],
    [
      'distributors/sb1.json',
      'sprak',
      { tilbys: ['nb', 'en', 'nb'] },
      'sb1.json: sprak.tilbys: nb stands twice',
    ],
    [
      'innhold/felles.json',
      'tilbakemelding.tilbud',
      {
        oppfolging: [
          { type: 'text', label: 'Hvorfor?' },
          { type: 'text', label: 'Hva?', name: 'Hvorfor?' },
        ],
      },
      'felles.json: tilbakemelding.tilbud.oppfolging: Hvorfor? stands twice',
    ],
    [
      'innhold/felles.json',
      'tilbakemelding.tilbud',
      {
        oppfolging: [
          {
            type: 'radio',
            label: 'Hva?',
            options: [
              { label: 'Pris', value: 'a' },
              { label: 'Vilkår', value: 'a' },
            ],
          },
        ],
      },
      'felles.json: tilbakemelding.tilbud.oppfolging.0.options: a stands twice',
    ],
    ...['', ' ', '\u00A0'].flatMap((empty): Wrong[] => [
      ['distributors/sb1.json', 'navn', empty, 'sb1.json: navn: must not be empty'],
      ['distributors/sb1.json', 'kontaktinfo.navn', empty, 'sb1.json: kontaktinfo.navn: must not be empty'],
      [
        'distributors/sb1.json',
        'kontaktinfo.apningstider',
        [['Mandag', empty]],
        'sb1.json: kontaktinfo.apningstider.0.1: must not be empty',
      ],
      [
        'distributors/sb1.json',
        'klage',
        { navn: { nb: 'Klagenemnda', en: empty } },
        'sb1.json: klage.navn.en: must not be empty',
      ],
      [
        'distributors/sb1.json',
        'klage',
        { navn: 'Klagenemnda', adresse: empty },
        'sb1.json: klage.adresse: must not be empty',
      ],
      ['oversikt.json', 'banker.2050.navn', empty, 'oversikt.json: banker.2050.navn: must not be empty'],
      [
        'oversikt.json',
        'informasjonskapsler.behandlingsansvarlig',
        empty,
        'oversikt.json: informasjonskapsler.behandlingsansvarlig: must not be empty',
      ],
    ]),
    ...['\u0000', '\u0007', '\uD800', '\u202E'].map((character): Wrong => [
      'innhold/felles.json',
      'andreForsikringer.0.title',
      { nb: 'Kort', en: `Card${character}s` },
      'felles.json: andreForsikringer.0.title.en: holds a character that no page can show',
    ]),
    [
      'innhold/felles.json',
      'andreForsikringer.0.title',
      '\u200B',
      'felles.json: andreForsikringer.0.title: shows nothing',
    ],
  ])('%s with a wrong %s stops it with one line that names both', (file, field, value, line) => {
    edit(file, field, value);
    expect(open).toThrow(line);
  });

  test('a brand’s name and addresses may differ between languages', () => {
    edit('distributors/sb1.json', 'navn', { nb: 'Nordbanken', en: 'North Bank' });
    edit('distributors/sb1.json', 'nettbankUrl', { nb: '/nb', nn: '/nn', en: '/en' });
    const { distributors } = open();
    const { tekster } = distributors.forHost('sb1.localhost');
    expect(Object.values(tekster).map(({ navn, nettbankUrl }) => [navn, nettbankUrl])).toEqual([
      ['Nordbanken', '/nb'],
      ['Nordbanken', '/nn'],
      ['North Bank', '/en'],
    ]);
    expect(distributors.findNavn('sb1', 'en')).toBe('North Bank');
  });

  test.each([
    [{ userAgentToken: 'Bankapp/' }, { cookie: 'kfp-mobilapp', userAgentToken: 'Bankapp/' }],
    [{ cookie: 'bankapp' }, { cookie: 'bankapp', userAgentToken: 'KFPMobilApp/' }],
    [undefined, { cookie: 'kfp-mobilapp', userAgentToken: 'KFPMobilApp/' }],
  ])('a bank’s app needs one sign: %j', (mobilapp, read) => {
    edit('oversikt.json', 'mobilapp', mobilapp);
    expect(open().oversikt().mobilapp).toEqual(read);
  });

  test('the ways to report a hole and to reach customer service may be written as people write them', () => {
    const contact = [
      'https://bank.example/hull',
      'mailto:sikkerhet@bank.example?subject=Hull',
      'tel:+47-2243-8634',
    ];
    edit('oversikt.json', 'securityTxt.contact', contact);
    edit('oversikt.json', 'securityTxt.policy', 'https://bank.example/regler#hull');
    edit('distributors/sb1.json', 'kontaktinfo.telefon', '+47 22 43 86 34');
    edit('distributors/sb1.json', 'klage.telefon', '02300');
    edit('distributors/sb1.json', 'kontaktinfo.epost', '');
    expect(open().oversikt().securityTxt?.contact).toEqual(contact);
  });

  test.each([
    ['distributors/nybank.JSON', 'distributors/nybank.JSON: must end with .json'],
    ['innhold/sb1.json.txt', 'innhold/sb1.json.txt: must end with .json'],
    ['innhold/sb1', 'innhold/sb1: must end with .json'],
  ])('%s, which would never be read, stops it', (file, line) => {
    writeFileSync(path.join(folder, file), '{}');
    expect(open).toThrow(line);
  });

  test.each(['sb1.json~', '#sb1.json#', '.sb1.json.swp'])(
    'what an editor leaves is not asked for: %s',
    (name) => {
      writeFileSync(path.join(folder, 'distributors', name), '{');
      expect(open).not.toThrow();
    },
  );

  test.each([
    ['navn', '{ "navn": "Bank", "hosts": { "prod": [] }, "navn": "Ny" }'],
    ['hosts.prod', '{ "hosts": { "prod": ["a"], "test": [{}], "pr\\u006Fd": [] } }'],
    ['a.1.b', '{ "a": [{ "b": "\\"b\\": {" }, { "b": [1, {}], "c": "b", "b": 2 }] }'],
  ])('a %s that stands twice in a file stops it: the last would be taken', (field, text) => {
    writeFileSync(path.join(folder, 'distributors/sb1.json'), text);
    expect(open).toThrow(`distributors/sb1.json: ${field}: stands twice`);
  });

  test('content for a distributor that does not exist stops it', () => {
    writeFileSync(path.join(folder, 'innhold/ukjent.json'), '{}');
    expect(open).toThrow('there is no distributor ukjent');
  });

  test('a copy of a distributor’s file that keeps its short name stops it', () => {
    cpSync(path.join(folder, 'distributors/sb1.json'), path.join(folder, 'distributors/nybank.json'));
    edit('distributors/nybank.json', 'hosts', { prod: [], qa: [], test: [], dev: ['nybank.sb1.localhost'] });
    expect(open).toThrow('nybank.json: shortname: must be nybank, as the name of the file');
  });

  test.each(['', '{\n\n', '{\n  "timeoutUrl": \u00a0"/"\n}\n'])(
    '%j in place of JSON stops it with one line',
    (text) => {
      writeFileSync(path.join(folder, 'oversikt.json'), text);
      expect(open).toThrow(/^\S+oversikt\.json cannot be read: .+$/);
    },
  );

  test('a file that an editor has begun with a BOM is read', () => {
    const file = path.join(folder, 'oversikt.json');
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
    expect(open).not.toThrow();
  });

  test('a host in two environments of one distributor stops it too', () => {
    edit('distributors/dnb.json', 'hosts.test.0', 'dnb.localhost');
    expect(open).toThrow('host dnb.localhost stands twice');
  });

  test('a theme that web does not build stops it', () => {
    expect(() => openConfiguration({ configDir: folder, logger: log.logger, hasTheme: () => false })).toThrow(
      'there is no theme',
    );
  });
});

describe('in production', () => {
  /** Rewrites the shipped content with a bank's own addresses. */
  function adapt(): void {
    for (const file of globSync('**/*.json', { cwd: folder })) {
      const full = path.join(folder, file);
      const content = readFileSync(full, 'utf8')
        .replaceAll(/http:\/\/localhost:8000/g, 'https://bank.example')
        .replaceAll(/http:\/\/([a-z\d.]+)\.localhost:(?:\*|8000)/g, 'https://$1.example')
        .replaceAll(/"site": "(\w+)\.localhost"/g, '"site": "$1.example"');
      writeFileSync(full, content);
    }
  }
  const openForCustomers = (): Configuration =>
    (opened = openConfiguration({ configDir: folder, isProduction: true, logger: log.logger, pollMs: 5 }));
  const AREA = 'finnerIkkeForsikringConfig.0.description';

  test('a bank’s own content is taken, and the development’s is not', () => {
    expect(openForCustomers).toThrow(/distributors\/\w+\.json: [\w.]+: must be https in production/);
    adapt();
    expect(openForCustomers).not.toThrow();
  });

  test.each([
    ['distributors/sb1.json', 'loggUtUrl', 'http://localhost:8000/ut', 'must be https'],
    ['distributors/sb1.json', 'loggUtUrl', 'http://bank.example:8000/ut', 'must be https'],
    ['distributors/sb1.json', 'loggUtGoto', ['https://bank.example/', 'https://127.1/'], 'this machine'],
    ['distributors/sb1.json', 'nettbankUrl', 'https://LOCALHOST./', 'this machine'],
    ['distributors/sb1.json', 'chatScript', 'https://[::1]/chat.js', 'this machine'],
    ['distributors/sb1.json', 'consentScript', 'https://a.b.localhost:4000/', 'this machine'],
    ['distributors/dnb.json', 'framing', framing('http://nettbank.dnb.localhost:*'), 'must be https'],
    ['distributors/dnb.json', 'framing', framing('https://nettbank.dnb.localhost'), 'this machine'],
    ['oversikt.json', 'apiHost', 'https://api.localhost', 'this machine'],
    ['oversikt.json', 'skadesakerJumpUrl', 'https://[::ffff:127.0.0.1]/jump', 'this machine'],
    ['oversikt.json', 'timeoutUrl', 'https://0x7f000001/', 'this machine'],
    ['oversikt.json', 'lenker.kontakt', 'https://0/', 'this machine'],
    ['oversikt.json', 'informasjonskapsler.forhandsvalg', true, 'consent must be an active choice'],
    ['innhold/felles.json', 'kjop.lenker.0.url', 'http://bank.example:8000/', 'must be https'],
    ['innhold/felles.json', AREA, 'Se http://bank.example/hjelp', 'must be https'],
    ['innhold/felles.json', AREA, 'Se //localhost/hjelp', 'must be https'],
    [
      'innhold/fremtind.json',
      'kjop',
      { harReise: true, lenker: [link('http://a.example:8000/')] },
      'must be https',
    ],
  ])('%s with %s %j is refused by one line that names both: %s', (file, field, value, reason) => {
    adapt();
    edit(file, field, value);
    expect(openForCustomers).toThrow(new RegExp(`${file}: ${field}[\\w.]*: .*${reason}`));
  });

  test('a file that is changed while the portal runs is refused too', async () => {
    adapt();
    const configuration = openForCustomers();
    edit('oversikt.json', 'lenker.kontakt', 'http://localhost:8000/kontakt');
    await expect.poll(() => configuration.problems().join('')).toContain('lenker.kontakt');
    expect(configuration.oversikt().lenker.kontakt).toBe('https://bank.example/kontakt');
  });
});

function framing(origin: string) {
  return { site: 'dnb.localhost', nettbank: [origin], mobilbank: [] };
}
function link(url: string) {
  return { kategori: 'dyr', url, urlText: 'Kjøp' };
}

describe('content in several languages', () => {
  test('is given in each, and marked where it is in bokmål for want of it', () => {
    edit('innhold/felles.json', 'andreForsikringer.1.title', 'Bare på bokmål');
    const innhold = open().innhold();
    expect(innhold('sb1', 'en').andreForsikringer.slice(0, 2)).toMatchObject([
      { title: 'Credit card with travel insurance' },
      { title: 'Bare på bokmål', norsk: true },
    ]);
    expect(innhold('sb1', 'en').andreForsikringer[0]).not.toHaveProperty('norsk');
    expect(innhold('sb1', 'nb').andreForsikringer[1]).not.toHaveProperty('norsk');
  });

  test('of what the portal comes with lacks nothing', () => {
    const { innhold, oversikt, distributors } = open();
    const said = (['nn', 'en'] as const).map((sprak) => [
      distributors.list.map(({ shortname, tekster }) => [innhold()(shortname, sprak), tekster[sprak]]),
      oversikt(sprak),
    ]);
    expect(JSON.stringify(said)).not.toContain('norsk":');
  });

  test('counts the answers to a question by one name in all', () => {
    const innhold = open().innhold();
    const question = { type: 'text', label: { nb: 'Hva mangler?', en: 'What is missing?' } };
    edit('innhold/felles.json', 'tilbakemelding.oversikt.oppfolging', [question]);
    opened?.close();
    expect(open().innhold()('sb1', 'en').tilbakemelding.oversikt?.oppfolging).toEqual([
      { type: 'text', label: 'What is missing?', name: 'Hva mangler?' },
    ]);
    expect(innhold('sb1', 'en').tilbakemelding.oversikt?.oppfolging?.[0]?.name).toBe('fant');
  });

  test('reaches the page about the service', () => {
    edit('oversikt.json', 'driftsmelding', { nb: 'I natt er det stille', en: 'All is quiet tonight' });
    const { oversikt } = open();
    expect([oversikt().driftsmelding, oversikt('en').driftsmelding, oversikt('en').norsk]).toEqual([
      'I natt er det stille',
      'All is quiet tonight',
      undefined,
    ]);
    expect(oversikt('nn')).toMatchObject({ driftsmelding: 'I natt er det stille', norsk: true });
  });
});

describe('a distributor’s own content', () => {
  test('overrides the shared content, field by field', () => {
    const innhold = open().innhold();
    expect(innhold('sb1', 'nb').kjop.harReise).toBe(true);
    expect(innhold('fremtind', 'nb').kjop).toEqual({ harReise: false, lenker: [] });
    expect(innhold('fremtind', 'nb').andreForsikringer).toEqual(innhold('sb1', 'nb').andreForsikringer);
  });
});

describe('while running', () => {
  test('a change counts without a restart', async () => {
    const configuration = open();
    edit('innhold/felles.json', 'finnerIkkeForsikringConfig.0.title', 'Nytt spørsmål');
    await expect.poll(() => firstTitle(configuration)).toBe('Nytt spørsmål');
    edit('oversikt.json', 'featureFlags.nysalg-skade', false);
    await expect.poll(() => configuration.oversikt().featureFlags['nysalg-skade']).toBe(false);
    edit('distributors/sb1.json', 'hosts.test.0', 'ny.example');
    await expect.poll(() => configuration.distributors.forHost('ny.example').shortname).toBe('sb1');
    expect(configuration.problems()).toEqual([]);
  });

  test('a replaced file counts too, as editors and config maps do it', async () => {
    const file = path.join(folder, 'innhold/felles.json');
    const versions = ['Første', 'Andre'].map((title) => {
      const version = path.join(folder, 'innhold', `..${title}`);
      mkdirSync(version);
      edit('innhold/felles.json', 'finnerIkkeForsikringConfig.0.title', title);
      copyFileSync(file, path.join(version, 'felles.json'));
      return version;
    }) as [string, string];
    const data = path.join(folder, 'innhold/..data');
    symlinkSync(versions[0], data);
    rmSync(file);
    symlinkSync('..data/felles.json', file);
    const configuration = open();
    expect(firstTitle(configuration)).toBe('Første');

    symlinkSync(versions[1], `${data}_tmp`);
    renameSync(`${data}_tmp`, data);
    await expect.poll(() => firstTitle(configuration)).toBe('Andre');
  });

  test('an invalid file keeps the last valid version in use, and is logged once until it is fixed', async () => {
    const configuration = open();
    const before = firstTitle(configuration);
    edit('innhold/felles.json', 'finnerIkkeForsikringConfig.0.title', 'Skal ikke vises');
    edit('innhold/felles.json', 'taskCards.bedriftsportalUrl', 'ftp://bedrift.example');
    const line = expect.stringContaining('felles.json: taskCards.bedriftsportalUrl: is not an allowed link');
    await expect.poll(() => configuration.problems()).toEqual([line]);
    expect(firstTitle(configuration)).toBe(before);

    // A change in another part still takes effect, and the error is not logged again.
    edit('distributors/sb1.json', 'navn', 'Ny Bank Forsikring');
    await expect
      .poll(() => configuration.distributors.forHost('sb1.localhost').tekster.nb.navn)
      .toBe('Ny Bank Forsikring');
    expect(log.listEvents('configuration-refused')).toEqual([expect.objectContaining({ problem: line })]);

    edit('innhold/felles.json', 'finnerIkkeForsikringConfig.0.title', 'Nå er den riktig');
    edit('innhold/felles.json', 'taskCards.bedriftsportalUrl', 'https://bedrift.example');
    await expect.poll(() => firstTitle(configuration)).toBe('Nå er den riktig');
    expect(configuration.problems()).toEqual([]);
  });

  test('a missing or truncated file keeps the last valid version in use', async () => {
    const configuration = open();
    rmSync(path.join(folder, 'innhold/felles.json'));
    await expect.poll(() => configuration.problems()).toEqual([expect.stringContaining('felles.json')]);
    writeFileSync(path.join(folder, 'oversikt.json'), '{ "timeoutUrl"');
    await expect.poll(() => configuration.problems()).toHaveLength(2);
    expect(firstTitle(configuration)).toBeDefined();
    expect(configuration.oversikt().timeoutUrl).toBe('/privat/forsikring/oversikt?timeout=true');
  });

  test('a file that is put there under a name that is not read is told', async () => {
    const configuration = open();
    writeFileSync(path.join(folder, 'distributors/nybank.JSON'), '{}');
    await expect
      .poll(() => configuration.problems())
      .toEqual([expect.stringContaining('nybank.JSON: must end with .json')]);
  });

  test('a host claimed twice makes all distributors invalid, and the previous ones stay in use', async () => {
    const configuration = open();
    edit('distributors/sb1.json', 'hosts.test.0', 'dnb.localhost');
    await expect.poll(() => configuration.problems()).toEqual([expect.stringContaining('dnb.localhost')]);
    expect(configuration.distributors.forHost('dnb.localhost').shortname).toBe('dnb');
  });
});
