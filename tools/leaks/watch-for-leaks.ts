import { outsideNames } from '../../server/src/outside/outside-systems.ts';
import { toSystem } from '../testing/create-kunde.ts';
import { createLeakSearch, type Leak, type LeakPlace } from './find-leaks.ts';
import { listKnownPersonal } from './known-personal.ts';

/** What the simulators' sink shows of one request to the events' or the error reports' service. */
interface Arrived {
  path: string;
  body: string;
  /** It came in a form that the sink cannot read. */
  isUnread: boolean;
}

/** The sink keeps this many and drops the oldest; beyond that the search would be incomplete. */
const SINK_KEEPS = 2000;
const SHOWN = 20;
/** In the path of an address that a story makes up, to see that nothing of it is passed on. */
const MADE_UP = '/finnes-ikke/';

/**
 * Searches all output of a run, as it comes, for personal data. Request bodies are where personal data belongs, and
 * are not searched.
 *
 * @param typed e-mail addresses and telephone numbers that the run itself types
 */
export function createLeakWatch(typed: readonly string[] = []) {
  const search = createLeakSearch([
    ...listKnownPersonal(),
    ...typed.map((value) => ({
      kind: value.includes('@') ? ('e-mail address' as const) : ('telephone number' as const),
      value,
    })),
  ]);
  const found = new Map<string, { leak: Leak; times: number }>();

  const look = (place: LeakPlace, text: string): void => {
    for (const leak of search(place, text)) {
      const key = `${leak.kind} ${leak.place} ${leak.around}`;
      found.set(key, { leak, times: (found.get(key)?.times ?? 0) + 1 });
    }
  };

  return {
    /** One output line of the portal or the simulators. Of the simulators' lines only requested addresses count. */
    hear(part: 'portal' | 'simulators', line: string): void {
      if (part === 'portal') look("the portal's log", line);
      else if (isAddress(line) && !line.includes(MADE_UP)) look(toPlace(line), line);
    },
    hearDatabase(log: string): void {
      for (const line of log.split('\n')) look("the database's log", line);
    },
    /** Only names and labels: the value is a count, and may look like any number. */
    hearFigures(text: string): void {
      for (const line of text.split('\n')) look("the portal's figures", line.replace(/ \S+$/, ''));
    },
    /** What a collector of OpenTelemetry received at once. */
    hearSpans: (body: string): void => look("the portal's traces", body),
    /** @throws when the sink may have dropped some, or could not read some */
    hearSink(arrived: readonly Arrived[]): void {
      if (arrived.length >= SINK_KEEPS)
        throw new Error(`The sink may have forgotten: it holds ${arrived.length}`);
      const unread = arrived.filter(({ isUnread }) => isUnread);
      if (unread.length > 0) throw new Error(`The sink could not read what came at ${unread[0]?.path}`);
      for (const { path, body } of arrived) look('sporing and error reports', `${path}\n${body}`);
    },
    /** @throws with what was found and where, never the values themselves */
    requireNone(): void {
      if (found.size === 0) return;
      const lines = [...found.values()].map(
        ({ leak: { kind, place, around }, times }) => `  ${kind} in ${place}, ${times} times: …${around}…`,
      );
      const rest = lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more`] : [];
      throw new Error(['Personal data was left in writing:', ...lines.slice(0, SHOWN), ...rest].join('\n'));
    },
  };
}

const isAddress = (line: string) => line.startsWith('{') && line.includes('"msg":"asked"');
const systems = new Set(outsideNames.map(toSystem));

function toPlace(line: string): LeakPlace {
  const { server, address = '' } = JSON.parse(line) as { server?: string; address?: string };
  const isSystem = server === 'simulators' && systems.has(address.split('/')[1] ?? '');
  return isSystem ? 'an address of an outside system' : 'an address of the portal or its neighbours';
}
