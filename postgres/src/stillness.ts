import { operatingSystem } from './operating-system.ts';
import { waitFor } from './process.ts';

/** A process that has done less than this since the last look may only have looked at a clock. */
const LEAST_WORK_MS = 100;
const LOOK_EVERY_MS = 1000;
/** A loaded machine gives each process little, but something in each half minute. */
const MOST_STILL_LOOKS = 30;

/** Tells a start that is slow, since the machine is loaded, from one that has come to a halt. */
interface Stillness {
  /** Something was heard: not still. */
  note: () => void;
  /**
   * To be called once every {@link LOOK_EVERY_MS}. Looks are counted rather than time, so that it finds nobody still
   * when it has been kept waiting itself.
   * @returns whether nothing was heard or done at {@link MOST_STILL_LOOKS} looks in a row
   */
  look: () => boolean;
}

/** @param readWorkMs the processor time, so far, of those who are waited for, in ms */
function createStillness(readWorkMs: () => number): Stillness {
  let work = readWorkMs();
  let stillLooks = 0;
  const note = (): void => {
    work = readWorkMs();
    stillLooks = 0;
  };
  return {
    note,
    look() {
      // Less is a change too: the time of a process that has ended is counted anew with its parent's.
      if (Math.abs(readWorkMs() - work) >= LEAST_WORK_MS) note();
      else stillLooks += 1;
      return stillLooks >= MOST_STILL_LOOKS;
    },
  };
}

/** Polls until `check` returns something; undefined once the processes have stood still. */
export async function waitWhileMoving<T>(
  check: () => T | undefined,
  listPids: () => readonly number[],
): Promise<T | undefined> {
  const stillness = createStillness(() => sumWorkMs(listPids()));
  for (;;) {
    const found = await waitFor(check, LOOK_EVERY_MS);
    if (found !== undefined || stillness.look()) return found;
  }
}

/** Calls `onStill`, once, when neither the process nor any that it started has done or noted anything. */
export function watchProcess(pid: number, onStill: () => void): { note: () => void; stop: () => void } {
  const { note, look } = createStillness(() => sumWorkMs(listFamily(pid)));
  const timer = setInterval(() => {
    if (!look()) return;
    clearInterval(timer);
    onStill();
  }, LOOK_EVERY_MS);
  return { note, stop: () => clearInterval(timer) };
}

/** The process, those that it has started, and those that these have. */
export function listFamily(pid: number): number[] {
  return [pid, ...operatingSystem.listChildren(pid).flatMap(listFamily)];
}

function sumWorkMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + operatingSystem.readWorkMs(pid), 0);
}
