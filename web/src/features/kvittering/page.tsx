import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { AppHeader } from '../../frame/app-header.tsx';
import { track } from '../../lib/sporing/track.ts';
import { lenker } from '../../lib/lenker.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { PageColumn, PageHead } from '../../ui/page-column.tsx';
import { Anbefalinger } from '../anbefalinger/anbefalinger.tsx';
import { sampleAnswers } from './sample-answers.ts';
import { tekster } from './tekster.nb.ts';

const PRODUKT = 'BIL';
const navigation = {
  lenker: {},
  loginContext: undefined,
  nettbankUrl: undefined,
  antallTilbud: undefined,
  isEmbedded: true,
  activePath: lenker.oversikt,
  formToken: undefined,
};

/**
 * How a selling application shows its receipt in a bank's app with our shared parts: a menu without a back button,
 * recommendations for what was bought, and the event of the purchase. The portal has no receipts of its own: this is an
 * example for the catalogue, with sample answers.
 */
export function Kvittering() {
  const [client] = useState(createClient);
  useEffect(() => track('fullfortKjop', { produktType: PRODUKT, produktNavn: tekster.produktnavn }), []);
  return (
    <QueryClientProvider client={client}>
      <article>
        <AppHeader navigation={navigation} isReceipt />
      </article>
      <PageColumn>
        <PageHead heading={<h1>{tekster.tittel}</h1>} lead={tekster.ingress} />
        <Anbefalinger produkt={PRODUKT} />
      </PageColumn>
    </QueryClientProvider>
  );
}

function createClient() {
  const answers = new Map<string, unknown>(Object.entries(sampleAnswers));
  const client = createQueryClient(async ([name]) => answers.get(name));
  client.setQueryData(['getProduktanbefaling', { produkt: PRODUKT }], sampleAnswers.getProduktanbefaling);
  client.setQueryData(['getAvtaler'], sampleAnswers.getAvtaler);
  // No configuration: the example belongs to no brand.
  client.setQueryData(['getOversiktConfig'], null);
  client.setQueryData(['getTilbud'], sampleAnswers.getTilbud);
  client.setQueryData(['getKunde'], sampleAnswers.getKunde);
  return client;
}
