import { startFirefox } from './firefox.ts';
import { tellOfHyphens } from './headings.ts';
import { tellOfPoorNetwork } from './poor-network.ts';
import { DESKTOP, PHONE, tellStories } from './tell-stories.ts';

const firefox = await startFirefox();
tellStories('Firefox', firefox, [PHONE, DESKTOP]);
tellOfHyphens(firefox);
tellOfPoorNetwork(firefox);
