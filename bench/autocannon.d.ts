/** Types for the part of autocannon that we use; the package has none. */
declare module 'autocannon' {
  interface Client {
    setHeaders(headers: Record<string, string>): void;
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    timeout: number;
    setupClient: (client: Client) => void;
  }): Promise<Result>;
}
