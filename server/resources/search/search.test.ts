import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { callPage } from "#server/testing/pages.ts";
import { joinsOfTableExpressions, statementsOf } from "#server/testing/plans.ts";
import { countUncountedTextsOf } from "#server/testing/quota-uses.ts";
import type { Found } from "./contract.ts";

async function find(cookie: string, text: string): Promise<Found[]> {
  const { data } = await callPage(cookie, "search.find", { text });
  return data as Found[];
}

test("a card is found by its title, company, source, place, notes, description, and interview notes", async () => {
  const { person, api } = await makeCaller();
  const cookie = await signIn(person);
  const location = {
    street: null,
    street2: null,
    city: "Reykjavik",
    state: null,
    country: "Iceland",
    postalCode: null,
  };
  const { id } = await makeApplication(api, person.boardId, {
    job: { title: "Lighthouse keeper", description: "Polish the Fresnel lens", location },
    company: { name: "Harbor Board" },
    source: "Seafarers' fair",
    notes: `${"Long before. ".repeat(20)}Ask about the foghorn, 100% of it. ${"Long after. ".repeat(20)}`,
  });
  await api.ok("interviews.create", {
    applicationId: id,
    scheduledAt: "2026-12-01T09:00:00Z",
    notes: "Bring the sextant",
  });
  for (const text of ["lighthouse", "HARBOR"]) {
    const [found] = await find(cookie, text);
    expect(found, text).toEqual({
      kind: "card",
      id,
      parent: person.boardId,
      title: "Lighthouse keeper",
      detail: "Harbor Board",
      excerpt: null,
    });
  }
  for (const text of ["fresnel", "seafarers", "reykjavik", "foghorn, 100%", "sextant"]) {
    const [found] = await find(cookie, text);
    expect(found, text).toMatchObject({ kind: "card", id });
    expect(found?.excerpt?.toLowerCase(), text).toContain(text);
    expect(found?.excerpt?.length, text).toBeLessThanOrEqual(120);
  }
  const [inNotes] = await find(cookie, "foghorn");
  expect(inNotes?.excerpt, "begins with a whole word").toMatch(/^(Long|before\.) /);
  expect(await find(cookie, "foghorn_ 100")).toEqual([]);
  expect(await find(cookie, "")).toEqual([]);
});

test("companies, people, and interaction notes are found, but nothing of anyone else's", async () => {
  const { person, api } = await makeCaller();
  const cookie = await signIn(person);
  await api.ok("companies.create", { name: "Glass & Sons", notes: "Family of juggling bakers" });
  const { id: contactId } = await api.ok("contacts.create", {
    name: "Ada Kern",
    notes: "Met at the regatta",
  });
  await api.ok("interactions.create", {
    contactId,
    type: "call",
    interactionTime: "2026-11-01T09:00:00Z",
    notes: "Promised the marmalade recipe",
  });
  expect(await find(cookie, "juggling")).toMatchObject([{ kind: "company", title: "Glass & Sons" }]);
  for (const text of ["ada", "regatta", "marmalade"]) {
    expect(await find(cookie, text), text).toMatchObject([{ kind: "person", id: contactId }]);
  }
  const outsider = await signIn((await makeCaller()).person);
  for (const text of ["juggling", "regatta", "marmalade", "ada"]) {
    expect(await find(outsider, text), text).toEqual([]);
  }
});

test("matches in names come before newer matches in other texts", async () => {
  const { person, api } = await makeCaller();
  const cookie = await signIn(person);
  const add = (title: string, name: string, notes?: string) =>
    makeApplication(api, person.boardId, { job: { title }, company: { name }, ...(notes && { notes }) });
  await add("Sailmaker", "Harbor Board");
  await add("Rigger", "Sail Works");
  await add("Cook", "Galley", "Sails on Monday");
  await api.ok("companies.create", { name: "Chandlery", notes: "Sells sails" });
  await api.ok("contacts.create", { name: "Bo Sailor" });
  await api.ok("contacts.create", { name: "Kim Doe", notes: "Sails, too" });
  const titles = (found: Found[], kind: Found["kind"]) =>
    found.filter((item) => item.kind === kind).map(({ title }) => title);
  const found = await find(cookie, "sail");
  expect(titles(found, "card")).toEqual(["Rigger", "Sailmaker", "Cook"]);
  expect(titles(found, "company")).toEqual(["Sail Works", "Chandlery"]);
  expect(titles(found, "person")).toEqual(["Bo Sailor", "Kim Doe"]);
});

