import { parentPort, workerData } from "node:worker_threads";
import { busyTimes, type Period } from "./busy-times.ts";

const { text, period } = workerData as { text: string; period: Period };
parentPort?.postMessage(busyTimes(text, period));
