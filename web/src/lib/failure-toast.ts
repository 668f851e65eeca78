import type { ApiError } from '@portal/contract/client.ts';

import type { ToastOptions } from '../ui/toast/toast-queue.ts';
import { whatToDo } from './what-to-do.ts';

/** The toast of a failed write: that it failed, and what to do. */
export function toFailureToast(
  act: string,
  failure: Pick<ApiError, 'status' | 'code'>,
  { loggetUt, feilet }: { loggetUt: string; feilet: string },
): ToastOptions {
  const content =
    failure.code === 'IKKE_INNLOGGET' ? loggetUt : { title: feilet, content: whatToDo(failure) };
  return { tone: 'error', act, content };
}
