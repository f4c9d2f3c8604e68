import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { http } from "#server/testing/http.ts";
import type { Rest } from "#server/testing/rest.ts";

type Verdict = { verdict: string; contactId?: string; field?: string };

let api: Rest;
let person: Person;
let cookie: string;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
  cookie = await signIn(person);
});

async function call<Result = Verdict[]>(procedure: string, input: object): Promise<Result> {
  const response = await http({
    method: "POST",
    path: `/api/trpc/contacts.${procedure}`,
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" },
    body: JSON.stringify(input),
  });
  expect(response.status, response.text).toBe(200);
  return (response.body as { result: { data: Result } }).result.data;
}

const connection = (given: object) => ({
  id: newId("contact"),
  name: "Ada Kern",
  title: null,
  company: null,
  email: null,
  socialLink: null,
  notes: null,
  ...given,
});
const verdicts = (responses: Verdict[]) => responses.map(({ verdict }) => verdict);
const names = async () => (await api.ok("contacts.list", {})).data.map(({ name }) => name);
const companyNames = async () => (await api.ok("companies.list", {})).data.map(({ name }) => name);

describe("checking connections", () => {
  test("finds existing contacts by link, by email address, and by name and company", async () => {
    const { id: companyId } = await api.ok("companies.create", { name: "Acme" });
    const make = (name: string, fields: object) => api.ok("contacts.create", { name, ...fields });
    const byLink = await make("A", { socialLink: "https://www.linkedin.com/in/ada/" });
    const byEmail = await make("B", { email: "b@example.com" });
    const byName = await make("Cleo", { companyId });
    const responses = await call("checkConnections", {
      rows: [
        connection({ socialLink: "http://linkedin.com/in/ADA?trk=x" }),
        connection({ email: "B@Example.com" }),
        connection({ name: "cleo", company: "ACME" }),
        connection({ name: "Cleo", company: "Other" }),
        connection({ name: "" }),
        connection({ name: "Dora", email: "not an address" }),
      ],
    });
    expect(responses).toEqual([
      { verdict: "existing", contactId: byLink.id },
      { verdict: "existing", contactId: byEmail.id },
      { verdict: "existing", contactId: byName.id },
      { verdict: "new" },
      { verdict: "failed", field: "name", reason: expect.any(String) },
      { verdict: "failed", field: "email", reason: "Must be an email address." },
    ]);
    expect(await names()).toHaveLength(3);
  });

  test("treats two rows with the same name and company but different links as two people", async () => {
    const rows = ["one", "two"].map((who) => connection({ socialLink: `https://example.com/in/${who}` }));
    expect(verdicts(await call("checkConnections", { rows }))).toEqual(["new", "new"]);
    expect(verdicts(await call("checkConnections", { rows: [connection({}), connection({})] }))).toEqual([
      "new",
      "existing",
    ]);
  });

  test("ignores other accounts' contacts", async () => {
    const { api: other } = await makeCaller();
    await other.ok("contacts.create", { name: "Ada Kern" });
    expect(await call("checkConnections", { rows: [connection({})] })).toEqual([{ verdict: "new" }]);
  });
});

