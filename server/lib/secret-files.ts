import { readFileSync } from "node:fs";

/** Variables that contain a secret. */
export const SECRET_VARIABLES = [
  "DATABASE_URL",
  "DIRECT_DATABASE_URL",
  "DATABASE_REPLICA_URL",
  "AUTH_SECRET",
  "SMTP_URL",
  "INBOUND_MAIL_SECRET",
  "INBOUND_SMTP_CERTIFICATE",
  "INBOUND_SMTP_KEY",
  "WEB_PUSH_PRIVATE_KEY",
  "FILES_S3_ACCESS_KEY_ID",
  "FILES_S3_SECRET_ACCESS_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "GITHUB_CLIENT_SECRET",
  "LINKEDIN_CLIENT_SECRET",
] as const;

type SecretVariable = (typeof SECRET_VARIABLES)[number];

/**
 * Returns a secret from its variable, or from the file named by the variable with `_FILE` appended, as vaults and orchestrators mount it,
 * without a final line break. Undefined if neither is set.
 * @throws Error with a sentence if the file can't be read
 */
export function configuredSecret(variables: NodeJS.ProcessEnv, name: SecretVariable): string | undefined {
  const file = variables[`${name}_FILE`];
  if (variables[name] || !file) return variables[name] || undefined;
  try {
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${name}_FILE names ${file}, which can't be read (${code}).`);
  }
}
