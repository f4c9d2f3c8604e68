import { beforeEach, describe, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
beforeEach(async () => {
  ({ api } = await makeCaller());
});

const EMPTY = {
  name: null,
  email: null,
  phone: null,
  location: null,
  links: [],
  headline: null,
  summary: null,
  workAuthorization: null,
  salaryWish: null,
  noticePeriod: null,
  education: [],
  experience: [],
  skills: [],
  customAnswers: [],
  updatedAt: null,
};

describe("a profile", () => {
  test("exists from the beginning, with every field empty", async () => {
    expect(await api.ok("profile.get", {})).toEqual(EMPTY);
  });

  test("keeps omitted fields, and clears those that are null or empty text", async () => {
    await api.ok("profile.update", { name: "Robin", phone: "123", headline: "Engineer", skills: ["SQL"] });
    const changed = await api.ok("profile.update", { phone: null, headline: " ", location: "Berlin" });
    expect(changed).toMatchObject({
      name: "Robin",
      phone: null,
      headline: null,
      location: "Berlin",
      skills: ["SQL"],
    });
    expect(await api.ok("profile.get", {})).toEqual(changed);
  });

  test("replaces a list as a whole, and omitted fields of its entries become null", async () => {
    await api.ok("profile.update", {
      skills: ["SQL", "Go"],
      education: [{ school: "One" }, { school: "Two" }],
    });
    const changed = await api.ok("profile.update", { education: [{ school: "Three", end: "2015-09" }] });
    expect(changed.skills).toEqual(["SQL", "Go"]);
    expect(changed.education).toEqual([
      { school: "Three", degree: null, field: null, start: null, end: "2015-09", description: null },
    ]);
  });

  test("loses the entries that a list no longer has, even if no other entry changed", async () => {
    await api.ok("profile.update", { skills: ["SQL", "Go"] });
    expect((await api.ok("profile.update", { skills: ["SQL"] })).skills).toEqual(["SQL"]);
    expect((await api.ok("profile.update", { skills: [] })).skills).toEqual([]);
  });

  test("loses no concurrent change", async () => {
    const fields = [
      "name",
      "phone",
      "location",
      "headline",
      "summary",
      "salaryWish",
      "noticePeriod",
    ] as const;
    await Promise.all(fields.map((field) => api.ok("profile.update", { [field]: field })));
    const read = await api.ok("profile.get", {});
    expect(fields.map((field) => read[field])).toEqual([...fields]);
  });

  test("is visible only to its owner", async () => {
    await api.ok("profile.update", { name: "Robin" });
    expect(await (await makeCaller()).api.ok("profile.get", {})).toEqual(EMPTY);
  });

  test("is returned unchanged by an empty update", async () => {
    expect(await api.ok("profile.update", {})).toEqual(EMPTY);
  });

  test.each([
    ["an invalid email address", { email: "robin at home" }, ["email"]],
    ["a link that runs", { links: [{ label: "x", url: "javascript:alert(1)" }] }, ["links", 0, "url"]],
    ["a link without an address", { links: [{ label: "x", url: "" }] }, ["links", 0, "url"]],
    [
      "an invalid month",
      { experience: [{ company: "x", title: "y", start: "2015-13" }] },
      ["experience", 0, "start"],
    ],
    ["an entry without its name", { education: [{ school: "" }] }, ["education", 0, "school"]],
    [
      "an unknown part of an entry",
      { customAnswers: [{ question: "x", strange: 1 }] },
      ["customAnswers", 0, "strange"],
    ],
    [
      "too many entries",
      { links: Array.from({ length: 51 }, () => ({ label: "x", url: "https://x.example" })) },
      ["links"],
    ],
    ["a list as null", { skills: null }, ["skills"]],
  ])("rejects %s", async (_what, input, path) => {
    const { issues } = await api.rejected("profile.update", input, "validation_failed");
    expect(issues).toMatchObject([{ path }]);
    expect(await api.ok("profile.get", {})).toEqual(EMPTY);
  });
});
