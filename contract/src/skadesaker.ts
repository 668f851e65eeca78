import { z } from 'zod';

/** POST jumpsst/: the one-time token for the form to the claims cases. Without it the jump fails. */
export const jumpTokenSchema = z.object({ jumpSst: z.string().optional() });
export type JumpToken = z.infer<typeof jumpTokenSchema>;
