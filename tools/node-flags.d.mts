export function listNodeFlags(script: string): string[];
