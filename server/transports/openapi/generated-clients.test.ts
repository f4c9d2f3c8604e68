import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ERROR_CODES, ERROR_STATUSES, ERRORS } from "#server/codes.ts";
import { document } from "#server/testing/openapi.ts";
import { typescriptErrors } from "../../../clients/errors-text.ts";
import { generatedPython } from "../../../clients/python/generate.ts";
import { keywordOf, PythonTypes } from "../../../clients/python/types-text.ts";
import { generatedFiles } from "../../../clients/typescript/generate.ts";
import { kindOf } from "../../../clients/typescript/generated/errors.ts";
import { errorOf } from "../../../clients/typescript/src/error-response.ts";
import { ApiError } from "../../../clients/typescript/src/errors.ts";

const files = {
  ...(await generatedFiles(document, ERROR_STATUSES)),
  ...generatedPython(document, ERROR_STATUSES),
};

test.each(Object.entries(files))(
  "%s matches the document and the error codes: if not, run `npm run client:generate`",
  async (file, text) => {
    expect((await readFile(file, "utf8")) === text).toBe(true);
  },
);

test.each(ERROR_CODES)("a %s error is thrown as the class of its status, in both languages", async (code) => {
  const { status } = ERRORS[code];
  const error = await errorOf(Response.json({ code, detail: "No.", status }, { status }));
  expect(error).toMatchObject({ code, status, name: kindOf(status).name });
  const python = Object.entries(files).find(([file]) => file.endsWith("generated/errors.py"))?.[1] ?? "";
  const classes = python.split("\nclass ").filter((text) => text.includes(`\`\`${code}\`\``));
  const kind = kindOf(status);
  expect(classes.map((text) => text.split("(")[0])).toEqual(kind === ApiError ? [] : [kind.name]);
});

test.each(["as", "from", "lambda", "with"])(
  "a field named %s, a Python keyword, leaves the client readable",
  (field) => {
    const types = new PythonTypes();
    types.declare("Handled", { type: "object", properties: { [field]: { type: "string" } } });
    expect(types.text()).toContain(`TypedDict("Handled", {"${field}": "NotRequired[str]"})`);
    expect(keywordOf(field)).toBe(`${field}_`);
  },
);

test("an error class that no code uses any more is detected", () => {
  expect(() => typescriptErrors({ unauthenticated: 401 })).toThrow("PermissionError");
});
