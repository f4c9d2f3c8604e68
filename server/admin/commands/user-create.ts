import type { Command } from "commander";
import { LIMITS } from "#domain/limits.ts";
import { Refusal } from "../failure.ts";
import type { Outcome, Perform } from "../perform.ts";

type Options = { email: string; name: string; password?: string };

/** `user create` */
export function userCreate(group: Command, perform: Perform): void {
  group
    .command("create")
    .description(
      "Create a user with a confirmed email address; without a password, they sign in with an emailed link",
    )
    .requiredOption("--email <address>", "the address they sign in with")
    .requiredOption("--name <name>", "their name")
    .option("--password <password>", `${LIMITS.text.passwordLeast} characters or more`)
    .action((options: Options) => perform(() => run(options)));
}

async function run({ email: address, name: given, password }: Options): Promise<Outcome> {
  const { parseEmail } = await import("../find-user.ts");
  const email = parseEmail(address);
  const name = given.trim();
  if (name === "" || name.length > LIMITS.text.title) {
    throw new Refusal("invalid_name", `The name must have 1 to ${LIMITS.text.title} characters.`);
  }
  const passwordHash = password === undefined ? null : await hashChecked(password, email);
  const user = await insert({ email, name, passwordHash });
  const { id, accountId } = user;
  return {
    result: { id, email, name, accountId },
    sentences: [`Created the user ${name} <${email}> (${id}).`],
  };
}

async function hashChecked(password: string, email: string): Promise<string> {
  const [{ hashPassword, passwordProblem }, { passwordSentence }] = await Promise.all([
    import("#server/auth/password.ts"),
    import("#server/auth/password-sentence.ts"),
  ]);
  const problem = await passwordProblem(password, email);
  if (problem !== null) throw new Refusal("invalid_password", passwordSentence(problem));
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
    return await inPrismaTransaction((transaction) =>
      createUser(transaction, { ...user, emailVerified: now() }),
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal("user_exists", `There's already a user with the address ${user.email}.`);
  }
}
