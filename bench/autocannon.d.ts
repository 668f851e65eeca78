/** What we use of autocannon, which brings no types of its own. */
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