describe("importing connections", () => {
  test("adds new people, with companies for their employers, and skips the rest", async () => {
    await api.ok("companies.create", { name: "Acme" });
    const rows = [
      connection({ company: "acme", title: "Engineer", notes: "Met at a fair" }),
      connection({ name: "Bo", company: "Newco" }),
      connection({ name: "Cy", company: "NEWCO" }),
      connection({ name: "", company: "Nowhere" }),
    ];
    expect(verdicts(await call("importConnections", { rows }))).toEqual(["new", "new", "new", "failed"]);
    const { data } = await api.ok("contacts.list", {});
    expect(data.map(({ name, companyName }) => [name, companyName])).toEqual([
      ["Ada Kern", "Acme"],
      ["Bo", "Newco"],
      ["Cy", "Newco"],
    ]);
    expect(data[0]).toMatchObject({ title: "Engineer", notes: "Met at a fair", followUpSince: null });
    expect(await companyNames()).toEqual(["Acme", "Newco"]);
  });

  test("again, even concurrently, adds no one twice, and returns the same response", async () => {
    const rows = [connection({ company: "Newco" }), connection({ name: "Bo" })];
    const responses = await Promise.all([
      call("importConnections", { rows }),
      call("importConnections", { rows }),
      call("importConnections", { rows }),
    ]);
    for (const response of responses) expect(verdicts(response)).toEqual(["new", "new"]);
    expect(await names()).toEqual(["Ada Kern", "Bo"]);
  });

  // The database lowercases these letters differently from JavaScript.
  test.each(["ΓΙΩΡΓΟΣ ΙΩΑΝΝΟΥ", "İlker Öz"])(
    "adds %s, whose case depends on the rules, only once",
    async (name) => {
      await call("importConnections", { rows: [connection({ name })] });
      const again = await call("importConnections", { rows: [connection({ name })] });
      expect(verdicts(again)).toEqual(["existing"]);
      expect(await names()).toEqual([name]);
    },
  );

  test("with the id of another account's contact changes nothing of theirs, and creates the caller's own", async () => {
    const { api: other } = await makeCaller();
    const theirs = await other.ok("contacts.create", { name: "Theirs" });
    await call("importConnections", { rows: [connection({ id: theirs.id })] });
    expect(await other.ok("contacts.get", { contactId: theirs.id })).toEqual(theirs);
    expect((await api.ok("contacts.get", { contactId: theirs.id })).name).toBe("Ada Kern");
    expect(await call("undoConnections", { contactIds: [theirs.id] })).toEqual([theirs.id]);
    expect(await other.ok("contacts.get", { contactId: theirs.id })).toEqual(theirs);
  });

  test("can be undone with its new companies, except for people changed, contacted, linked, or with a task since", async () => {
    const { id: applicationId } = await makeApplication(api, person.boardId, {});
    const before = await companyNames();
    const rows = ["Ada", "Bo", "Cy", "Di", "Ed"].map((name) => connection({ name, company: `${name} Ltd` }));
    await call("importConnections", { rows });
    const [, bo = "", cy = "", di = "", ed = ""] = rows.map(({ id }) => id);
    await api.ok("contacts.update", { contactId: bo, notes: "Changed" });
    await api.ok("interactions.create", {
      contactId: cy,
      type: "call",
      interactionTime: new Date().toISOString(),
    });
    await api.ok("contacts.update", { contactId: di, applicationIds: [applicationId] });
    await api.ok("tasks.create", { text: "Call", contactId: ed });
    const gone = await call<string[]>("undoConnections", { contactIds: rows.map(({ id }) => id) });
    expect(gone).toEqual([rows[0]?.id]);
    expect(await names()).toEqual(["Bo", "Cy", "Di", "Ed"]);
    expect(await companyNames()).toEqual([...before, "Bo Ltd", "Cy Ltd", "Di Ltd", "Ed Ltd"].sort());
    expect(await call<string[]>("undoConnections", { contactIds: gone })).toEqual([]);
  });
});

test("a contact's applications are returned to no one else", async () => {
  const card = await makeApplication(api, person.boardId, {});
  const { id: contactId } = await api.ok("contacts.create", { name: "Ada", applicationIds: [card.id] });
  const read = async (as: string) => {
    const input = encodeURIComponent(JSON.stringify({ contactId }));
    const path = `/api/trpc/contacts.listLinkedApplications?input=${input}`;
    const response = await http({ path, headers: { Cookie: as } });
    return (response.body as { result: { data: { id: string }[] } }).result.data.map(({ id }) => id);
  };
  expect(await read(cookie)).toEqual([card.id]);
  expect(await read(await signIn((await makeCaller()).person))).toEqual([]);
});
