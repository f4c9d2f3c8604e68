import { readFileSync, writeFileSync } from "node:fs";
import { endWith } from "./bootstrap/problem.mjs";
import { absentPackages, type Lock } from "./checks/lock-file.ts";

/**
 * `npm run dependencies:complete`: names the packages of other platforms in package-lock.json. npm leaves out those that the registry of the
 * moment doesn't have, and `npm ci` then refuses the lock everywhere.
 */
try {
  let lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
  let absent = absentPackages(lock);
  let added = 0;
  // One that is added may take the place of another version, which somebody else asks for.
  while (Object.keys(absent).length > 0) {
    added += Object.keys(absent).length;
    const packages = Object.entries({ ...lock.packages, ...absent });
    packages.sort(([one], [other]) => one.localeCompare(other, "en"));
    lock = { ...lock, packages: Object.fromEntries(packages) };
    absent = absentPackages(lock);
  }
  writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${added} packages to package-lock.json.`);
} catch (error) {
  endWith(error);
}
