import path from "node:path";
import type { Secrets, Settings } from "./env-schema.ts";
import { EnvironmentError, readSecrets, readSettings, servesThisMachineOnly } from "./env-schema.ts";
import { storedDatabaseUrl, storedSecret } from "./stored-secrets.ts";

/** What the server knows of its surroundings; names as in the environment, plus what follows from them. */
export interface Environment extends Settings {
  DATABASE_URL: string;
  /** The way to the database itself: LISTEN, jobs, migrations, and locks of a session don't go through a pooler. */
  DIRECT_DATABASE_URL: string;
  /** Connections of DATABASE_URL are shared between transactions, by PgBouncer or its like. */
  isPooled: boolean;
  /** Read through `signing-secrets.ts` alone. */
  AUTH_SECRET: Secrets;
  PUBLIC_URL: string;
  /** Processes that share a port count limits together. */
  RATE_LIMIT_STORE: "memory" | "postgres";
  /** Mail stands on its embedded default. */
  localMail: boolean;
  /** Payments stand on the built-in test provider. */
  localPayments: boolean;
  /** How long connections are still taken after /readyz turned to 503; none where no balancer looks. */
  SHUTDOWN_DELAY_SECONDS: number;
  /** It listens on this machine only, and is opened here only: nobody else is served. */
  forThisMachine: boolean;
}

let known: Environment | undefined;

/**
 * Gives the settings of this process: read once, at first use. With a setting that is wrong or missing the process ends
 * here, with one sentence for each on standard error.
 */
export function env(): Environment {
  if (known) return known;
  try {
    known = loadEnvironment(process.env);
    return known;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Takes variables of an environment and gives the settings they make; refuses with EnvironmentError. */
export function loadEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const settings = readSettings(variables);
  const dataFolder = path.resolve(settings.OFFERLANE_DATA);
  // `next build` loads the server's modules, but neither asks the database nor signs anything.
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
    localPayments,
    SHUTDOWN_DELAY_SECONDS: settings.SHUTDOWN_DELAY_SECONDS ?? (forThisMachine ? 0 : 5),
    forThisMachine,
  };
}
