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

/** A placeholder for a value that each call supplies. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Numbers slots by name, so that a value used twice is sent once, and writes plain values into the SQL. */
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

/** Builds queries but doesn't run them; `Sql` does. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new SlotCompiler(),
  },
});

/** The values of a statement while it is built: expressions for the values that each call supplies. */
export type Params<Input> = { readonly [Name in keyof Input]-?: RawBuilder<NonUndefined<Input[Name]>> };
type NonUndefined<Type> = Type extends undefined ? never : Type;

/** A statement with typed values and rows. */
export type Statement<Input extends object, Row> = {
  /** Unique to the text, so that PostgreSQL plans it once per connection. */
  readonly prepared: { readonly name: string; readonly text: string };
  readonly valuesOf: (input: Input) => unknown[];
  /** Exists only for the types. */
  readonly row?: Row;
};

/**
 * Declares a statement: it is built and compiled at its first use, and each call supplies its values.
 * @param name shown in PostgreSQL's statistics, with a digest of the text appended
 * @param build writes plain values into the text, and uses `slots` for the values of each call
 */
export function statement<Input extends object, Row>(
  name: string,
  build: (slots: Params<Input>) => Compilable<Row>,
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
 * Declares a statement whose text depends on the request (filters, sorts, changed fields): each form is built and planned once. Forms
 * must be few, so a form must not contain anything that a caller writes.
 */
export function statementVariants<Form, Input extends object, Row>(
  name: string,
  build: (form: Form, slots: Params<Input>) => Compilable<Row>,
): (form: Form) => Statement<Input, Row> {
  const known = new Map<string, Statement<Input, Row>>();
  return (form) => {
    const key = JSON.stringify(form);
    const found = known.get(key) ?? statement<Input, Row>(name, (slots) => build(form, slots));
    known.set(key, found);
    return found;
  };
}

/** The row type of a query or statement. */
export type RowOf<Source> =
  Source extends Compilable<infer Row> ? Row : Source extends Statement<never, infer Row> ? Row : never;

/**
 * Returns lists of equal length as the columns of a table, one row per item.
 * @param instants the columns that are instants: a cluster doesn't convert text to instants within an update
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

/** Returns an instant as the API writes it, for use within JSON. */
export function isoText<Instant extends string | null>(instant: Expression<Instant>) {
  return sql<Instant>`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Returns the number of rows in a group that meet a condition. */
export function countWhere(condition: Expression<unknown>) {
  return sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
}

/** Returns the names of the defined fields: for an update, the columns that it writes. */
export function givenOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [name as keyof Fields & string],
  );
}

/** Returns an object with only the named fields. */
export function picked<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Pick<Fields, Name> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}

type Compiled = { readonly name: string; readonly text: string; readonly slots: readonly string[] };

function compile<Input, Row>(name: string, build: (slots: Params<Input>) => Compilable<Row>): Compiled {
  const slots = new Proxy({} as Params<Input>, { get: (_, slot) => sql`${new Slot(String(slot))}` });
  const { sql: text, parameters } = build(slots).compile();
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return { name: `${name}_${digest}`, text, slots: (parameters as Slot[]).map((slot) => slot.name) };
}

function filled(statement: string, slot: string, input: object): unknown {
  const value = (input as Record<string, unknown>)[slot];
  if (value === undefined) throw new Error(`The statement ${statement} was not given ${slot}`);
  return value instanceof Date ? value.toISOString() : value;
}
