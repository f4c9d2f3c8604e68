import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./imports.ts";

const ROOT = path.join(import.meta.dirname, "../..");

/** Wording that reads as translated, with its replacement (docs/glossary.md, Writing). */
const KINDS: Record<string, RegExp> = {
  "“someone”, “no one”, “everyone”": /\b(?:some|no|every)body\b/i,
  "“response”, not “answer”, for what a server sends": /\b(?:server|API)(?:'s)? answers?\b/i,
  "“reject” or “error”, not “refuse”":
    /\b(?:is|are|was|were|be|gets?) refused\b|\brefusals? (?:is|are|says?)\b/i,
  "a docstring begins with a verb": /^\s*\/?\*\*? (?:What|Whether|How|So|Where|Who)\s[^?]*\.?$/,
  "a tag names something": /@(?:throws|returns|param)\s*(?:\*\/|$)/,
  "“if”, not “where”, for a condition":
    /\bwhere (?:there (?:is|are) (?:no|none|nothing)|nothing|no one|none)\b/i,
  "“its own”, not “of its own”":
    /\ban? \w+ of (?:its|their|his|her|my|your) own\b|\bof (?:yours|ours|mine)\b/i,
  "“isn't a”, not “is no”":
    /\b(?:is|are|was|were) no (?!longer|more|less|other|one\b)[a-z]+ (?:of|that|which)\b/i,
  "“about”, not “tells of”": /\b(?:tells?|told) of\b/i,
  "“is”, “has”, or “means”, not “stands”": /\b(?:they|it|cards|rows) stands?\b(?! for)/i,
  "“emailed”, not “mailed”": /(?<![\w/-])mailed\b/i,
  "“Show earlier …”, not “older”, for the next page of a list by time": /\bshow older\b/i,
  "“automatically”, not “by itself”": /\bby (?:itself|themselves)\b/i,
  "“other than” or “different from”, not “another … than”": /\banother \w+ than\b/i,
  "“take a long time”, not “take long”": /\b(?:takes?|took) long\b/i,
  "“afterward”, not “afterwards”": /\bafterwards\b/i,
  "US spelling": /\b(?:apologis|organis|recognis|summaris|colour|favour|behaviour)\w*/i,
};

type Line = { readonly where: string; readonly text: string };

const linesOf = (file: string, text: string): Line[] =>
  text.split("\n").map((line, index) => ({ where: `${file}:${index + 1}`, text: line }));

/** A line of a comment: by itself, in the braces of JSX, or after code. */
const COMMENT = /(?:^\s*\/?\*|(?:^|[\s{])\/[/*]).*/;

/** Returns the comments of a source, a line at a time, and the descriptions of a contract. */
function commentsOf({ path: file, text }: { path: string; text: string }): Line[] {
  const isContract = file.endsWith("/contract.ts");
  return linesOf(file, text).flatMap(({ where, text: line }) => {
    const isDescription = isContract && /\b(?:description|summary|describe)\b/.test(line);
    const [comment = null] = isDescription ? [line] : (COMMENT.exec(line) ?? []);
    return comment === null ? [] : [{ where, text: comment }];
  });
}

const listed = (...patterns: string[]) =>
  execFileSync("git", ["ls-files", "--", ...patterns], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    // Past entries of the change log stay as they were, and the glossary shows what not to write.
    .filter((file) => file !== "" && !/^(?:CHANGELOG|docs\/glossary)\.md$/.test(file));

test("comments, documents, and texts avoid the wording that the glossary replaces", () => {
  const own = sourceFiles().filter(({ path: file }) => !file.endsWith("plain-words.test.ts"));
  const documents = listed("*.md", "messages/en/*.json").map((file) => ({
    path: file,
    text: readFileSync(path.join(ROOT, file), "utf8"),
  }));
  const lines = [
    ...own.flatMap(commentsOf),
    ...documents.flatMap(({ path: file, text }) => linesOf(file, text)),
  ];
  const found = Object.entries(KINDS).flatMap(([write, wrong]) =>
    lines
      .filter(({ text }) => wrong.test(text.replace(/`[^`]*`|"\w+":/g, "")))
      .map(({ where, text }) => `${where}: ${text.trim().slice(0, 160)}\n  write ${write}`),
  );
  expect(found.join("\n")).toBe("");
});

test("errors about someone's data have its name in curly quotes", () => {
  const sources = sourceFiles().filter(
    ({ path: file }) => file.includes("server/resources/") && !/\/sandbox\/|\.test\.ts$/.test(file),
  );
  const lines = sources.flatMap(({ path: file, text }) => linesOf(file, text));
  expect(lines.filter(({ text }) => /[\s`]"\$\{/.test(text)).map(({ where }) => where)).toEqual([]);
});
