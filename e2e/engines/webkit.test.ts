import { tellStories } from './tell-stories.ts';
import { startWebKit } from './webkit.ts';

tellStories('WebKit', await startWebKit());
