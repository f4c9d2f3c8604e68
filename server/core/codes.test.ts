import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { auditActions, declareCodes, ERRORS, errorCodes, type IdKind } from "./codes.ts";
import { isId, newId } from "./ids.ts";

const rule = { status: 409, title: "It is odd", example: "It is odd." };
/** Returns a unique word. */
const own = () => randomUUID().replaceAll(/[\d-]/g, "");

test("a code that a second owner declares fails on load, and the first declaration stays", () => {
  const [kind, prefix, code, action] = [own(), own(), own(), own()];
  const owner = own();
  declareCodes(owner, { ids: { [kind]: prefix }, errors: { [code]: rule }, changes: [action] });
  const other = own();
  const clash = (what: string) => `${other} declares the ${what}, which is declared by ${owner}`;
  expect(() => declareCodes(other, { ids: { [kind]: own() } })).toThrow(clash(`kind of id ${kind}`));
  expect(() => declareCodes(other, { ids: { [own()]: prefix } })).toThrow(clash(`prefix ${prefix}`));
  expect(() => declareCodes(other, { errors: { [code]: { ...rule, status: 400 } } })).toThrow(
    clash(`error code ${code}`),
  );
  for (const words of [{ changes: [action] }, { occurrences: [action] }]) {
    expect(() => declareCodes(other, words)).toThrow(clash(`audit action ${action}`));
  }
  expect(newId(kind as IdKind)).toMatch(new RegExp(`^${prefix}_`));
  expect((ERRORS as Record<string, typeof rule>)[code]).toEqual(rule);
});

test("an owner may declare its codes again, as an edited module does during development", () => {
  const [owner, kind] = [own(), own()];
  declareCodes(owner, { ids: { [kind]: own() } });
  expect(() => declareCodes(owner, { ids: { [kind]: own() } })).not.toThrow();
});

test("an id of an undeclared kind is neither created nor recognized", () => {
  expect(() => newId("unheard_of" as IdKind)).toThrow(
    "Nobody who is loaded declares the kind of id unheard_of",
  );
  expect(() => isId("unheard_of" as IdKind, "x_1")).toThrow("unheard_of");
});

test("codes are listed only once all groups are loaded", async () => {
  const ask = `
    import { auditActions, errorCodes } from "#server/core/codes.ts";
    for (const list of [errorCodes, auditActions]) try { list(); } catch ({ message }) { console.log(message); }`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", ask]);
  expect(stdout.match(/server\/resources\/index\.ts/g)).toHaveLength(2);
});

test("codes are listed in a fixed order", async () => {
  await import("#server/resources/index.ts");
  const statuses = errorCodes().map((code) => ERRORS[code].status);
  expect(statuses).toEqual(statuses.toSorted((one, other) => one - other));
  expect(errorCodes()).toContain("cohort_archived");
  expect(auditActions()).toEqual(auditActions().toSorted());
});
