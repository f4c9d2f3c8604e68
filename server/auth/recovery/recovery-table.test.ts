import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { env } from "#server/lib/env.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import {
  breakIn,
  INTRUSIONS,
  makeOwner,
  NEXT_PASSWORD,
  newAddress,
  type Owner,
  requiresUnknownFactor,
  visitor,
} from "#server/testing/intruder.ts";
import { mailedSecret, passMailCooldown } from "#server/testing/mail.ts";
import {
  BACK,
  type Back,
  HELD,
  HELD_KINDS,
  INTRUSION_KINDS,
  RECOVERY_TABLE,
  recoveryTable,
} from "#server/testing/recovery-table.ts";
import { hasSecondFactor } from "../factors/second-factor.ts";
import { completeSignInLink, mailSignInLink } from "../mailed-sign-in.ts";
import { mailResetLink, resetPassword } from "../reset.ts";
import { readSession } from "../session.ts";
import { recoverByOperator } from "./operator.ts";
import { recoverAccount } from "./recover.ts";

/** Recovers the account by each method, as its page does. Returns the user who is signed in, and the number of steps. */
const RECOVERIES: Record<Back, (owner: Owner) => Promise<{ id: string | undefined; steps: number }>> = {
  not_me: async ({ email }) => {
    const secret = await mailedSecret(email, "/not-me/");
    return { id: (await recoverAccount("not_me", secret, {}))?.id, steps: 2 };
  },
  undo: async ({ email }) => {
    const secret = await mailedSecret(email, "/address/restore/");
    return { id: (await recoverAccount("address_undo", secret, {}))?.id, steps: 2 };
  },
  reset: async ({ email }) => {
    await passMailCooldown();
    await mailResetLink(email, visitor());
    const secret = await mailedSecret(email, "/reset/");
    const done = await resetPassword(secret, NEXT_PASSWORD, { recent: true, older: {} });
    return { id: done?.id, steps: 3 };
  },
  administrator: async ({ userId }) => {
    const email = newAddress();
    await recoverByOperator(userId, email);
    await mailSignInLink(email, "/", visitor());
    return { id: (await completeSignInLink(await mailedSecret(email, "/sign-in/link/")))?.id, steps: 3 };
  },
};

const cells = INTRUSION_KINDS.flatMap((kind) =>
  HELD_KINDS.map((held) => {
    const [back, steps] = RECOVERY_TABLE[kind][held];
    return { kind, held, back, steps };
  }),
);

test.for(cells)(
  "an intruder with $held who uses $kind loses access when the owner recovers by $back in $steps steps",
  async (cell) => {
    env().PUBLIC_URL = await serverOrigin();
    const owner = await makeOwner(cell.held);
    const intruder = await breakIn(owner, cell.held);
    const gets = await INTRUSIONS[cell.kind](intruder, owner);
    const { id, steps } = await RECOVERIES[cell.back](owner);
    expect(id).toBe(owner.userId);
    expect(await requiresUnknownFactor(owner)).toBe(false);
    expect(steps + ((await hasSecondFactor(owner.userId)) ? 1 : 0)).toBe(cell.steps);
    expect(await gets()).toBe(false);
    expect(await readSession(intruder.cookie)).toBeNull();
  },
);

test("each of these intrusions gives the intruder access until it is undone", async () => {
  env().PUBLIC_URL = await serverOrigin();
  for (const kind of INTRUSION_KINDS) {
    const owner = await makeOwner("session");
    const gets = await INTRUSIONS[kind](await breakIn(owner, "session"), owner);
    expect([kind, await gets()]).toEqual([kind, true]);
  }
});

test("the document on signing in contains this table", () => {
  const document = readFileSync("docs/security/sign-in.md", "utf8");
  expect(document).toContain(`\n${recoveryTable()}\n`);
  for (const text of [...Object.values(HELD), ...Object.values(BACK)]) expect(document).toContain(text);
});
