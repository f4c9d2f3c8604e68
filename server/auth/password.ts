import { hash, hashRaw, verify } from "@node-rs/argon2";
import { LIMITS } from "#domain/limits.ts";
import { textsOf } from "#server/lib/texts.ts";
import words from "../../messages/en/passwords.json" with { type: "json" };
import { type Strength, strengthOf, type Weakness } from "./password-strength.ts";

/** OWASP's first choice for argon2id, which is this library's default algorithm: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const PASSWORD_LENGTH = { least: LIMITS.text.passwordLeast, most: LIMITS.text.passwordMost } as const;

/** The reasons why a password is rejected. */
export type PasswordProblem = "too_short" | "too_long" | "same_as_email" | Weakness;

/** The strength of a new password, and why it is rejected if it is. */
export type PasswordVerdict = {
  readonly strength: Strength["strength"];
  readonly problem: PasswordProblem | null;
};

/** Checks a new password for a user with this address and name. */
export async function validatePassword(
  password: string,
  email: string,
  name: string | null = null,
): Promise<PasswordVerdict> {
  const plainly = plainProblem(password, email);
  if (plainly !== null) return { strength: "weak", problem: plainly };
  const { strength, weakness } = await strengthOf(password, [email, name ?? ""]);
  return { strength, problem: weakness };
}

/** Returns the problem with a new password for a user with this address and name, or null if there is none. */
export async function passwordProblem(
  password: string,
  email: string,
  name: string | null = null,
): Promise<PasswordProblem | null> {
  return (await validatePassword(password, email, name)).problem;
}

function plainProblem(password: string, email: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.least) return "too_short";
  if (length > PASSWORD_LENGTH.most) return "too_long";
  const plain = password.trim().toLowerCase();
  return plain === email || plain === email.split("@")[0] ? "same_as_email" : null;
}

/** Returns the argon2id hash of a password, which includes its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), PARAMETERS);
}

/** Returns the argon2id hash of a short code in base64url, with a given salt so that the code can be looked up. */
export async function hashUnderSalt(code: string, salt: string): Promise<string> {
  const raw = await hashRaw(code, { ...PARAMETERS, salt: Buffer.from(salt, "base64url") });
  return raw.toString("base64url");
}

let dummyHash: Promise<string> | undefined;

/**
 * Checks a password against a hash. Without a hash (no account, or one without a password) it takes as long
 * and returns false, so that timing doesn't reveal who has an account. A text that is too long for a password isn't even normalized.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword("nobody has this password");
  const isPossible = password.length <= LIMITS.text.passwordTyped;
  const compared = isPossible ? password.normalize("NFKC") : "";
  const matches = await verify(passwordHash ?? (await dummyHash), compared).catch(() => false);
  return matches && isPossible && passwordHash !== null;
}

const t = textsOf(words);

/** Returns the forms' sentence for why a password is rejected. */
export function passwordSentence(problem: PasswordProblem): string {
  return t(problem);
}
