import fc from "fast-check";
import { expect, test } from "vitest";
import { STATUSES, type Status } from "#domain/values.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication, makeBoard, makeColumn } from "#server/testing/factories.ts";
import { expectSoundBoard } from "#server/testing/invariants.ts";
import type { Rest } from "#server/testing/rest.ts";

type Target = "none" | "first" | "last" | "before" | "after";
type Step =
  | { do: "create" | "move"; card: number; status: Status; place: Target; beside: number }
  | { do: "bulk"; cards: number[]; status: Status }
  | { do: "delete"; card: number };
type Columns = Record<Status, string[]>;

const status = fc.constantFrom(...STATUSES.slice(0, 3));
const card = fc.nat(30);
const place = fc.constantFrom<Target>("none", "first", "last", "before", "after");
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("create" as const), card, status, place, beside: card }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("move" as const), card, status, place, beside: card }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("bulk" as const),
      cards: fc.array(card, { minLength: 1, maxLength: 6 }),
      status,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("delete" as const), card }) },
);

/** The columns as plain arrays: the simplest model of the operations. */
class Model {
  readonly columns = Object.fromEntries(STATUSES.map((each) => [each, []])) as unknown as Columns;

  cards(): string[] {
    return Object.values(this.columns).flat();
  }

  statusOf(id: string): Status | undefined {
    return STATUSES.find((each) => this.columns[each].includes(id));
  }

  remove(id: string): void {
    for (const column of Object.values(this.columns)) {
      const index = column.indexOf(id);
      if (index >= 0) column.splice(index, 1);
    }
  }

  put(id: string, into: Status, where: Target, beside?: string): void {
    const still = where === "none" && this.statusOf(id) === into;
    if (still) return;
    this.remove(id);
    const column = this.columns[into];
    const neighbor = column.indexOf(beside ?? "");
    const index = {
      none: column.length,
      last: column.length,
      first: 0,
      before: neighbor,
      after: neighbor + 1,
    }[where];
    column.splice(index, 0, id);
  }
}

async function take(api: Rest, boardId: string, model: Model, step: Step): Promise<void> {
  const cards = model.cards();
  const at = (index: number) => cards[index % Math.max(1, cards.length)] ?? "";
  if (step.do === "delete") {
    if (cards.length === 0) return;
    await api.ok("applications.delete", { applicationId: at(step.card) });
    return model.remove(at(step.card));
  }
  if (step.do === "bulk") {
    if (cards.length === 0) return;
    const ids = [...new Set(step.cards.map(at))];
    const moving = ids.filter((id) => model.statusOf(id) !== step.status);
    const { movedCount } = await api.ok("applications.bulk_move", {
      boardId,
      applicationIds: ids,
      status: step.status,
    });
    expect(movedCount).toBe(moving.length);
    for (const id of moving) model.put(id, step.status, "last");
    return;
  }
  const id = step.do === "move" ? at(step.card) : "";
  if (step.do === "move" && id === "") return;
  const others = model.columns[step.status].filter((each) => each !== id);
  const beside = others[step.beside % Math.max(1, others.length)];
  const where =
    beside === undefined && (step.place === "before" || step.place === "after") ? "last" : step.place;
  const position =
    where === "none" ? undefined : { [where]: where === "before" || where === "after" ? beside : true };
  const placed = { status: step.status, position } as { status: Status };
  if (step.do === "create") {
    const made = await makeApplication(api, boardId, { company: { name: "One" }, ...placed });
    return model.put(made.id, step.status, where, beside);
  }
  const previous = model.statusOf(id);
  const response = await api.ok("applications.move", { applicationId: id, ...placed });
  model.put(id, step.status, where, beside);
  expect(response.previousStatus).toBe(previous);
  expect(response.board.columns).toEqual(model.columns);
}

test("after any sequence of changes, the columns equal those of a model with plain arrays", async () => {
  const { api } = await makeCaller();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const { id: boardId } = await makeBoard(api);
      const model = new Model();
      for (const each of steps) await take(api, boardId, model, each);
      expect((await api.ok("boards.get", { boardId })).columns).toEqual(model.columns);
      await expectSoundBoard(api, boardId);
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

test.each(["first", "after", "before"] as const)(
  "hundreds of moves to one spot (%s) keep the order strict and the ranks within 64 characters",
  async (where) => {
    const { api, person } = await makeCaller();
    const ids = await makeColumn(api, person.boardId, 8);
    const model = new Model();
    for (const id of ids) model.put(id, "saved", "last");
    const anchor = ids[0] ?? "";
    for (let index = 0; index < 400; index += 1) {
      const id = ids[1 + (index % 7)] ?? "";
      const position =
        where === "first"
          ? { first: true as const }
          : where === "after"
            ? { after: anchor }
            : { before: anchor };
      await api.ok("applications.move", { applicationId: id, status: "saved", position });
      model.put(id, "saved", where, anchor);
    }
    expect((await api.ok("boards.get", { boardId: person.boardId })).columns).toEqual(model.columns);
    await expectSoundBoard(api, person.boardId);
  },
);
