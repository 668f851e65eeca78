import { homes } from './homes.ts';
import { life } from './life.ts';
import type { Drawing } from './shape.ts';
import { vehicles } from './vehicles.ts';

/** Every figure by its name. */
export const figures = { ...vehicles, ...homes, ...life } as const satisfies Record<string, Drawing>;
export type FigureName = keyof typeof figures;
