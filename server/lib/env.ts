import path from "node:path";
import type { Secrets, Settings } from "./env-schema.ts";
import { EnvironmentError, readSecrets, readSettings, servesThisMachineOnly } from "./env-schema.ts";
import { storedDatabaseUrl, storedSecret } from "./stored-secrets.ts";

/** The server's environment: its settings by variable name, plus settings derived from them. */
export interface Environment extends Settings {
  DATABASE_URL: string;
  /** The address of the database itself: LISTEN, jobs, migrations, and session locks don't go through a pooler. */
  DIRECT_DATABASE_URL: string;
  /** True if a pooler such as PgBouncer shares the connections of DATABASE_URL between transactions. */
  isPooled: boolean;
  /** Read only through `signing-secrets.ts`. */
  AUTH_SECRET: Secrets;
  PUBLIC_URL: string;
  /** The place where limits are counted. Processes that share a port count them together. */
  RATE_LIMIT_STORE: "memory" | "postgres";
  /** True if email uses its embedded default. */
  localMail: boolean;
  /** True if payments use the built-in test provider. */
  localPayments: boolean;
  /**
   * The time for which connections are still accepted after /readyz changes to 503. By default, it is 0 on a server for this machine
   * only, which no load balancer checks.
   */
  SHUTDOWN_DELAY_SECONDS: number;
  /**
   * True if the server listens only on this machine and its public URL is local, so it serves no one else.
   */
  forThisMachine: boolean;
}

let environment: Environment | undefined;

/**
 * Returns the settings of this process, read once, at first use. If a setting is wrong or missing, the process ends here, with one
 * sentence for each on standard error.
 */
export function env(): Environment {
  if (environment) return environment;
  try {
    environment = loadEnvironment(process.env);
    return environment;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** The domain of forwarding addresses on a machine that receives mail only from itself. */
const LOCAL_MAIL_DOMAIN = "in.localhost";

/**
 * Returns the settings made from an environment's variables.
 * @throws EnvironmentError
 */
export function loadEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const settings = readSettings(variables);
  const dataFolder = path.resolve(settings.OFFERLANE_DATA);
  // `next build` loads the server's modules, but neither queries the database nor signs anything.
  const building = variables.NEXT_PHASE === "phase-production-build";
  const databaseUrl = settings.DATABASE_URL ?? (building ? "" : storedDatabaseUrl(dataFolder));
  if (databaseUrl === null) {
    throw new EnvironmentError([
      "There's no database. Set DATABASE_URL, or run `npm start`, which starts its own.",
    ]);
  }
  const localMail = settings.SMTP_URL === undefined;
  const forThisMachine = servesThisMachineOnly(settings);
  const localPayments = settings.STRIPE_SECRET_KEY === undefined;
  return {
    ...settings,
    DATABASE_URL: databaseUrl,
    DIRECT_DATABASE_URL: settings.DIRECT_DATABASE_URL ?? databaseUrl,
    isPooled: settings.DIRECT_DATABASE_URL !== undefined,
    OFFERLANE_DATA: dataFolder,
    AUTH_SECRET:
      settings.AUTH_SECRET ??
      (building ? ["building"] : readSecrets(storedSecret(dataFolder, "AUTH_SECRET"))),
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    RATE_LIMIT_STORE: settings.RATE_LIMIT_STORE ?? (settings.PROCESSES > 1 ? "postgres" : "memory"),
    localMail,
    INBOUND_MAIL_DOMAIN: settings.INBOUND_MAIL_DOMAIN ?? (localMail ? LOCAL_MAIL_DOMAIN : undefined),
    localPayments,
    SHUTDOWN_DELAY_SECONDS: settings.SHUTDOWN_DELAY_SECONDS ?? (forThisMachine ? 0 : 5),
    forThisMachine,
  };
}
