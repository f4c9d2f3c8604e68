import { Command } from "commander";
import { organizationSetComplimentarySeats, paymentEventReprocess } from "./commands/billing.ts";
import { filesAdopt, filesCheck, filesDeleteMissing } from "./commands/files.ts";
import { retireRun, status } from "./commands/installation.ts";
import { keyCreate, keyList, keyRevoke } from "./commands/key.ts";
import { dataSeed, sandboxReset } from "./commands/sample-data.ts";
import { sessionEnd } from "./commands/session-end.ts";
import { userCreate, userRecover, userResetFactors } from "./commands/user.ts";
import { failureOf } from "./failure.ts";
import { type Close, closeDatabase, type Outcome, type Perform, withDatabase } from "./perform.ts";

type AddCommand = (group: Command, perform: Perform) => void;

const GROUPS: Record<string, { about: string; commands: readonly AddCommand[] }> = {
  user: { about: "People with an account", commands: [userCreate, userResetFactors, userRecover] },
  session: { about: "Signed-in browsers", commands: [sessionEnd] },
  key: { about: "API keys", commands: [keyCreate, keyList, keyRevoke] },
  organization: { about: "Organizations", commands: [organizationSetComplimentarySeats] },
  "payment-event": { about: "Events from the payment provider", commands: [paymentEventReprocess] },
  sandbox: { about: "A user's sandbox", commands: [sandboxReset] },
  files: { about: "Uploaded files", commands: [filesCheck, filesAdopt, filesDeleteMissing] },
  data: { about: "Sample data", commands: [dataSeed] },
  retire: { about: "Automatic archiving of inactive cards", commands: [retireRun] },
};

/**
 * Runs the administrator's command that the arguments name and prints the outcome. The exit code is 1 if it failed. A process
 * that runs several commands closes the database itself.
 * @param leave releases the database; closes it by default
 */
export async function runCommandLine(args: readonly string[], leave: Close = closeDatabase): Promise<void> {
  const asJson = args.includes("--json");
  let outcome: Outcome | undefined;
  const perform: Perform = async (work) => {
    outcome = await withDatabase(work, leave);
  };
  try {
    await build(perform, asJson).parseAsync(args, { from: "user" });
    if (outcome) print(asJson ? [JSON.stringify(outcome.result)] : outcome.sentences, process.stdout);
  } catch (error) {
    const failure = await failureOf(error);
    if (failure === null) return;
    process.exitCode = 1;
    if (asJson) print([JSON.stringify({ error: failure })], process.stdout);
    else print([failure.message], process.stderr);
  }
}

/** Returns every command with its options and arguments. */
export function build(perform: Perform, asJson: boolean): Command {
  const program = new Command("npm run admin --")
    .description("Administrator commands. You can run them while the server is running.")
    .option("--json", "print a single JSON object")
    .exitOverride()
    // The caller prints errors, in the requested format.
    .configureOutput({
      writeErr: (text) => asJson || text.startsWith("error:") || process.stderr.write(text),
    });
  status(program, perform);
  for (const [name, { about, commands }] of Object.entries(GROUPS)) {
    const group = program.command(name).description(about);
    for (const add of commands) add(group, perform);
    for (const command of group.commands) command.option("--json", "print a single JSON object");
  }
  return program;
}

/**
 * People choose names. Control characters in them, printed unchanged, would control the operator's terminal.
 */
const CONTROL = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

function print(lines: readonly string[], stream: NodeJS.WriteStream): void {
  const shown = lines.join("\n").replace(CONTROL, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  stream.write(`${shown}\n`);
}
