import { api, type Outputs } from "#components/api/client.ts";
import { withRetries } from "./batches.ts";

export type Undone = Outputs["imports"]["undo"];

/** Undoes a whole import, portion by portion. After an interruption, calling it again continues. */
export async function undoWhole(
  input: { importId: string; boardId: string },
  onPortion: (undone: Undone) => void,
): Promise<Undone> {
  for (;;) {
    const undone = await withRetries(() => api.imports.undo.mutate(input));
    if (undone.left === 0) return undone;
    onPortion(undone);
  }
}
