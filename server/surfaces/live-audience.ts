import { organizationsCoachedBy } from "#server/core/access.ts";
import type { Actor } from "#server/core/actor.ts";
import type { Change } from "#server/core/live.ts";
import { sqlOn } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";

const KNOWN_MS = 10_000;
/** The groups of operations that change who is staff. */
const CHANGES_STAFF = /^(members|invitations|organizations)\./;

/** Says which changes concern whoever holds a connection: their own, and those of the organizations where they are staff. */
export class LiveAudience {
  readonly #actor: Actor;
  #coached: Promise<ReadonlySet<string>> | null = null;
  #readAt = 0;

  constructor(actor: Actor) {
    this.#actor = actor;
  }

  /** Whether the change is to be told. A role that has ended tells nothing more: what may end one is asked anew. */
  async concerns({ accountId, operation, organizationIds = [] }: Change): Promise<boolean> {
    if (accountId === this.#actor.accountId) return true;
    if (organizationIds.length === 0) return false;
    if (CHANGES_STAFF.test(operation) || now().getTime() - this.#readAt >= KNOWN_MS) this.#coached = null;
    const coached = await this.#read();
    return organizationIds.some((id) => coached.has(id));
  }

  /** Whether one of these accounts and organizations is theirs. */
  async isAmong(changed: ReadonlySet<string>): Promise<boolean> {
    if (changed.size === 0 || changed.has(this.#actor.accountId)) return changed.size > 0;
    const coached = await this.#read();
    return [...changed].some((id) => coached.has(id));
  }

  #read(): Promise<ReadonlySet<string>> {
    if (this.#coached) return this.#coached;
    this.#readAt = now().getTime();
    const reading = organizationsCoachedBy(sqlOn(pool), this.#actor);
    this.#coached = reading;
    reading.catch(() => {
      if (this.#coached === reading) this.#coached = null;
    });
    return reading;
  }
}
