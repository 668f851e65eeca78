/**
 * All purposes of derived keys. Each purpose has its own key, so that nothing made for one can be used for another or
 * linked to it. These words go into the stored data: if one is changed, earlier data can no longer be read.
 */

/** Derived from a customer's own secret, which only their browser has. */
export type SecretPurpose = 'session' | 'login' | 'jump' | 'form' | 'xsrf';

/** Derived from a key of the configuration. */
export type ConfiguredPurpose =
  | 'samtykke-person'
  | 'samtykke-levering'
  | 'varsel'
  | 'ikke-meg'
  | 'revisjon-person'
  | 'rate-limit'
  | 'form-owner'
  | 'kalender';
