import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import type { ColumnView, TableView } from "../model/table-types.ts";
import { columnsChange } from "./columns-change.ts";

const MUTATION = ["columns", "board"];
const VIEW = ["view", "board"];
const column = (key: ColumnView["key"], width: number): ColumnView => ({ key, visible: true, width });
const initial = [column("title", 100)];
const first = [column("title", 200)];
const second = [column("title", 200), column("status", 50)];

/** Sends both changes concurrently from an open table. The server rejects a change unless `accepts` returns true. */
async function changeTwice(accepts: (columns: ColumnView[]) => boolean) {
  const queryClient = new QueryClient();
  let stored = initial;
  const queryFn = async () => ({ columns: stored }) as TableView;
  const view = new QueryObserver(queryClient, {
    queryKey: VIEW,
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  onTestFinished(view.subscribe(() => {}));
  await expect.poll(() => view.getCurrentResult().isSuccess).toBe(true);
  const change = new MutationObserver(queryClient, {
    ...columnsChange(queryClient, MUTATION, VIEW),
    scope: { id: "settings:board" },
    mutationFn: async (columns: ColumnView[]) => {
      if (!accepts(columns)) throw new Error("rejected");
      stored = columns;
    },
  });
  await Promise.allSettled([change.mutate(first), change.mutate(second)]);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  return { shown: view.getCurrentResult().data?.columns, stored };
}

test.each([
  ["none", () => true, second],
  ["the first", (columns: ColumnView[]) => columns !== first, second],
  ["the second", (columns: ColumnView[]) => columns !== second, first],
  ["both", () => false, initial],
])(
  "of two quick changes of columns, %s rejected: the table shows what is stored",
  async (_which, accepts, wanted) => {
    const { shown, stored } = await changeTwice(accepts);
    expect(stored).toEqual(wanted);
    expect(shown).toEqual(wanted);
  },
);
