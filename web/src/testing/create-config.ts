import type { OversiktConfig } from '@portal/contract/oversikt-config.ts';

/** A minimal configuration, with the given changes. */
export function createConfig({
  lenker = {},
  innhold = {},
  featureFlags = {},
}: {
  lenker?: OversiktConfig['runtime']['lenker'];
  innhold?: Partial<OversiktConfig['oversiktConfig']>;
  featureFlags?: Partial<OversiktConfig['featureFlags']>;
} = {}): OversiktConfig {
  return {
    oversiktConfig: {
      finnerIkkeForsikringConfig: [],
      taskCards: { showBedriftsportal: false, skrytebokser: {} },
      showVedlikeholdsKalender: false,
      showSamtykkerMinProfil: true,
      kjop: { harReise: true, lenker: [] },
      medlemsprodukter: [],
      andreForsikringer: [],
      tilbakemelding: {},
      ...innhold,
    },
    runtime: {
      apiHost: '',
      timeoutUrl: '/privat/forsikring/oversikt?timeout=true',
      informasjonskapsler: { behandlingsansvarlig: 'Fjellstø AS', forhandsvalg: false },
      skadesakerJumpUrl: '/jump/seopp/skadesaker',
      skadesakerFallbackUrl: '/',
      lenker,
    },
    featureFlags: { 'nysalg-skade': true, 'direct-login': true, ...featureFlags },
  };
}
