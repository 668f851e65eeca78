import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  /** Milliseconds since the epoch. */
  expires: number;
}

/** The provider's state, in memory until the process ends. The library's own in-memory adapter warns at every start. */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();

  function find(matches: (payload: AdapterPayload, key: string) => boolean): AdapterPayload | undefined {
    for (const [key, { payload, expires }] of entries) {
      if (expires <= Date.now()) entries.delete(key);
      else if (matches(payload, key)) return payload;
    }
    return undefined;
  }

  return (model): Adapter => {
    const toKey = (id: string) => `${model}:${id}`;
    const isMine = (key: string) => key.startsWith(`${model}:`);
    return {
      upsert: async (id, payload, expiresIn) => {
        const expires = expiresIn === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresIn * 1000;
        entries.set(toKey(id), { payload, expires });
      },
      find: async (id) => find((_, key) => key === toKey(id)),
      findByUid: async (uid) => find((payload, key) => isMine(key) && payload.uid === uid),
      findByUserCode: async (code) => find((payload, key) => isMine(key) && payload.userCode === code),
      consume: async (id) => {
        const entry = entries.get(toKey(id));
        if (entry !== undefined) entry.payload['consumed'] = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        entries.delete(toKey(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
