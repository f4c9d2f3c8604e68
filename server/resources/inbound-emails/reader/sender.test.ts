import { expect, test } from "vitest";
import { readMail } from "./message.ts";

test.each(["İpek Çelik", "Ipek Celik"])("a forwarded email's sender %s is read whole", async (name) => {
  const lines = [
    "From: Me <me@people.example>",
    "Subject: Fwd: Interview",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "---------- Forwarded message ---------",
    `From: ${name} <Ipek@Acme.example>`,
    "Date: Mon, Nov 23, 2026 at 9:00 AM",
    "Subject: Interview",
    "To: <me@people.example>",
    "",
    "Hello, we would like to invite you to an interview.",
  ];
  const { from } = await readMail(Buffer.from(lines.join("\r\n")), ["me@people.example"]);
  expect(from).toEqual({ name, address: "ipek@acme.example" });
});
