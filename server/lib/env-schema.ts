import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { withoutEnd } from "#domain/trim.ts";
import { MIB } from "#domain/units.ts";
import { networksOf } from "./client-address.ts";
import { isLoopbackHost, isLoopbackUrl } from "./client-network.ts";
import { isPrivateAddress } from "./guarded-fetch/permit.ts";
import { configuredSecret, SECRET_VARIABLES } from "./secret-files.ts";

const onOff = (fallback: "on" | "off") =>
  z.enum(["on", "off"], { error: "must be on or off" }).default(fallback);
const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: "must be a whole number" })
    .int("must be a whole number")
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} or less`);
const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be a URL such as ${example}` });
const share = z.coerce
  .number({ error: "must be a number" })
  .min(0, "must be 0 or more")
  .max(1, "must be 1 or less");
const text = z.string();
/** A proxy on this machine. A proxy elsewhere must be configured by its address: untrusted senders reach us from private networks too. */
const LOOPBACK = "127.0.0.0/8,::1/128";
const networks = (fallback: string) =>
  text
    .default(fallback)
    .transform((list) => (list === "none" ? "" : list))
    .refine(isListOfNetworks, "must be none, or addresses and networks such as 10.0.0.5,fd00::/64");
const areAllPrivate = (list: string) =>
  !isListOfNetworks(list) || networksOf(list).every(([base]) => isPrivateAddress(base.toString()));

const secrets = text.transform((list, context): Secrets => {
  const [first = "", ...older] = list.split(",").map((secret) => secret.trim());
  if ([first, ...older].every((secret) => secret.length >= 32)) return [first, ...older];
  context.addIssue("must be 32 characters or more; in a list separated by commas, each secret must be");
  return z.NEVER;
});

export const settings = z.object({
  DATABASE_URL: url(/^postgres(ql)?$/, "postgresql://user:password@host:5432/database").optional(),
  DIRECT_DATABASE_URL: url(/^postgres(ql)?$/, "postgresql://user:password@host:5432/database").optional(),
  DATABASE_REPLICA_URL: url(/^postgres(ql)?$/, "postgresql://user:password@host:5432/database").optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(20),
  DATABASE_STATEMENTS: z.enum(["named", "unnamed"], { error: "must be named or unnamed" }).default("named"),
  PORT: wholeNumber(1, 65_535).default(3000),
  PROCESSES: wholeNumber(1, 64).default(1),
  HOST: text.default("127.0.0.1"),
  OFFERLANE_DATA: text.default(".data"),
  OFFERLANE_ALLOW_LOCAL_PARTS: z.enum(["1", "0"], { error: "must be 1 or 0" }).default("0"),
  TRUSTED_PROXIES: networks(LOOPBACK),
  PUBLIC_URL: url(/^https?$/, "https://offerlane.example")
    .transform((value) => withoutEnd(value, "/"))
    .optional(),
  NODE_ENV: z
    .enum(["production", "development", "test"], { error: "must be production, development or test" })
    .default("production"),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 300).optional(),
  SHUTDOWN_GRACE_SECONDS: wholeNumber(1, 3_600).default(30),
  OVERLOAD_SHEDDING: onOff("on"),
  ACCESS_LOG: onOff("on"),
  SLOW_STATEMENT_MS: wholeNumber(1, 60_000).default(500),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: text.default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, "http://127.0.0.1:4318").optional(),
  OTEL_SERVICE_NAME: text.default("offerlane"),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  ACCOUNT_TEXT_MIB: wholeNumber(1, 4_096).default(LIMITS.quotas.textBytes / MIB),
  RATE_LIMIT: onOff("on"),
  WEBHOOKS_TO_LOOPBACK: onOff("off"),
  WEBHOOKS_TO_NETWORKS: networks("none").refine(
    areAllPrivate,
    "must be none, or private addresses and networks",
  ),
  RATE_LIMIT_STORE: z.enum(["memory", "postgres"], { error: "must be memory or postgres" }).optional(),
  AUTH_SECRET: secrets.optional(),
  SMTP_URL: url(/^smtps?$/, "smtps://user:password@mail.example:465").optional(),
  MAIL_FROM: text.optional(),
  INBOUND_MAIL_DOMAIN: text
    .regex(/^[a-z0-9.-]{1,253}$/, "must be a domain in lowercase, such as in.offerlane.example")
    .optional(),
  INBOUND_MAIL_SECRET: text.min(32, "must be 32 characters or more").optional(),
  INBOUND_MAIL_SNS_TOPIC: text
    .regex(/^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:[\w-]+$/, "must be the ARN of a topic of Amazon SNS")
    .optional(),
  INBOUND_SMTP_PORT: wholeNumber(1, 65_535).optional(),
  INBOUND_SMTP_HOST: text.default("127.0.0.1"),
  INBOUND_SMTP_CERTIFICATE: text.optional(),
  INBOUND_SMTP_KEY: text.optional(),
  WEB_PUSH_PUBLIC_KEY: text.regex(/^[\w-]{87}$/, "must be a public key for VAPID, in base64url").optional(),
  WEB_PUSH_PRIVATE_KEY: text.regex(/^[\w-]{43}$/, "must be a private key for VAPID, in base64url").optional(),
  FILES_S3_BUCKET: text.optional(),
  FILES_S3_REGION: text.optional(),
  FILES_S3_ENDPOINT: url(/^https?$/, "https://s3.example.com").optional(),
  FILES_S3_ACCESS_KEY_ID: text.optional(),
  FILES_S3_SECRET_ACCESS_KEY: text.optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_PRICE_MONTHLY: text.optional(),
  STRIPE_PRICE_ANNUAL: text.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GITHUB_CLIENT_ID: text.optional(),
  GITHUB_CLIENT_SECRET: text.optional(),
  LINKEDIN_CLIENT_ID: text.optional(),
  LINKEDIN_CLIENT_SECRET: text.optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),
});

