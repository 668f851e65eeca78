import type { Brudd as BruddType } from '@portal/contract/tilgjengelighet.ts';

import { ContactDetails } from '../../frame/contact-details.tsx';
import { useAnswer } from '../../lib/answers.tsx';
import { formatDato } from '../../lib/format/dato.ts';
import { parseLink } from '../../lib/link-rule.ts';
import { ofInnhold } from '../../lib/norsk.ts';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { PageHead } from '../../ui/page-column.tsx';
import { ReadingColumn, ReadingPart } from '../../ui/reading-column.tsx';
import styles from './page.module.css';
import { tekster } from './tekster.nb.ts';

export const title = tekster.tittel;

/** The operator's accessibility statement. Public, with or without login: nothing here is about a customer. */
export function Page() {
  const { erklaering, lenke } = useAnswer('getTilgjengelighet').data ?? {};
  const kontaktinfo = useAnswer('getKontaktinfo').data;
  const { status, brudd, siFra, tilsyn } = tekster;
  const elsewhere = parseLink(lenke);
  return (
    <ReadingColumn>
      <PageHead heading={<h1>{tekster.overskrift}</h1>} lead={tekster.ingress} />
      <ReadingPart heading={status.tittel}>
        {erklaering ? (
          <>
            <p>{status[erklaering.samsvar](erklaering.standard)}</p>
            <p {...ofInnhold(erklaering)}>{erklaering.vurdering}</p>
            <p>{status.vurdert(formatDato(erklaering.vurdert) ?? erklaering.vurdert)}</p>
          </>
        ) : (
          <p>{status.mangler}</p>
        )}
        {elsewhere && (
          <p>
            <CheckedLink link={elsewhere}>{status.lenke}</CheckedLink>
          </p>
        )}
      </ReadingPart>
      {erklaering !== undefined && erklaering.brudd.length > 0 && (
        <ReadingPart heading={brudd.tittel}>
          <ul role="list" className={styles['list']}>
            {erklaering.brudd.map((one) => (
              <Brudd key={one.title} brudd={one} />
            ))}
          </ul>
        </ReadingPart>
      )}
      <ReadingPart heading={siFra.tittel}>
        <p>{siFra.tekst}</p>
        {kontaktinfo && <ContactDetails kontaktinfo={kontaktinfo} />}
      </ReadingPart>
      <ReadingPart heading={tilsyn.tittel}>
        <p>{tilsyn.tekst}</p>
        <p>
          <ExternalLink href={tilsyn.url}>{tilsyn.lenke}</ExternalLink>
        </p>
      </ReadingPart>
    </ReadingColumn>
  );
}

function Brudd({ brudd }: { brudd: BruddType }) {
  const { krav, frist } = brudd;
  const innen = frist === undefined ? undefined : formatDato(frist);
  return (
    <li className={styles['brudd']}>
      <h3 {...ofInnhold(brudd)}>{brudd.title}</h3>
      <p {...ofInnhold(brudd)}>{brudd.description}</p>
      {krav !== undefined && <p>{tekster.brudd.krav(krav)}</p>}
      {innen !== undefined && <p>{tekster.brudd.frist(innen)}</p>}
    </li>
  );
}
