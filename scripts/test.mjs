import { checkNodeVersion, installPackages } from "./bootstrap/install.mjs";
import { continueUnderPinnedNode } from "./bootstrap/pinned-node.mjs";
import { endWith, projectFolder } from "./bootstrap/project.mjs";
import { stopRequest } from "./bootstrap/stopping.mjs";

// Runs before anything is installed, on any Node from 20 up: this code must not need packages.
const signal = stopRequest();
try {
  checkNodeVersion();
  process.chdir(projectFolder);
  await installPackages(signal);
  if (await continueUnderPinnedNode(signal)) {
    const { runChecks } = await import("./checks/run-checks.ts");
    await runChecks(process.argv.slice(2), signal);
  }
} catch (error) {
  if (!signal.aborted) endWith(error);
}
