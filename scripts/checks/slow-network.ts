import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request as send } from "node:http";
import { Problem } from "../bootstrap/project.mjs";

const DELAY_MS = 2_000;
const SCRIPT = /^\/_next\/static\/chunks\/[^?]*\.js/;

/**
 * The part that is slow in a run of journeys: `cpu`, `calls`, `scripts`, or one share of the scripts such as
 * `scripts:3/8`.
 */
export type SlowLoader = string;

/** Returns the given value if it names something that can be slow. @throws Problem otherwise */
export function checkSlow(slow: SlowLoader): SlowLoader {
  if (/^(cpu|calls|scripts(:\d+\/\d+)?)$/.test(slow)) return slow;
  throw new Problem(
    "Use --slow=cpu, --slow=calls, --slow=scripts, or a share of the scripts such as --slow=scripts:3/8.",
  );
}

/**
 * Proxies `port` to the server at `target` and delays each matching request by two seconds. Unlike Playwright's routes,
 * which journeys set up themselves, it covers every window of every browser.
 * @returns a function that stops it
 */
export async function startSlowNetwork(slow: SlowLoader, target: number, port: number): Promise<() => void> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const forward = () => {
      const { method, url, headers } = request;
      const onward = send(
        { host: "127.0.0.1", port: target, method, path: url, headers, agent },
        (answered) => {
          response.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
          // Live updates send headers long before a body.
          response.flushHeaders();
          answered.pipe(response);
          answered.on("error", () => response.destroy());
        },
      );
      onward.on("error", () => response.destroy());
      response.on("close", () => onward.destroy());
      request.pipe(onward);
    };
    if (isSlow(request, slow)) setTimeout(forward, DELAY_MS);
    else forward();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return () => {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  };
}

function isSlow({ url = "", method, headers }: IncomingMessage, slow: SlowLoader): boolean {
  // Requests that journeys send to the API themselves lack the headers that a browser adds.
  if (headers["sec-fetch-mode"] === undefined) return false;
  if (SCRIPT.test(url)) {
    const [, share, shares] = /^scripts:(\d+)\/(\d+)$/.exec(slow) ?? [];
    if (share === undefined) return slow === "scripts";
    return hashOf(url) % Number(shares) === Number(share) % Number(shares);
  }
  const isCall = method === "POST" || headers.rsc !== undefined || url.startsWith("/api/trpc/");
  return slow === "calls" && isCall;
}

function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash;
}
