import { parse } from 'yaml';
import { outsideNames } from '../../server/src/outside/outside-systems.ts';

const DATABASE_PORT = 5432;
/** Settings that hold an address which the portal calls. Some are optional. */
const ADDRESSES = [
  'OIDC_ISSUER',
  ...outsideNames.map((name) => `OUTSIDE_${name}_URL`),
  'ANALYTICS_URL',
  'ERROR_REPORT_DSN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
];

interface Networks {
  namespaces: { proxy: string; metrics: string };
  networks: Record<string, string[]>;
}

/**
 * The network policy of one environment: the portal is reached from the proxy and Prometheus alone, and calls nothing
 * but name servers, its database and its outside systems.
 * @param settings of the environment: they say which systems there are, and at which ports
 * @param text of networks.yaml: which networks they are in, since a policy knows no host names
 * @throws one line for a system without a network, or a network without a system
 */
export function makeNetworkPolicy(settings: ReadonlyMap<string, string>, text: string): string {
  const { namespaces, networks } = parse(text) as Networks;
  const wanted = new Map<string, number>([['DATABASE_URL', DATABASE_PORT]]);
  for (const name of ADDRESSES) {
    const address = settings.get(name);
    if (address === undefined) continue;
    const { port } = new URL(address);
    wanted.set(name, port === '' ? 443 : Number(port));
  }
  const lacking = [...wanted.keys()].find((name) => networks[name] === undefined);
  if (lacking !== undefined) throw new Error(`networks.yaml has no network for ${lacking}`);
  const unknown = Object.keys(networks).find((name) => !wanted.has(name));
  if (unknown !== undefined) throw new Error(`networks.yaml: ${unknown} is not in the settings`);
  return [
    '# Made of settings.env and networks.yaml by `npm run network-policies`: change those.',
    'apiVersion: networking.k8s.io/v1',
    'kind: NetworkPolicy',
    'metadata:',
    '  name: portal',
    'spec:',
    '  podSelector:',
    '    matchLabels:',
    '      app.kubernetes.io/name: portal',
    '  policyTypes: [Ingress, Egress]',
    '  ingress:',
    ...makeEntrance(namespaces.proxy, 'http'),
    ...makeEntrance(namespaces.metrics, 'metrics'),
    '  egress:',
    '    # Name servers.',
    '    - to:',
    '        - namespaceSelector:',
    '            matchLabels:',
    '              kubernetes.io/metadata.name: kube-system',
    '      ports:',
    '        - port: 53',
    '          protocol: UDP',
    '        - port: 53',
    '          protocol: TCP',
    ...[...wanted].flatMap(([name, port]) => [
      `    # ${name}`,
      '    - to:',
      ...(networks[name] ?? []).flatMap((cidr) => ['        - ipBlock:', `            cidr: ${cidr}`]),
      '      ports:',
      `        - port: ${port}`,
      '          protocol: TCP',
    ]),
    '',
  ].join('\n');
}

function makeEntrance(namespace: string, port: string): string[] {
  return [
    '    - from:',
    '        - namespaceSelector:',
    '            matchLabels:',
    `              kubernetes.io/metadata.name: ${namespace}`,
    '      ports:',
    `        - port: ${port}`,
    '          protocol: TCP',
  ];
}
