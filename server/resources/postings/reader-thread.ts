import { parentPort, workerData } from "node:worker_threads";
import { decodeHtml } from "./encoding.ts";
import { readPosting } from "./posting.ts";
import type { ForeignPage } from "./service.ts";

const { body, contentType, interface: response, ...material } = workerData as ForeignPage;
parentPort?.postMessage(
  readPosting({
    ...material,
    html: decodeHtml(Buffer.from(body), contentType),
    interface: response && { ...response, response: new TextDecoder().decode(response.body) },
  }),
);
