import { type RefObject, useEffect, useEffectEvent } from 'react';

type Listeners = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

/**
 * Adds listeners to an element that is no control itself, but needs the events of the controls in it.
 * The same event types must be given each time.
 */
export function useListeners(element: RefObject<HTMLElement | null>, listeners: Listeners): void {
  const types = Object.keys(listeners).join(' ');
  const handle = useEffectEvent((event: Event) => {
    (listeners[event.type as keyof Listeners] as ((event: Event) => void) | undefined)?.(event);
  });
  useEffect(() => {
    const target = element.current;
    const names = types.split(' ');
    const onEvent = (event: Event): void => handle(event);
    for (const name of names) target?.addEventListener(name, onEvent);
    return () => {
      for (const name of names) target?.removeEventListener(name, onEvent);
    };
  }, [element, types]);
}
