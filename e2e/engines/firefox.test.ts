import { startFirefox } from './firefox.ts';
import { tellOfHyphens } from './headings.ts';
import { tellOfLostScript } from './lost-script.ts';
import { tellOfSlowFont } from './slow-font.ts';
import { DESKTOP, PHONE, tellStories } from './tell-stories.ts';

const firefox = await startFirefox();
tellStories('Firefox', firefox, [PHONE, DESKTOP]);
tellOfHyphens(firefox);
tellOfSlowFont(firefox);
tellOfLostScript(firefox);
