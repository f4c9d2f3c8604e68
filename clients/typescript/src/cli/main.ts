#!/usr/bin/env node
import { parseArgs } from "node:util";
import { ApiError, OfferlaneError } from "../errors.ts";
import { CommandError } from "./command-error.ts";
import { commandNamed, HELP, helpOf } from "./commands.ts";
import { say } from "./output.ts";
import { version } from "./version.ts";

const OPTIONS = {
  board: { type: "string" },
  column: { type: "string" },
  company: { type: "string" },
  data: { type: "string", short: "d" },
  "dry-run": { type: "boolean" },
  first: { type: "boolean" },
  "forward-to": { type: "string" },
  format: { type: "string" },
  help: { type: "boolean", short: "h" },
  json: { type: "boolean" },
  key: { type: "boolean" },
  link: { type: "string" },
  output: { type: "string", short: "o" },
  search: { type: "string" },
  url: { type: "string" },
  version: { type: "boolean", short: "v" },
} as const;

try {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [name = "", ...words] = positionals;
  const command = commandNamed(name);
  if (values.version) say(await version());
  else if (values.help) say(command ? helpOf(name) : HELP);
  else if (command) await command.run({ words, options: values });
  else if (name === "") say(HELP);
  else throw new CommandError(`There's no command “${name}”. Run offerlane --help to see them.`);
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${wordsOf(error)}\n`);
}

function wordsOf(error: unknown): string {
  if (error instanceof ApiError && error.requestId) return `${error.message} (${error.requestId})`;
  const isParsing = error instanceof TypeError && "code" in error;
  if (error instanceof OfferlaneError || isParsing) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
