import { z } from 'zod';

import { createNaming } from '../keys/naming.ts';
import type { KeptFormRepository } from '../persistence/kept-form-repository.ts';
import { hashSecret, isSecret, sealBySecret, unsealBySecret } from '../keys/secret.ts';
import { toLatest } from './clock-tolerance.ts';

/** How long typed text is kept until a login, in seconds. */
export const KEPT_FORM_SECONDS = 900;
/** Maximum length of one field; a longer one was not typed into a form of ours. */
const MAX_FIELD_LENGTH = 1000;

const keptFormSchema = z.object({
  owner: z.string(),
  skjema: z.string(),
  fields: z.record(z.string(), z.string()),
  isBegun: z.literal(true).optional(),
});

/** The text of a form that was sent after its session had ended, or that was begun when the language was changed. */
export interface KeptForm {
  skjema: string;
  fields: Record<string, string>;
  /** It was not sent. */
  isBegun?: true | undefined;
}

export type KeptFormStore = ReturnType<typeof createKeptFormStore>;

/**
 * Forms sent after their session had ended, kept until after the next login. Each is encrypted with a key from the
 * browser's cookie, and given back once, to the owner of its page.
 *
 * @param key CONSENT_LOG_KEY, 32 bytes as base64: names the owners of new pages
 * @param otherKeys CONSENT_LOG_OTHER_KEYS: of pages made before the key was changed, or by another process meanwhile
 */
export function createKeptFormStore({
  repository,
  key,
  otherKeys,
  now,
}: {
  repository: KeptFormRepository;
  key: string;
  otherKeys: readonly string[];
  now: () => Date;
}) {
  const getOldest = () => new Date(now().getTime() - KEPT_FORM_SECONDS * 1000);
  const toOwnerUnder = (secret: string) => {
    const nameOwner = createNaming(secret, 'form-owner');
    return (fodselsnummer: string): string => nameOwner(fodselsnummer).toString('base64url');
  };
  /**
   * The owner of a page, in its forms: when such a form is sent, the session that knew is gone. A keyed hash, so it
   * reveals nobody, and nobody can forge another customer's.
   */
  const toOwner = toOwnerUnder(key);
  const toOwners = [toOwner, ...otherKeys.map(toOwnerUnder)];
  const isOwner = (owner: string | undefined, fodselsnummer: string): boolean =>
    toOwners.some((to) => to(fodselsnummer) === owner);

  return {
    toOwner,
    isOwner,

    /** Returns false for a form without an owner, with no text, or with too much; these are not kept. */
    async keep(
      browserSecret: string,
      distributor: string,
      owner: string | undefined,
      { skjema, fields, isBegun }: KeptForm,
    ): Promise<boolean> {
      const typed = Object.values(fields);
      if (!isSecret(owner) || typed.every((value) => value.trim() === '')) return false;
      if (typed.some((value) => value.length > MAX_FIELD_LENGTH)) return false;
      await repository.put({
        browser_hash: hashSecret(browserSecret),
        sealed: sealBySecret(browserSecret, 'form', { owner, skjema, fields, isBegun }),
        distributor,
        created_at: now(),
      });
      return true;
    },

    /**
     * Undefined when there is none, or it is expired or another customer's. Deleted in any case; `putBack` lets it wait
     * for the rest of its time, for a page that did not come.
     */
    async take(
      browserSecret: string,
      distributor: string,
      fodselsnummer: string,
    ): Promise<{ form: KeptForm; putBack: () => Promise<void> } | undefined> {
      const row = await repository.take(
        { browser_hash: hashSecret(browserSecret), distributor },
        getOldest(),
      );
      if (row === undefined) return undefined;
      const { owner, ...form } = keptFormSchema.parse(unsealBySecret(browserSecret, 'form', row.sealed));
      return isOwner(owner, fodselsnummer) ? { form, putBack: () => repository.putBack(row) } : undefined;
    },

    /** Deletes one batch of expired rows, and returns how many it was. */
    async deleteExpired(): Promise<number> {
      const at = now();
      return repository.deleteExpired({ at, latest: toLatest(at), createdBefore: getOldest() });
    },
  };
}
