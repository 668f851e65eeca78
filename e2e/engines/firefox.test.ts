import { startFirefox } from './firefox.ts';
import { tellStories } from './tell-stories.ts';

tellStories('Firefox', await startFirefox());