test("of many matches of a kind, one more than pages show is found", async () => {
  const { person, api } = await makeCaller();
  const cookie = await signIn(person);
  for (let count = 0; count < 10; count++) await api.ok("companies.create", { name: `Quartzite ${count}` });
  expect(await find(cookie, "quartzite")).toHaveLength(9);
});

test("staff find the applicants of their organization, and applicants find no one", async () => {
  const { applicant, coach, organizationSlug } = await makeCoaching();
  const { email } = applicant.person;
  expect(await find(await signIn(coach.person), email)).toMatchObject([
    { kind: "applicant", id: applicant.memberId, parent: organizationSlug },
  ]);
  expect(await find(await signIn(applicant.person), email)).toEqual([]);
  expect(await find(await signIn(applicant.person), coach.person.email)).toEqual([]);
});

test("only the beginning of a long text is searched, in its present state and ignoring case", async () => {
  const { person, api } = await makeCaller();
  const cookie = await signIn(person);
  const words = "Ärmelkanal quokka";
  const notes = `${"x ".repeat(LIMITS.text.searched).slice(0, LIMITS.text.searched - words.length)}${words} walrus`;
  const { id: applicationId } = await makeApplication(api, person.boardId, { notes });
  for (const text of ["QUOKKA", "ärmelkanal", "äR"]) {
    expect(await find(cookie, text), text).toMatchObject([{ id: applicationId }]);
    expect(await api.ok("search.applications", { text }), text).toMatchObject({
      data: [{ id: applicationId }],
    });
  }
  expect(await find(cookie, "walrus")).toEqual([]);
  await api.ok("applications.update", { applicationId, notes: "A walrus" });
  expect(await find(cookie, "quokka")).toEqual([]);
  expect(await find(cookie, "walrus")).toMatchObject([{ id: applicationId }]);
  await api.ok("applications.delete", { applicationId });
  expect(await find(cookie, "walrus")).toEqual([]);
});

test("the searched copy of a text is deleted with its row, and is created for older rows", async () => {
  const { person, api } = await makeCaller();
  const cookie = await signIn(person);
  const { accountId } = person;
  const { id: applicationId } = await makeApplication(api, person.boardId, { notes: "An okapi" });
  const copies = async () =>
    (await pool.query("SELECT kind FROM search_texts WHERE account_id = $1 ORDER BY 1", [accountId])).rows;
  expect(await copies()).toEqual([{ kind: "card" }, { kind: "company" }]);
  await pool.query("DELETE FROM search_texts WHERE account_id = $1", [accountId]);
  await pool.query("UPDATE text_uses SET searched_at = NULL WHERE account_id = $1", [accountId]);
  expect(await find(cookie, "okapi")).toEqual([]);
  await countUncountedTextsOf(accountId);
  expect(await find(cookie, "okapi")).toMatchObject([{ kind: "card", id: applicationId }]);
  await api.ok("applications.delete", { applicationId });
  expect(await copies()).toEqual([{ kind: "company" }]);
});