/** One or more secrets: the first signs, all are accepted. */
export type Secrets = readonly [string, ...string[]];

/** Returns only the text quota, the only setting that migrations need. */
export function readTextQuota(variables: NodeJS.ProcessEnv): Pick<Settings, "ACCOUNT_TEXT_MIB"> {
  const mebibytes = variables.ACCOUNT_TEXT_MIB;
  return settings.pick({ ACCOUNT_TEXT_MIB: true }).parse(mebibytes ? { ACCOUNT_TEXT_MIB: mebibytes } : {});
}

/** Settings as given, with defaults. */
export type Settings = z.infer<typeof settings>;

/** Settings that work only together. */
const sets = [
  ["SMTP_URL", "MAIL_FROM"],
  ["INBOUND_SMTP_CERTIFICATE", "INBOUND_SMTP_KEY"],
  ["WEB_PUSH_PUBLIC_KEY", "WEB_PUSH_PRIVATE_KEY"],
  ["FILES_S3_BUCKET", "FILES_S3_REGION", "FILES_S3_ACCESS_KEY_ID", "FILES_S3_SECRET_ACCESS_KEY"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_MONTHLY", "STRIPE_PRICE_ANNUAL"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
  ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
] as const;

/** An error with one sentence for each invalid setting. */
export class EnvironmentError extends Error {
  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "EnvironmentError";
  }
}

