import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sha256WithRsa = der(0x30, Buffer.from("06092a864886f70d01010b0500", "hex"));
const LOCALHOST = Buffer.from("localhost");
const commonName = der(0x30, Buffer.from("0603550403", "hex"), der(0x0c, LOCALHOST));
const name = der(0x30, der(0x31, commonName));
const days = ["260101000000Z", "360101000000Z"].map((time) => der(0x17, Buffer.from(time)));
const altNames = der(0x30, Buffer.from("0603551d11", "hex"), der(0x04, der(0x30, der(0x82, LOCALHOST))));

/** Returns a self-signed certificate (RFC 5280) of a key for localhost, in PEM. */
export function certificateOf(publicKey: KeyObject, privateKey: KeyObject): string {
  const signed = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    name,
    der(0x30, ...days),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, der(0x30, altNames)),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", signed, privateKey));
  const pem = der(0x30, signed, sha256WithRsa, signature).toString("base64");
  return `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`;
}

/** Makes a key and its certificate for a TLS server on this machine. */
export function makeCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = privateKey.export({ type: "pkcs8", format: "pem" }) as string;
  return { key, cert: certificateOf(publicKey, privateKey) };
}
