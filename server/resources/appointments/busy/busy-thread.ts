import { parentPort, workerData } from "node:worker_threads";
import { busyTimes, type Wanted } from "./busy-times.ts";

const { text, wanted } = workerData as { text: string; wanted: Wanted };
parentPort?.postMessage(busyTimes(text, wanted));
