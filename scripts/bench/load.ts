import autocannon from "autocannon";

/** One request of a load, made afresh each time. */
export type MakeRequest = () => {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type Load = { requestsPerSecond: number; p50: number; p99: number };

/**
 * Sends requests over 16 connections for so many seconds.
 * @returns requests a second and latencies in milliseconds; refuses when an answer is not a success
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

/** The middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
