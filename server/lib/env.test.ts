import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { loadEnvironment } from "./env.ts";
import { readSettings, settings } from "./env-schema.ts";
import { formKeyOfBuild } from "./signing-secrets.ts";

const folder = () => {
  const made = mkdtempSync(path.join(tmpdir(), "offerlane-env-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};
const load = (variables: Record<string, string>) =>
  loadEnvironment({
    DATABASE_URL: "postgresql://here/offerlane",
    OFFERLANE_DATA: folder(),
    ...variables,
  } as unknown as NodeJS.ProcessEnv);

describe("settings", () => {
  test("require only a database", () => {
    expect(load({})).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", RATE_LIMIT: "on", localMail: true });
  });

  test("treat an empty variable as not set", () => {
    expect(load({ PORT: "", SMTP_URL: "" })).toMatchObject({ PORT: 3000, localMail: true });
  });

  test("derive the public address from the port, and remove its trailing slash", () => {
    expect(load({ PORT: "4000" }).PUBLIC_URL).toBe("http://localhost:4000");
    expect(load({ PUBLIC_URL: "http://localhost:4000/" }).PUBLIC_URL).toBe("http://localhost:4000");
  });

  test("name every wrong value in a separate sentence", () => {
    expect(() => load({ PORT: "http", RATE_LIMIT: "maybe" })).toThrow(
      "PORT must be a whole number.\nRATE_LIMIT must be on or off.",
    );
  });

  test("allow webhooks into private networks only: not to this machine, a cloud's metadata, or all addresses", () => {
    const WEBHOOKS_TO_NETWORKS = "10.0.0.5, fd00::/64";
    expect(load({ WEBHOOKS_TO_NETWORKS })).toMatchObject({ WEBHOOKS_TO_NETWORKS });
    for (const wrong of ["127.0.0.1", "169.254.169.254", "0.0.0.0/0", "8.8.8.8", "n8n"]) {
      expect(() => load({ WEBHOOKS_TO_NETWORKS: wrong })).toThrow("WEBHOOKS_TO_NETWORKS must be none, or");
    }
  });

  test.each(["GOOGLE", "GITHUB", "LINKEDIN"])("reject half a pair of %s keys", (name) => {
    expect(() => load({ [`${name}_CLIENT_ID`]: "id" })).toThrow(`${name}_CLIENT_SECRET is not`);
  });

  test("reject a certificate of the mail server without its key", () => {
    const both = "INBOUND_SMTP_CERTIFICATE is set but INBOUND_SMTP_KEY is not";
    expect(() => load({ INBOUND_SMTP_CERTIFICATE: "mx.pem" })).toThrow(both);
  });

  test("reject a file bucket without its keys, and a bucket address without the bucket", () => {
    expect(() => load({ FILES_S3_BUCKET: "files", FILES_S3_REGION: "eu-central-1" })).toThrow(
      "FILES_S3_BUCKET is set but FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY are not; set all or none.",
    );
    expect(() => load({ FILES_S3_ENDPOINT: "https://s3.example.com" })).toThrow("FILES_S3_BUCKET isn't");
  });
});

describe("a secret in a file, as a vault mounts it", () => {
  const secret = "of thirty-two characters at least";
  const mounted = (content: string) => {
    const file = path.join(folder(), "secret");
    writeFileSync(file, content);
    return file;
  };

  test("is read if its variable isn't set, without the trailing line break", () => {
    expect(load({ AUTH_SECRET_FILE: mounted(`${secret}\n`) }).AUTH_SECRET).toEqual([secret]);
    const url = "postgresql://there/offerlane";
    expect(load({ DATABASE_URL: "", DATABASE_URL_FILE: mounted(url) }).DATABASE_URL).toBe(url);
  });

  test("is overridden by the variable itself", () => {
    const both = { AUTH_SECRET: secret, AUTH_SECRET_FILE: mounted("another one, thirty-two long or more") };
    expect(load(both).AUTH_SECRET).toEqual([secret]);
  });

  test("follows the same rules", () => {
    expect(() => load({ AUTH_SECRET_FILE: mounted("short") })).toThrow("AUTH_SECRET must be 32");
  });

  test("that can't be read is reported by its name, never by its content", () => {
    expect(() => load({ SMTP_URL_FILE: "/nowhere/smtp" })).toThrow(
      "SMTP_URL_FILE names /nowhere/smtp, which can't be read (ENOENT).",
    );
  });
});

const mail = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "jobs@mail.example" };
const stripe = {
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_MONTHLY: "price_month",
  STRIPE_PRICE_ANNUAL: "price_year",
};

test.each(Object.keys(stripe))("are rejected with only %s, and with all of the set except it", (name) => {
  expect(() => load({ [name]: "set" })).toThrow(/^STRIPE_\w+ is set but .+ are not; set all or none\.$/);
  expect(() => load({ ...stripe, [name]: "" })).toThrow(`${name} is not; set all or none.`);
});

describe("local mail and payments", () => {
  test.each<Record<string, string>>([
    { HOST: "0.0.0.0" },
    { HOST: "192.168.1.2" },
    { PUBLIC_URL: "https://offerlane.example" },
    { PUBLIC_URL: "http://192.168.1.2:3000" },
    { PUBLIC_URL: "http://localhost.offerlane.example" },
    { PUBLIC_URL: "http://127.0.0.1.offerlane.example" },
  ])("are rejected with %o, naming what is missing", (address) => {
    const [value = ""] = Object.values(address);
    expect(() => load(address)).toThrow(`is ${value}, but email isn't sent`);
    expect(() => load(address)).toThrow("set SMTP_URL and MAIL_FROM");
    expect(() => load({ ...address, ...mail })).toThrow("set STRIPE_SECRET_KEY");
    expect(() => load({ ...address, ...stripe })).toThrow("set SMTP_URL");
  });

  test.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "offerlane.localhost"])(
    "are allowed when the product is opened at %s",
    (host) => {
      const PUBLIC_URL = `http://${host}:3000`;
      expect(load({ PUBLIC_URL })).toMatchObject({ localMail: true, forThisMachine: true });
    },
  );

  test("are allowed at any address if the operator says so", () => {
    const meant = { OFFERLANE_ALLOW_LOCAL_PARTS: "1" };
    expect(load({ HOST: "0.0.0.0", ...meant })).toMatchObject({ localMail: true, forThisMachine: false });
    const PUBLIC_URL = "https://offerlane.example";
    expect(load({ PUBLIC_URL, ...meant })).toMatchObject({ localMail: true, forThisMachine: false });
  });

  test("are off, and any address is accepted, once email, payments, a secret, and a public address are set", () => {
    const own = { PUBLIC_URL: "https://offerlane.example", AUTH_SECRET: "a".repeat(32) };
    for (const name of Object.keys(own)) {
      const given = { HOST: "0.0.0.0", ...own, ...mail, ...stripe, [name]: "" };
      expect(() => load(given)).toThrow(`set ${name}`);
    }
    const settings = load({ HOST: "0.0.0.0", ...own, ...mail, ...stripe });
    expect(settings).toMatchObject({ localMail: false, localPayments: false, forThisMachine: false });
  });
});

