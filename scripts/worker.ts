import { endWith } from "./bootstrap/problem.mjs";
import { stopRequest } from "./bootstrap/stop-request.mjs";
import { keepRunning } from "./launcher/keep-running.ts";
import { startProcess } from "./launcher/server-process.ts";

// `npm run worker`: the jobs without the web, for an installation that wants them apart. Started again when it fails.
const told = stopRequest();
const start = () => startProcess("server/worker.ts", {}, told);
await keepRunning("The worker", start, told, (text) => console.log(text)).catch(endWith);
