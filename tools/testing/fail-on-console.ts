import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Anything a test prints fails it, because nobody reads warnings. A test that expects output replaces the method
 * (`vi.spyOn(console, 'warn').mockImplementation(...)`) and checks what was said.
 */
const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      printed.push(`console.${method}: ${parts.map(toText).join(' ')}`);
    });
  }
});

afterEach(() => {
  for (const method of methods) vi.mocked(console[method]).mockRestore?.();
  if (printed.length > 0) throw new Error(`The test printed to the console:\n${printed.join('\n')}`);
});

function toText(part: unknown): string {
  return part instanceof Error ? (part.stack ?? part.message) : String(part);
}
