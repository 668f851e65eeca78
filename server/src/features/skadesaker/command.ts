import { jumpTokenSchema } from '@portal/contract/skadesaker.ts';
import { z } from 'zod';

import { defineCommand } from '../../core/commands.ts';
import type { JumpTokenStore } from '../../session/jump-token-store.ts';

export const jumpTokenCommand = (jumpTokens: JumpTokenStore) =>
  defineCommand({
    name: 'createJumpToken',
    summary: 'A one-time token that logs this customer into the claims cases',
    input: z.object({}),
    result: jumpTokenSchema,
    handle: async (context) => ({ jumpSst: await jumpTokens.create(context.session) }),
  });
