import { readFile, writeFile } from "node:fs/promises";
import type { Offerlane } from "../client.ts";
import type { Input, Output } from "../types.ts";
import { callApi } from "./api.ts";
import { CommandError } from "./command-error.ts";
import { rowsOfCsv } from "./csv.ts";
import { listen } from "./listen.ts";
import { say, show } from "./output.ts";
import { signedIn } from "./settings.ts";
import { signIn, signOut } from "./sign-in.ts";

type Options = {
  board?: string | undefined;
  column?: string | undefined;
  company?: string | undefined;
  data?: string | undefined;
  "dry-run"?: boolean | undefined;
  first?: boolean | undefined;
  "forward-to"?: string | undefined;
  format?: string | undefined;
  json?: boolean | undefined;
  key?: boolean | undefined;
  link?: string | undefined;
  output?: string | undefined;
  search?: string | undefined;
  url?: string | undefined;
};
type Given = { readonly words: readonly string[]; readonly options: Options };
type Command = {
  readonly usage: string;
  readonly about: string;
  readonly run: (args: Given) => Promise<void>;
};
type Status = Input<"applications.move">["status"];

/** The most rows of one import. A longer file takes several imports. */
const IMPORT_ROWS = 500;

const commands: Readonly<Record<string, Command>> = {
  "sign-in": {
    usage: "--url <address> [--key]",
    about:
      "Sign in with a code you enter in a browser or, with --key, with an API key that you type or pipe in.",
    run: ({ options }) => signIn(options),
  },
  "sign-out": { usage: "", about: "Disconnect this computer and forget the API key.", run: signOut },
  whoami: { usage: "", about: "Show who is signed in.", run: whoAmI },
  boards: { usage: "", about: "List your boards.", run: listBoards },
  cards: {
    usage: "[--column <column>] [--search <text>] [--board <id>]",
    about: "List the cards on a board.",
    run: listCards,
  },
  add: {
    usage: "<job title> --company <name> [--link <address>] [--column <column>] [--board <id>]",
    about: "Add a card.",
    run: addCard,
  },
  move: { usage: "<card id> <column> [--first]", about: "Move a card to a column.", run: moveCard },
  import: {
    usage: "<file> [--dry-run] [--board <id>]",
    about: "Add cards from a CSV or JSON file whose headings are the columns of an export.",
    run: importCards,
  },
  export: {
    usage: "[--format json|csv|xlsx] [--output <file>] [--board <id>]",
    about: "Export the cards of a board.",
    run: exportCards,
  },
  api: {
    usage: "<method> <path> [--data <json>|-]",
    about: "Call any path of the API, such as GET /boards, and print the response.",
    run: ({ words: [method, path], options }) => callApi(method, path, options.data),
  },
  listen: {
    usage: "--forward-to <address>",
    about: "Send events to an address on this computer as they happen, signed like a webhook's.",
    run: async ({ options }) => listen(await signedIn(), options["forward-to"]),
  },
};

const lines = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(10)}${about}`);
export const HELP = `Follow your job search from the command line.

Usage: offerlane <command> [options]

${lines.join("\n")}

Columns are saved, applied, interviewing, offer, rejected, accepted, and archived. Without --board, the active
board is used. --json prints JSON, --version the version. offerlane <command> --help shows a command's options.

