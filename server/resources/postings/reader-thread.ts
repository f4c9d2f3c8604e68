import { parentPort, workerData } from "node:worker_threads";
import { decodeHtml } from "#server/resources/postings/encoding.ts";
import type { ForeignPage } from "./isolated-reader.ts";
import { readPosting } from "./posting.ts";

const { body, contentType } = workerData as ForeignPage;
parentPort?.postMessage(readPosting(decodeHtml(Buffer.from(body), contentType)));