/**
 * Returns the settings from variables, and from the files that some name for their secrets. An empty variable counts as not set.
 * @throws EnvironmentError
 */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const filled = { ...variables, ...readSecretFiles(variables) };
  const settingsToParse = Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ""));
  const parsed = settings.safeParse(settingsToParse);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`),
    );
  }
  const problems = [
    ...incompleteSets(parsed.data),
    ...endpointWithoutBucket(parsed.data),
    ...addressesWithoutMain(parsed.data),
    ...exposedLocalParts(parsed.data),
    ...exposedLoopback(parsed.data),
  ];
  if (problems.length > 0) throw new EnvironmentError(problems);
  return parsed.data;
}

/**
 * Parses secrets that are stored rather than configured, by the same rules.
 * @throws EnvironmentError
 */
export function readSecrets(stored: string): Secrets {
  const parsed = secrets.safeParse(stored);
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(parsed.error.issues.map(({ message }) => `The stored AUTH_SECRET ${message}.`));
}

function readSecretFiles(variables: NodeJS.ProcessEnv): Record<string, string | undefined> {
  try {
    return Object.fromEntries(SECRET_VARIABLES.map((name) => [name, configuredSecret(variables, name)]));
  } catch (error) {
    throw new EnvironmentError([(error as Error).message]);
  }
}

function isListOfNetworks(list: string): boolean {
  try {
    networksOf(list);
    return true;
  } catch {
    return false;
  }
}

function incompleteSets(values: Settings): string[] {
  return sets.flatMap((names) => {
    const absent = names.filter((name) => values[name] === undefined);
    const [present] = names.filter((name) => values[name] !== undefined);
    if (present === undefined || absent.length === 0) return [];
    const isNot = absent.length === 1 ? "is not" : "are not";
    const fix = names.length === 2 ? "both or neither" : "all or none";
    return [`${present} is set but ${absent.join(", ")} ${isNot}; set ${fix}.`];
  });
}

/** Reports a file service's address without a bucket, which has no effect. */
function endpointWithoutBucket(values: Settings): string[] {
  if (values.FILES_S3_ENDPOINT === undefined || values.FILES_S3_BUCKET !== undefined) return [];
  return ["FILES_S3_ENDPOINT is set but FILES_S3_BUCKET isn't, so files would be stored on this machine."];
}

/** Reports other database addresses without the main one, which have no effect. */
function addressesWithoutMain(values: Settings): string[] {
  if (values.DATABASE_URL !== undefined) return [];
  if (values.DATABASE_REPLICA_URL !== undefined) {
    return ["DATABASE_REPLICA_URL is set but DATABASE_URL isn't; set DATABASE_URL to the primary's address."];
  }
  if (values.DIRECT_DATABASE_URL === undefined) return [];
  return ["DIRECT_DATABASE_URL is set but DATABASE_URL isn't; set DATABASE_URL to the pooler's address."];
}

/**
 * Reports webhooks to this machine while others can reach the server: only this machine's user may name such
 * addresses.
 */
function exposedLoopback(values: Settings): string[] {
  const exposed = exposedBy(values);
  if (exposed === null || values.WEBHOOKS_TO_LOOPBACK === "off") return [];
  return [`${exposed}, but WEBHOOKS_TO_LOOPBACK=on would let anyone send requests to this machine.`];
}

/**
 * Reports local parts while others can reach the server. They only suit one machine: local email reaches no
 * one, and local seats are free.
 */
function exposedLocalParts(values: Settings): string[] {
  const exposed = exposedBy(values);
  if (exposed === null || values.OFFERLANE_ALLOW_LOCAL_PARTS === "1") return [];
  const problem = (harm: string, fix: string) =>
    `${exposed}, but ${harm}: set ${fix}, or OFFERLANE_ALLOW_LOCAL_PARTS=1 to start anyway.`;
  const mail = problem("email isn't sent, only kept at /dev/mail", "SMTP_URL and MAIL_FROM");
  const payments = problem(
    "payments go to the built-in test provider, which gives seats away",
    "STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY and STRIPE_PRICE_ANNUAL",
  );
  const secret = problem(
    "sessions and links would be signed with a secret that only this machine has",
    "AUTH_SECRET to 32 random characters or more",
  );
  const address = problem(
    "links in email would lead to localhost",
    "PUBLIC_URL to the address that people open",
  );
  return [
    ...(values.SMTP_URL === undefined ? [mail] : []),
    ...(values.STRIPE_SECRET_KEY === undefined ? [payments] : []),
    ...(values.AUTH_SECRET === undefined ? [secret] : []),
    ...(values.PUBLIC_URL === undefined ? [address] : []),
  ];
}

/** Checks whether the server is for this machine only. */
export function servesThisMachineOnly(values: Settings): boolean {
  return exposedBy(values) === null;
}

/** Returns the setting that exposes the server to other machines; null if none does. */
function exposedBy({ HOST, PUBLIC_URL }: Settings): string | null {
  if (!isLoopbackHost(HOST)) return `HOST is ${HOST}`;
  return PUBLIC_URL === undefined || isLoopbackUrl(PUBLIC_URL) ? null : `PUBLIC_URL is ${PUBLIC_URL}`;
}
