import { expect, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { nameInMail } from "./name-in-mail.ts";

test.each([
  ["a plain name", "Ada Kern", "Ada Kern"],
  ["accents and other scripts", "Zoë Ñandú 山田太郎", "Zoë Ñandú 山田太郎"],
  ["initials and abbreviations", "Dr. J. P. Kern, 2.0", "Dr. J. P. Kern, 2.0"],
  ["an emoji of several", "Team 👩‍💻", "Team 👩‍💻"],
  ["a Persian name with its joiner", "می\u200cخواهم", "می\u200cخواهم"],
])("%s: the name stays unchanged", (_what, given, shown) => {
  expect(nameInMail(given)).toBe(shown);
});

test.each([
  ["line ends become spaces", "Ada\r\nBcc: x\u2028Kern", "Ada Bcc: x Kern"],
  ["marks of direction go", "Ada\u202egro.live\u2066", "Adagro. live"],
  ["what is not seen goes", "A\u200bd\ufeffa\u00ad K\u2060ern\u3164", "Ada Kern"],
  ["a joiner that joins nothing goes", "evil\u200d.\u200ccom", "evil. com"],
  ["a link loses its form", "Win at https://evil.example/prize", "Win at https evil. example/prize"],
  ["a domain is broken up", "www.evil.com", "www. evil. com"],
  [
    "a domain with other dots is broken up too",
    "evil。com evil．com evil｡com",
    "evil。 com evil． com evil｡ com",
  ],
  ["a domain in another script", "пример.рф", "пример. рф"],
  ["an encoded domain", "evil.xn--p1ai", "evil. xn--p1ai"],
  ["an email address is broken up", "help@evil.com", "help at evil. com"],
])("%s", (_rule, given, shown) => {
  expect(nameInMail(given)).toBe(shown);
});

test("a long name is cut between characters, and ends with an ellipsis", () => {
  const most = LIMITS.text.nameInMail;
  expect(nameInMail("a".repeat(most))).toBe("a".repeat(most));
  expect(nameInMail("a".repeat(most + 1))).toBe(`${"a".repeat(most - 1)}…`);
  expect(nameInMail("👩‍💻".repeat(most + 5))).toBe(`${"👩‍💻".repeat(most - 1)}…`);
});
