import { pathToFileURL } from "node:url";
import { stopWithParent } from "../bootstrap/stopping.mjs";

// Loaded into the server before its own code. Ctrl-C reaches every process of the terminal at once, and the launcher
// passes it on as SIGTERM. Until the server listens for both, Ctrl-C alone must not interrupt its start. When the
// launcher is killed, the server ends. Workers that the server forks inherit this import, but their channel leads to
// the server and isn't watched here.
const programs = ["cluster", "worker"].map(
  (name) => new URL(`../../server/${name}.ts`, import.meta.url).href,
);
if (process.argv[1] !== undefined && programs.includes(pathToFileURL(process.argv[1]).href)) {
  process.on("SIGINT", () => undefined);
  stopWithParent(() => process.kill(process.pid, "SIGTERM"));
}
