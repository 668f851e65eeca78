import { trekkPostForm, trekkSamtykkeForm } from '@portal/contract/forms/data.ts';
import type { Samtykker } from '@portal/contract/kunde.ts';
import type { Reservasjon, Samtykkeslag } from '@portal/contract/samtykke.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { useWrite } from '../../lib/use-write.ts';
import { formatTidspunkt } from '../../lib/format/tidspunkt.ts';
import { norsk } from '../../lib/norsk.ts';
import { PostForm } from '../../lib/post-form.tsx';
import { Bekreft } from './bekreft.tsx';
import { Fakta } from './fakta.tsx';
import { Forklart } from './forklart.tsx';
import type { Deling } from './list-delinger.ts';
import { Ordlyd } from './ordlyd.tsx';
import styles from './page.module.css';
import { type Resultat, toTrekkResultat } from './resultat.ts';
import { tekster as alle } from './tekster.nb.ts';

const tekster = alle.delinger;

interface ItemProps {
  deling: Deling;
  onResult: (resultat: Resultat) => void;
}

/** One sharing: who is told what, for what and for how long, and how to end it. */
export function DelingItem({ deling, onResult }: ItemProps) {
  const { slag, tidspunkt, isUbekreftet } = deling;
  const selskap = useAnswer('getClientContext').data?.info.navn ?? '';
  const ord = tekster[slag];
  return (
    <li className={styles['item']}>
      <h3 {...(slag === 'MARKETING' ? norsk : {})}>{ord.hvem(selskap)}</h3>
      <Fakta {...ord} />
      {tidspunkt !== undefined && (
        <p className={styles['note']}>
          {(slag === 'SKADESAKER' || slag === 'SPAREBANK' ? tekster.sist : tekster.siden)(
            formatTidspunkt(tidspunkt),
          )}
        </p>
      )}
      {isUbekreftet === true && <p className={styles['note']}>{tekster.ubekreftet}</p>}
      {(slag === 'MARKETING' || slag === 'CROSS_DOMAIN') && <TrekkSamtykke slag={slag} onResult={onResult} />}
      {slag === 'RESERVASJON' && <SiNeiTilPost onResult={onResult} />}
    </li>
  );
}

function TrekkSamtykke({ slag, onResult }: { slag: Samtykkeslag } & Pick<ItemProps, 'onResult'>) {
  const isBankkunde = useAnswer('getKunde').data?.isBankkunde === true;
  const tekst = useAnswer('getSamtykketekster', { bankkunde: 'false' }).data?.find(
    ({ samtykke }) => samtykke === slag,
  );
  const { mutate, isPending, isUnderWay } = useWrite('updateSamtykke', {
    invalidates: ['getSamtykker', 'getSamtykkehistorikk'],
    applied: {
      query: 'getSamtykker',
      update: (samtykker: Samtykker, _, { bekreftet }) => ({
        ...samtykker,
        [slag === 'MARKETING' ? 'marketingConsent' : 'crossDomainConsent']: 'NOT_AUTHORIZED',
        // That of the yes.
        gitt: { ...samtykker.gitt, [slag]: undefined },
        ubekreftet: [
          ...(samtykker.ubekreftet ?? []).filter((other) => other !== slag),
          ...(bekreftet ? [] : [slag]),
        ],
      }),
    },
    onSuccess: ({ bekreftet }) => onResult(bekreftet ? 'trukket' : 'venter'),
    onError: (error) => onResult(toTrekkResultat(error)),
  });
  if (isBankkunde) return <p className={styles['note']}>{tekster.iBanken}</p>;
  const body = {
    ...(slag === 'MARKETING' ? { marketingConsentApproved: false } : { crossDomainConsentApproved: false }),
    ...(tekst?.versjon !== undefined && { tekstversjon: tekst.versjon }),
    ...(tekst === undefined && { utenTekst: true as const }),
  };
  return (
    <Forklart hva={tekster.trekk} om={tekster[slag].formal}>
      <PostForm
        form={trekkSamtykkeForm}
        fields={{
          samtykke: slag,
          valg: 'nei',
          tekstversjon: tekst?.versjon,
          utenTekst: tekst === undefined ? 'ja' : undefined,
        }}
        className={styles['form']}
        onSubmit={(form) => !isUnderWay() && mutate({ body, typed: new FormData(form) })}
      >
        <p>{tekster[slag].folge}</p>
        {/* What is kept of the choice is what was shown here. */}
        <p>{tekst === undefined ? tekster.utenOrdlyd : tekster.lyder}</p>
        {tekst !== undefined && <Ordlyd ord={tekst} />}
        <Bekreft isPending={isPending}>{tekster.bekreft}</Bekreft>
      </PostForm>
    </Forklart>
  );
}

function SiNeiTilPost({ onResult }: Pick<ItemProps, 'onResult'>) {
  const { mutate, isPending, isUnderWay } = useWrite('updateReservasjon', {
    invalidates: ['getReservasjon', 'getSamtykkehistorikk'],
    applied: {
      query: 'getReservasjon',
      update: (_: Reservasjon, __, { bekreftet }) => ({ hasReservasjon: true, ubekreftet: !bekreftet }),
    },
    onSuccess: ({ bekreftet }) => onResult(bekreftet ? 'trukket' : 'venter'),
    onError: (error) => onResult(toTrekkResultat(error)),
  });
  return (
    <Forklart hva={tekster.trekk} om={tekster.RESERVASJON.formal}>
      <PostForm
        form={trekkPostForm}
        fields={{ valg: 'ja', bekreft: 'ja' }}
        className={styles['form']}
        onSubmit={(form) =>
          !isUnderWay() && mutate({ body: { harReservasjon: true }, typed: new FormData(form) })
        }
      >
        <p>{tekster.RESERVASJON.folge}</p>
        <Bekreft isPending={isPending}>{tekster.bekreft}</Bekreft>
      </PostForm>
    </Forklart>
  );
}
