import { z } from 'zod';

import { systemSources } from './system-sources.ts';

/** `incomplete`: the system answered, but one or more of its rows could not be read and were left out. */
export const sourceStateSchema = z.object({
  systemSource: z.enum(systemSources),
  state: z.enum(['ok', 'incomplete', 'failed', 'timeout']),
});
export type SourceState = z.infer<typeof sourceStateSchema>;
