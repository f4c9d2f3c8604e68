import { drillFailures } from "../cluster/failures.ts";
import { drillCluster } from "./cluster.ts";
import { drillDeploy } from "./deploy.ts";
import { drillDigests } from "./digests.ts";
import { drillImage } from "./image.ts";
import { drillLauncher } from "./launcher.ts";
import { drillMigrations } from "./migrations.ts";
import type { Drill, Outcome } from "./outcome.ts";
import { drillOverload } from "./overload.ts";
import { drillPooler } from "./pooler.ts";
import { drillRecovery } from "./recovery.ts";
import { drillReplica } from "./replica.ts";
import { drillRolling } from "./rolling.ts";
import { drillStores } from "./stores.ts";
import { drillStreams } from "./streams.ts";
import { drillTurns } from "./turns.ts";

/** Every drill by name. `npm run drills -- pooler` runs one. */
const drills: Record<string, Drill> = {
  cluster: drillFailures,
  "cluster-figures": drillCluster,
  pooler: drillPooler,
  recovery: drillRecovery,
  stores: drillStores,
  rolling: drillRolling,
  deploy: drillDeploy,
  digests: drillDigests,
  image: drillImage,
  launcher: drillLauncher,
  migrations: drillMigrations,
  overload: drillOverload,
  replica: drillReplica,
  streams: drillStreams,
  turns: drillTurns,
};

const args = process.argv.slice(2);
const unknown = args.filter((name) => !Object.hasOwn(drills, name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(", ")}. There are: ${Object.keys(drills).join(", ")}.`);
  process.exit(1);
}
const outcomes: Outcome[] = [];
for (const [name, drill] of Object.entries(drills)) {
  if (args.length > 0 && !args.includes(name)) continue;
  outcomes.push(...(await drill()));
}
console.table(outcomes);
process.exit(
  outcomes.some(({ lost, doubled, notes }) => lost > 0 || doubled > 0 || notes.startsWith("failed")) ? 1 : 0,
);
