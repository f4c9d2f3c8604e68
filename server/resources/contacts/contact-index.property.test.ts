import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { placeOfIdentity } from "#domain/link-identity.ts";
import type { AccountId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { profileKey } from "./contact-index.ts";
import { readCandidates } from "./store/connections.ts";

/** Links to profiles as people and exports write them; few hosts and names, so that many match. */
const links = fc
  .record({
    scheme: fc.constantFrom("https://", "http://", "HTTPS://"),
    www: fc.constantFrom("", "www.", "WWW."),
    host: fc.constantFrom("linkedin.com", "LinkedIn.com", "de.linkedin.com", "linkedin.com:8080"),
    path: fc.array(fc.constantFrom("in", "ada", "Ada", "ada-kern", "a.b", "x_1~", "k%C3%A9"), {
      maxLength: 3,
    }),
    end: fc.constantFrom("", "/", "//"),
    query: fc.constantFrom("", "?", "?trk=profile", "?id=7&lang=de", "?at=/a/"),
    fragment: fc.constantFrom("", "#", "#about", "#a?b/"),
  })
  .map(({ scheme, www, host, path, end, query, fragment }) =>
    [scheme, www, host, ...path.map((part) => `/${part}`), end, query, fragment].join(""),
  );

const placeOf = (link: string) => placeOfIdentity(profileKey(link) ?? "");

let accountId: AccountId;
beforeAll(async () => {
  const { person } = await makeCaller();
  accountId = person.accountId as AccountId;
});

test("the database and the import resolve a link to the same place", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(links, { minLength: 1, maxLength: 20 }), async (given) => {
      const contacts = given.map((socialLink, index) => ({
        id: newId("contact"),
        name: `C${index}`,
        socialLink,
      }));
      await prisma.contact.deleteMany({ where: { accountId } });
      await prisma.contact.createMany({ data: contacts.map((contact) => ({ ...contact, accountId })) });
      for (const place of new Set(given.map(placeOf))) {
        const input = { ids: [], names: [], emails: [], places: [place] };
        const found = await readCandidates(sqlOn(pool), { accountId, ...input });
        const wanted = contacts.filter(({ socialLink }) => placeOf(socialLink) === place);
        expect(found.map(({ socialLink }) => socialLink).toSorted(), place).toEqual(
          wanted.map(({ socialLink }) => socialLink).toSorted(),
        );
      }
    }),
    { numRuns: 30, endOnFailure: true },
  );
});
