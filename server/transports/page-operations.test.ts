import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { ROLES, type Role } from "#domain/roles.ts";
import { ID_PREFIXES, type IdKind } from "#server/codes.ts";
import { newId } from "#server/core/ids.ts";
import type { PageOperation } from "#server/core/operation.ts";
import { prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import {
  makeCaller,
  makeKey,
  makeOrganization,
  makePerson,
  type Person,
  signIn,
} from "#server/testing/actors.ts";
import { type PageName, pageContracts } from "#server/testing/contracts.ts";
import { seedCredentials } from "#server/testing/credential-rows.ts";
import type { ExampleRows, PageExampleRows } from "#server/testing/example-rows.ts";
import { examples, seedExampleRows, seedRowsOf } from "#server/testing/examples.ts";
import { type Loose, malformedIds } from "#server/testing/loops.ts";
import { document } from "#server/testing/openapi.ts";
import { callPage, type PageContext } from "#server/testing/pages.ts";
import { expectStrictOutput, type Rest } from "#server/testing/rest.ts";
import { unstorableInputsOf, withValue, wrongInputsOf } from "#server/testing/wrong-inputs.ts";
import { operationOfTool } from "./mcp/tools.ts";
import { declaredOperations } from "./rest/routes.ts";

type Caller = { person: Person; cookie: string; rows: PageExampleRows };

const operations: readonly PageOperation[] = pageContracts;
const named = (wanted: (contract: PageOperation) => unknown) =>
  operations.filter(wanted).map((contract) => [contract.name as PageName, contract] as const);

/** Returns the example of an operation, with other values in some fields. */
function exampleOf(name: PageName, { rows }: Pick<Caller, "rows">, others: Loose = {}): Loose {
  const [example] = examples[name](rows);
  return { ...(example as Loose), ...others };
}

/** Returns the fields of an example that name rows, with other values. */
function rowFieldsOf(name: PageName, value: (field: string, kind: string) => unknown): Loose {
  const { rowFields } = operations.find((operation) => operation.name === name) as PageOperation;
  const own = exampleOf(name, one);
  const kindOf = (field: string) => {
    const prefix = String(own[field]).split("_")[0];
    return Object.entries(ID_PREFIXES).find(([, known]) => known === prefix)?.[0] ?? "organization";
  };
  return Object.fromEntries(rowFields.map((field) => [field, value(field, kindOf(field))]));
}

async function makeCallerWithRows(seed: (api: Rest) => Promise<ExampleRows>): Promise<Caller> {
  const { person, api } = await makeCaller();
  const rows = await seedCredentials(person, await seed(api));
  return { person, cookie: await signIn(person), rows };
}

/** Creates a person with the rows that an operation names. */
const makeCallerFor = (name: PageName) => makeCallerWithRows((api) => seedRowsOf(name, api));

const withoutId = ({ status, body }: PageContext) =>
  JSON.stringify({ status, body }).replace(/"requestId":"[^"]*"/, "");

let one: Caller;
let other: Caller;
/** Someone without rows. */
let stranger: { cookie: string };
beforeAll(async () => {
  stranger = { cookie: await signIn(await makePerson()) };
  [one, other] = [await makeCallerWithRows(seedExampleRows), await makeCallerWithRows(seedExampleRows)];
});

test("no page operation has an API path, a tool, or a mention in the document", () => {
  const text = JSON.stringify(document);
  const routed = new Set<string>(declaredOperations().map(({ contract }) => contract.name));
  for (const { name, toolName } of operations) {
    expect(routed.has(name), name).toBe(false);
    expect(operationOfTool(toolName), name).toBeUndefined();
    expect(text, name).not.toContain(`"${name}"`);
  }
});

describe.each(named(() => true))("%s", (name, contract) => {
  test("is only for a signed-in user: neither an anonymous caller nor a key gets through", async () => {
    const { key } = await makeKey(one.person);
    const input = exampleOf(name, one);
    const none: Record<string, string> = {};
    for (const headers of [none, { Authorization: `Bearer ${key}` }]) {
      expect(await callPage(null, name, input, headers)).toMatchObject({
        status: 401,
        code: "unauthenticated",
      });
    }
  });

  test("rejects unknown fields and values of the wrong type, and doesn't fail on text that can't be stored", async () => {
    // The calls would exceed one person's rate.
    env().RATE_LIMIT = "off";
    const { cookie } = stranger;
    const input = exampleOf(name, one);
    const wrong = [
      ...wrongInputsOf(contract),
      ...["strange", "__proto__", "toString"].map((field) => ({ path: [field], value: 1 })),
    ];
    for (const { path, value } of wrong) {
      const response = await callPage(cookie, name, withValue(input, path, value));
      expect(response, `${path.join(".")} = ${JSON.stringify(value)}`).toMatchObject({
        status: 422,
        code: "validation_failed",
      });
    }
    for (const { path, value } of unstorableInputsOf(contract)) {
      const { status } = await callPage(cookie, name, withValue(input, path, value));
      expect(status, `${path.join(".")} = ${JSON.stringify(value)}`).toBeLessThan(500);
    }
  });
});

describe("an operation on rows", () => {
  let before: unknown;
  beforeAll(async () => {
    before = await rowsOf(other.person);
  });

  // The example of api_keys.create names no organization.
  test.each(named(({ name, rowFields }) => rowFields.length > 0 && name !== "api_keys.create"))(
    "%s responds the same to absent, foreign, and malformed rows",
    async (name) => {
      const call = async (others: Loose) =>
        withoutId(await callPage(one.cookie, name, exampleOf(name, one, others)));
      const nowhere = (field: string, kind: string) =>
        field === "organizationSlug" ? "no-such-organization" : newId(kind as IdKind);
      const absent = await call(rowFieldsOf(name, nowhere));
      const theirs = exampleOf(name, other);
      expect(await call(rowFieldsOf(name, (field) => theirs[field]))).toEqual(absent);
      for (const [index] of malformedIds("boardId").entries()) {
        const odd = rowFieldsOf(name, (_field, kind) => malformedIds(`${kind}Id`)[index]);
        expect(await call(odd), JSON.stringify(odd)).toEqual(absent);
      }
    },
  );

  test("changes none of someone else's", async () => {
    expect(await rowsOf(other.person)).toEqual(before);
  });
});

describe("an operation of an organization", () => {
  const joinAs = async (role: Role) => {
    const person = await makePerson();
    const { slug: organizationSlug } = await makeOrganization([{ person, role }]);
    return { cookie: await signIn(person), organizationSlug };
  };
  /** A member of each role. Operations reject them, so none changes their organizations. */
  const rejected = new Map<Role, Awaited<ReturnType<typeof joinAs>>>();
  beforeAll(async () => {
    for (const role of ROLES) rejected.set(role, await joinAs(role));
  });

  describe.each(named(({ actsOn }) => actsOn === "organization"))("%s", (name, { roles = [] }) => {
    test.each(ROLES)("is only for its roles: %s", async (role) => {
      const isAllowed = roles.includes(role);
      const member = isAllowed ? await joinAs(role) : rejected.get(role);
      const input = exampleOf(name, one, { organizationSlug: member?.organizationSlug });
      const { code } = await callPage(member?.cookie ?? null, name, input);
      if (isAllowed) expect(code).not.toBe("insufficient_role");
      else expect(code).toBe("insufficient_role");
    });
  });
});

test.each(named(({ environment }) => environment === "live"))(
  "%s doesn't exist in a sandbox",
  async (name) => {
    const { person } = one;
    await makeKey(person, { environment: "sandbox" });
    const cookie = await signIn(person, true);
    const input = exampleOf(name, one);
    expect(await callPage(cookie, name, input)).toMatchObject({ status: 404, code: "not_found" });
  },
);

/** The errors of the examples that can't succeed here. */
const REJECTED: { readonly [Name in PageName]?: string } = {
  "factors.confirm_app": "validation_failed",
  "factors.register_passkey": "validation_failed",
  "imports.undo": "not_found",
  "mailboxes.check": "not_found",
  "reauthentication.confirm": "validation_failed",
};

function expectDeclared(contract: PageOperation, response: PageContext): void {
  const code = REJECTED[contract.name as PageName];
  if (code === undefined) expectStrictOutput(contract, response.data);
  else expect(response.code, response.text).toBe(code);
}

test.each(named(({ changesData }) => !changesData))(
  "%s responds to its example as its contract says",
  async (name, contract) => {
    // A person who has some of everything, and whom nothing here changes.
    expectDeclared(contract, await callPage(other.cookie, name, exampleOf(name, other)));
  },
);

test.each(named(({ changesData }) => changesData))(
  "%s responds to its example as its contract says, and happens once, however often it is sent with the same key",
  async (name, contract) => {
    const caller = await makeCallerFor(name);
    const key = { "Idempotency-Key": randomUUID() };
    const input = exampleOf(name, caller);
    const first = await callPage(caller.cookie, name, input, key);
    expectDeclared(contract, first);
    if (contract.transaction === "own") return;
    if (first.status !== 200) return expect(first.headers["idempotent-replayed"]).toBeUndefined();
    const before = await rowsOf(caller.person);
    const again = await callPage(caller.cookie, name, input, key);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(again.data).toEqual(first.data);
    expect(await rowsOf(caller.person)).toEqual(before);
  },
);

/** Returns the rows of a person that show whether something was changed. */
async function rowsOf({ accountId, userId }: Person) {
  const account = await prisma.account.findUniqueOrThrow({
    where: { id: accountId },
    include: {
      boards: true,
      applications: true,
      companies: true,
      contacts: true,
      interviews: true,
      resumes: true,
      todayMarks: true,
      imports: true,
      calendarFeed: true,
      memberships: true,
    },
  });
  for (const rows of Object.values(account)) {
    if (Array.isArray(rows)) rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return { account, user: await prisma.user.findUniqueOrThrow({ where: { id: userId } }) };
}
