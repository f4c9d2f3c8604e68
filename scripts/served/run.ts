import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a program to its end with our input and output. Returns its exit code. @throws if the program isn't found */
export async function run(
  command: string,
  words: readonly string[],
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<number> {
  const env = { ...process.env, ...variables };
  const child = spawn(command, words, { cwd: folder, env, stdio: ["ignore", "inherit", "inherit"] });
  const [code] = (await once(child, "close")) as [number | null];
  return code ?? 1;
}
