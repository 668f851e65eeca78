import { lokale } from './format/lokale.nb.ts';

/**
 * Attributes of an element whose text is not ours: a source system, a bank or a content file wrote it in bokmål. So a
 * screen reader reads it as that, and a browser may translate it. None on a page that is in bokmål.
 */
export const norsk: { lang?: 'nb' } = lokale.sprak === 'nb' ? {} : { lang: 'nb' };
