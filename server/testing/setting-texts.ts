import type { Settings } from "#server/lib/env-schema.ts";

/** The purpose of each setting, for operators. */
export const SETTING_TEXTS: Record<keyof Settings, string> = {
  DATABASE_URL:
    "PostgreSQL 15 or later. If not set, `npm start` runs its own. Behind a pooler, the pooler's address.",
  DIRECT_DATABASE_URL:
    "The database's own address, if `DATABASE_URL` is a pooler's. For announcements, jobs, and migrations.",
  DATABASE_REPLICA_URL:
    "The address of a streaming replica. Insights, the roster, and exports of boards are read from it while it keeps up.",
  DATABASE_POOL_SIZE:
    "Connections of one process. Searches add a fifth of that number, reports another fifth, and jobs 4.",
  DATABASE_STATEMENTS:
    "`unnamed` for a pooler that doesn't support prepared statements, such as PgBouncer before 1.21.",
  PORT: "The port to listen on.",
  PROCESSES:
    "Processes that share the port, one of which runs the jobs. Each opens its own database connections.",
  HOST: "The address to listen on.",
  OFFERLANE_DATA:
    "The folder for the embedded database, for files if S3 isn't used, and for generated secrets.",
  OFFERLANE_ALLOW_LOCAL_PARTS: "`1` serves other machines even if a setting that this requires is missing.",
  TRUSTED_PROXIES:
    "Addresses and networks of proxies whose `X-Forwarded-For` is trusted, separated by commas, or `none`.",
  PUBLIC_URL:
    "The address that people open. Required to serve other machines. Defaults to `http://localhost` with the port.",
  NODE_ENV: "Set by `npm start` and `npm run dev`.",
  SHUTDOWN_DELAY_SECONDS:
    "How long connections are accepted after SIGTERM. Defaults to 5, or to 0 if only this machine is served.",
  SHUTDOWN_GRACE_SECONDS: "How long requests and jobs may take to finish after that.",
  OVERLOAD_SHEDDING: "Rejects new requests with 503 while the process has more than it can handle.",
  ACCOUNT_TEXT_MIB:
    "MiB of text that an account can store. `npm run db:migrate` and `npm start` write it to the database.",
  RATE_LIMIT: "`off` for benchmarks and tests only.",
  WEBHOOKS_TO_LOOPBACK:
    "`on` lets webhooks reach this machine over http, to try them out. Only while no other machine is served.",
  WEBHOOKS_TO_NETWORKS:
    "Private addresses and networks, such as `10.0.0.5`, that everyone's webhooks can also reach, over http and on any port; or `none`.",
  RATE_LIMIT_STORE:
    "`postgres` lets several processes count limits together. Defaults to `memory`, or to `postgres` with `PROCESSES`.",
  AUTH_SECRET:
    "Signs sessions and links. To rotate it, list several, separated by commas. Required to serve other machines.",
  SMTP_URL: "Sends email. Required to serve other machines.",
  MAIL_FROM: "The sender of email; set with `SMTP_URL`.",
  INBOUND_MAIL_DOMAIN:
    "The domain of people's forwarding addresses, and of replies to messages. Without it, no email is received.",
  INBOUND_MAIL_SECRET:
    "Proves that mail comes from the provider: Postmark's password, or the key of the signatures.",
  INBOUND_MAIL_SNS_TOPIC: "The topic of Amazon SNS to which Amazon SES publishes received mail.",
  INBOUND_SMTP_PORT: "The port on which mail is received by SMTP. Without it, SMTP is off.",
  INBOUND_SMTP_HOST: "The address on which mail is received by SMTP.",
  INBOUND_SMTP_CERTIFICATE: "The certificate of that address, as PEM; set with its key to offer STARTTLS.",
  INBOUND_SMTP_KEY: "The key of that certificate, as PEM.",
  WEB_PUSH_PUBLIC_KEY:
    "Shows notifications in browsers; a key pair from `npx web-push generate-vapid-keys`. Without it, none are shown.",
  WEB_PUSH_PRIVATE_KEY: "The private key of that pair.",
  FILES_S3_BUCKET: "Keeps files in S3; set with the region and both keys.",
  FILES_S3_REGION: "The bucket's region.",
  FILES_S3_ENDPOINT: "The address of an S3-compatible service other than AWS.",
  FILES_S3_ACCESS_KEY_ID: "The key that reads and writes the bucket.",
  FILES_S3_SECRET_ACCESS_KEY: "Its secret.",
  STRIPE_SECRET_KEY: "Takes payments; set with the three below. Required to serve other machines.",
  STRIPE_WEBHOOK_SECRET: "Verifies Stripe's events.",
  STRIPE_PRICE_MONTHLY: "The ID of the monthly price of a seat.",
  STRIPE_PRICE_ANNUAL: "The ID of the yearly price of a seat.",
  GOOGLE_CLIENT_ID: "Sign-in with Google; set with its secret.",
  GOOGLE_CLIENT_SECRET: "Its secret.",
  GITHUB_CLIENT_ID: "Sign-in with GitHub; set with its secret.",
  GITHUB_CLIENT_SECRET: "Its secret.",
  LINKEDIN_CLIENT_ID: "Sign-in with LinkedIn; set with its secret.",
  LINKEDIN_CLIENT_SECRET: "Its secret.",
  METRICS_PORT:
    "The port of Prometheus metrics; each further process uses the next one. Without it, there are none.",
  METRICS_HOST: "The address that metrics listen on.",
  OTEL_EXPORTER_OTLP_ENDPOINT:
    "Sends traces to this collector by OTLP over HTTP. Without it, OpenTelemetry isn't loaded.",
  OTEL_SERVICE_NAME: "The service name in traces.",
  OTEL_TRACES_SAMPLER_ARG: "The share of requests that are traced.",
  ACCESS_LOG: "Logs one line of JSON for each request.",
  SLOW_STATEMENT_MS: "Statements that take this many milliseconds are logged as slow.",
  LOG_LEVEL: "The lowest severity that is logged.",
};
