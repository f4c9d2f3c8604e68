import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { Agent, type ClientRequest, get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Outcome } from "./outcome.ts";
import { makeProduct, type Product } from "./product.ts";
import { failuresOf, startLoad } from "./steady-load.ts";

const STREAMS = 1_000;
/** Half of the load is changes. */
const PER_SECOND = 20;
const SECONDS = 10;
/** Limit for a board's median response time with all pages open. Without them it takes a few milliseconds. */
const MEDIAN_MOST_MS = 100;

/** Opens a thousand pages of a thousand users while one of them makes ten changes a second: the others cost nothing. */
export async function drillStreams(): Promise<Outcome[]> {
  const product = await makeProduct(STREAMS);
  const agent = new Agent({ keepAlive: true });
  const open: ClientRequest[] = [];
  try {
    const { origin } = await product.start();
    let heard = 0;
    for (const cookie of cookiesOf(product).slice(0, STREAMS)) {
      const stream = get(`${origin}/api/live`, { agent, headers: { cookie } });
      const [answer] = (await once(stream, "response")) as [IncomingMessage];
      if (answer.statusCode !== 200) throw new Error(`a live stream answered ${answer.statusCode}`);
      answer.on("data", (text: Buffer) => {
        if (text.includes("data:")) heard += 1;
      });
      answer.on("error", () => undefined);
      stream.on("error", () => undefined);
      open.push(stream);
    }
    const load = startLoad(
      { origin: () => origin, key: product.key, sql: product.sql },
      product.boardId,
      PER_SECOND,
    );
    await wait(SECONDS * 1_000);
    const loaded = await load.end();
    const { failed, lost, doubled, medianReadMs } = loaded;
    const isWell = failed === 0 && medianReadMs <= MEDIAN_MOST_MS && heard > 0;
    const found = `board median ${medianReadMs} ms, ${heard} announcements heard`;
    return [
      {
        drill: "1,000 live streams",
        load: `${PER_SECOND / 2} changes/s, ${SECONDS} s`,
        ...{ failed, lost, doubled },
        "recovered in": "–",
        left: isWell ? found : `failed: ${found} ${failuresOf(loaded)}`,
      },
    ];
  } finally {
    for (const stream of open) stream.destroy();
    agent.destroy();
    await product.end();
  }
}

/** Returns the cookies of all users, starting with the one who makes the changes. */
function cookiesOf({ url, folder, accountId }: Product): string[] {
  const env = { ...process.env, DATABASE_URL: url, OFFERLANE_DATA: folder, FIRST: accountId };
  const printed = execFileSync(process.execPath, ["scripts/drills/sign-in-all.ts"], {
    env,
    encoding: "utf8",
  });
  return JSON.parse(printed) as string[];
}
