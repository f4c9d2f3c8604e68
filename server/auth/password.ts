import { hash, hashRaw, verify } from "@node-rs/argon2";
import { LIMITS } from "#domain/limits.ts";
import { type Strength, strengthOf, type Weakness } from "./password-strength.ts";

/** OWASP's first choice for argon2id, which is this library's default algorithm: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const PASSWORD_LENGTH = { least: LIMITS.text.passwordLeast, most: LIMITS.text.passwordMost } as const;

/** Why a password is refused. */
export type PasswordProblem = "too_short" | "too_long" | "same_as_email" | Weakness;

/** How strong a password would be, and why it is refused where it is. */
export type PasswordVerdict = {
  readonly strength: Strength["strength"];
  readonly problem: PasswordProblem | null;
};

/** Judges a new password for whoever has this address and name. */
export async function judgePassword(
  password: string,
  email: string,
  name: string | null = null,
): Promise<PasswordVerdict> {
  const plainly = plainProblem(password, email);
  if (plainly !== null) return { strength: "weak", problem: plainly };
  const { strength, weakness } = await strengthOf(password, [email, name ?? ""]);
  return { strength, problem: weakness };
}

/** What is wrong with a new password for whoever has this address and name; null when it will do. */
export async function passwordProblem(
  password: string,
  email: string,
  name: string | null = null,
): Promise<PasswordProblem | null> {
  return (await judgePassword(password, email, name)).problem;
}

function plainProblem(password: string, email: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.least) return "too_short";
  if (length > PASSWORD_LENGTH.most) return "too_long";
  const plain = password.trim().toLowerCase();
  return plain === email || plain === email.split("@")[0] ? "same_as_email" : null;
}

/** The argon2id hash of a password, with its salt and parameters in it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), PARAMETERS);
}

/** The same of a short code, under a salt that is given, so that it can be looked up; base64url. */
export async function hashUnderSalt(code: string, salt: string): Promise<string> {
  const raw = await hashRaw(code, { ...PARAMETERS, salt: Buffer.from(salt, "base64url") });
  return raw.toString("base64url");
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the hash's. Without a hash (nobody has the address, or they use no password) it takes as long
 * and is false, so that time tells nothing of who is here.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody has this password");
  const matches = await verify(passwordHash ?? (await decoy), password.normalize("NFKC")).catch(() => false);
  return matches && passwordHash !== null;
}
