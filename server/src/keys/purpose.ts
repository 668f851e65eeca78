/**
 * Everything that a key is derived for. Each use has a key of its own, so that nothing made for one can be taken for
 * another, or laid beside it. A word here is part of what is stored: changed, nothing of before can be read.
 */

/** Under a customer's own secret, which only their browser has. */
export type SecretPurpose = 'session' | 'login' | 'jump' | 'form' | 'xsrf';

/** Under a key of the configuration. */
export type ConfiguredPurpose =
  | 'samtykke-person'
  | 'samtykke-levering'
  | 'varsel'
  | 'revisjon-person'
  | 'rate-limit'
  | 'form-owner';
