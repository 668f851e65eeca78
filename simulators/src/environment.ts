import type { SimulatorOptions } from './start.ts';

/** Reads the options. Throws an Error whose message names the wrong or missing setting. */
export function readEnvironment(environment: NodeJS.ProcessEnv): SimulatorOptions {
  const { WEB_HOST_PORT: webHostPort, PORTAL_URL: portalUrl } = environment;
  if ((webHostPort === undefined) !== (portalUrl === undefined)) {
    throw new Error('WEB_HOST_PORT and PORTAL_URL must be given together');
  }
  return {
    host: environment['HOST'] ?? '127.0.0.1',
    port: toPort('SIMULATORS_PORT', environment['SIMULATORS_PORT'] ?? '8000'),
    token: environment['SIMULATORS_TOKEN'] ?? 'simulated-token',
    clientId: environment['OIDC_CLIENT_ID'] ?? 'forsikringsoversikt',
    clientSecret: environment['OIDC_CLIENT_SECRET'] ?? 'simulated-secret',
    ...(environment['OIDC_CLIENT_JWK'] !== undefined && { clientJwk: environment['OIDC_CLIENT_JWK'] }),
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
