import { expect, test } from "vitest";
import { forwardedIn } from "./forwarded.ts";

test("a block of headers needs a sender, and a subject or a date; lines named like a member of objects don't count", () => {
  const block = (...lines: string[]) =>
    forwardedIn(["Hi", "From: Ana <ana@acme.example>", ...lines].join("\n"));
  expect(block("Subject: News", "", "Hello")).toMatchObject({ above: "Hi", inner: { subject: "News" } });
  expect(block("Date: Monday", "To: me", "", "Hello")).toMatchObject({ inner: { text: "Hello" } });
  expect(block("constructor: a", "constructor: b", "", "Hello")).toBeNull();
});
