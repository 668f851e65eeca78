import { tellOfLargeText } from './headings.ts';
import { tellOfPoorNetwork } from './poor-network.ts';
import { DESKTOP, tellStories } from './tell-stories.ts';
import { startWebKit } from './webkit.ts';

const webkit = await startWebKit();
tellStories('WebKit', webkit, [DESKTOP]);
tellOfLargeText(webkit);
tellOfPoorNetwork(webkit);
