import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { beforeAll, expect, test } from "vitest";
import { makeGuest } from "#server/auth/guests.ts";
import { checkPassword } from "#server/auth/sign-in.ts";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makePerson } from "#server/testing/actors.ts";
import { admin, json, rejected } from "#server/testing/command-line.ts";
import { makeTeam } from "#server/testing/membership.ts";
import { build } from "./command-line.ts";

/** A valid value for each input. With these alone, a command would succeed. */
const good: Record<string, string> = {
  "--new-email": `${randomUUID()}@people.example`,
  "--name": "Kim",
  "--password": "rivers run uphill",
  "--environment": "live",
  "--scopes": "all",
  "--expires": "30d",
  "--count": "0",
  "--applications": "1",
  "--accounts": "1",
  seats: "3",
  id: "evt_none",
};
beforeAll(async () => {
  const { organizationSlug, members } = await makeTeam("owner");
  const { person } = members[0];
  Object.assign(good, {
    "--email": person.email,
    "--organization": organizationSlug,
    slug: organizationSlug,
  });
  good.key = (await makeKey(person)).id;
});

const WRONG = [
  "",
  " ",
  "-1",
  "1e3",
  "0x10",
  "99999999999999999999",
  "x".repeat(20_000),
  "../../../etc/passwd",
  "'; DROP TABLE users; --",
  "a\r\nb",
  "\u001b[2J\u009b31m\u202ename",
  "+275760-09-13T00:00:00Z",
];

type Input = { readonly name: string; readonly isOption: boolean; readonly isNeeded: boolean };

/** Each input of each command, with the other required inputs. */
const cases = build(async () => undefined, true).commands.flatMap((group) =>
  group.commands.flatMap((command) => {
    const inputs: Input[] = [
      ...command.options
        .filter(({ required }) => required)
        .map(({ long, mandatory }) => ({ name: long ?? "", isOption: true, isNeeded: mandatory })),
      ...command.registeredArguments.map((argument) => ({
        name: argument.name(),
        isOption: false,
        isNeeded: true,
      })),
    ];
    return inputs.map((input) => {
      const given = inputs.filter((item) => item.isNeeded || item === input);
      return { command: [group.name(), command.name()], input: input.name, given };
    });
  }),
);

test.each(cases)(
  "$command: a wrong $input is rejected in a sentence, and no output controls the terminal",
  async ({ command, input, given }) => {
    for (const wrong of WRONG) {
      const args = given.map(({ name, isOption }) => {
        const value = name === input ? wrong : (good[name] ?? "");
        return isOption ? `${name}=${value}` : value;
      });
      const printed = await json([...command, ...args]);
      expect(JSON.stringify(printed)).not.toMatch(/internal_error|prisma|invocation|\.ts:\d/i);
    }
  },
);

test("control characters in a name are printed as their codes", async () => {
  const { email } = await makePerson();
  const name = "\u001b]0;owned\u0007\u009b31m\u202eKey";
  await json(["key", "create", "--email", email, "--environment", "sandbox", "--name", name]);
  for (const printed of [
    await admin(["key", "list", "--email", email]),
    await admin(["key", "list", "--email", email, "--json"]),
  ]) {
    expect(printed.code).toBe(0);
    expect(printed.stdout).toContain("\\u001b]0;owned\\u0007\\u009b31m\\u202eKey");
    expect(printed.stdout.trimEnd()).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  }
});

test("no command accepts a guest as a user", async () => {
  const id = await makeGuest({ ip: randomUUID() });
  const { email } = await prisma.user.findUniqueOrThrow({ where: { id } });
  const recover = ["user", "recover", "--email", email, "--new-email", `${randomUUID()}@people.example`];
  expect(await rejected(recover)).toMatchObject({ code: "user_not_found" });
});

test("a password can come from standard input, so that no process list shows it", async () => {
  const email = `${randomUUID()}@people.example`;
  const args = [
    "server/admin/main.ts",
    "user",
    "create",
    "--email",
    email,
    "--name",
    "Kim",
    "--password",
    "-",
  ];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "ignore", "inherit"] });
  child.stdin.end("rivers run uphill\n");
  expect(await once(child, "exit")).toEqual([0, null]);
  const visitor = { ip: randomUUID(), userAgent: null, cookies: null };
  expect(await checkPassword(email, "rivers run uphill", visitor)).not.toBeNull();
});
