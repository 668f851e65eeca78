import type { Tone } from '../tag.tsx';

/** A line, or a title with a line under it. */
type ToastContent = string | { title: string; content: string };

export interface ToastOptions {
  tone: Tone;
  content: ToastContent;
  /** Closes the toast when its handler has run. */
  action?: { label: string; onClick: () => void };
  /**
   * How long it shows, in ms, or `off`. Default: 5000, but `off` for errors and toasts with an action, because nobody
   * should have to hurry to read or press them (WCAG 2.2.1).
   */
  timeout?: number | 'off';
  /** The action that was tried: what is no error removes earlier errors of the same act. */
  act?: string;
}

/** A removed toast is no longer in the list. */
type ToastState = 'queued' | 'entering' | 'exiting';

export interface Toast extends ToastOptions {
  id: number;
  state: ToastState;
  /** The ids of all identical toasts that it stands for. */
  ids: readonly number[];
}

export const DEFAULT_TIMEOUT_MS = 5000;
/** So many show at once; the others are queued. */
export const DEFAULT_VISIBLE = 5;

export type ToastEvent =
  | { type: 'add'; id: number; options: ToastOptions }
  /** Dismissed by the customer or by its timeout. */
  | { type: 'exit'; id: number }
  | { type: 'remove'; id: number };

/** The next list, oldest first. A toast is queued while `visible` others are shown or fading out. */
export function updateToasts(toasts: readonly Toast[], event: ToastEvent, visible: number): Toast[] {
  return admit(applyEvent(toasts, event), visible);
}

function applyEvent(toasts: readonly Toast[], event: ToastEvent): Toast[] {
  if (event.type === 'add') return add(toasts, event);
  if (event.type === 'remove') return toasts.filter(({ id }) => id !== event.id);
  return toasts.flatMap((toast) => (toast.ids.includes(event.id) ? end(toast) : [toast]));
}

function add(toasts: readonly Toast[], { id, options }: Extract<ToastEvent, { type: 'add' }>): Toast[] {
  const { tone, act } = options;
  const left =
    tone !== 'error' && act !== undefined
      ? toasts.flatMap((toast) => (toast.act === act && toast.tone === 'error' ? end(toast) : [toast]))
      : [...toasts];
  const words = toWords(options);
  const like = left.find((toast) => toast.state !== 'exiting' && toWords(toast) === words);
  return like === undefined || options.action
    ? [...left, { ...options, id, ids: [id], state: 'queued' }]
    : left.map((toast) => (toast === like ? { ...toast, ids: [...toast.ids, id] } : toast));
}

/** Toasts with an action are never merged. */
function toWords({ tone, content, action }: ToastOptions): string {
  return JSON.stringify([tone, content, action]);
}

/** A queued toast needs no fade-out. */
function end(toast: Toast): Toast[] {
  return toast.state === 'queued' ? [] : [{ ...toast, state: 'exiting' }];
}

function admit(toasts: Toast[], visible: number): Toast[] {
  let places = visible - toasts.filter(({ state }) => state !== 'queued').length;
  return toasts.map((toast) => {
    if (toast.state !== 'queued' || places <= 0) return toast;
    places -= 1;
    return { ...toast, state: 'entering' as const };
  });
}

/** Undefined: it stays until somebody closes it. */
export function findTimeoutMs({ tone, action, timeout }: ToastOptions): number | undefined {
  if (timeout === 'off') return undefined;
  if (timeout !== undefined) return timeout;
  return tone === 'error' || action !== undefined ? undefined : DEFAULT_TIMEOUT_MS;
}
