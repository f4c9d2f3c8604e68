import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSettings, SETTINGS } from "./env-schema.ts";

const example = Object.fromEntries(
  [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value.replace(/^"(.*)"$/, "$1")],
  ),
) as NodeJS.ProcessEnv;

test(".env.example names every setting, and nothing else", () => {
  expect(Object.keys(example).sort()).toEqual([...SETTINGS].sort());
});

/** The example's secret is public, so it is too short to be accepted by mistake. */
const shownSecret = example.AUTH_SECRET ?? "";
const accepted = { ...example, AUTH_SECRET: "r".repeat(48) };

test(".env.example contains values that are accepted as they are, except the signing secret", () => {
  expect(() => readSettings({ AUTH_SECRET: shownSecret } as NodeJS.ProcessEnv)).toThrow("AUTH_SECRET");
  const settings = readSettings({ ...accepted, OFFERLANE_ALLOW_LOCAL_PARTS: "0" });
  expect(settings).toMatchObject({ PORT: 3000, MAIL_FROM: "Offerlane <hello@offerlane.example>" });
});

test(".env.example shows the default of each setting that has one", () => {
  const shown = readSettings(accepted);
  for (const [name, value] of Object.entries(readSettings({} as NodeJS.ProcessEnv)))
    if (value !== undefined) expect.soft(shown, name).toHaveProperty([name], value);
});