describe("AUTH_SECRET", () => {
  const [first, second] = ["a".repeat(32), "b".repeat(40)];

  test("is one secret, or several separated by commas, in their order", () => {
    expect(load({ AUTH_SECRET: first }).AUTH_SECRET).toEqual([first]);
    expect(load({ AUTH_SECRET: `${second}, ${first}` }).AUTH_SECRET).toEqual([second, first]);
  });

  test.each(["short", `${first},short`, `${first},`])(
    "is rejected if one secret is too short: %s",
    (secrets) => {
      expect(() => load({ AUTH_SECRET: secrets })).toThrow("AUTH_SECRET must be 32 characters or more");
    },
  );

  test("is read in the same way from the data folder", () => {
    const data = folder();
    const keep = (secrets: string) =>
      writeFileSync(path.join(data, "secrets.json"), JSON.stringify({ AUTH_SECRET: secrets }));
    keep(`${second},${first}`);
    expect(load({ OFFERLANE_DATA: data }).AUTH_SECRET).toEqual([second, first]);
    keep("short");
    expect(() => load({ OFFERLANE_DATA: data })).toThrow("The stored AUTH_SECRET must be 32");
  });
});

describe("the data folder", () => {
  test("keeps the secret that is created once, for its owner only", () => {
    const data = folder();
    const [secret] = load({ OFFERLANE_DATA: data }).AUTH_SECRET;
    expect(load({ OFFERLANE_DATA: data }).AUTH_SECRET).toEqual([secret]);
    const file = path.join(data, "secrets.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).toContain(secret);
  });

  test("provides the embedded database if DATABASE_URL isn't set, and reports if it isn't running", () => {
    const data = folder();
    const without = { OFFERLANE_DATA: data, DATABASE_URL: "" };
    expect(() => load(without)).toThrow("There's no database");
    writeFileSync(
      path.join(data, "runtime.json"),
      JSON.stringify({ databaseUrl: "postgresql://embedded/db" }),
    );
    expect(load(without).DATABASE_URL).toBe("postgresql://embedded/db");
  });
});

const example = Object.fromEntries(
  [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value.replace(/^"(.*)"$/, "$1")],
  ),
) as NodeJS.ProcessEnv;

test(".env.example names every setting, and nothing else", () => {
  expect(Object.keys(example).sort()).toEqual(Object.keys(settings.shape).sort());
});

/** The example's secret is public, so it is too short to be accepted by mistake. */
const shownSecret = example.AUTH_SECRET ?? "";
const accepted = { ...example, AUTH_SECRET: "r".repeat(48) };

test(".env.example contains values that are accepted as they are, except the signing secret", () => {
  expect(() => readSettings({ AUTH_SECRET: shownSecret } as NodeJS.ProcessEnv)).toThrow("AUTH_SECRET");
  const settings = readSettings({ ...accepted, OFFERLANE_ALLOW_LOCAL_PARTS: "0" });
  expect(settings).toMatchObject({ PORT: 3000, MAIL_FROM: "Offerlane <hello@offerlane.example>" });
});

test(".env.example shows the default of each setting that has one", () => {
  const shown = readSettings(accepted);
  for (const [name, value] of Object.entries(readSettings({} as NodeJS.ProcessEnv)))
    if (value !== undefined) expect.soft(shown, name).toHaveProperty([name], value);
});

const secret = "a secret of thirty-two characters";
const other = "another secret of many characters";

test("machines with the same first secret build with the same key, of the size for AES-256", () => {
  const key = formKeyOfBuild({ AUTH_SECRET: secret } as unknown as NodeJS.ProcessEnv);
  expect(Buffer.from(key ?? "", "base64")).toHaveLength(32);
  const keyOf = (AUTH_SECRET: string) => formKeyOfBuild({ AUTH_SECRET } as unknown as NodeJS.ProcessEnv);
  expect(keyOf(`${secret},${other}`)).toBe(key);
  expect(keyOf(other)).not.toBe(key);
  expect(key).not.toContain(secret);
});

test("without a configured secret, the build creates its own key", () => {
  expect(formKeyOfBuild({} as NodeJS.ProcessEnv)).toBeNull();
});
