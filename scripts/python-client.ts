import { cp, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { guideSamples } from "#components/docs/guide/guide-samples.ts";
import { makeProduct } from "./shared/product.ts";
import { run, SHOWN } from "./shared/programs.ts";

/**
 * Installs the Python client with the commands in its README, from the project root and from a copy of its folder
 * alone. Then installs it with its test dependencies in a virtual environment, checks its types, and runs its tests
 * against a served product. PYTHON names the interpreter (`python3`). The product doesn't need Python, so this isn't
 * part of `npm test`.
 */
const PYTHON = process.env.PYTHON ?? "python3";
const CLIENT = resolve("clients/python");

await using product = await makeProduct();
const { origin } = await product.start();
const { key } = await product.newKey("live");
const { folder } = product;
await writeFile(`${folder}/samples.py`, await samples());
const alone = `${folder}/alone`;
await cp(CLIENT, alone, { recursive: true });
const readme = await readFile(`${CLIENT}/README.md`, "utf8");
const [, fromRoot = ""] = /^pip install (.+)$/m.exec(readme) ?? [];
const [, fromFolder = ""] = /`pip install (.+?)`/.exec(readme) ?? [];
const usable = "import offerlane.types; offerlane.Offerlane().me.get()";
const documented = [
  [resolve("."), fromRoot],
  [alone, fromFolder],
].flatMap(([place = "", what = ""], index) => {
  const fresh = `${folder}/documented-${index}`;
  return [
    { place, words: [PYTHON, "-m", "venv", fresh] },
    { place, words: [`${fresh}/bin/pip`, "install", "--quiet", ...what.split(" ")] },
    { place: folder, words: [`${fresh}/bin/python`, "-c", usable] },
  ];
});
const program = (name: string) => `${folder}/python/bin/${name}`;
const checks = [
  [PYTHON, "-m", "venv", `${folder}/python`],
  [program("pip"), "install", "--quiet", `${CLIENT}[test]`],
  [program("mypy"), "--cache-dir", `${folder}/mypy`, "src", "tests", `${folder}/samples.py`],
  [program("python"), "-c", guideSamples(origin).quickstarts?.python?.[1] ?? ""],
  [program("pytest"), "--quiet", "-p", "no:cacheprovider", "tests"],
].map((words) => ({ place: CLIENT, words }));
const env = { OFFERLANE_URL: origin, OFFERLANE_KEY: key };
for (const { place, words } of [...documented, ...checks]) {
  const [command = "", ...rest] = words;
  const { code } = await run(command, rest, { ...SHOWN, cwd: place, env });
  if (code === 0) continue;
  process.exitCode = 1;
  break;
}

/** Returns the Python example of every operation in the reference, for the type check. */
async function samples(): Promise<string> {
  const { referenceGroups } = await import("#server/transports/reference/reference.ts");
  const calls = referenceGroups().flatMap(({ operations }) =>
    operations.map(({ snippets }) => snippets.python),
  );
  return ["from offerlane import Offerlane", "", "offerlane = Offerlane()", ...calls.map(renamed)].join("\n");
}

/** Gives each example a separate result variable, because each has its own type. */
function renamed(call: string, index: number): string {
  return call.replace(/^result/, `result_${index}`);
}
