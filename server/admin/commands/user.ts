import { text } from "node:stream/consumers";
import type { Command } from "commander";
import { isInvisible } from "#domain/invisible.ts";
import { LIMITS } from "#domain/limits.ts";
import { CommandError } from "../failure.ts";
import type { Outcome, Perform } from "../perform.ts";

type NewUser = { email: string; name: string; password?: string };

/** Adds `user create`. */
export function userCreate(group: Command, perform: Perform): void {
  group
    .command("create")
    .description(
      "Create a user with a confirmed email address; without a password, they sign in with an emailed link",
    )
    .requiredOption("--email <address>", "the address they sign in with")
    .requiredOption("--name <name>", "their name")
    .option(
      "--password <password>",
      `${LIMITS.text.passwordLeast} characters or more; - reads it from standard input`,
    )
    .action((options: NewUser) => perform(() => create(options)));
}

async function create({ email: address, name: typedName, password }: NewUser): Promise<Outcome> {
  const { parseEmail } = await import("../inputs.ts");
  const email = parseEmail(address);
  const name = typedName.trim();
  if (isInvisible(name) || name.length > LIMITS.text.title) {
    throw new CommandError("invalid_name", `The name must have 1 to ${LIMITS.text.title} characters.`);
  }
  // Anyone who lists this machine's processes can see the arguments.
  const typed = password === "-" ? (await text(process.stdin)).replace(/\r?\n$/, "") : password;
  const passwordHash = typed === undefined ? null : await hashChecked(typed, email);
  const user = await insert({ email, name, passwordHash });
  const { id, accountId } = user;
  return {
    result: { id, email, name, accountId },
    sentences: [`Created the user ${name} <${email}> (${id}).`],
  };
}

async function hashChecked(password: string, email: string): Promise<string> {
  const { hashPassword, passwordProblem, passwordSentence } = await import("#server/auth/password.ts");
  const problem = await passwordProblem(password, email);
  if (problem !== null) throw new CommandError("invalid_password", passwordSentence(problem));
  return hashPassword(password);
}

async function insert(user: { email: string; name: string; passwordHash: string | null }) {
  const [{ createUser }, { inPrismaTransaction }, { isUniqueViolation }, { now }] = await Promise.all([
    import("#server/auth/accounts.ts"),
    import("#server/core/transaction.ts"),
    import("#server/core/sql.ts"),
    import("#server/lib/clock.ts"),
  ]);
  try {
    // The operator vouches for the address.
    return await inPrismaTransaction((transaction, sql) =>
      createUser(transaction, sql, { ...user, emailVerified: now() }),
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new CommandError("user_exists", `There's already a user with the address ${user.email}.`);
  }
}

/** Adds `user reset-factors`. */
export function userResetFactors(group: Command, perform: Perform): void {
  group
    .command("reset-factors")
    .description(
      "Remove a user's passkeys, authenticator app, and recovery codes, and sign them out everywhere",
    )
    .requiredOption("--email <address>", "the user's email address")
    .action(({ email }: { email: string }) => perform(() => resetFactors(email)));
}

async function resetFactors(address: string): Promise<Outcome> {
  const { findUser } = await import("../inputs.ts");
  const { resetSecondFactors } = await import("#server/auth/factors/factor-changes.ts");
  const { id, email } = await findUser(address);
  if (!(await resetSecondFactors(id))) {
    throw new CommandError("no_factors", `${email} has no second factor.`);
  }
  const sentence = `Removed all second factors of ${email}, signed them out everywhere, and notified them by email.`;
  return { result: { id, email }, sentences: [sentence] };
}

/** Adds `user recover`. */
export function userRecover(group: Command, perform: Perform): void {
  group
    .command("recover")
    .description(
      "Move an account to a new email address and end all its credentials, if someone else can read the old mailbox",
    )
    .requiredOption("--email <address>", "the user's email address")
    .requiredOption("--new-email <address>", "the address that the account gets")
    .action(({ email, newEmail }: { email: string; newEmail: string }) =>
      perform(() => recover(email, newEmail)),
    );
}

async function recover(address: string, newAddress: string): Promise<Outcome> {
  const { findUser, parseEmail } = await import("../inputs.ts");
  const { recoverByOperator } = await import("#server/auth/recovery/operator.ts");
  const { id, email: former } = await findUser(address);
  const email = parseEmail(newAddress);
  if (!(await recoverByOperator(id, email))) {
    throw new CommandError("user_exists", `There's already a user with the address ${email}.`);
  }
  const sentence = `Moved the account of ${former} to ${email}, and ended its password, factors, sessions, keys, apps, webhooks, feed, and emailed links. They sign in with an emailed link.`;
  return { result: { id, email, former }, sentences: [sentence] };
}
