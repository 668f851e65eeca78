import type { z } from 'zod';

/** A check of a list: none of the names of its elements stands twice. */
export function withoutRepeats<Element>(toName: (element: Element) => string): z.core.CheckFn<Element[]> {
  return ({ value, issues }) => {
    const names = value.map(toName);
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated !== undefined)
      issues.push({ code: 'custom', input: value, message: `${repeated} stands twice` });
  };
}
