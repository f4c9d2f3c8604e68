import type { Command } from "commander";
import { CommandError } from "../failure.ts";
import type { Outcome, Perform } from "../perform.ts";

type Options = { email?: string; all?: true };

/** Adds `session end`. */
export function sessionEnd(group: Command, perform: Perform): void {
  group
    .command("end")
    .description("Sign a user or everyone out of every browser, on every running server")
    .option("--email <address>", "end this user's sessions")
    .option("--all", "end everyone's sessions")
    .action((options: Options) => perform(() => run(options)));
}

async function run({ email, all }: Options): Promise<Outcome> {
  if ((email === undefined) === (all === undefined)) {
    throw new CommandError("usage", "Set --email for one user or --all for everyone.");
  }
  const users = email === undefined ? await usersSignedIn() : [await userNamed(email)];
  let ended = 0;
  for (const userId of users) ended += await endAll(userId);
  const count = `${ended} ${ended === 1 ? "session" : "sessions"}`;
  return { result: { ended }, sentences: [`Ended ${count} of ${email ?? "all users"}.`] };
}

async function userNamed(email: string): Promise<string> {
  const { findUser } = await import("../inputs.ts");
  return (await findUser(email)).id;
}

async function usersSignedIn(): Promise<string[]> {
  const { prisma } = await import("#server/lib/database.ts");
  const rows = await prisma.signInSession.findMany({ distinct: ["userId"], select: { userId: true } });
  return rows.map(({ userId }) => userId);
}

/** Ends the sessions and records this in the person's security log in one transaction, then notifies every process. */
async function endAll(userId: string): Promise<number> {
  const [{ deleteSessions }, { inPrismaTransaction }, { noteSecurityEvent }, { announceRevocations }] =
    await Promise.all([
      import("#server/auth/session-store.ts"),
      import("#server/core/transaction.ts"),
      import("#server/auth/security-log/note.ts"),
      import("#server/core/live.ts"),
    ]);
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    const ids = await deleteSessions(transaction, userId, { sessionId: null });
    const details = { count: ids.length };
    if (ids.length > 0) {
      await noteSecurityEvent(sql, { kind: "sessions_ended", userId, details, isByAnother: true });
    }
    return ids;
  });
  await announceRevocations(ended);
  return ended.length;
}
