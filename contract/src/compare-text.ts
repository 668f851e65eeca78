/** For sorting: texts by their characters, which puts days in order. 0 for the same ones. */
export const compareText = (one: string, other: string): number => Number(one > other) - Number(one < other);
