import { z } from 'zod';

import { systemSources } from './system-sources.ts';

/** `incomplete`: the system answered, but a row or the price of a row could not be read and was left out. */
export const sourceStateSchema = z.object({
  systemSource: z.enum(systemSources),
  state: z.enum(['ok', 'incomplete', 'failed', 'timeout']),
});
export type SourceState = z.infer<typeof sourceStateSchema>;
