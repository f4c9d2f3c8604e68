import { expect, test } from "vitest";
import { loadEnvironment } from "#server/lib/env.ts";
import { maySeedDemo } from "./demo.ts";

const LOCAL = { NODE_ENV: "production" as const, DATABASE_URL: "postgresql://db.example/offerlane" };
const SMTP = {
  SMTP_URL: "smtps://user:word@mail.example:465",
  MAIL_FROM: "Offerlane <hello@offerlane.example>",
};

test.each([
  ["with nothing set but a database, on this machine", {}, true],
  ["with another port", { PORT: "4000" }, true],
  ["that sends mail", SMTP, false],
  ["that listens to a network", { HOST: "0.0.0.0", OFFERLANE_ALLOW_LOCAL_PARTS: "1" }, false],
  [
    "that is reached by a name",
    { PUBLIC_URL: "https://offerlane.example", OFFERLANE_ALLOW_LOCAL_PARTS: "1" },
    false,
  ],
  [
    "that sends mail, behind a proxy on this machine",
    { ...SMTP, HOST: "127.0.0.1", PUBLIC_URL: "https://offerlane.example" },
    false,
  ],
])("a production start %s seeds the demo: %s", (_which, variables, expected) => {
  const settings = loadEnvironment({
    OFFERLANE_DATA: process.env.OFFERLANE_DATA,
    AUTH_SECRET: "a".repeat(40),
    OFFERLANE_ALLOW_LOCAL_PARTS: "1",
    ...LOCAL,
    ...variables,
  });
  expect(maySeedDemo(settings)).toBe(expected);
});

test.each([
  ["listens to a network", { HOST: "0.0.0.0" }],
  ["is reached by a name", { PUBLIC_URL: "https://offerlane.example" }],
])(
  "a production start that %s and sends no email is rejected before anything is seeded",
  (_which, variables) => {
    expect(() =>
      loadEnvironment({
        OFFERLANE_DATA: process.env.OFFERLANE_DATA,
        AUTH_SECRET: "a".repeat(40),
        ...LOCAL,
        ...variables,
      }),
    ).toThrow();
  },
);
