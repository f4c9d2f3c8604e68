import { checkNodeVersion, installPackages } from "./bootstrap/install.mjs";
import { takeLock } from "./bootstrap/lock.mjs";
import { continueUnderPinnedNode } from "./bootstrap/pinned-node.mjs";
import { checkPortFree } from "./bootstrap/ports.mjs";
import { dataFolder, endWith, projectFolder } from "./bootstrap/project.mjs";
import { stopPatience, stopRequest } from "./bootstrap/stopping.mjs";

// Runs before anything is installed, on any Node from 20 up: this code must not need packages.
const signal = stopRequest();
try {
  checkNodeVersion();
  process.chdir(projectFolder);
  // Until something runs that must shut down in order, exit immediately.
  const leave = () => process.exit();
  signal.addEventListener("abort", leave);
  const lock = await takeLock(dataFolder());
  process.once("exit", () => lock.release());
  await checkPortFree(
    Number(process.env.PORT || 3000),
    process.env.HOST || undefined,
    lock.recovered ? stopPatience() : 0,
  );
  signal.removeEventListener("abort", leave);
  await installPackages(signal);
  if (await continueUnderPinnedNode(signal)) {
    const { start } = await import("./launcher/start.ts");
    await start({ dev: process.argv.includes("--dev"), signal });
  }
} catch (error) {
  if (!signal.aborted) endWith(error);
}
