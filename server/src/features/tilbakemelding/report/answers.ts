import type {
  StoredOppfolging,
  StoredTilbakemelding,
} from '../../../persistence/tilbakemelding-repository.ts';

/**
 * What visitors have answered, oldest first; of one page where it is named. Of years it is more than memory holds, so
 * who needs it again reads it again.
 */
export interface Answers {
  readTilbakemeldinger: (page?: string) => AsyncIterable<StoredTilbakemelding>;
  readOppfolginger: (page?: string) => AsyncIterable<StoredOppfolging>;
}

/** One answer as text; multiple choices are separated by commas. */
export function toText(value: number | string | string[]): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
