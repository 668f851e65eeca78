import { useEffect, useEffectEvent, useRef } from 'react';

import { Icon } from '../icon/icon.tsx';
import { classNames } from '../class-names.ts';
import { tekster } from '../tekster.nb.ts';
import { toneGlyphs } from '../tone-glyphs.ts';
import tones from '../tones.module.css';
import { type Toast, findTimeoutMs } from './toast-queue.ts';
import styles from './toast.module.css';

/** The duration of the style sheet's fade-out. */
const EXIT_MS = 150;

/** @param isPaused pauses the timer; it resumes where it stopped. */
export function ToastCard({
  toast,
  isPaused,
  onDismiss,
  onTimeout,
  onRemoved,
}: {
  toast: Toast;
  isPaused: boolean;
  onDismiss: () => void;
  onTimeout: () => void;
  onRemoved: () => void;
}) {
  const { id, ids, state, tone, content, action } = toast;
  useClock(state === 'entering' ? findTimeoutMs(toast) : undefined, isPaused, onTimeout, ids.length);
  useClock(state === 'exiting' ? EXIT_MS : undefined, false, onRemoved, 1);
  return (
    <li
      className={classNames(styles['toast'], tones[tone])}
      data-toast={id}
      data-state={state}
      data-tone={tone}
      hidden={state === 'queued'}
    >
      <Icon glyph={toneGlyphs[tone]} size={22} className={styles['glyph']} />
      <div className={styles['content']} role={tone === 'error' ? 'alert' : undefined}>
        {typeof content === 'string' ? (
          <p>{content}</p>
        ) : (
          <>
            <p className={styles['title']}>{content.title}</p>
            <p>{content.content}</p>
          </>
        )}
        {ids.length > 1 && <p>{tekster.antallGanger(ids.length)}</p>}
        {action && (
          <button
            type="button"
            className={styles['action']}
            onClick={() => {
              action.onClick();
              onDismiss();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles['dismiss']}
        aria-label={tekster.lukkVarsel}
        data-dismiss
        onClick={onDismiss}
      >
        <Icon glyph="XMark" size={20} />
      </button>
    </li>
  );
}

/** Calls `onEnd` when `ms` have passed since the latest `turn` began, without pauses; never when `ms` is undefined. */
function useClock(ms: number | undefined, isPaused: boolean, onEnd: () => void, turn: number): void {
  const spent = useRef({ turn, ms: 0 });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (ms === undefined || isPaused) return undefined;
    // A repeated message starts its time again.
    if (spent.current.turn !== turn) spent.current = { turn, ms: 0 };
    const startedAt = Date.now();
    const timer = setTimeout(end, ms - spent.current.ms);
    return () => {
      clearTimeout(timer);
      spent.current.ms += Date.now() - startedAt;
    };
  }, [ms, isPaused, turn]);
}
