import { once } from "node:events";
import { Agent, type ClientRequest, get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { makeProduct } from "../shared/product.ts";
import { countsOf, failuresOf, startLoad } from "../shared/tenant-load.ts";
import { type Outcome, outcome, verdict } from "./outcome.ts";

const STREAMS = 1_000;
/** Half of the load is changes. */
const PER_SECOND = 20;
const SECONDS = 10;
/** Limit for the reads' median response time with all pages open. Without them it takes a few milliseconds. */
const MEDIAN_MOST_MS = 100;

/** Opens a thousand pages of a thousand users while one of them makes ten changes a second. The other pages must cost nothing. */
export async function drillStreams(): Promise<Outcome[]> {
  await using product = await makeProduct({ otherAccounts: STREAMS });
  const { origin } = await product.start();
  const accounts = [product.accountId, ...(await product.others())].slice(0, STREAMS);
  const cookies = await product.credentials("cookie", accounts);
  using pages = new DisposableStack();
  const agent = pages.adopt(new Agent({ keepAlive: true }), (page) => page.destroy());
  let received = 0;
  for (const cookie of cookies) {
    const stream: ClientRequest = pages.adopt(
      get(`${origin}/api/live`, { agent, headers: { cookie } }),
      (page) => page.destroy(),
    );
    const [response] = (await once(stream, "response")) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`a live stream got ${response.statusCode}`);
    response.on("data", (text: Buffer) => {
      if (text.includes("data:")) received += 1;
    });
    for (const ending of [response, stream]) ending.on("error", () => undefined);
  }
  const load = startLoad({ ...product, origin: () => origin }, PER_SECOND);
  await wait(SECONDS * 1_000);
  const loaded = await load.end();
  const isSuccess = loaded.failed === 0 && loaded.medianReadMs <= MEDIAN_MOST_MS && received > 0;
  const found = `median read ${loaded.medianReadMs} ms, ${received} announcements received ${failuresOf(loaded)}`;
  return [
    outcome("1,000 live streams", {
      load: `${PER_SECOND / 2} changes/s, ${SECONDS} s`,
      ...countsOf(loaded),
      notes: verdict(isSuccess, found.trim()),
    }),
  ];
}
