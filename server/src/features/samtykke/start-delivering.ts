import { type DeliveryDependencies, deliverDue } from './deliver-endringer.ts';

const INTERVAL_MS = 2000;

/**
 * Delivers what the register has not confirmed, for as long as the process lives; several processes share the work.
 * Answers how to stop: the delivery under way is waited for.
 */
export function startDelivering(dependencies: DeliveryDependencies): () => Promise<void> {
  let round: Promise<unknown> | undefined;
  let isStopping = false;
  const timer = setInterval(() => {
    round ??= deliverDue(dependencies, () => isStopping)
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : 'unknown';
        dependencies.logger.warn(
          { event: 'consent-delivery-failed', reason },
          'consents could not be looked up',
        );
      })
      .finally(() => {
        round = undefined;
      });
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    isStopping = true;
    await round;
  };
}
