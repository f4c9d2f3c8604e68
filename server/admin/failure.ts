import { CommanderError } from "commander";
import { configuredSecret } from "#server/lib/secret-files.ts";

/** The output of a failed command. */
export type Failure = { readonly code: string; readonly message: string };

/** An error of a command itself. */
export class CommandError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "CommandError";
    this.code = code;
  }
}

/** Converts anything thrown to a code and a sentence, or to null if help was requested, which isn't a failure. */
export async function failureOf(thrown: unknown): Promise<Failure | null> {
  if (thrown instanceof CommandError) return { code: thrown.code, message: thrown.message };
  if (thrown instanceof CommanderError) return usageFailure(thrown);
  const [{ EnvironmentError }, { OperationError, toOperationError }] = await Promise.all([
    import("#server/lib/env-schema.ts"),
    import("#server/core/errors.ts"),
  ]);
  if (thrown instanceof EnvironmentError) return { code: "configuration", message: thrown.message };
  if (thrown instanceof OperationError) return { code: thrown.code, message: thrown.message };
  const connection = connectionError(thrown);
  if (connection) return connection;
  const { code } = toOperationError(thrown);
  if (code === "unavailable") {
    const message = `Can't reach the database at ${databasePlace()}. Check that it's running and that DATABASE_URL is right.`;
    return { code, message };
  }
  return { code, message: thrown instanceof Error ? thrown.message : String(thrown) };
}

function usageFailure({ code, exitCode, message }: CommanderError): Failure | null {
  if (exitCode === 0) return null;
  const text =
    code === "commander.help" ? "Enter a command. To list them, run `npm run admin -- --help`." : message;
  return { code: "usage", message: text.replace(/^error: /, "") };
}

/** Reports a reachable database that rejects the connection. */
function connectionError(thrown: unknown): Failure | null {
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
  const url = configuredSecret(process.env, "DATABASE_URL");
  if (!url || !URL.canParse(url)) return "the address that the last start recorded";
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 5432}`;
}
