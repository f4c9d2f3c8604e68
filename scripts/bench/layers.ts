import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Operation, operations } from "../shared/operations.ts";
import type { Product, RunningServer } from "../shared/product.ts";
import { keyed, requestJson } from "../shared/requests.ts";
import { temporaryFolder } from "../shared/temporary.ts";

const WARM_UP = 1_500;
const CALLS = 3_000;
const CONCURRENT = 8;
const SAMPLE_US = 250;

/**
 * The layers of a request, with the files of each. A sample belongs to the layer of its innermost function
 * that is in one of the files. The function's caller decides whether validation counts as input or as
 * response validation.
 */
const LAYERS: readonly (readonly [layer: string, files: RegExp])[] = [
  ["validation", /node_modules\/zod\//],
  ["logs", /node_modules\/(pino|sonic-boom|thread-stream)|server\/(lib\/logger|transports\/access-line)/],
  ["metrics and spans", /node_modules\/@opentelemetry|server\/(lib\/(metrics|spans)|core\/instrumented)/],
  [
    "limits and turns",
    /node_modules\/rate-limiter|server\/(core\/(rate-limit|turns)|lib\/(\w+-)?(limiter|queue|turns))/,
  ],
  [
    "SQL",
    /node_modules\/(pg|pg-[\w-]+|postgres-[\w-]+|kysely|@prisma)\/|server\/(lib\/(database|fair-pool)|core\/(sql|query|statements|transaction)|generated)|\/store(\/|\.ts)/,
  ],
  ["credential", /server\/auth\//],
  ["permission and tenancy", /server\/core\/(access|authorization|tenants|reach|confirmed-address)/],
  ["handler", /server\/resources\//],
  ["pipeline", /node_modules\/@trpc\/|server\/core\//],
  ["compression", /node:zlib|transports\/compression/],
  [
    "HTTP",
    /node_modules\/(hono|@hono)\/|node:(_?http|net|internal\/(http|streams|webstreams|deps\/undici))|server\/(transports|lifecycle)/,
  ],
];
const OF_OUTPUT = /server\/core\/(execute|streamed)/;

type Frame = { readonly functionName: string; readonly url: string };
type Node = { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] };
/** A profile as V8 writes it: times are in microseconds of the monotonic clock. */
type Profile = {
  readonly nodes: readonly Node[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
};
/** The start and end of an operation's calls, in microseconds of the monotonic clock. */
type Span = { readonly name: string; readonly began: number; readonly ended: number };

/** Returns the microseconds of the product's main thread that each layer of a request takes, for three operations with an API key. */
export async function costsOfLayers(product: Product): Promise<object[]> {
  await using folder = await temporaryFolder("layers");
  const options = `--cpu-prof --cpu-prof-interval=${SAMPLE_US} --cpu-prof-dir=${folder.path}`;
  const served = await product.start({ NODE_OPTIONS: options });
  const all = operations(product);
  const measured: Record<string, Operation> = {
    get: all["applications.get"],
    "list, 50": all["applications.list"],
    "move, keyed": (turn) => keyed(all["applications.move"](turn)),
  };
  const spans: Span[] = [];
  for (const [name, operation] of Object.entries(measured)) spans.push(await spanOf(name, operation, served));
  await served.stop();
  const profile = mainProfile(folder.path);
  const columns = spans.map((span) => [span.name, layersOf(profile, span)] as const);
  const layers = [...new Set(columns.flatMap(([, costs]) => [...costs.keys()]))].sort();
  const row = (layer: string, cost: (costs: Map<string, number>) => number) => ({
    layer,
    ...Object.fromEntries(columns.map(([name, costs]) => [`${name}, µs`, Math.round(cost(costs) / CALLS)])),
  });
  return [
    ...layers.map((layer) => row(layer, (costs) => costs.get(layer) ?? 0)),
    row("total", (costs) => [...costs.values()].reduce((sum, cost) => sum + cost, 0)),
  ];
}

/** Warms up, then calls the operation from several clients in parallel. @returns when the calls began and ended */
async function spanOf(name: string, operation: Operation, { origin }: RunningServer): Promise<Span> {
  let turn = 0;
  const call = async (until: number) => {
    while (turn < until) await requestJson(origin, operation(turn++));
  };
  const callAll = (until: number) => Promise.all(Array.from({ length: CONCURRENT }, () => call(until)));
  await callAll(WARM_UP);
  const began = monotonicUs();
  await callAll(WARM_UP + CALLS);
  return { name, began, ended: monotonicUs() };
}

const monotonicUs = () => Number(process.hrtime.bigint() / 1_000n);

/** Reads the profile of the main thread, whose file name has the thread number 0. */
function mainProfile(folder: string): Profile {
  const file = readdirSync(folder).find((name) => /^CPU\.\d+\.\d+\.\d+\.0\./.test(name));
  if (file === undefined) throw new Error(`No profile of the server's main thread is in ${folder}.`);
  return JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Profile;
}

/** Returns the microseconds of each layer within a span, without idle time. */
function layersOf({ nodes, startTime, samples, timeDeltas }: Profile, { began, ended }: Span) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const layers = new Map<number, string | null>();
  const costs = new Map<string, number>();
  let time = startTime;
  samples.forEach((id, index) => {
    const took = timeDeltas[index] ?? 0;
    time += took;
    if (time < began || time > ended) return;
    if (!layers.has(id)) layers.set(id, layerOf(framesFrom(id)));
    const layer = layers.get(id);
    if (layer) costs.set(layer, (costs.get(layer) ?? 0) + took);
  });
  return costs;

  function framesFrom(id: number): Frame[] {
    const frames: Frame[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const node = byId.get(at);
      if (node) frames.push(node.callFrame);
    }
    return frames;
  }
}

/** Returns the layer of a stack, its innermost function first, or null while the thread is idle. */
function layerOf(stack: readonly Frame[]): string | null {
  const innermost = stack[0]?.functionName;
  if (innermost === "(idle)") return null;
  if (innermost === "(garbage collector)") return "garbage collection";
  for (const { url } of stack) {
    const layer = LAYERS.find(([, files]) => files.test(url))?.[0];
    if (layer === "validation") {
      return stack.some((frame) => OF_OUTPUT.test(frame.url))
        ? "validation of the response"
        : "validation of the input";
    }
    if (layer !== undefined) return layer;
  }
  return "Node.js";
}
