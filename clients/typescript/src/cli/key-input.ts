import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { CommandError } from "./command-error.ts";

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** Reads an API key: typed at a prompt that hides it, or the first line of piped input. @throws CommandError */
export async function readKey(
  input: Input = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  const isTyped = input.isTTY === true;
  if (isTyped) output.write("API key: ");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface(isTyped ? { input, output: silent, terminal: true } : { input });
  const line = await new Promise<string>((resolve) => {
    lines.once("line", resolve).once("close", () => resolve(""));
  });
  lines.close();
  if (isTyped) output.write("\n");
  const key = line.trim();
  if (key === "") throw new CommandError("No API key was given. Type it at the prompt, or pipe it in.");
  return key;
}
