import path from "node:path";
import { makeArtifact } from "./artifact/artifact.ts";
import { endWith, Problem } from "./bootstrap/project.mjs";
import { buildPages, generateClient } from "./launcher/build.ts";

// `npm run artifact -- FOLDER`: builds the product once and writes the files that it needs at run time to a folder that
// can be copied to every machine.
try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Problem("Name a folder: npm run artifact -- FOLDER");
  await generateClient();
  await buildPages(console.log);
  await makeArtifact(path.resolve(folder));
} catch (error) {
  endWith(error);
}
