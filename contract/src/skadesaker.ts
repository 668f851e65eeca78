import { z } from 'zod';

/** POST jumpsst/ (API-34): the one-time token for the form to the claims cases. Without it the jump fails (JMP-05). */
export const jumpTokenSchema = z.object({ jumpSst: z.string().optional() });
export type JumpToken = z.infer<typeof jumpTokenSchema>;
