import type { ORGANIZATION_TABLES, Tables } from "#server/core/tables.ts";

export type OfOrganization = (typeof ORGANIZATION_TABLES)[number] | "organizations";
type ColumnOf<Table extends keyof Tables> = keyof Tables[Table] & string;

type Included<Table extends keyof Tables> = {
  readonly about: string;
  readonly columns: readonly ColumnOf<Table>[];
  /** The columns that are left out, each with the reason, besides the organization's ID. */
  readonly without?: { readonly [Column in ColumnOf<Table>]?: string };
  /** One or two of the columns, which identify a row within the organization: the rows are read in this order. By default, the ID. */
  readonly key?: readonly [ColumnOf<Table>] | readonly [ColumnOf<Table>, ColumnOf<Table>];
};

/** A table whose rows aren't included, with the reason. */
type LeftOut = { readonly leftOut: string };

/** The parts of some tables that the full download includes. */
export type Declared<Of extends OfOrganization> = { readonly [Table in Of]: Included<Table> | LeftOut };

export const UNDO = "It is only for undoing a change, which the other files include.";
