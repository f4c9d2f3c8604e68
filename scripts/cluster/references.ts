import type pg from "pg";

/** A foreign key between a personal table and a table of the coordinator. */
export type Reference = {
  readonly table: string;
  readonly name: string;
  readonly to: string;
  readonly columns: readonly string[];
  readonly referenced: readonly string[];
  /** PostgreSQL's letter for the effect of a deletion: c cascades, n sets null, a and r forbid. */
  readonly onDelete: string;
  /** True if the personal table is the one referred to. */
  readonly isToPersonal: boolean;
};

/** Tables whose rows can't be deleted while rows of other personal tables refer to them. */
const REFERRED_TO: readonly string[] = ["companies", "resumes"];
/** Tables that triggers of other personal tables write to, so their rows are deleted after the others'. */
const WRITTEN_BY_OTHERS: readonly string[] = ["change_events", "note_changes", "search_texts", "text_uses"];

/** Returns the statements that keep a reference on a cluster, which has no foreign keys between its two kinds of tables. */
export function referenceStatements(reference: Reference): string[] {
  return reference.isToPersonal ? checkingOf(reference) : endingOf(reference);
}

/** Deletes or clears the personal rows when the coordinator's row is deleted. */
function endingOf({ table, name, to, columns, referenced, onDelete }: Reference): string[] {
  const rows = columns.map((column, at) => `${column} = OLD.${referenced[at]}`).join(" AND ");
  const [last = ""] = columns.slice(-1);
  const statement =
    onDelete === "c"
      ? `DELETE FROM ${table} WHERE ${rows}`
      : onDelete === "n"
        ? `UPDATE ${table} SET ${last} = NULL WHERE ${rows}`
        : null;
  if (statement === null) throw new Error(`${name}: a cluster can't keep rows from being deleted.`);
  // PostgreSQL runs the triggers of a row in the order of their names.
  const turn = WRITTEN_BY_OTHERS.includes(table) ? 3 : REFERRED_TO.includes(table) ? 2 : 1;
  const trigger = `end_${turn}_${name}`;
  return [
    `CREATE OR REPLACE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql AS $function$
     BEGIN
       ${statement};
       RETURN NULL;
     END $function$`,
    `CREATE OR REPLACE TRIGGER ${trigger} AFTER DELETE ON ${to} FOR EACH ROW EXECUTE FUNCTION ${trigger}()`,
  ];
}

/**
 * Rejects a coordinator's row that refers to an absent personal row, as the foreign key did, and keeps that row until the transaction
 * ends. The product itself deletes the coordinator's rows before the personal one.
 */
function checkingOf({ table, name, to, columns, referenced }: Reference): string[] {
  const rows = referenced.map((column, at) => `${column} = NEW.${columns[at]}`).join(" AND ");
  return [
    `CREATE OR REPLACE FUNCTION check_${name}() RETURNS trigger LANGUAGE plpgsql AS $function$
     BEGIN
       PERFORM 1 FROM ${to} WHERE ${rows} FOR KEY SHARE;
       IF NOT FOUND THEN
         RAISE EXCEPTION 'insert on table "${table}" violates foreign key constraint "${name}"'
         USING ERRCODE = 'foreign_key_violation', CONSTRAINT = '${name}', TABLE = '${table}';
       END IF;
       RETURN NULL;
     END $function$`,
    `CREATE OR REPLACE TRIGGER check_${name} AFTER INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION check_${name}()`,
  ];
}

/** Creates the triggers that keep these references. */
export async function keepReferences(client: pg.Client, references: readonly Reference[]): Promise<void> {
  for (const text of references.flatMap(referenceStatements)) await client.query(text);
}
