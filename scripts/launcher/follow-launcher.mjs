import { stopWithParent } from "../bootstrap/stop-with-parent.mjs";

// Loaded into the server before its own code. Ctrl-C reaches every process of the terminal at once; the launcher passes
// it on as SIGTERM when it is the server's turn. When the launcher is killed, the server ends by itself.
process.on("SIGINT", () => undefined);
stopWithParent(() => process.kill(process.pid, "SIGTERM"));