test("staff find cohorts and words of coach notes on shared cards, and managers also find invitations", async () => {
  const { applicant, coach, admin, organizationSlug } = await makeCoaching();
  const { boardId } = applicant.person;
  const { id: applicationId } = await makeApplication(applicant.api, boardId, { job: { title: "Cook" } });
  const { id: cohortId } = await admin.api.ok("cohorts.create", { organizationSlug, name: "Juniper 2026" });
  const { data } = await admin.api.ok("organization_invitations.create", {
    organizationSlug,
    emails: [`juniper.${crypto.randomUUID()}@people.example`],
    role: "applicant",
  });
  const { id: shareId } = await applicant.api.ok("shares.create", { organizationSlug, boardId });
  await coach.api.ok("coach_notes.create", {
    applicationId,
    organizationSlug,
    body: "Mention the juniper harvest in the second round.",
  });
  const found = async (person: typeof coach.person) =>
    (await find(await signIn(person), "juniper")).map(({ kind, id }) => [kind, id]);
  const asCoach = [
    ["cohort", cohortId],
    ["note", `${shareId} ${applicationId}`],
  ];
  expect(await found(coach.person)).toEqual(asCoach);
  expect(await found(admin.person)).toEqual([
    asCoach[0],
    ["invitation", data[0]?.invitation?.id],
    asCoach[1],
  ]);
  const [note] = (await find(await signIn(coach.person), "juniper harvest")).filter(
    ({ kind }) => kind === "note",
  );
  expect(note).toMatchObject({ parent: organizationSlug, detail: "Cook" });
  expect(note?.excerpt).toContain("juniper harvest");
  await applicant.api.ok("shares.delete", { shareId });
  expect(await found(coach.person)).toEqual([asCoach[0]]);
  expect(await found(applicant.person)).toEqual([["card", applicationId]]);
});

test("staff find the beginnings of coach notes, even of notes without a searched copy", async () => {
  const { applicant, coach, organizationSlug } = await makeCoaching();
  const { boardId } = applicant.person;
  const { id: applicationId } = await makeApplication(applicant.api, boardId);
  await applicant.api.ok("shares.create", { organizationSlug, boardId });
  const body = `${"É ".repeat(995)}JUNIPER walrus`;
  await coach.api.ok("coach_notes.create", { applicationId, organizationSlug, body });
  const cookie = await signIn(coach.person);
  const found = async (text: string) => (await find(cookie, text)).map(({ kind }) => kind);
  const texts = ["juniper", "é é", "é j", "er wa", "er wal", "walrus"];
  const expected = [["note"], ["note"], ["note"], ["note"], [], []];
  expect(await Promise.all(texts.map(found))).toEqual(expected);
  await pool.query("DELETE FROM search_texts WHERE account_id = $1", [applicant.person.accountId]);
  expect(await Promise.all(texts.map(found))).toEqual(expected);
});

test("someone without the second factor that their organization requires finds nothing of it", async () => {
  const { id, applicant, coach } = await makeCoaching();
  await prisma.organization.update({ where: { id }, data: { requiresSecondFactor: true } });
  expect(await find(await signIn(coach.person), applicant.person.email)).toEqual([]);
});

test("a typo in the name of a card, a company, or a person is tolerated if nothing has the typed text", async () => {
  const { person, api } = await makeCaller();
  const cookie = await signIn(person);
  const { id, company } = await makeApplication(api, person.boardId, {
    job: { title: "Senior Engineer" },
    company: { name: "Google" },
  });
  const { id: dana } = await api.ok("contacts.create", { name: "Dana Whitfield" });
  const idsOf = async (text: string) => (await find(cookie, text)).map((item) => item.id);
  for (const text of ["enigneer", "engineeer", "Senior Enginer", "seniro engi"]) {
    expect(await idsOf(text), text).toEqual([id]);
  }
  expect(await idsOf("gogle")).toEqual([id, company.id]);
  expect(await idsOf("whitfeild")).toEqual([dana]);
  for (const text of ["enigener", "gog", "unheard of", "senior baker"])
    expect(await idsOf(text), text).toEqual([]);
  const { id: gogle } = await makeApplication(api, person.boardId, { job: { title: "Gogle" } });
  expect(await idsOf("gogle"), "what was typed is found alone if there is something").toEqual([gogle]);
  const stranger = await makeCaller();
  expect(await find(await signIn(stranger.person), "enigneer")).toEqual([]);
});

test("no search joins the matches in texts, because PostgreSQL can't estimate how many there are", async () => {
  const { person, api } = await makeCaller();
  const cookie = await signIn(person);
  await makeApplication(api, person.boardId, { job: { title: "Lighthouse keeper" } });
  const sent = await statementsOf(async () => {
    for (const text of ["lighthouse", "zq"]) {
      await find(cookie, text);
      await api.ok("search.applications", { text });
    }
  });
  const searches = sent.filter(({ text }) => text.includes("found_texts"));
  expect(searches).toHaveLength(4);
  for (const search of searches) expect(await joinsOfTableExpressions(search), search.text).toEqual([]);
});
