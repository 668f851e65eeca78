import { ikkeMegForm } from '@portal/contract/forms/data.ts';

import { useWrite } from '../../lib/use-write.ts';
import { PostForm } from '../../lib/post-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Forklart } from './forklart.tsx';
import styles from './page.module.css';
import { type Resultat, toResultat } from './resultat.ts';
import { tekster as alle } from './tekster.nb.ts';

const tekster = alle.aktivitet;

/** 'This was not me', which first says what happens then. */
export function IkkeMeg({
  id,
  hvilken,
  onResult,
}: {
  id: string;
  /** Of the row: a screen reader reads it after the words that are the same for all. */
  hvilken: string;
  onResult: (resultat: Resultat) => void;
}) {
  const { mutate, isPending, isUnderWay } = useWrite('reportIkkeMeg', {
    invalidates: ['getInnlogginger'],
    onSuccess: ({ andreAvsluttet }) => onResult(andreAvsluttet ? 'meldt' : 'meldt-uten-utlogging'),
    onError: (error) => onResult(toResultat(error)),
  });
  return (
    <Forklart hva={tekster.ikkeMeg} om={hvilken}>
      <PostForm
        form={ikkeMegForm}
        fields={{ id }}
        className={styles['form']}
        onSubmit={(form) => !isUnderWay() && mutate({ body: { id }, typed: new FormData(form) })}
      >
        <p>{tekster.folge}</p>
        <Button type="submit" variant="secondary" narrow aria-disabled={isPending}>
          {isPending ? tekster.sierFra : tekster.siFra}
        </Button>
      </PostForm>
    </Forklart>
  );
}
