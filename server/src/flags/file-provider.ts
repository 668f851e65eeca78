import {
  FlagNotFoundError,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/server-sdk';

import type { Configuration } from '../config/configuration.ts';
import type { FlagName } from './flags.ts';

/** The operator's files as a provider: `featureFlags` of oversikt.json, and what a distributor's own file says. */
export function createFileProvider(
  configuration: Pick<Configuration, 'oversikt' | 'distributors'>,
): Provider {
  const isKnown = (name: string): name is FlagName =>
    Object.hasOwn(configuration.oversikt().featureFlags, name);
  const refuse = (): Promise<never> => Promise.reject(new TypeMismatchError('Every flag is true or false'));
  return {
    metadata: { name: 'files' },
    runsOn: 'server',
    resolveBooleanEvaluation(name, _fallback, context): Promise<ResolutionDetails<boolean>> {
      if (!isKnown(name)) return Promise.reject(new FlagNotFoundError(name));
      const own = configuration.distributors.list.find(
        ({ shortname }) => shortname === context['distributor'],
      );
      const ofDistributor = name === 'direct-login' ? own?.directLogin : undefined;
      const value = ofDistributor ?? configuration.oversikt().featureFlags[name];
      return Promise.resolve({ value, reason: StandardResolutionReasons.STATIC });
    },
    resolveStringEvaluation: refuse,
    resolveNumberEvaluation: refuse,
    resolveObjectEvaluation: refuse,
  };
}
