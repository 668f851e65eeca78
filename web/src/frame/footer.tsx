import type { Kontaktinfo } from '@portal/contract/auth.ts';
import type { OversiktConfig } from '@portal/contract/oversikt-config.ts';
import { type ReactNode, useId } from 'react';

import { ofInnhold } from '../lib/norsk.ts';
import { FooterHill } from '../drawings/footer-hill.tsx';
import { findBankLenke, lenker as paths } from '../lib/lenker.ts';
import { parseLink } from '../lib/link-rule.ts';
import { CheckedLink } from '../ui/checked-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { scriptOnly } from '../ui/without-script.tsx';
import { visuallyHidden } from '../ui/visually-hidden.tsx';
import { ChatSlot } from './chat-slot.tsx';
import { ContactDetails, hasContactDetails } from './contact-details.tsx';
import styles from './footer.module.css';
import { PriceComparison } from './price-comparison.tsx';
import { tekster } from './tekster.nb.ts';

interface FooterProps {
  /** Undefined when it could not be fetched. */
  kontaktinfo: Kontaktinfo | undefined;
  lenker: OversiktConfig['runtime']['lenker'];
  /** Opens the cookie settings. Needs JavaScript, as the consent dialog does. */
  onCookieSettings?: (() => void) | undefined;
  /** The chat, loaded on request. */
  chatScript?: string | undefined;
  /** True when a bank's app shows the page. */
  isEmbedded?: boolean;
  /** The customer's settings for the page itself. */
  innstillinger?: ReactNode;
}

/** The fragment that links to contact information point at. */
const KONTAKT_ID = paths.kontakt.slice(1);

export function Footer({
  kontaktinfo,
  lenker,
  onCookieSettings,
  chatScript,
  isEmbedded = false,
  innstillinger,
}: FooterProps) {
  const personvern = parseLink(lenker.personvern);
  const tilgjengelighet = parseLink(lenker.tilgjengelighet);
  return (
    <footer className={styles['footer']} data-below>
      <FooterHill />
      <div className={styles['ground']}>
        <div className={styles['inner']}>
          {hasContactDetails(kontaktinfo) ? (
            <Contact kontaktinfo={kontaktinfo} kontaktside={lenker.kontakt} isEmbedded={isEmbedded} />
          ) : (
            <MissingContact kontaktside={lenker.kontakt} />
          )}
          <section className={styles['part']}>
            <h2>{tekster.bunntekst.rettigheterTittel}</h2>
            <div className={styles['lines']}>
              {personvern && (
                <CheckedLink link={personvern} className={styles['link']}>
                  {tekster.bunntekst.personvern}
                </CheckedLink>
              )}
              {onCookieSettings && (
                <button
                  type="button"
                  className={classNames(styles['settings'], scriptOnly)}
                  onClick={onCookieSettings}
                >
                  {tekster.bunntekst.informasjonskapsler}
                </button>
              )}
              <a href={paths.klage} className={styles['link']}>
                {tekster.bunntekst.klage}
              </a>
              {tilgjengelighet && (
                <CheckedLink link={tilgjengelighet} className={styles['link']}>
                  {tekster.bunntekst.tilgjengelighet}
                </CheckedLink>
              )}
            </div>
          </section>
          {parseLink(chatScript) && (
            <div className={styles['part']}>
              <ChatSlot script={chatScript} />
            </div>
          )}
          {innstillinger && <div className={styles['part']}>{innstillinger}</div>}
          <PriceComparison className={styles['comparison']} />
        </div>
      </div>
    </footer>
  );
}

/** In a bank's app, 'Kontakt oss' replaces the link to the bank's own site. */
function Contact({
  kontaktinfo,
  kontaktside,
  isEmbedded,
}: {
  kontaktinfo: Kontaktinfo;
  kontaktside: string | undefined;
  isEmbedded: boolean;
}) {
  const link = isEmbedded ? parseLink(kontaktside) : undefined;
  const hoursId = useId();
  const bank = isEmbedded ? undefined : parseLink(findBankLenke(kontaktinfo.domene, '/'));
  return (
    <>
      <section className={styles['part']} id={KONTAKT_ID}>
        <h2>{kontaktinfo.navn || tekster.bunntekst.kontakt}</h2>
        <ContactDetails kontaktinfo={kontaktinfo} />
        {bank && (
          <CheckedLink link={bank} className={styles['link']}>
            <Icon glyph="Globe" size={20} />
            {kontaktinfo.domene}
          </CheckedLink>
        )}
        {link && (
          <CheckedLink link={link} className={styles['link']}>
            {tekster.bunntekst.kontakt}
          </CheckedLink>
        )}
      </section>
      {kontaktinfo.apningstider.length > 0 && (
        <section className={styles['part']}>
          <h2 id={hoursId}>{tekster.bunntekst.apningstider}</h2>
          <OpeningHours
            apningstider={kontaktinfo.apningstider}
            labelledBy={hoursId}
            {...ofInnhold(kontaktinfo)}
          />
        </section>
      )}
    </>
  );
}

function OpeningHours({
  apningstider,
  labelledBy,
  lang,
}: Pick<Kontaktinfo, 'apningstider'> & { labelledBy: string; lang?: string }) {
  return (
    <table aria-labelledby={labelledBy}>
      <thead className={visuallyHidden}>
        <tr>
          <th scope="col">{tekster.bunntekst.dag}</th>
          <th scope="col">{tekster.bunntekst.apningstid}</th>
        </tr>
      </thead>
      <tbody lang={lang}>
        {apningstider.map(([dag, apningstid]) => (
          <tr key={dag}>
            <th scope="row">{dag}</th>
            <td>{apningstid}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shown in place of contact details that failed to load, so that the footer still helps. */
function MissingContact({ kontaktside }: { kontaktside: string | undefined }) {
  const link = parseLink(kontaktside);
  return (
    <section className={styles['part']} id={KONTAKT_ID}>
      <h2>{tekster.bunntekst.kontakt}</h2>
      <p>{tekster.bunntekst.manglerKontaktinfo}</p>
      {link && (
        <div>
          <CheckedLink link={link} className={styles['link']}>
            {tekster.bunntekst.kontaktside}
          </CheckedLink>
        </div>
      )}
    </section>
  );
}
