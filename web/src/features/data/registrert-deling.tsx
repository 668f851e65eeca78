import type { RegistrerteDelinger, RegistrertDeling } from '@portal/contract/delinger.ts';
import { delingForm } from '@portal/contract/forms/data.ts';
import { getOsloDate } from '@portal/contract/oslo-date.ts';

import { useWrite } from '../../lib/use-write.ts';
import { formatDato } from '../../lib/format/dato.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';
import { norsk } from '../../lib/norsk.ts';
import { PostForm } from '../../lib/post-form.tsx';
import { Bekreft } from './bekreft.tsx';
import { Fakta } from './fakta.tsx';
import { Forklart } from './forklart.tsx';
import styles from './page.module.css';
import { type Resultat, toTrekkResultat } from './resultat.ts';
import { tekster as alle } from './tekster.nb.ts';

const tekster = alle.delinger;

interface ItemProps {
  deling: RegistrertDeling;
  onResult: (resultat: Resultat) => void;
}

/** One sharing in the register's own words, which are Norwegian, and how to end it. */
export function RegistrertDelingItem({ deling, onResult }: ItemProps) {
  const { mottaker, forsikringer, formal, opplysninger, fra, folge, lov } = deling;
  return (
    <li className={styles['item']}>
      <h3 {...norsk}>{mottaker}</h3>
      <Fakta
        hvilke={
          forsikringer.length === 0 ? (
            tekster.ingenForsikring
          ) : (
            <span {...norsk}>{formatOpplisting(forsikringer)}</span>
          )
        }
        formal={<span {...norsk}>{formal}</span>}
        slag={<span {...norsk}>{opplysninger}</span>}
        til={getTil(deling)}
      />
      {fra !== undefined && <p className={styles['note']}>{tekster.siden(formatDato(fra) ?? fra)}</p>}
      {lov !== undefined && (
        <p className={styles['note']} {...norsk}>
          {lov}
        </p>
      )}
      {folge !== undefined && (
        <Forklart hva={tekster.trekk} om={<span {...norsk}>{formal}</span>}>
          <Endre deling={deling} deles={false} onResult={onResult}>
            <p {...norsk}>{folge}</p>
          </Endre>
        </Forklart>
      )}
    </li>
  );
}

/** One that has ended, and how to give it anew by the words of the register. */
export function AvsluttetDelingItem({ deling, onResult }: ItemProps) {
  const { mottaker, formal, avsluttet = '', ordlyd } = deling;
  return (
    <li className={styles['item']}>
      <h4 {...norsk}>{mottaker}</h4>
      <p {...norsk}>{formal}</p>
      <p className={styles['note']}>{tekster.avsluttede.avsluttet(formatDato(avsluttet) ?? avsluttet)}</p>
      {ordlyd !== undefined && (
        <Forklart hva={tekster.gi} om={<span {...norsk}>{formal}</span>}>
          <Endre deling={deling} deles onResult={onResult}>
            <p>{tekster.ordlyd}</p>
            <blockquote className={styles['words']} {...norsk}>
              {ordlyd}
            </blockquote>
          </Endre>
        </Forklart>
      )}
    </li>
  );
}

function getTil({ til, folge }: RegistrertDeling): string {
  const { dag, trekkes, ukjent } = tekster.registrertTil;
  if (til !== undefined) return dag(formatDato(til) ?? til);
  return folge === undefined ? ukjent : trekkes;
}

function toggle(deling: RegistrertDeling, deles: boolean): RegistrertDeling {
  const { avsluttet = getOsloDate(new Date()), ...running } = deling;
  return deles ? running : { ...running, avsluttet };
}

function Endre({
  deling: { id, versjon },
  deles,
  onResult,
  children,
}: ItemProps & { deles: boolean; children: React.ReactNode }) {
  const { mutate, isPending, isUnderWay } = useWrite('updateDeling', {
    invalidates: ['getRegistrerteDelinger'],
    applied: {
      query: 'getRegistrerteDelinger',
      update: (known: RegistrerteDelinger) => ({
        ...known,
        delinger: known.delinger.map((deling) => (deling.id === id ? toggle(deling, deles) : deling)),
      }),
    },
    onSuccess: () => onResult(deles ? 'gitt' : 'trukket'),
    onError: (error) => onResult(toTrekkResultat(error)),
  });
  const said = deles && versjon !== undefined ? { versjon } : {};
  return (
    <PostForm
      form={delingForm}
      fields={{ id, valg: deles ? 'ja' : 'nei', ...said }}
      className={styles['form']}
      onSubmit={(form) =>
        !isUnderWay() && mutate({ body: { id, deles, ...said }, typed: new FormData(form) })
      }
    >
      {children}
      <Bekreft isPending={isPending}>{deles ? tekster.giSamtykke : tekster.bekreft}</Bekreft>
    </PostForm>
  );
}
