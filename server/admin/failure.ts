import { CommanderError } from "commander";
import { givenSecret } from "#server/lib/secret-files.ts";

/** What a command that failed says. */
export type Failure = { readonly code: string; readonly message: string };

/** A command's own refusal. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "Refusal";
    this.code = code;
  }
}

/** Anything thrown as a code and one sentence; null where help was asked for, which is no failure. */
export async function failureOf(thrown: unknown): Promise<Failure | null> {
  if (thrown instanceof Refusal) return { code: thrown.code, message: thrown.message };
  if (thrown instanceof CommanderError) return usageFailure(thrown);
  const [{ EnvironmentError }, { OperationError, toOperationError }] = await Promise.all([
    import("#server/lib/env-schema.ts"),
    import("#server/core/errors.ts"),
  ]);
  if (thrown instanceof EnvironmentError) return { code: "configuration", message: thrown.message };
  if (thrown instanceof OperationError) return { code: thrown.code, message: thrown.message };
  const refused = connectionRefusal(thrown);
  if (refused) return refused;
  const { code } = toOperationError(thrown);
  if (code === "unavailable") {
    const message = `Can't reach the database at ${databasePlace()}. Check that it's running and that DATABASE_URL is right.`;
    return { code, message };
  }
  return { code, message: thrown instanceof Error ? thrown.message : String(thrown) };
}

function usageFailure({ code, exitCode, message }: CommanderError): Failure | null {
  if (exitCode === 0) return null;
  const said =
    code === "commander.help" ? "Enter a command. To list them, run `npm run admin -- --help`." : message;
  return { code: "usage", message: said.replace(/^error: /, "") };
}

/** The database is there but doesn't let us in. */
function connectionRefusal(thrown: unknown): Failure | null {
  const code = thrown instanceof Error && "code" in thrown ? thrown.code : undefined;
  const place = databasePlace();
  if (code === "28P01" || code === "28000") {
    const message = `The database at ${place} rejected the user or password in DATABASE_URL.`;
    return { code: "unavailable", message };
  }
  if (code === "3D000") {
    return {
      code: "unavailable",
      message: `There's no database with this name at ${place}. Check DATABASE_URL.`,
    };
  }
  return null;
}

function databasePlace(): string {
  const url = givenSecret(process.env, "DATABASE_URL");
  if (!url || !URL.canParse(url)) return "the address that the last start noted";
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 5432}`;
}
