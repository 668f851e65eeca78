import type { SimulatorOptions } from './start.ts';

/** Of the portal, as `tools/stack.ts` and the server tests set it up. */
const portal = {
  token: 'simulated-token',
  clientId: 'forsikringsoversikt',
  clientSecret: 'simulated-secret',
};

/**
 * Reads the options, none of them by a name that a developer may have set for something else.
 * @throws an Error whose message names the wrong or missing setting
 */
export function readEnvironment(environment: NodeJS.ProcessEnv): SimulatorOptions {
  const { WEB_HOST_PORT: webHostPort, PORTAL_URL: portalUrl, SIMULATORS_CLIENT_JWK: clientJwk } = environment;
  if ((webHostPort === undefined) !== (portalUrl === undefined)) {
    throw new Error('WEB_HOST_PORT and PORTAL_URL must be given together');
  }
  return {
    port: toPort('SIMULATORS_PORT', environment['SIMULATORS_PORT'] ?? '8000'),
    ...portal,
    ...(clientJwk !== undefined && { clientJwk }),
    hasNewTexts: environment['SIMULATORS_NEW_TEXTS'] === 'true',
    hasDoor: environment['SIMULATORS_DOOR'] === 'true',
    ...(webHostPort === undefined || portalUrl === undefined
      ? {}
      : { webHost: { port: toPort('WEB_HOST_PORT', webHostPort), portalUrl: toUrl(portalUrl) } }),
  };
}

function toPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`${name} must be a port number, not '${text}'`);
  return port;
}

function toUrl(text: string): URL {
  const url = URL.parse(text);
  if (url?.protocol !== 'http:') throw new Error(`PORTAL_URL must be an http address, not '${text}'`);
  return url;
}
