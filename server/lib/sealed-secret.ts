import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { acceptedSecrets, signingSecret } from "./signing-secrets.ts";

const VERSION = "v1";

/** A secret's purpose and owner. A sealed secret can't be opened with a different purpose or owner. */
type Seal = { readonly purpose: SealPurpose; readonly owner: string };
/** The purposes of sealed secrets. Each has its own key. */
type SealPurpose =
  | "authenticator app secret"
  | "busy calendar"
  | "inbound address"
  | "join code"
  | "mailbox password"
  | "push subscription"
  | "webhook secret";

/** Derives an AES-256-GCM key for this purpose only from the server's secret, with HKDF-SHA-256 (RFC 5869). */
const keyFrom = (secret: string, purpose: SealPurpose) =>
  Buffer.from(hkdfSync("sha256", secret, "", `offerlane ${purpose}`, 32));

/**
 * Encrypts a secret that has to be read again, for one purpose and one owner.
 * @returns version, nonce, text, and tag, base64url
 */
export function sealSecret(secret: string, { purpose, owner }: Seal): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFrom(signingSecret(), purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return [VERSION, ...[nonce, text, cipher.getAuthTag()].map((part) => part.toString("base64url"))].join(".");
}

/** Decrypts a sealed secret with any accepted secret. @throws if none opens it */
export function openSecret(sealed: string, { purpose, owner }: Seal): string {
  const [version, ...parts] = sealed.split(".");
  const [nonce, text, tag] = parts.map((part) => Buffer.from(part, "base64url"));
  if (version !== VERSION || !nonce || !text || !tag)
    throw new Error("A sealed secret has an unknown format.");
  for (const accepted of acceptedSecrets()) {
    const decipher = createDecipheriv("aes-256-gcm", keyFrom(accepted, purpose), nonce, {
      authTagLength: 16,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
    } catch {
      // Sealed under another accepted secret.
    }
  }
  throw new Error("No accepted secret can decrypt this sealed secret.");
}
