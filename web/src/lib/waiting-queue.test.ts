import { expect, it } from 'vitest';

import { createWaitingQueue } from './waiting-queue.ts';

it('sends on what has been queued, then new items (ANA-18)', () => {
  const queue = createWaitingQueue<number>(10);
  const sent: number[] = [];
  queue.add(1);
  queue.add(2);
  queue.open((item) => sent.push(item));
  queue.add(3);
  expect(sent).toEqual([1, 2, 3]);
});

it('drops queued and new items after a no, also when a yes comes later (ANA-19)', () => {
  const queue = createWaitingQueue<number>(10);
  const sent: number[] = [];
  queue.add(1);
  queue.refuse();
  queue.add(2);
  queue.open();
  queue.add(3);
  queue.open((item) => sent.push(item));
  expect(sent).toEqual([3]);
});

it('queues again when it has no receiver', () => {
  const queue = createWaitingQueue<number>(10);
  const sent: number[] = [];
  queue.open((item) => sent.push(item));
  queue.open();
  queue.add(1);
  expect(sent).toEqual([]);
  queue.open((item) => sent.push(item));
  expect(sent).toEqual([1]);
});

it('keeps the newest of a page that stays open without an answer', () => {
  const queue = createWaitingQueue<number>(2);
  const sent: number[] = [];
  [1, 2, 3].forEach((item) => queue.add(item));
  queue.open((item) => sent.push(item));
  expect(sent).toEqual([2, 3]);
});

it('reports when the queue is empty: sent on, or dropped', async () => {
  const queueOfOne = () => {
    const queue = createWaitingQueue<number>(2);
    queue.add(1);
    return queue;
  };
  const told: string[] = [];
  const tell = (queue: { whenEmpty: () => Promise<void> }, how: string) =>
    queue.whenEmpty().then(() => told.push(how));
  const [sent, refused, unanswered] = [queueOfOne(), queueOfOne(), queueOfOne()];
  void tell(unanswered, 'unanswered');
  const others = [tell(sent, 'sent'), tell(refused, 'refused'), tell(createWaitingQueue<number>(2), 'empty')];
  unanswered.open();
  sent.open(() => undefined);
  refused.refuse();
  await Promise.all(others);
  expect(told.toSorted()).toEqual(['empty', 'refused', 'sent']);
});
