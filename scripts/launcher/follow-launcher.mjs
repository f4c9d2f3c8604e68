import { pathToFileURL } from "node:url";
import { stopWithParent } from "../bootstrap/stop-with-parent.mjs";

// Loaded into the server before its own code. Ctrl-C reaches every process of the terminal at once; the launcher passes
// it on as SIGTERM when it is the server's turn. When the launcher is killed, the server ends by itself.
// Workers that the server forks inherit this import; their channel leads to the server, and is theirs to keep open.
const server = new URL("../../server/main.ts", import.meta.url).href;
if (process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === server) {
  process.on("SIGINT", () => undefined);
  stopWithParent(() => process.kill(process.pid, "SIGTERM"));
}
