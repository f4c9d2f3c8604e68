import { expect, test } from "vitest";
import { readReply } from "./reply.ts";

const mail = (body: string, headers: readonly string[] = ["Content-Type: text/plain; charset=utf-8"]) =>
  readReply(Buffer.from(["From: Kim <kim@people.example>", ...headers, "", body].join("\r\n")));

const QUOTED = ["> 1 new message", ">", "> Read in Offerlane:", "> https://offerlane.example/o/inn"].join(
  "\n",
);
const BLOCK = "1 new message\n\nRead in Offerlane:\nhttps://offerlane.example/o/inn";
const FROM = "Offerlane <hello@offerlane.example>";

test.each([
  ["Gmail", `On Fri, Nov 27, 2026 at 10:04 AM ${FROM} wrote:\n\n${QUOTED}`],
  [
    "Gmail, on two lines",
    `On Fri, Nov 27, 2026 at 10:04 AM Offerlane <\nhello@offerlane.example> wrote:\n\n${QUOTED}`,
  ],
  ["Gmail in German", `Am Fr., 27. Nov. 2026 um 10:04 Uhr schrieb ${FROM}:\n\n${QUOTED}`],
  ["Gmail in French", `Le ven. 27 nov. 2026 à 10:04, ${FROM} a écrit :\n\n${QUOTED}`],
  [
    "Outlook",
    `________________________________\nFrom: ${FROM}\nSent: Friday, November 27, 2026 10:04 AM\nTo: kim@people.example\nSubject: New message at Inn\n\n${BLOCK}`,
  ],
  [
    "Outlook in German",
    `Von: ${FROM}\nGesendet: Freitag, 27. November 2026 10:04\nAn: kim@people.example\nBetreff: New message at Inn\n\n${BLOCK}`,
  ],
  [
    "Outlook in French",
    `De : Offerlane\nEnvoyé : vendredi 27 novembre 2026 10:04\nÀ : kim@people.example\nObjet : New message at Inn\n\n${BLOCK}`,
  ],
  ["Apple Mail", `> On Nov 27, 2026, at 10:04 AM, ${FROM} wrote:\n> \n> \u{feff}1 new message`],
  [
    "an iPhone in German",
    `Von meinem iPhone gesendet\n\n> Am 27.11.2026 um 10:04 schrieb ${FROM}:\n> \n> 1 new message`,
  ],
  ["Thunderbird in German", `Am 27.11.26 um 10:04 schrieb Offerlane:\n${QUOTED}`],
])("only the person's own text is read in a reply from %s", async (_client, quoted) => {
  const own = "Yes, Tuesday works.\n\nCheers,\nKim\n\nP.S. I'll bring my résumé.";
  expect((await mail(`${own}\n\n${quoted}\n`)).text).toBe(own);
});

test("text between and below quoted lines is read, and so are sentences that look like a quote's beginning", async () => {
  expect((await mail("> Can you come?\nYes\n> On Tuesday?\nNo, Wednesday.\n")).text).toBe(
    "Yes\n\nNo, Wednesday.",
  );
  const looks = "On Monday I wrote:\nI like it.\nYour message: noted.\n--\nAnd more";
  expect((await mail(looks)).text.replace(/\n+/g, "\n")).toBe(looks);
  expect((await mail("Thanks!\n\n-- \nKim Ode\nInn Street 1\n")).text).toBe("Thanks!");
  expect((await mail(`${QUOTED}\n`)).text).toBe("");
});

test.each([
  [
    "Gmail",
    '<div dir="ltr">Yes, Tuesday.</div><div class="gmail_quote"><div>On Fri, Offerlane wrote:</div><blockquote>1 new</blockquote></div>',
  ],
  ["Apple Mail", "<div>Yes, Tuesday.</div><blockquote type=cite><div>1 new message</div></blockquote>"],
  [
    "Outlook",
    `<p>Yes, Tuesday.</p><hr><div><p><b>From:</b> Offerlane &lt;hello@offerlane.example&gt;<br><b>Sent:</b> Friday<br><b>To:</b> Kim<br><b>Subject:</b> New message</p></div><p>1 new message</p>`,
  ],
])("only the person's own text is read in a reply from %s that is only HTML", async (_client, html) => {
  expect((await mail(html, ["Content-Type: text/html; charset=utf-8"])).text).toBe("Yes, Tuesday.");
});

test.each([
  "Auto-Submitted: auto-replied",
  "Auto-Submitted: auto-generated (rejected)",
  "Precedence: bulk",
  "Precedence: auto_reply",
  "X-Autoreply: yes",
  "X-Autorespond: yes",
  "Return-Path: <>",
  "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
])("an email with the header %s was sent by a program", async (header) => {
  expect((await mail("I am away until Monday.", [header])).isAutomatic).toBe(true);
});

test("an email that a person sent isn't automatic, whatever else its headers say", async () => {
  const headers = ["Auto-Submitted: no", "Return-Path: <kim@people.example>", "Precedence: first-class"];
  expect((await mail("Yes", headers)).isAutomatic).toBe(false);
});

test("attached files are named, and images in the text and signatures of the email aren't", async () => {
  const part = (...lines: string[]) => ["--b", ...lines, "", "AAAA", ""].join("\r\n");
  const body = [
    part("Content-Type: text/plain"),
    part("Content-Type: application/pdf", "Content-Disposition: attachment; filename=cv.pdf"),
    part("Content-Type: image/png", "Content-Disposition: inline; filename=logo.png", "Content-ID: <1>"),
    part("Content-Type: application/pgp-signature; name=signature.asc"),
    part("Content-Type: image/jpeg", "Content-Disposition: attachment; filename=photo.jpg"),
    "--b--",
  ].join("\r\n");
  const { files } = await mail(body, ["Content-Type: multipart/mixed; boundary=b"]);
  expect(files).toEqual(["cv.pdf", "photo.jpg"]);
});
