import { beforeEach, describe, expect, test } from "vitest";
import type { ErrorCode } from "#server/codes.ts";
import { newId } from "#server/core/ids.ts";
import { makeCaller } from "#server/testing/actors.ts";
import type { OutputOf } from "#server/testing/contracts.ts";
import { makeApplication, makeCompany } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let card: OutputOf<"applications.get">;
beforeEach(async () => {
  const caller = await makeCaller();
  api = caller.api;
  card = await makeApplication(api, caller.person.boardId, {
    job: { title: "Nurse", compensation: { salaryRangeMax: 20 } },
  });
});

const update = (fields: object) =>
  api.ok("applications.update", { applicationId: card.id, ...fields } as never);
const reject = (fields: object, code: Parameters<Rest["rejected"]>[2], headers = {}) =>
  api.rejected("applications.update", { applicationId: card.id, ...fields }, code, headers);
const read = () => api.ok("applications.get", { applicationId: card.id });

describe("If-Match", () => {
  const tag = async () =>
    String((await api.send("applications.get", { applicationId: card.id })).headers.etag);
  const held = (ifMatch: string, notes = "x") =>
    api.send("applications.update", { applicationId: card.id, notes }, { "If-Match": ifMatch });

  test("with the current version succeeds, and the response has the next version", async () => {
    const response = await held(await tag());
    expect(response.status).toBe(200);
    expect(response.headers.etag).toBe(await tag());
    expect((await held(String(response.headers.etag), "y")).status).toBe(200);
  });

  test("with an older version gives 412 version_mismatch, and nothing changes", async () => {
    const old = await tag();
    await update({ notes: "Between" });
    expect(await held(old)).toMatchObject({ status: 412, body: { code: "version_mismatch" } });
    expect((await read()).notes).toBe("Between");
  });

  test("with a version from before a move or a company edit gives 412", async () => {
    const old = await tag();
    await api.ok("applications.move", { applicationId: card.id, status: "offer" });
    expect((await held(old)).status).toBe(412);
    const next = await tag();
    await api.ok("companies.update", { companyId: card.company.id, socialLink: "https://n.example" });
    expect((await held(next)).status).toBe(412);
  });

  test("is compared strongly: a weak tag never matches, a list matches by any of its tags, and * always matches", async () => {
    const present = await tag();
    for (const ifMatch of [`W/${present}`, '"other"', '""', `W/${present}, "x"`, ""])
      expect((await held(ifMatch)).status, ifMatch).toBe(412);
    for (const ifMatch of [`"other", ${await tag()}`, `W/"x",${await tag()}`, "*"]) {
      const matching = ifMatch === "*" ? "*" : ifMatch.replace(/"[\w-]{20,}"/, await tag());
      expect((await held(matching, matching)).status, matching).toBe(200);
    }
  });

  test("takes a tag that contains commas around another tag as one tag", async () => {
    const present = await tag();
    expect((await held(`"a,${present.slice(1, -1)},b"`)).status).toBe(412);
  });

  test("for a card that doesn't exist gives 404 even with *, not 412", async () => {
    const gone = { applicationId: card.id };
    await api.ok("applications.delete", gone);
    await api.rejected("applications.update", { ...gone, notes: "x" }, "not_found", { "If-Match": "*" });
    await api.rejected("applications.update", { ...gone, notes: "x" }, "not_found", { "If-Match": '"old"' });
  });

  describe.each<[object, ErrorCode]>([
    [{ company: { name: "Taken" } }, "company_name_taken"],
    [{ company: { id: newId("company") } }, "company_not_found"],
    [{ resumeId: newId("resume") }, "resume_not_found"],
    [{ job: { compensation: { salaryRangeMin: 21 } } }, "validation_failed"],
  ])("is checked before the state: %j", (fields, code) => {
    beforeEach(() => makeCompany(api, { name: "Taken" }));

    test("an old tag gives version_mismatch, and the current one and * give the state's own error", async () => {
      await reject(fields, "version_mismatch", { "If-Match": '"old"' });
      await reject(fields, code, { "If-Match": "*" });
      await reject(fields, code, { "If-Match": await tag() });
      expect(await read()).toEqual(card);
    });
  });

  test("is checked after the validity of the input", async () => {
    await reject({ notes: 1 }, "validation_failed", { "If-Match": '"old"' });
    await reject({ nothing: 1 }, "validation_failed", { "If-Match": '"old"' });
  });
});
