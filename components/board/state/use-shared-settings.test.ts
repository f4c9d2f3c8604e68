import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { type SettingsChange, settingsChange } from "./use-shared-settings.ts";

const MUTATION = ["settings", "board"];
const VIEW = ["view", "board"];
const initial = { fillsApplicationDate: false, autoRetire: { isOn: false } };

test.each([
  ["none", [true, true]],
  ["the first", [false, true]],
  ["the second", [true, false]],
  ["both", [false, false]],
])(
  "of two quick changes of settings, %s rejected: the page shows what is stored",
  async (_which, accepts) => {
    const queryClient = new QueryClient();
    let stored: object = initial;
    const queryFn = async () => ({ board: { settings: stored } });
    const view = new QueryObserver(queryClient, {
      queryKey: VIEW,
      queryFn,
      staleTime: Number.POSITIVE_INFINITY,
    });
    onTestFinished(view.subscribe(() => {}));
    await expect.poll(() => view.getCurrentResult().isSuccess).toBe(true);
    const left = [...accepts];
    const change = new MutationObserver(queryClient, {
      ...settingsChange(queryClient, MUTATION, VIEW),
      scope: { id: "settings:board" },
      mutationFn: async (sent: SettingsChange) => {
        if (left.shift() === false) throw new Error("rejected");
        stored = { ...stored, ...sent };
        return stored as never;
      },
    });
    const changes = [{ fillsApplicationDate: true }, { sorts: [] }] as SettingsChange[];
    await Promise.allSettled(changes.map((sent) => change.mutate(sent)));
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    const accepted = changes.filter((_sent, index) => accepts[index]);
    expect(stored).toEqual(Object.assign({}, initial, ...accepted));
    expect(view.getCurrentResult().data?.board.settings).toEqual(stored);
  },
);
