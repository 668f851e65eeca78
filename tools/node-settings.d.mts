export const OPERATORS_SCRIPTS: string[];
export function chooseNodeSettings(script: string): { flags: string[]; env: Record<string, string> };
