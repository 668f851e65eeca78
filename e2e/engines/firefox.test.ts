import { startFirefox } from './firefox.ts';
import { tellOfHyphens } from './headings.ts';
import { tellStories } from './tell-stories.ts';

const firefox = await startFirefox();
tellStories('Firefox', firefox);
tellOfHyphens(firefox);
