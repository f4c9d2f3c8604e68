import type { Product, RunningServer } from "../shared/product.ts";
import { type ApiRequest, get, isSuccess, send } from "../shared/requests.ts";
import { seedOrganization } from "../shared/seed.ts";
import { median } from "../shared/timing.ts";

const WARM_UP = 30;
const RENDERS = 60;
const ROUNDS = 3;
const APPLICANTS = 60;
const CARDS = 100;
const BROWSER_CODINGS = "gzip, deflate, br, zstd";

/**
 * Measures the processor time that the server spends on a page, across all threads, and compares it with the bare
 * server's time for a list of 50 rows in the same round. Requests run one at a time, so nothing else affects the
 * figure.
 */
export async function cpuPerPage(
  product: Product,
  bare: RunningServer,
  served: RunningServer,
): Promise<object[]> {
  const person = await product.seed(CARDS);
  const organization = await seedOrganization(product.sql, await product.seed(1), APPLICANTS);
  const accounts = [person.accountId, organization.ownerId];
  const [cookie = "", ownerCookie = ""] = await product.credentials("cookie", accounts);
  const page = (path: string, by = cookie): ApiRequest => ({
    method: "GET",
    path,
    headers: { cookie: by, "accept-encoding": BROWSER_CODINGS },
  });
  const pages = {
    Today: page("/today"),
    board: page(`/boards/${person.boardId}`),
    table: page(`/boards/${person.boardId}/table`),
    [`roster of ${APPLICANTS}`]: page(`/o/${organization.slug}`, ownerCookie),
    people: page("/people"),
  };
  const list = get(person.key, `boards/${person.boardId}/applications`);
  for (const request of Object.values(pages)) await render(served, request, WARM_UP);
  await render(bare, list, WARM_UP);
  const rows: object[] = [];
  for (const [name, request] of Object.entries(pages)) {
    const spent: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const yardstick = (await cpuOf(bare, list, RENDERS * 10)) / 10;
      const used = await cpuOf(served, request, RENDERS);
      spent.push(used / RENDERS);
      ratios.push(used / yardstick);
    }
    rows.push({
      page: name,
      "CPU, ms": median(spent).toFixed(1),
      "times a bare list of 50": median(ratios).toFixed(0),
    });
  }
  return rows;
}

async function cpuOf(server: RunningServer, request: ApiRequest, times: number): Promise<number> {
  const before = server.cpuMs();
  await render(server, request, times);
  return server.cpuMs() - before;
}

async function render({ origin }: RunningServer, request: ApiRequest, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    const response = await send(origin, request);
    if (!isSuccess(response)) throw new Error(`${request.path} got ${response.status}.`);
  }
}
