import { jumpTokenSchema } from '@portal/contract/skadesaker.ts';
import { z } from 'zod';

import { defineCommand } from '../../core/commands.ts';
import type { JumpTokenStore } from '../../session/jump-token-store.ts';
import { createJumpToken } from './create-jump-token.ts';

export const jumpTokenCommand = (jumpTokens: JumpTokenStore) =>
  defineCommand({
    name: 'createJumpToken',
    summary: 'A one-time token for the form to the claims cases',
    input: z.object({}),
    result: jumpTokenSchema,
    handle: async (context) => ({ jumpSst: await createJumpToken(jumpTokens, context) }),
  });
