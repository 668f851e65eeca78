import type { JournalEntry } from '../../testing/read-journal.ts';

/** One write as the customer met it. */
export interface Write {
  fodselsnummer: string;
  /** Stands in what is sent, so that its way can be followed. */
  mark: string;
  kind: 'contact' | 'consent';
  /** The portal answered that it is done. */
  isAcknowledged: boolean;
}

export interface Figures {
  writes: number;
  acknowledged: number;
  /** No answer came, so the customer was not told that it was done. */
  unacknowledged: number;
  /** Of those: done all the same. */
  unacknowledgedButDone: number;
  /** Acknowledged, and not to be found where it should be. */
  lost: number;
  /** Done more than once, acknowledged or not. */
  twice: number;
}

/**
 * What became of each write. A contact value is done when it is in the register's journal. A consent is done when it
 * is in our log and in the register's journal, unless a newer choice of the same customer overtook it there.
 */
export function countWrites({
  writes,
  journal,
  kept,
}: {
  writes: readonly Write[];
  journal: readonly JournalEntry[];
  /** Our log. */
  kept: readonly { id: number; mark: unknown }[];
}): Figures {
  // A notice names the earlier value, which belongs to another write.
  const changes = journal.filter(({ system }) => system !== 'varsling');
  const countInLog = (mark: string) => kept.filter((one) => one.mark === mark).length;
  const countInRegister = ({ mark, fodselsnummer }: Write) =>
    changes.filter(
      (entry) =>
        entry.fodselsnummer === fodselsnummer &&
        Object.values(entry.change).some((value) => typeof value === 'string' && value.includes(mark)),
    ).length;
  const isOvertaken = ({ mark, fodselsnummer }: Write): boolean => {
    const id = kept.find((one) => one.mark === mark)?.id ?? Infinity;
    return changes.some(
      (entry) => entry.fodselsnummer === fodselsnummer && Number(entry.change['endringsnummer']) > id,
    );
  };

  const results = writes.map((write) => {
    const inRegister = countInRegister(write);
    const inLog = write.kind === 'consent' ? countInLog(write.mark) : inRegister;
    const isDone = inLog > 0 && (inRegister > 0 || isOvertaken(write));
    return { ...write, isDone, isTwice: inRegister > 1 || inLog > 1 };
  });
  const unacknowledged = results.filter(({ isAcknowledged }) => !isAcknowledged);
  return {
    writes: results.length,
    acknowledged: results.length - unacknowledged.length,
    unacknowledged: unacknowledged.length,
    unacknowledgedButDone: unacknowledged.filter(({ isDone }) => isDone).length,
    lost: results.filter(({ isAcknowledged, isDone }) => isAcknowledged && !isDone).length,
    twice: results.filter(({ isTwice }) => isTwice).length,
  };
}
