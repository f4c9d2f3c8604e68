import { expect, test } from "vitest";
import { readTokens } from "./html-tokens.ts";

const LAUGHS = '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">';
const DECLARED = `<!DOCTYPE w [${LAUGHS}<!ENTITY file SYSTEM "file:///etc/hostname"> <!ENTITY % more SYSTEM "http://a.example/x.dtd"> %more;]>`;

test.each([true, false])(
  "entities that a document defines itself are neither expanded nor fetched, in XML and in HTML: %s",
  (isXml) => {
    let text = "";
    readTokens(`${DECLARED}<name>[&file;&b;&amp;]</name>`, {
      isXml,
      onOpen: () => undefined,
      onText: (piece) => {
        text += piece;
      },
    });
    expect(text).toContain("[&file;&b;&]");
    expect(text).not.toMatch(/hahaha/);
  },
);
