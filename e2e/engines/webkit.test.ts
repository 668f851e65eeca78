import { tellOfLargeText } from './headings.ts';
import { tellStories } from './tell-stories.ts';
import { startWebKit } from './webkit.ts';

const webkit = await startWebKit();
tellStories('WebKit', webkit);
tellOfLargeText(webkit);
