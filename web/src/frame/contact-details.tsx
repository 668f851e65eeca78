import type { Kontaktinfo } from '@portal/contract/auth.ts';

import { formatTelefonnummer, toTelefonLenke } from '../lib/format/telefonnummer.ts';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './contact-details.module.css';

/** The country code shown with the numbers. */
const NORGE = '47';

/** Telephone and e-mail, if there are any. */
export function ContactDetails({ kontaktinfo: { telefon, epost } }: { kontaktinfo: Kontaktinfo }) {
  if (!telefon && !epost) return null;
  return (
    <ul role="list" className={styles['details']}>
      {telefon && (
        <li>
          <a href={toTelefonLenke(telefon)}>
            <Icon glyph="Phone" size={20} />
            {formatTelefonnummer(telefon, NORGE)}
          </a>
        </li>
      )}
      {epost && (
        <li>
          <a href={`mailto:${epost}`}>
            <Icon glyph="EnvelopeClosed" size={20} />
            {epost}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Shown when there is no contact information, or it failed to load. */
export function hasContactDetails(kontaktinfo: Kontaktinfo | undefined): kontaktinfo is Kontaktinfo {
  return Boolean(kontaktinfo && (kontaktinfo.navn || kontaktinfo.telefon || kontaktinfo.epost));
}
