import { isLoopbackHost, isLoopbackUrl } from "./client-network.ts";
import type { Environment } from "./env.ts";

type Connections = Pick<
  Environment,
  "DATABASE_URL" | "DATABASE_REPLICA_URL" | "FILES_S3_ENDPOINT" | "PUBLIC_URL" | "SMTP_URL"
>;

/** Returns one sentence for each connection that leaves this machine unencrypted or unverified, for the operator to read at startup. */
export function cleartextConnections(connections: Connections): string[] {
  const { DATABASE_URL, DATABASE_REPLICA_URL, FILES_S3_ENDPOINT, PUBLIC_URL, SMTP_URL } = connections;
  return [
    databaseProblem("DATABASE_URL", DATABASE_URL),
    DATABASE_REPLICA_URL && databaseProblem("DATABASE_REPLICA_URL", DATABASE_REPLICA_URL),
    FILES_S3_ENDPOINT &&
      isPlainHttp(FILES_S3_ENDPOINT) &&
      "FILES_S3_ENDPOINT uses http, so files travel unencrypted.",
    isPlainHttp(PUBLIC_URL) && "PUBLIC_URL uses http, so passwords and keys travel unencrypted.",
    SMTP_URL &&
      isMailUnencrypted(SMTP_URL) &&
      "SMTP_URL connects to another machine without TLS. Use smtps://.",
  ].filter((sentence) => typeof sentence === "string" && sentence !== "") as string[];
}

/** Checks whether email may be sent without TLS: the URL says so (`?ignoreTLS=true`), or the server is this machine. */
export function mayMailUnencrypted(url: string): boolean {
  return isLoopbackUrl(url) || new URL(url).searchParams.get("ignoreTLS") === "true";
}

function isMailUnencrypted(url: string): boolean {
  return url.startsWith("smtp:") && !isLoopbackUrl(url) && mayMailUnencrypted(url);
}

function isPlainHttp(url: string): boolean {
  return url.startsWith("http:") && !isLoopbackUrl(url);
}

/** Returns the problem with the connection to a database on another machine, or null. */
function databaseProblem(name: string, url: string): string | null {
  const { hostname, searchParams } = new URL(url);
  // A Unix socket is named by its folder, as the host or as a parameter.
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  if (host === "" || host.startsWith("/") || isLoopbackHost(host)) return null;
  const mode = searchParams.get("sslmode") ?? "";
  // `prefer`, `allow`, and a missing mode all accept a server without TLS.
  if (!/^(require|verify-ca|verify-full|no-verify)$/.test(mode)) {
    return `${name} connects to another machine without TLS. Add ?sslmode=verify-full.`;
  }
  // Without libpq's rules, pg verifies the certificate and the name for every other mode.
  const isLenient = mode === "no-verify" || searchParams.get("uselibpqcompat") === "true";
  if (mode === "verify-full" || !isLenient) return null;
  return `${name} accepts the certificate of any other machine. Use ?sslmode=verify-full.`;
}
