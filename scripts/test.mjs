import { projectFolder } from "./bootstrap/folders.mjs";
import { checkNodeVersion, installPackages } from "./bootstrap/install.mjs";
import { continueUnderPinnedNode } from "./bootstrap/pinned-node.mjs";
import { endWith } from "./bootstrap/problem.mjs";

// Runs before anything is installed, on any Node from 20 up: nothing here may need a package.
try {
  checkNodeVersion();
  process.chdir(projectFolder);
  await installPackages();
  if (await continueUnderPinnedNode()) {
    const { runChecks } = await import("./checks/run-checks.ts");
    await runChecks(process.argv.slice(2));
  }
} catch (error) {
  endWith(error);
}
