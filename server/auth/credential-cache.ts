import { MINUTE_MS } from "#domain/time.ts";
import { liveEvents, mayMissAnnouncements } from "#server/core/live.ts";
import { now } from "#server/lib/clock.ts";
import { processGlobal } from "#server/lib/process-global.ts";

const CAPACITY = 10_000;
/** The longest lifetime while announcements of revocations by other processes may be missed. */
const UNANNOUNCED_MS = 1_000;

/** A credential's last use is recorded at most this often. */
const NOTED_EVERY_MS = MINUTE_MS;

/** Checks whether a use at an instant is too close to the last recorded one to be recorded again. */
export function isRecentlyRecorded(lastUsedAt: string | null, at: Date): boolean {
  return lastUsedAt !== null && Date.parse(lastUsedAt) > at.getTime() - NOTED_EVERY_MS;
}

type CachedCredential = { readonly id: string; readonly expiresAt: string | null };
type Entry<Credential> = { credential: Credential; readAt: number };

/**
 * Credentials that were looked up recently, by the digest of the presented secret. Bounded (the least recently used goes first). A
 * revocation on any process drops its entry immediately, and a gap in the announcements drops all.
 */
class CredentialCache<Credential extends CachedCredential> {
  readonly #lifetime: number;
  readonly #entries = new Map<string, Entry<Credential>>();
  #generation = 0;

  constructor(lifetimeMs: number) {
    this.#lifetime = lifetimeMs;
    liveEvents.on("revocation", (id) => this.#drop((credential) => credential.id === id));
    liveEvents.on("interruption", () => this.#drop(() => true));
  }

  /** Returns the credential of a secret with this digest, from the cache or from `lookUp`, or null if there is none. */
  async get(digest: string, lookUp: () => Promise<Credential | null>): Promise<Credential | null> {
    const moment = now().getTime();
    const entry = this.#entries.get(digest);
    const lifetime = mayMissAnnouncements() ? Math.min(this.#lifetime, UNANNOUNCED_MS) : this.#lifetime;
    const age = entry === undefined ? lifetime : moment - entry.readAt;
    // A negative age means that the clock was set back, perhaps by hours.
    if (entry !== undefined && age >= 0 && age < lifetime) {
      this.#entries.delete(digest);
      this.#entries.set(digest, entry);
      return isExpired(entry.credential, moment) ? null : entry.credential;
    }
    const generation = this.#generation;
    const credential = await lookUp();
    if (credential === null || isExpired(credential, moment)) return null;
    // If it was revoked while being read, it is valid for this request but not cached.
    if (generation === this.#generation) this.#put(digest, { credential, readAt: moment });
    return credential;
  }

  #put(digest: string, entry: Entry<Credential>): void {
    this.#entries.delete(digest);
    this.#entries.set(digest, entry);
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > CAPACITY && oldest !== undefined) this.#entries.delete(oldest);
  }

  #drop(concerns: (credential: Credential) => boolean): void {
    this.#generation += 1;
    for (const [digest, { credential }] of this.#entries) {
      if (concerns(credential)) this.#entries.delete(digest);
    }
  }
}

/**
 * Returns the process's cache for one kind of credential, created at the first call.
 * @param lifetimeMs how long each entry is used
 */
export function credentialCache<Credential extends CachedCredential>(
  kind: "api-key" | "access-token" | "session",
  lifetimeMs: number,
): CredentialCache<Credential> {
  return processGlobal(`${kind}-cache`, () => new CredentialCache<Credential>(lifetimeMs));
}

function isExpired(credential: CachedCredential, moment: number): boolean {
  return credential.expiresAt !== null && Date.parse(credential.expiresAt) <= moment;
}
