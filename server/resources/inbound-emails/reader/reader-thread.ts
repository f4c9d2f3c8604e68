import { parentPort, workerData } from "node:worker_threads";

/** The email; with the person's own addresses if it was forwarded, without them if it replies to a notice. */
const { raw, own } = workerData as { raw: Uint8Array; own?: readonly string[] };
parentPort?.postMessage(
  own
    ? await (await import("./message.ts")).readMail(raw, own)
    : await (await import("./reply.ts")).readReply(raw),
);
