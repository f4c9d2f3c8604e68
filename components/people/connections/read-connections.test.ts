import { openAsBlob } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { connectionsOf, readConnections } from "./read-connections.ts";

const noteOf = (date: string) => `since ${date}`;
const csv = [
  "Notes:",
  '"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed it, ""see here""."',
  "",
  "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
  'Ada,Kern,https://www.linkedin.com/in/ada-kern,ada@example.com,"Acme, Inc.",Engineer,15 Nov 2026',
  ",,,,,,01 Jan 2020",
  "Bo,,https://www.linkedin.com/in/bo,,,,02 Feb 2024",
].join("\r\n");

test("lines before the headings are skipped, and so are connections that contain only a date", () => {
  expect(connectionsOf(`\uFEFF${csv}`, noteOf)).toEqual([
    {
      id: expect.stringMatching(/^con_[0-9a-z]{26}$/),
      name: "Ada Kern",
      title: "Engineer",
      company: "Acme, Inc.",
      email: "ada@example.com",
      socialLink: "https://www.linkedin.com/in/ada-kern",
      notes: "since 15 Nov 2026",
    },
    expect.objectContaining({ name: "Bo", title: null, company: null, email: null }),
  ]);
});

test("LinkedIn's ZIP is accepted as it is", async () => {
  const zip = zipSync({
    "Export/Profile.csv": strToU8("First Name"),
    "Export/Connections.csv": strToU8(csv),
  });
  const read = await readConnections(new File([zip.slice()], "Basic_LinkedInDataExport.zip"), noteOf);
  expect(read).toHaveLength(2);
});

test("a file that can't be used gives the reason", async () => {
  const named = (content: Uint8Array | string) => new File([content.slice() as BlobPart], "file");
  expect(await readConnections(named("a,b\n1,2"), noteOf)).toBe("fileNoHeadings");
  expect(await readConnections(named(""), noteOf)).toBe("fileNoHeadings");
  expect(await readConnections(named("First Name,Last Name,URL"), noteOf)).toBe("fileEmpty");
  expect(await readConnections(named(zipSync({ "a.csv": strToU8(csv) })), noteOf)).toBe("fileNoConnections");
  expect(await readConnections(named("PK not a zip"), noteOf)).toBe("fileUnreadable");
});

test("a file that was removed after it was chosen gives the reason", async () => {
  const folder = await mkdtemp(join(tmpdir(), "connections-"));
  const path = join(folder, "Connections.csv");
  await writeFile(path, csv);
  const file = new File([await openAsBlob(path)], "Connections.csv");
  await rm(folder, { recursive: true });
  expect(await readConnections(file, noteOf)).toBe("fileUnreadable");
});
