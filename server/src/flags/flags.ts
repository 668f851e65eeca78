/** What is known of a flag besides its value. */
export interface FlagDescription {
  /** Who decides its value, and whom to ask before it goes away. */
  owner: string;
  meaning: string;
  /** The day by which it must be gone from the code (yyyy-mm-dd); `never` for a switch that is part of the operation. */
  ends: string;
  /** The value when nothing answers. */
  fallback: boolean;
}

/** All feature flags: a closed list. docs/operations.md has the same table. */
export const flags = {
  'nysalg-skade': {
    owner: 'operations',
    meaning:
      'The overview and its sales; turn it off to relieve the sales systems. In a plain `CONFIG_DIR` without a restart.',
    ends: 'never',
    fallback: true,
  },
  'direct-login': {
    owner: 'each distributor',
    meaning: 'Login on our own page; off where a bank logs its customers in itself.',
    ends: 'never',
    fallback: false,
  },
} as const satisfies Record<string, FlagDescription>;

export type FlagName = keyof typeof flags;
