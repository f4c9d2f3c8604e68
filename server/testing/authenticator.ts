import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { env } from "#server/lib/env.ts";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** The changes that an attack makes to a response. */
export type Deviation = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly userHandle?: string;
  readonly counter?: number;
  /** The response of an authenticator that only detected a touch. */
  readonly unverified?: boolean;
  /** Signed by another key. */
  readonly signedBy?: KeyObject;
};

type ChallengeOptions = { readonly challenge: string };

/** An authenticator in software: creates one passkey (ES256, attestation "none") and signs with it, honestly or not. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #counter = 0;
  #userHandle = "";

  get key(): KeyObject {
    return this.#keys.privateKey;
  }

  /** Creates the passkey that the options request. */
  register(
    options: ChallengeOptions & { user: { id: string } },
    deviation: Deviation = {},
  ): RegistrationResponseJSON {
    this.#userHandle = options.user.id;
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey]);
    const data = Buffer.concat([this.#data(HAS_CREDENTIAL, deviation), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0]), text("authData"), bytes(data)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData("webauthn.create", options, deviation).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Signs the challenge. */
  answer(options: ChallengeOptions, deviation: Deviation = {}): AuthenticationResponseJSON {
    this.#counter += 1;
    const data = this.#data(0, deviation);
    const client = clientData("webauthn.get", options, deviation);
    const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, deviation.signedBy ?? this.key).toString("base64url"),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    };
  }

  #credential() {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };
  }

  #data(flags: number, { rpId, counter, unverified }: Deviation): Buffer {
    const host = rpId ?? new URL(env().PUBLIC_URL).hostname;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    const seen = USER_PRESENT | (unverified ? 0 : USER_VERIFIED) | flags;
    return Buffer.concat([createHash("sha256").update(host).digest(), Buffer.from([seen]), count]);
  }
}

function clientData(type: string, { challenge }: ChallengeOptions, { origin }: Deviation): Buffer {
  const home = new URL(env().PUBLIC_URL).origin;
  return Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? home, crossOrigin: false }));
}

/** Returns a text of fewer than 24 bytes as CBOR. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** Returns bytes as CBOR with a length of two bytes. */
function bytes(value: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(value.length);
  return Buffer.concat([Buffer.from([0x59]), length, value]);
}
