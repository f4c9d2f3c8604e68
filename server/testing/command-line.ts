import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect } from "vitest";
import { z } from "zod";

export type Ended = { code: number; stdout: string; stderr: string };

/** The variables of a command that runs in a separate process, as under npm, with none added. */
export const OWN_PROCESS = {};

/** Runs the real command line, as npm does. */
export function admin(args: string[], variables: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...variables };
    execFile(process.execPath, ["server/admin/main.ts", ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : error ? -1 : 0, stdout, stderr });
    });
  });
}

let staying: ReturnType<typeof stay> | null = null;
let last: Promise<unknown> = Promise.resolve();

/** Runs commands one after the other in one separate process, because most of a command's time goes into loading the server. */
function runInSharedProcess(args: string[]): Promise<Ended> {
  const ended = last.then(async () => {
    staying ??= stay();
    staying.child.send(args);
    const [message] = (await Promise.race([once(staying.child, "message"), staying.gone])) as [Ended];
    return message;
  });
  last = ended.catch(() => undefined);
  return ended;
}

/** Starts the process, which ends with the worker. If it ends early, pending commands fail. */
function stay() {
  const child = fork(path.join(import.meta.dirname, "command-line-main.ts"), {
    env: { ...process.env, LOG_LEVEL: "silent" },
    execArgv: [],
  });
  const gone = once(child, "exit").then(() => {
    throw new Error("The process of the command line ended.");
  });
  gone.catch(() => undefined);
  child.unref();
  child.channel?.unref();
  return { child, gone };
}

/**
 * Runs a command with --json and returns its output, which must be one line with one object. With variables, it runs in a
 * separate process, otherwise in a shared one.
 */
export async function json(
  args: string[],
  variables?: Record<string, string>,
): Promise<Record<string, unknown>> {
  const jsonArgs = [...args, "--json"];
  const { code, stdout, stderr } = await (variables
    ? admin(jsonArgs, variables)
    : runInSharedProcess(jsonArgs));
  expect(stderr).toBe("");
  expect(stdout.trimEnd().split("\n")).toHaveLength(1);
  const printed = z.record(z.string(), z.unknown()).parse(JSON.parse(stdout));
  expect(code).toBe("error" in printed ? 1 : 0);
  return printed;
}

/** Runs a command that must fail, and returns its code and message. */
export async function rejected(args: string[], variables?: Record<string, string>) {
  const { error } = await json(args, variables);
  return z.strictObject({ code: z.string(), message: z.string() }).parse(error);
}
