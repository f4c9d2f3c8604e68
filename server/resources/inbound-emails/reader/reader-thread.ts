import { parentPort, workerData } from "node:worker_threads";
import { readMail } from "./message.ts";

const { raw, own } = workerData as { raw: Uint8Array; own: readonly string[] };
parentPort?.postMessage(await readMail(raw, own));
