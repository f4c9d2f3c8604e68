import { parentPort, workerData } from "node:worker_threads";

// A document reader that blocks its thread until the test releases it, through the shared memory that is its document.
Atomics.wait(new Int32Array(workerData as SharedArrayBuffer), 0, 0);
parentPort?.postMessage("read");
