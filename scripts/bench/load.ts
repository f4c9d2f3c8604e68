import autocannon from "autocannon";

/** Creates one request of a load. */
export type MakeRequest = () => {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type Load = { requestsPerSecond: number; p50: number; p99: number };

/**
 * Sends requests over 16 connections for the given number of seconds.
 * @returns requests per second and latencies in milliseconds
 * @throws if a response isn't a success
 */
export async function load(origin: string, make: MakeRequest, seconds: number): Promise<Load> {
  const result = await autocannon({
    url: origin,
    connections: 16,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...make() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    const answers = JSON.stringify(result.statusCodeStats);
    throw new Error(`${origin}: of the answers ${answers}, not all were a success; ${result.errors} failed`);
  }
  return { requestsPerSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Returns the median, or the upper of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
