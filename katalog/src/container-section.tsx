import { useState } from 'react';

import { lenker } from '../../web/src/lib/lenker.ts';
import { Accordion, AccordionItem } from '../../web/src/ui/accordion.tsx';
import { Banner } from '../../web/src/ui/banner.tsx';
import { Button } from '../../web/src/ui/button.tsx';
import { Card, CardLink } from '../../web/src/ui/card.tsx';
import { ChangeableRow, UnreadRow } from '../../web/src/ui/expandable-row/changeable-row.tsx';
import { ExpandableRow, RowList } from '../../web/src/ui/expandable-row/expandable-row.tsx';
import { StaticRow } from '../../web/src/ui/expandable-row/static-row.tsx';
import { LoadingLines } from '../../web/src/ui/loading-lines.tsx';
import { Skeleton } from '../../web/src/ui/skeleton.tsx';
import { PlainCard } from '../../web/src/ui/plain-card.tsx';
import { ReadFailed } from '../../web/src/ui/read-failed.tsx';
import { ReadingColumn, ReadingPart } from '../../web/src/ui/reading-column.tsx';
import { TileCard } from '../../web/src/ui/tile-card.tsx';
import type { Tone } from '../../web/src/ui/tag.tsx';
import { UnsureBanner } from '../../web/src/ui/unsure-banner.tsx';
import { Example, Examples, Section } from './example.tsx';
import styles from './page.module.css';
import { sections } from './tekster.ts';

const reading = { isFetching: false, refetch: () => undefined };
const tones: readonly Tone[] = ['info', 'success', 'warn', 'error'];

/** Widgets that contain others. */
export function ContainerSection() {
  return (
    <Section id="beholdere" title={sections.beholdere}>
      <Examples>
        <Example state="Kort">
          <Card>
            <p>Innhold som hører sammen.</p>
          </Card>
        </Example>
        <Example state="Kort som er en lenke">
          <CardLink href={lenker.katalog}>
            <p data-card-title>Hele kortet kan trykkes</p>
          </CardLink>
        </Example>
        <Example state="Kort i en liste">
          <TileCard href={lenker.katalog} tile={<Skeleton shape="tile" />} foot={<p>Det viktigste å vite</p>}>
            <h3 data-card-title>Hva det er</h3>
            <p>For hva eller hvem.</p>
          </TileCard>
        </Example>
        <Example state="I stedet for et kort som ikke kan vises">
          <PlainCard title="Hva det er" />
        </Example>
        <Example state="Kort som ligger over noe">
          <Card floating>
            <p>Med skygge.</p>
          </Card>
        </Example>
        <Example state="Del av en side som mest er tekst">
          <ReadingColumn>
            <ReadingPart heading="Hva delen er om">
              <p>Linjene er ikke lengre enn at de er gode å lese.</p>
            </ReadingPart>
          </ReadingColumn>
        </Example>
        <Example state="Skjelett: det som kommer">
          <Card>
            <div className={styles['skeleton']}>
              <Skeleton shape="tile" />
              <Skeleton width="short" />
              <Skeleton width="medium" />
              <Skeleton width="long" />
            </div>
          </Card>
        </Example>
        <Example state="Linjer: en del som kommer">
          <LoadingLines>Henter.</LoadingLines>
        </Example>
      </Examples>
      <Examples>
        {tones.map((tone) => (
          <Example key={tone} state={`Melding: ${tone}`}>
            <Banner tone={tone} title="En overskrift">
              En melding der den hører hjemme.
            </Banner>
          </Example>
        ))}
        <Example state="Melding med knapp">
          <Banner
            tone="warn"
            action={
              <Button variant="secondary" narrow>
                Prøv igjen
              </Button>
            }
          >
            Vi får ikke hentet alt akkurat nå.
          </Banner>
        </Example>
        <Example state="Melding om noe vi ikke vet, og om noe vi ikke fikk lest">
          <UnsureBanner onCheck={() => undefined}>Vi vet ikke om valget ditt ble lagret.</UnsureBanner>
          <ReadFailed href={lenker.katalog} reading={reading}>
            Vi får ikke hentet dette akkurat nå.
          </ReadFailed>
        </Example>
        <Example state="Melding med lenke">
          <Banner tone="info">
            <p>
              Les mer i <a href={lenker.katalog}>katalogen</a>.
            </p>
          </Banner>
        </Example>
      </Examples>
      <Example state="Trekkspill" wide>
        <Accordion>
          <AccordionItem title="Lukket rad" level={3}>
            <p>Innholdet i raden.</p>
          </AccordionItem>
          <AccordionItem title="En rad til, med en overskrift som er så lang at den brytes" level={3}>
            <p>Innholdet i raden.</p>
          </AccordionItem>
        </Accordion>
      </Example>
      <Example state="Rader som kan endres, og en som ikke kan" wide>
        <Card className={styles['rows']}>
          <RowList>
            <ExpandableRow label="E-post" value="lun.fjelltopp@example.no">
              <p>Skjemaet som endrer verdien.</p>
            </ExpandableRow>
            <ExpandableRow label="Mobil" value="900 00 000" changeText="Legg til" cancelText="Lukk">
              <p>Skjemaet som endrer verdien.</p>
            </ExpandableRow>
            <StaticRow label="Fødselsnummer">148384 30121</StaticRow>
          </RowList>
        </Card>
      </Example>
      <Example state="En rad der endringen ikke fikk svar, og en som ikke kan leses" wide>
        <Card className={styles['rows']}>
          <RowList>
            <UnsureRow />
            <UnreadRow label="Adresse" href={lenker.katalog} reading={reading}>
              Vi kan ikke vise adressen din nå.
            </UnreadRow>
          </RowList>
        </Card>
      </Example>
    </Section>
  );
}

function UnsureRow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ChangeableRow
      label="E-post"
      value="lun.fjelltopp@example.no"
      isUnsure
      reading={reading}
      tekster={{ uvisst: 'Vi vet ikke om endringen ble lagret.', sjekker: 'Sjekker …' }}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <p>Skjemaet som endrer verdien.</p>
    </ChangeableRow>
  );
}
