import { parentPort, workerData } from "node:worker_threads";
import { readReply } from "./reply.ts";

const { raw } = workerData as { raw: Uint8Array };
parentPort?.postMessage(await readReply(raw));
