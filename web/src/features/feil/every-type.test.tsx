import '../../styles/index.css';
import '../../themes/none.css';

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { BlockedContent } from './blocked-content.tsx';
import { ErrorContent, UncaughtErrorContent } from './error-content.tsx';

const kontaktinfo = { telefon: '22438634', epost: 'hei@fjellsto.example', apningstider: [] };
const props = { kontaktinfo, correlationId: 'ab-12' };

/** Each with the word in its lead that names the problem. */
const types = [
  ['feil generell', <ErrorContent key="a" type="generell" {...props} />, 'Noe har gått galt', 'Prøv igjen'],
  [
    'utilgjengelig',
    <ErrorContent key="b" type="utilgjengelig" {...props} />,
    'Tjenesten er utilgjengelig nå',
    '06.00',
  ],
  [
    'opptatt',
    <ErrorContent key="o" type="opptatt" {...props} />,
    'Tjenesten er utilgjengelig akkurat nå',
    'om litt',
  ],
  [
    'avsluttForsikring',
    <ErrorContent key="c" type="avsluttForsikring" {...props} />,
    'Du kan ikke avslutte denne forsikringen på nett',
    'avslutte',
  ],
  [
    'alleredeAvsluttet',
    <ErrorContent key="d" type="alleredeAvsluttet" {...props} />,
    'Forsikringen er allerede avsluttet',
    'ikke å gjøre noe mer',
  ],
  [
    'finnes',
    <ErrorContent key="e" type="finnes" {...props} />,
    'Du har allerede en tilsvarende forsikring',
    'to ganger',
  ],
  [
    'feil kanIkkeSeForsikringPaaNett',
    <ErrorContent key="f" type="kanIkkeSeForsikringPaaNett" {...props} />,
    'Du kan ikke se denne forsikringen på nett',
    'kan ikke vise den her',
  ],
  ['uventet', <UncaughtErrorContent key="g" {...props} />, 'Oisann, her skjedde det en feil', 'Prøv igjen'],
  [
    'under18',
    <BlockedContent key="h" type="under18" kontaktinfo={kontaktinfo} />,
    'Du må være 18 år for å kjøpe forsikring på nett',
    'Ta kontakt',
  ],
  [
    'sperret generell',
    <BlockedContent key="i" type="generell" kontaktinfo={kontaktinfo} />,
    'Du kan dessverre ikke kjøpe forsikring på nett',
    'Ta kontakt',
  ],
  [
    'lo',
    <BlockedContent key="j" type="lo" kontaktinfo={kontaktinfo} />,
    'Du kan dessverre ikke kjøpe forsikring på nett',
    'medlemsfordeler',
  ],
  [
    'uonsket',
    <BlockedContent key="k" type="uonsket" kontaktinfo={kontaktinfo} />,
    'Du kan dessverre ikke kjøpe forsikring på nett',
    'Ta kontakt',
  ],
  [
    'utenlandskBosted',
    <BlockedContent key="l" type="utenlandskBosted" kontaktinfo={kontaktinfo} />,
    'Du har bostedsadresse utenfor Norge',
    'Ta kontakt',
  ],
  [
    'sperret kanIkkeSeForsikringPaaNett',
    <BlockedContent key="m" type="kanIkkeSeForsikringPaaNett" kontaktinfo={kontaktinfo} />,
    'Du kan ikke se denne forsikringen på nett',
    'Ta kontakt',
  ],
] as const;

it.each(types)(
  '%s says what is wrong, how to reach us and where to go next (ERR-01 to ERR-21)',
  async (_, element, title, inLead) => {
    await page.viewport(800, 900);
    const { container } = await renderWithAnswers(element, {});
    await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect.element(page.getByText(inLead, { exact: false }).first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: '+47 22 43 86 34' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'hei@fjellsto.example' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Gå tilbake' }))
      .toHaveAttribute('href', '/privat/forsikring/oversikt');
    await expect
      .element(page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true }))
      .toHaveAttribute('href', '/privat/forsikring');
    const drawing = container.querySelector('[aria-hidden] > svg');
    expect(drawing?.getBoundingClientRect().height).toBeGreaterThan(100);
  },
);
