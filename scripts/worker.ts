import { endWith } from "./bootstrap/project.mjs";
import { stopRequest } from "./bootstrap/stopping.mjs";
import { keepRunning } from "./launcher/keep-running.ts";
import { startProcess } from "./launcher/server-process.ts";

// `npm run worker`: runs the jobs without the web server, for installations that separate the two. Restarts after a
// failure.
const signal = stopRequest();
const start = () => startProcess("server/worker.ts", {}, signal);
await keepRunning("The worker", start, signal, (text) => console.log(text)).catch(endWith);
