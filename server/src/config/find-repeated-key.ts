interface Level {
  /** The key or the index that is being read. */
  at: string | number;
  keys: Set<string>;
}

/** Strings, and the marks between them; a key is a string before a colon. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * The place of the first key that stands twice in one object, where a parser takes the last without a word.
 * @param json valid JSON
 */
export function findRepeatedKey(json: string): string | undefined {
  const levels: Level[] = [];
  let text = '';
  for (const [token] of json.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ at: '', keys: new Set() });
    else if (token === '[') levels.push({ at: 0, keys: new Set() });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && typeof level?.at === 'number') level.at += 1;
    else if (token === ':' && level !== undefined) {
      level.at = String(JSON.parse(text));
      if (level.keys.has(level.at)) return levels.map(({ at }) => at).join('.');
      level.keys.add(level.at);
    }
    text = token;
  }
  return undefined;
}
