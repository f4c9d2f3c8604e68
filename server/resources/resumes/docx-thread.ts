import { parentPort, workerData } from "node:worker_threads";
import { docxText } from "./docx-text.ts";

parentPort?.postMessage(docxText(workerData as Uint8Array));
