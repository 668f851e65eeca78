import { avsluttForm } from '@portal/contract/forms/innlogginger.ts';
import type { Innlogging, Innlogginger } from '@portal/contract/innlogginger.ts';

import { useWrite } from '../../lib/use-write.ts';
import { formatTidspunkt } from '../../lib/format/tidspunkt.ts';
import { PostForm } from '../../lib/post-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './page.module.css';
import { type Resultat, toResultat } from './resultat.ts';
import { tekster } from './tekster.nb.ts';

/**
 * One place where the customer is logged in, with a button to log out there. This session's button is in the header.
 *
 * @param mayEnd the login is recent enough to end other sessions
 */
export function InnloggingItem({
  innlogging: { id, isDenne, enhet, loginContext, distributor, startet, sistBrukt },
  mayEnd,
  onResult,
}: {
  innlogging: Innlogging;
  mayEnd: boolean;
  onResult: (resultat: Resultat) => void;
}) {
  const name = tekster.enhet[enhet ?? 'ukjent'];
  const sted = [distributor, tekster.via[loginContext]].filter((part) => part !== undefined);
  return (
    <li className={styles['item']}>
      <span className={styles['tile']}>
        <Icon glyph={enhet === 'MOBIL' ? 'Phone' : 'Globe'} />
      </span>
      <div className={styles['about']}>
        <div className={styles['name']}>
          <h2>{name}</h2>
          {isDenne && (
            <Tag tone="success" glyph="CheckmarkCircle">
              {tekster.denne}
            </Tag>
          )}
        </div>
        {sted.map((part) => (
          <p key={part}>{part}</p>
        ))}
        <dl className={styles['times']}>
          <dt>{tekster.startet}</dt>
          <dd>
            <time dateTime={startet}>{formatTidspunkt(startet)}</time>
          </dd>
          <dt>{tekster.sistBrukt}</dt>
          <dd>
            <time dateTime={sistBrukt}>{formatTidspunkt(sistBrukt)}</time>
          </dd>
        </dl>
      </div>
      {!isDenne && mayEnd && (
        <EndForm id={id} which={tekster.loggUtHvilken(name, formatTidspunkt(startet))} onResult={onResult} />
      )}
    </li>
  );
}

function EndForm({
  id,
  which,
  onResult,
}: {
  id: string;
  which: string;
  onResult: (resultat: Resultat) => void;
}) {
  const { mutate, isPending, isUnderWay } = useWrite('endInnlogging', {
    invalidates: ['getInnlogginger'],
    applied: {
      query: 'getInnlogginger',
      update: (known: Innlogginger) => ({
        ...known,
        innlogginger: known.innlogginger.filter((other) => other.id !== id),
      }),
    },
    onSuccess: () => onResult('avsluttet'),
    onError: (error) => onResult(toResultat(error)),
  });
  return (
    <PostForm
      form={avsluttForm}
      fields={{ id }}
      onSubmit={(form) => !isUnderWay() && mutate({ body: { id }, typed: new FormData(form) })}
    >
      <Button type="submit" variant="secondary" narrow aria-disabled={isPending}>
        {isPending ? tekster.loggerUt : tekster.loggUt}
        <VisuallyHidden> {which}</VisuallyHidden>
      </Button>
    </PostForm>
  );
}
