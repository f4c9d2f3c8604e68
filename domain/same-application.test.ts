import { expect, test } from "vitest";
import { ApplicationIndex, companyIdentity, identityKeys } from "./same-application.ts";

const card = (id: string, title: string, company: string, link: string | null = null) => ({
  id,
  title,
  company,
  link,
});

function known(...cards: ReturnType<typeof card>[]) {
  const all = new ApplicationIndex<string>();
  for (const item of cards) all.add(item.id, item);
  return all;
}

test("the same job is found regardless of case, accents, spaces, and legal form", () => {
  const all = known(card("a", "Café  Manager", "Acme, Inc."));
  for (const company of ["acme", "ACME LLC", " Acme GmbH "]) {
    expect(all.match(card("", "cafe manager", company))).toEqual({ card: "a", by: "job" });
  }
  expect(all.match(card("", "Cafe Manager", "Acme Foods"))).toBeNull();
});

test("a link counts before title and company, and the first of several matches is kept", () => {
  const all = known(
    card("a", "Cook", "Acme", "https://acme.test/1?utm_source=x"),
    card("b", "Pilot", "Bolt", "http://www.acme.test/1/"),
  );
  expect(all.match(card("", "Pilot", "Bolt", "https://acme.test/1"))).toEqual({ card: "a", by: "link" });
  expect(all.match(card("", "Pilot", "Bolt"))).toEqual({ card: "b", by: "job" });
});

test("unknown values never match", () => {
  const all = known(card("a", "Cook", "", null));
  expect(all.match(card("", "Cook", ""))).toBeNull();
  expect(all.match(card("", "", ""))).toBeNull();
  expect(identityKeys(card("", "Cook", "", "no link"))).toEqual([]);
});

test("a company name that is only a legal form stays as it is", () => {
  expect(companyIdentity("AG")).toBe("ag");
  expect(companyIdentity("Acme Co.")).toBe("acme");
});
