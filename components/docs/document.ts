import type { Status } from "#domain/values.ts";
import type { ReferenceOperation } from "#server/transports/reference/reference.ts";

/** Text in a line, with code between backticks; a link; or several of them one after another. */
export type Line = string | { readonly text: string; readonly href: string } | readonly Line[];

/** A cell of a table: a line, lines, whether something is allowed, or a status of cards. */
export type Cell =
  | Line
  | { readonly items: readonly Line[] }
  | { readonly isAllowed: boolean; readonly text: string }
  | { readonly status: Status; readonly text: string };

export type Column = { readonly label: string; readonly align?: "right" | "center"; readonly isWide?: true };

/** A field of an operation; `place` and `required` are words, or null. */
type FieldRow = {
  readonly name: string;
  readonly type: string;
  readonly place: string | null;
  readonly required: string | null;
  readonly description: string | null;
};
export type OperationRow = Pick<ReferenceOperation, "name" | "method" | "path" | "summary">;

/** A part of a page. A line that is not in another part is a paragraph. */
export type Block = Line | Structure;
export type Structure =
  | { kind: "section"; title: Line; id?: string; blocks: readonly Block[] }
  | { kind: "code"; caption: string; code: string }
  | { kind: "list"; items: readonly Line[] }
  | { kind: "terms"; terms: readonly (readonly [term: string, meaning: Line])[] }
  | { kind: "table"; caption: string; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }
  | { kind: "tabs"; label: string; tabs: readonly { label: string; blocks: readonly Block[] }[] }
  | { kind: "folded"; title: string; blocks: readonly Block[] }
  | { kind: "fields"; label: string; fields: readonly FieldRow[] }
  | { kind: "operations"; operations: readonly OperationRow[] }
  | { kind: "quote"; text: string }
  | { kind: "action"; text: string; href: string };

/** A page of the documentation as data. It is shown as a page, and written as Markdown. */
export type DocsDocument = {
  readonly title: string;
  /** The name and description for search engines, if they aren't the title and the lead. */
  readonly name?: string;
  readonly description?: string;
  readonly above?: Line;
  readonly lead?: string;
  readonly blocks: readonly Block[];
  /** For the page of an operation: the call itself, shown beside the blocks. */
  readonly operation?: {
    readonly shown: ReferenceOperation;
    readonly badges: readonly { text: string; href?: string; tone?: "danger" }[];
    readonly samples: readonly Block[];
  };
};

/** Checks whether a block has a structure, rather than being a line. */
export function isStructure(block: Block): block is Structure {
  return typeof block === "object" && "kind" in block;
}

/** Makes a section. */
export function section(title: Line, blocks: readonly Block[], id?: string): Structure {
  return { kind: "section", title, blocks, ...(id === undefined ? {} : { id }) };
}

/** Makes a code sample. */
export function sample(caption: string, code: string): Structure {
  return { kind: "code", caption, code };
}

/** The tags that texts of the documentation can contain: `<c>` is code. */
export const proseTags = { c: (text: string) => `\`${text}\`` };

/** Returns lines with commas between them. */
export function listed(lines: readonly Line[]): Line {
  return lines.flatMap((line, index) => (index > 0 ? [", ", line] : [line]));
}
