import { checkNodeVersion, installPackages } from "./bootstrap/install.mjs";
import { continueUnderPinnedNode } from "./bootstrap/pinned-node.mjs";
import { endWith, projectFolder } from "./bootstrap/project.mjs";
import { stopRequest } from "./bootstrap/stopping.mjs";

// Runs before anything is installed, on any Node from 20 up: this code must not need packages.
const told = stopRequest();
try {
  checkNodeVersion();
  process.chdir(projectFolder);
  await installPackages(told);
  if (await continueUnderPinnedNode(told)) {
    const { runChecks } = await import("./checks/run-checks.ts");
    await runChecks(process.argv.slice(2), told);
  }
} catch (error) {
  if (!told.aborted) endWith(error);
}
