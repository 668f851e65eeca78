import type { Klageinfo } from '@portal/contract/auth.ts';

import { ContactDetails } from '../../frame/contact-details.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { ofInnhold } from '../../lib/norsk.ts';
import { parseLink } from '../../lib/link-rule.ts';
import { withElement } from '../../lib/with-element.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { PageHead } from '../../ui/page-column.tsx';
import { ReadingColumn, ReadingPart } from '../../ui/reading-column.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';

export const title = tekster.tittel;

/** How to complain, and to whom. Public, with or without login: nothing here is about a customer. */
export function Page() {
  const info = useAnswer('getClientContext').data?.info;
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  const selskap = useAnswer('getOversiktConfig').data?.runtime.informasjonskapsler.behandlingsansvarlig;
  const { forst, skriftlig, nemnda, rettigheter, banken } = tekster;
  const bank = parseLink(info?.nettbankUrl);
  return (
    <ReadingColumn>
      <PageHead heading={<h1>{tekster.tittel}</h1>} lead={tekster.ingress} />
      <ReadingPart heading={forst.tittel}>
        <p>{forst.tekst}</p>
        {kontaktinfo && <ContactDetails kontaktinfo={kontaktinfo} />}
      </ReadingPart>
      <ReadingPart heading={skriftlig.tittel}>
        <p>{skriftlig.tekst(selskap ?? skriftlig.selskapet)}</p>
        {info?.klage ? (
          <Mottaker klage={info.klage} />
        ) : (
          kontaktinfo && (
            <>
              <p>{skriftlig.utenAdresse}</p>
              <ContactDetails kontaktinfo={kontaktinfo} />
            </>
          )
        )}
        <p>{skriftlig.svar}</p>
      </ReadingPart>
      <ReadingPart heading={nemnda.tittel}>
        <p>{nemnda.tekst}</p>
        <p>{nemnda.frist}</p>
        <p>
          <ExternalLink href={nemnda.url}>{nemnda.lenke}</ExternalLink>
        </p>
        <ContactDetails kontaktinfo={{ telefon: nemnda.telefon, apningstider: [] }} />
        <p>{nemnda.adresse}</p>
      </ReadingPart>
      <ReadingPart heading={rettigheter.tittel}>
        <ul className={styles['list']}>
          {rettigheter.punkter.map((punkt) => (
            <li key={punkt}>{punkt}</li>
          ))}
        </ul>
        <p>
          {withElement(
            rettigheter.personvern,
            <ExternalLink href={rettigheter.datatilsynetUrl}>{rettigheter.datatilsynet}</ExternalLink>,
          )}
        </p>
      </ReadingPart>
      {bank && (
        <ReadingPart heading={banken.tittel}>
          <p>{banken.tekst}</p>
          <p>
            <CheckedLink link={bank}>{banken.lenke}</CheckedLink>
          </p>
        </ReadingPart>
      )}
    </ReadingColumn>
  );
}

/** The insurer's contact for complaints, from the brand's file. */
function Mottaker({ klage: { navn, telefon, epost, adresse, skjemaUrl, norsk } }: { klage: Klageinfo }) {
  const skjema = parseLink(skjemaUrl);
  return (
    <div className={styles['receiver']}>
      <p>
        {tekster.skriftlig.send} <strong {...ofInnhold({ norsk })}>{navn}</strong>
        {adresse !== undefined && `, ${adresse}`}
      </p>
      <ContactDetails kontaktinfo={{ telefon, epost, apningstider: [] }} />
      {skjema && (
        <p>
          <CheckedLink link={skjema}>{tekster.skriftlig.skjema}</CheckedLink>
        </p>
      )}
    </div>
  );
}
