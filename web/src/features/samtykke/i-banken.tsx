import { useAnswer } from '../../lib/answers.tsx';
import { parseLink } from '../../lib/link-rule.ts';
import { ofSprak } from '../../lib/norsk.ts';
import { Isolated, Section } from '../../lib/section.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckedLink } from '../../ui/checked-link.tsx';
import { tekster as generelle } from '../../ui/tekster.nb.ts';
import { tekster } from './i-banken-tekster.nb.ts';
import styles from './samtykke.module.css';
import { sortTekster } from './sort-tekster.ts';
import { Tekst } from './tekst.tsx';

/** The consents of a customer of the bank, read only: the bank has them, and this links to it. */
export function IBanken() {
  return (
    <Section asks={[['getSamtykketekster', { bankkunde: 'true' }]]} loading={null} failed={null}>
      <Samtykker />
    </Section>
  );
}

function Samtykker() {
  const { data = [] } = useAnswer('getSamtykketekster', { bankkunde: 'true' });
  const bank = parseLink(useAnswer('getClientContext').data?.info.nettbankUrl);
  return (
    <section className={styles['section']} aria-labelledby="samtykker-i-banken">
      <h2 id="samtykker-i-banken">{tekster.overskrift}</h2>
      <Card className={styles['card']}>
        <p>{bank ? <CheckedLink link={bank}>{tekster.iBanken}</CheckedLink> : tekster.iBanken}</p>
        {sortTekster(data).map(({ samtykke, tittel, ingress, tekst, sprak }) => (
          <div key={samtykke} className={styles['consent']}>
            <h3 {...ofSprak(sprak)}>{tittel}</h3>
            <Isolated fallback={<p>{generelle.visesIkke}</p>}>
              <Tekst ingress={ingress} tekst={tekst} sprak={sprak} />
            </Isolated>
          </div>
        ))}
      </Card>
    </section>
  );
}
