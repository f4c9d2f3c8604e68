import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { Problem, projectFolder } from "../bootstrap/project.mjs";

type Variables = Readonly<Record<string, string | undefined>>;
type Options = Omit<SpawnOptions, "env"> & { readonly env?: Variables };

/** The number of characters that are shown of a long output. */
const MOST_SHOWN = 8_000;
/** The option that shows a program's output instead of returning it. */
export const SHOWN: Options = { stdio: ["ignore", "inherit", "inherit"] };

/**
 * Runs a program to its end, in the project's folder and with these variables added.
 * @returns its exit code and its output
 * @throws if the program isn't found, or if `signal` aborts
 */
export async function run(program: string, args: readonly string[], { env, ...options }: Options = {}) {
  options.signal?.throwIfAborted();
  const child = spawn(program, args, {
    cwd: projectFolder,
    stdio: ["ignore", "pipe", "pipe"],
    ...options,
    env: { ...process.env, ...env },
  });
  const [[code], stdout, stderr] = await Promise.all([
    once(child, "close") as Promise<[number | null]>,
    child.stdout ? text(child.stdout) : "",
    child.stderr ? text(child.stderr) : "",
  ]);
  return { code: code ?? 1, stdout, stderr };
}

/** Runs a script under this Node. */
export const runScript = (args: readonly string[], options?: Options) => run(process.execPath, args, options);

/** Runs a script, and shows its output only if it fails. @throws Problem with the name of the work and the output */
export async function runQuietly(work: string, args: readonly string[], options: Options): Promise<void> {
  const { code, stdout, stderr } = await runScript(args, options);
  const output = (stdout + stderr).slice(-MOST_SHOWN).trim();
  if (code !== 0) throw new Problem(`${work} failed. It says:\n${output}`);
}

/** Runs a program whose failure shows in its output. @returns its output @throws if it fails */
export async function outputOf(program: string, args: readonly string[], options: Options = {}) {
  const stdio = ["ignore", "pipe", "inherit"] as const;
  const { code, stdout } = await run(program, args, { stdio: [...stdio], ...options });
  if (code !== 0) throw new Error(`${[program, ...args].join(" ")} ended with ${code}.`);
  return stdout;
}

/** Returns true if a program is installed. */
export async function isInstalled(program: string, ...args: readonly string[]): Promise<boolean> {
  return run(program, args, { stdio: "ignore" }).then(
    ({ code }) => code === 0,
    () => false,
  );
}

/** Runs the administrator's command line. @returns what it prints as JSON */
export async function runAdmin<Printed>(env: Variables, ...args: readonly string[]): Promise<Printed> {
  const command = ["server/admin/main.ts", ...args, "--json"];
  return JSON.parse(await outputOf(process.execPath, command, { env })) as Printed;
}

/** Starts a program that runs until `stop`, such as a load balancer. Only its errors are shown. */
export function startProgram(program: string, args: readonly string[]) {
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  return {
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
