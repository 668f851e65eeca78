/** Which of the theme's drawing colours a shape takes: deep, mid, pale, sun or ink. */
export type Tone = 'deep' | 'mid' | 'pale' | 'sun' | 'ink';
export type Shape = readonly [tone: Tone, path: string];
/** Flat shapes on a grid of 48 × 48, painted in order, standing on the ground at y = 44. */
export type Drawing = readonly Shape[];

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0z`;
}

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + radius} ${y}h${width - 2 * radius}${arc(radius, radius)}v${height - 2 * radius}` +
    `${arc(-radius, radius)}h${2 * radius - width}${arc(-radius, -radius)}v${2 * radius - height}${arc(radius, -radius)}z`
  );
}

/** Wheels of one size with their hubs. */
export function wheels(y: number, radius: number, hub: number, ...xs: number[]): Drawing {
  return [
    ['ink', xs.map((x) => circle(x, y, radius)).join('')],
    ['pale', xs.map((x) => circle(x, y, hub)).join('')],
  ];
}
