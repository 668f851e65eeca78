import {
  type ReactNode,
  createContext,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { RESIZE_THROTTLE_MS, throttle } from '../throttle.ts';
import { useListeners } from '../use-listeners.ts';
import { useReportOutside } from '../use-report-outside.ts';
import styles from './tooltip.module.css';

/** Durations of fading in and out are in the style sheet. */
const DELAY_MS = 250;
/** The distance to keep from the window's edge, in px. */
const EDGE = 8;

interface TooltipParts {
  id: string;
  isOpen: boolean;
}

const Context = createContext<TooltipParts | undefined>(undefined);

/**
 * A short explanation of its trigger: shown after 250 ms of hover or focus, closed at once on Escape, and itself
 * reachable by the pointer. Never the only way to something, since touch has no hover.
 */
export function Tooltip({ children }: { children: ReactNode }) {
  const id = useId();
  const element = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const show = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), DELAY_MS);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useListeners(element, {
    pointerenter: show,
    pointerleave: hide,
    focusin: show,
    focusout: hide,
    keydown: (event) => {
      if (event.key !== 'Escape' || !isOpen) return;
      // Closes only the tooltip, not a dialog around it.
      event.preventDefault();
      hide();
    },
  });
  const value = useMemo(() => ({ id, isOpen }), [id, isOpen]);
  return (
    <Context value={value}>
      <span ref={element} className={styles['tooltip']}>
        {children}
      </span>
    </Context>
  );
}

/** A button of its own; its text is its name, and the content describes it. */
export function TooltipTrigger({ children }: { children: ReactNode }) {
  const tooltip = useTooltip('TooltipTrigger');
  return (
    <button type="button" className={styles['trigger']} aria-describedby={tooltip?.id}>
      {children}
    </button>
  );
}

export function TooltipContent({ children }: { children: ReactNode }) {
  const tooltip = useTooltip('TooltipContent');
  const element = useRef<HTMLSpanElement>(null);
  const isOpen = tooltip?.isOpen ?? false;
  useLayoutEffect(() => {
    const content = element.current;
    if (!isOpen || content === null) return undefined;
    const { run, cancel } = throttle(() => keepInWindow(content), RESIZE_THROTTLE_MS);
    run();
    window.addEventListener('resize', run);
    return () => {
      cancel();
      window.removeEventListener('resize', run);
    };
  }, [isOpen]);
  return (
    <span ref={element} id={tooltip?.id} role="tooltip" className={styles['content']} data-open={isOpen}>
      {children}
    </span>
  );
}

function useTooltip(part: string): TooltipParts | undefined {
  const tooltip = use(Context);
  useReportOutside(tooltip === undefined, part, 'Tooltip');
  return tooltip;
}

function keepInWindow(element: HTMLElement): void {
  element.style.setProperty('--shift', '0px');
  element.dataset['place'] = 'above';
  const { left, right, top } = element.getBoundingClientRect();
  if (top < EDGE) element.dataset['place'] = 'below';
  const width = document.documentElement.clientWidth;
  const shift = left < EDGE ? EDGE - left : Math.min(0, width - EDGE - right);
  element.style.setProperty('--shift', `${shift}px`);
}
