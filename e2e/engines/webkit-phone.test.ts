import { PHONE, tellStories } from './tell-stories.ts';
import { startWebKit } from './webkit.ts';

// A file of its own, since files run beside each other, and WebKit takes longest.
tellStories('WebKit', await startWebKit(), [PHONE]);
