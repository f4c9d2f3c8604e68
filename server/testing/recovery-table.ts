/**
 * Every intrusion into an account and the recovery from it, by the access that the intruder had. The tests in
 * `server/auth/recovery/recovery-table.test.ts` run each cell on PostgreSQL and compare the table in `docs/security/sign-in.md` with this
 * one.
 */

/** The access that the intruder had. */
export const HELD = {
  password: "the password, no second factor being set up",
  mailbox: "the mailbox",
  session: "a session (its cookie), recently confirmed",
  device:
    "the owner's browser, signed in, while the owner has an authenticator app that is more than seven days old",
} as const;
export type Held = keyof typeof HELD;

/** The methods by which the owner, or the administrator for them, recovers the account, with their steps. */
export const BACK = {
  not_me: "opens “This wasn't me” in the email about it, presses the button",
  reset: "asks for a reset, opens its link, chooses a password",
  undo: "opens the link that the old address got, presses the button",
  administrator:
    "tells the administrator, who verifies who is asking, then runs `user recover` with a new address; opens the sign-in link sent there, presses the button",
} as const;
export type Back = keyof typeof BACK;

/** The method by which the owner recovers the account, and the number of steps. A second factor that stays is one more. */
type Cell = readonly [back: Back, steps: number];
const byMail = (back: Exclude<Back, "administrator">) => {
  const steps = back === "reset" ? 3 : 2;
  const operator: Cell = ["administrator", 3];
  return {
    password: [back, steps] as Cell,
    mailbox: operator,
    session: [back, steps] as Cell,
    device: [back, steps + 1] as Cell,
  } satisfies Record<Held, Cell>;
};
const always = (cell: Cell) => ({ password: cell, mailbox: cell, session: cell, device: cell });

/** The intruder's act of each kind, and the recovery. */
export const RECOVERY_TABLE = {
  password: { does: "signs in with it, or sets one if there is none", ...byMail("reset") },
  link: { does: "changes the address, has a sign-in link sent to the new one", ...byMail("undo") },
  provider: { does: "links their own provider account", ...byMail("not_me") },
  passkey: { does: "adds a passkey", ...byMail("not_me") },
  // The owner's app was removed by then, so the account has no second factor.
  totp: {
    does: "adds an authenticator app in place of any",
    ...byMail("reset"),
    device: ["reset", 3] as Cell,
  },
  recovery_code: { does: "makes recovery codes, with a factor if there is none", ...byMail("not_me") },
  key: { does: "creates an API key", ...byMail("not_me") },
  app: { does: "connects their own app", ...byMail("not_me") },
  device_code: { does: "allows a device that then waits to redeem its code", ...byMail("reset") },
  feed: { does: "makes a new calendar feed address", ...byMail("not_me") },
  webhook: { does: "creates a webhook", ...byMail("not_me") },
  invitation: { does: "joins one of their organizations, shares the board with it", ...byMail("reset") },
  undo: { does: "changes the address twice, keeps the undo link of the second change", ...byMail("undo") },
  reset: { does: "changes the address, keeps a reset link that was sent there", ...byMail("undo") },
  administrator: {
    does: "adds a passkey and changes the address; the owner turns to the administrator immediately",
    ...always(["administrator", 3]),
  },
} as const;
export type IntrusionKind = keyof typeof RECOVERY_TABLE;

export const INTRUSION_KINDS = Object.keys(RECOVERY_TABLE) as IntrusionKind[];
export const HELD_KINDS = Object.keys(HELD) as Held[];

/** Returns the table as in the document. */
export function recoveryTable(): string {
  const head = ["way", "what the intruder does", ...HELD_KINDS];
  const rows = INTRUSION_KINDS.map((kind) => {
    const row = RECOVERY_TABLE[kind];
    return [kind.replace("_", " "), row.does, ...HELD_KINDS.map((held) => shown(row[held]))];
  });
  const widths = head.map((_none, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

function shown([back, steps]: Cell): string {
  return `owner, ${back.replace("_", " ")}, ${steps}`;
}
