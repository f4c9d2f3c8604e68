import { dataFolder, projectFolder } from "./bootstrap/folders.mjs";
import { checkNodeVersion, installPackages } from "./bootstrap/install.mjs";
import { takeLock } from "./bootstrap/lock.mjs";
import { stopPatience } from "./bootstrap/patience.mjs";
import { continueUnderPinnedNode } from "./bootstrap/pinned-node.mjs";
import { checkPortFree } from "./bootstrap/ports.mjs";
import { endWith } from "./bootstrap/problem.mjs";

// Runs before anything is installed, on any Node from 20 up: nothing here may need a package.
try {
  checkNodeVersion();
  process.chdir(projectFolder);
  const lock = await takeLock(dataFolder());
  process.once("exit", () => lock.release());
  await checkPortFree(
    Number(process.env.PORT || 3000),
    process.env.HOST || undefined,
    lock.recovered ? stopPatience() : 0,
  );
  await installPackages();
  if (await continueUnderPinnedNode()) {
    const { start } = await import("./launcher/start.ts");
    await start({ dev: process.argv.includes("--dev") });
  }
} catch (error) {
  endWith(error);
}
