import { tellOfLargeText } from './headings.ts';
import { tellOfLostScript } from './lost-script.ts';
import { tellOfSlowFont } from './slow-font.ts';
import { DESKTOP, tellStories } from './tell-stories.ts';
import { startWebKit } from './webkit.ts';

const webkit = await startWebKit();
tellStories('WebKit', webkit, [DESKTOP]);
tellOfLargeText(webkit);
tellOfSlowFont(webkit);
tellOfLostScript(webkit);
