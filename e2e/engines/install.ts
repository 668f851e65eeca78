/**
 * Installs the browsers that the tests need and do not find. `npm test` runs this while it checks types, which waits for
 * nothing but the processor.
 */
import { headlessChromium } from '../../tools/find-chromium.ts';
import { installMissing } from '../../tools/find-program.ts';
import { firefox } from './firefox.ts';
import { screenInMemory, webkitDriver } from './webkit.ts';

const isConfigured = (process.env['CHROME_PATH'] ?? '') !== '';
installMissing([firefox, webkitDriver, screenInMemory, ...(isConfigured ? [] : [headlessChromium])]);