OFFERLANE_URL and OFFERLANE_KEY override what sign-in stored. login and logout work like sign-in and sign-out.`;

/** The names of these commands in other command lines. */
const OTHER_NAMES: Readonly<Record<string, string>> = { login: "sign-in", logout: "sign-out" };

export function commandNamed(name: string): Command | undefined {
  return commands[OTHER_NAMES[name] ?? name];
}

export function helpOf(name: string): string {
  const command = commandNamed(name);
  return command ? `${command.about}\n\nUsage: offerlane ${name} ${command.usage}`.trimEnd() : HELP;
}

async function whoAmI({ options }: Given): Promise<void> {
  const { user, environment, credential } = await (await signedIn()).me.get();
  show([{ email: user.email, environment, key: credential.displayPrefix }], options.json);
}

async function listBoards({ options }: Given): Promise<void> {
  const boards = await (await signedIn()).boards.list().all();
  const rows = boards.map(({ id, name, isActive, applicationCount }) => ({
    id,
    name,
    cards: applicationCount,
    isActive,
  }));
  show(options.json ? boards : rows, options.json);
}

async function listCards({ options }: Given): Promise<void> {
  const offerlane = await signedIn();
  const { column, search } = options;
  const cards = await offerlane.applications
    .list({
      boardId: await boardOf(offerlane, options),
      ...(column ? { status: [column as Status] } : {}),
      ...(search ? { search } : {}),
      limit: 200,
    })
    .all();
  const rows = cards.map(({ id, status, job, company }) => ({
    id,
    column: status,
    jobTitle: job.title,
    company: company.name,
  }));
  show(options.json ? cards : rows, options.json);
}

async function addCard({ words, options }: Given): Promise<void> {
  const title = words.join(" ");
  if (!title || !options.company)
    throw new CommandError(`Enter a job title and a company.\n\n${helpOf("add")}`);
  const offerlane = await signedIn();
  const card = await offerlane.applications.create({
    boardId: await boardOf(offerlane, options),
    job: { title },
    company: { name: options.company },
    ...(options.link ? { applicationLink: options.link } : {}),
    ...(options.column ? { status: options.column as Status } : {}),
  });
  if (options.json) say(JSON.stringify(card, null, 2));
  else say(`Card added: ${card.id}`);
}

async function moveCard({ words, options }: Given): Promise<void> {
  const [applicationId, status] = words;
  if (!applicationId || !status) throw new CommandError(`Name a card and a column.\n\n${helpOf("move")}`);
  const moved = await (await signedIn()).applications.move({
    applicationId,
    status: status as Status,
    ...(options.first ? { position: { first: true } } : {}),
  });
  if (options.json) say(JSON.stringify(moved.application, null, 2));
  else say(`Card moved from ${moved.previousStatus} to ${moved.application.status}.`);
}

async function importCards({ words, options }: Given): Promise<void> {
  const [file] = words;
  if (!file) throw new CommandError(`Name a file.\n\n${helpOf("import")}`);
  const offerlane = await signedIn();
  const boardId = await boardOf(offerlane, options);
  const rows = rowsOf(await readFile(file, "utf8"), file);
  const verdicts: Verdict[] = [];
  for (let start = 0; start < rows.length; start += IMPORT_ROWS) {
    const response = await offerlane.imports.create({
      boardId,
      rows: rows.slice(start, start + IMPORT_ROWS),
      dryRun: options["dry-run"] ?? false,
    });
    verdicts.push(...response.rows.map((verdict) => ({ ...verdict, index: verdict.index + start })));
  }
  if (options.json) say(JSON.stringify(verdicts, null, 2));
  else say(summaryOf(verdicts));
}

type Verdict = Output<"imports.create">["rows"][number];

/** Returns a summary of the verdicts: the number of each, and why some rows failed. */
function summaryOf(verdicts: readonly Verdict[]): string {
  const failed = verdicts.filter(({ verdict }) => verdict === "failed");
  const reasons = failed.map(({ index, issues }) => {
    return `Row ${index + 1}: ${issues.map(({ column, message }) => `${column}: ${message}`).join(" ")}`;
  });
  const kinds = [...new Set(verdicts.map(({ verdict }) => verdict))];
  const counts = kinds.map((kind) => `${verdicts.filter(({ verdict }) => verdict === kind).length} ${kind}`);
  return [...reasons, counts.join(", ") || "The file has no rows."].join("\n");
}

function rowsOf(text: string, file: string): Input<"imports.create">["rows"] {
  if (!/\.json$/i.test(file)) return rowsOfCsv(text);
  const value: unknown = JSON.parse(text);
  const rows = Array.isArray(value) ? value : (value as { data?: unknown }).data;
  if (!Array.isArray(rows))
    throw new CommandError("The JSON file must contain a list of rows, or an export.");
  return rows;
}

async function exportCards({ options }: Given): Promise<void> {
  const offerlane = await signedIn();
  const format = (options.format ?? "json") as "json" | "csv" | "xlsx";
  const exported = offerlane.exports.get({ boardId: await boardOf(offerlane, options), format });
  const bytes = new Uint8Array(await (await exported.blob()).arrayBuffer());
  if (options.output) await writeFile(options.output, bytes);
  else process.stdout.write(bytes);
}

async function boardOf(offerlane: Offerlane, { board }: Options): Promise<string> {
  if (board) return board;
  for await (const { id, isActive } of offerlane.boards.list()) if (isActive) return id;
  throw new CommandError("There's no active board.");
}
