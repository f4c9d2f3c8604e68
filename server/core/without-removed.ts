import {
  AliasNode,
  AndNode,
  IdentifierNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  ParensNode,
  type QueryId,
  type SelectQueryNode,
  sql,
  TableNode,
  WhereNode,
} from "kysely";

/**
 * The tables whose rows are marked as removed before they are deleted, because a job first deletes everything that belongs to a large
 * account or organization.
 */
const TABLES = ["accounts", "organizations"];

/** Returns the condition that a row wasn't removed, or nothing if the table's rows can't be. */
function conditionOn(table: OperationNode): OperationNode[] {
  const named = AliasNode.is(table) ? table.node : table;
  if (!TableNode.is(named)) return [];
  const { name } = named.table.identifier;
  if (!TABLES.includes(name)) return [];
  const alias = AliasNode.is(table) && IdentifierNode.is(table.alias) ? table.alias.name : name;
  return [sql`${sql.ref(`${alias}.removed_at`)} IS NULL`.toOperationNode()];
}

function withConditions(select: SelectQueryNode): SelectQueryNode {
  // A left join finds every row: a note keeps the name of its organization.
  const joined = (select.joins ?? []).filter(({ joinType }) => !joinType.includes("Left"));
  const tables = [...(select.from?.froms ?? []), ...joined.map(({ table }) => table)];
  const where = tables
    .flatMap(conditionOn)
    .reduce<OperationNode | undefined>(
      (all, one) => (all ? AndNode.create(ParensNode.create(all), one) : one),
      select.where?.where,
    );
  return where ? { ...select, where: WhereNode.create(where) } : select;
}

class Transformer extends OperationNodeTransformer {
  /** The queries that already have the conditions: a subquery is visited alone, and again with the query around it. */
  readonly #done = new WeakSet<OperationNode>();

  protected override transformSelectQuery(selectNode: SelectQueryNode, id?: QueryId): SelectQueryNode {
    const copy = super.transformSelectQuery(selectNode, id);
    const select = this.#done.has(selectNode) ? copy : withConditions(copy);
    this.#done.add(select);
    return select;
  }
}

const transformer = new Transformer();

/** Makes every query leave out removed accounts and organizations. */
export const withoutRemoved: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: ({ result }) => Promise.resolve(result),
};
