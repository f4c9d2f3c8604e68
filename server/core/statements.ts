import { createHash } from "node:crypto";
import {
  type Compilable,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type RootOperationNode,
  sql,
} from "kysely";
import type { Tables } from "./tables.ts";

/** Stands where a call's value is filled in. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Numbers slots by their names, so that one that is used twice is sent once, and writes plain values into the text. */
class SlotCompiler extends PostgresQueryCompiler {
  readonly #numbers = new Map<string, number>();

  override compileQuery(node: RootOperationNode, id: Parameters<PostgresQueryCompiler["compileQuery"]>[1]) {
    this.#numbers.clear();
    return super.compileQuery(node, id);
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Slot)) {
      this.appendImmediateValue(value);
      return;
    }
    const number = this.#numbers.get(value.name) ?? this.#numbers.size + 1;
    if (number > this.#numbers.size) this.addParameter(value);
    this.#numbers.set(value.name, number);
    this.append(`$${number}`);
  }
}

/** Builds statements and runs none: `Sql` runs them. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new SlotCompiler(),
  },
});

/** The values of a statement as it is built: expressions in place of what is filled in at each call. */
export type Slots<Input> = { readonly [Name in keyof Input]-?: RawBuilder<NonUndefined<Input[Name]>> };
type NonUndefined<Type> = Type extends undefined ? never : Type;

/** A statement of typed values and rows. */
export type Statement<Input extends object, Row> = {
  /** Unique to the text, so that PostgreSQL plans it once a connection. */
  readonly prepared: { readonly name: string; readonly text: string };
  readonly valuesOf: (input: Input) => unknown[];
  /** Of the types only. */
  readonly row?: Row;
};

/**
 * Declares a statement: it is built and compiled at its first use, and each call fills in its values.
 * @param name told by PostgreSQL's statistics; the text's digest is added
 * @param build what is a plain value in it is written into the text; what a call gives stands in `slots`
 */
export function statement<Input extends object, Row>(
  name: string,
  build: (slots: Slots<Input>) => Compilable<Row>,
): Statement<Input, Row> {
  let compiled: Compiled | undefined;
  const once = () => {
    compiled ??= compile(name, build);
    return compiled;
  };
  return {
    get prepared() {
      return once();
    },
    valuesOf: (input) => once().slots.map((slot) => filled(name, slot, input)),
  };
}

/**
 * Declares a statement whose text depends on what is asked (filters, sorts, changed fields): each form is built once, and planned
 * for what it asks. The forms must be few, so nothing that a caller writes belongs into one.
 */
export function statementForms<Form, Input extends object, Row>(
  name: string,
  build: (form: Form, slots: Slots<Input>) => Compilable<Row>,
): (form: Form) => Statement<Input, Row> {
  const known = new Map<string, Statement<Input, Row>>();
  return (form) => {
    const key = JSON.stringify(form);
    const found = known.get(key) ?? statement<Input, Row>(name, (slots) => build(form, slots));
    known.set(key, found);
    return found;
  };
}

/** The row of a query or of a statement. */
export type RowOf<Source> =
  Source extends Compilable<infer Row> ? Row : Source extends Statement<never, infer Row> ? Row : never;

/**
 * Lists of equal length as the columns of a table, one row an item.
 * @param instants which of them are instants: a cluster doesn't turn texts into instants within an update
 */
export function listed<
  Alias extends string,
  Columns extends Record<string, Expression<readonly (string | null)[]>>,
>(alias: Alias, columns: Columns, instants: readonly (keyof Columns & string)[] = []) {
  const lists = sql.join(
    Object.entries(columns).map(([name, list]) =>
      instants.includes(name) ? sql`${list}::timestamptz[]` : sql`${list}::text[]`,
    ),
  );
  const names = sql.join(Object.keys(columns).map((name) => sql.id(name)));
  return sql<Record<keyof Columns & string, string>>`unnest(${lists})`.as<Alias>(
    sql`${sql.id(alias)} (${names})`,
  );
}

/** An instant as the interface writes it, for where it stands within JSON. */
export function isoText<Instant extends string | null>(instant: Expression<Instant>) {
  return sql<Instant>`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** How many rows of a group meet a condition. */
export function countWhere(condition: Expression<unknown>) {
  return sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
}

/** The names of what is given: of an update, the columns that it writes. */
export function givenOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [name as keyof Fields & string],
  );
}

/** The named ones of an object. */
export function picked<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Pick<Fields, Name> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}

type Compiled = { readonly name: string; readonly text: string; readonly slots: readonly string[] };

function compile<Input, Row>(name: string, build: (slots: Slots<Input>) => Compilable<Row>): Compiled {
  const slots = new Proxy({} as Slots<Input>, { get: (_, slot) => sql`${new Slot(String(slot))}` });
  const { sql: text, parameters } = build(slots).compile();
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return { name: `${name}_${digest}`, text, slots: (parameters as Slot[]).map((slot) => slot.name) };
}

function filled(statement: string, slot: string, input: object): unknown {
  const value = (input as Record<string, unknown>)[slot];
  if (value === undefined) throw new Error(`The statement ${statement} was not given ${slot}`);
  return value;
}
