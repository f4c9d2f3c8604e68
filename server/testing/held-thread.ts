import { parentPort, workerData } from "node:worker_threads";

// A reader of documents that holds its thread until its test lets it go, by the memory that is its document.
Atomics.wait(new Int32Array(workerData as SharedArrayBuffer), 0, 0);
parentPort?.postMessage("read");
