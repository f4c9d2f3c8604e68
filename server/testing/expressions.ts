import {
  type CallExpression,
  type Expression,
  type NewExpression,
  parseSync,
  type RegExpLiteral,
  Visitor,
} from "oxc-parser";
import type { SourceFile } from "./imports.ts";

/** A regular expression in the sources, without a pattern if it is composed at run time. */
export type WrittenExpression = {
  readonly place: string;
  readonly pattern: string | null;
  readonly flags: string;
};

/** Returns every regular expression in a file: literals and arguments of `RegExp`. */
export function expressionsOf({ path, text }: SourceFile): WrittenExpression[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: WrittenExpression[] = [];
  const add = (start: number, pattern: string | null, flags: string) =>
    found.push({ place: `${path}:${text.slice(0, start).split("\n").length}`, pattern, flags });
  const made = ({ callee, arguments: given, start }: NewExpression | CallExpression) => {
    if (callee.type !== "Identifier" || callee.name !== "RegExp") return;
    const [pattern, flags] = given.map(textOf);
    add(start, pattern ?? null, flags ?? "");
  };
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return;
      const { pattern, flags } = (node as RegExpLiteral).regex;
      add(node.start, pattern, flags);
    },
    NewExpression(node) {
      made(node);
    },
    CallExpression(node) {
      made(node);
    },
  }).visit(program);
  return found;
}

/** Returns the text of a literal argument, including `String.raw`, or null. */
function textOf(argument: unknown): string | null {
  const node = argument as Expression;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  const template = node.type === "TaggedTemplateExpression" ? node.quasi : node;
  if (template.type !== "TemplateLiteral" || template.expressions.length > 0) return null;
  const [part] = template.quasis;
  return (node === template ? part?.value.cooked : part?.value.raw) ?? null;
}
