import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api, callContext, type Outputs, ofOrganization, randomKey } from "#components/api/client.ts";
import { readInWorker } from "#components/import/reader/in-worker.ts";
import { UnreadableFile } from "#components/import/reader/table.ts";
import { withRetries } from "#components/import/state/batches.ts";

export type Sync = Outputs["rosterSyncs"]["create"];
type Chosen = { file: File; csv: string; sync: Sync; key: string };

export type SyncState =
  | { step: "choose" }
  | { step: "reading"; file: File }
  | { step: "unread"; file: File; reason: UnreadableFile["reason"] }
  | { step: "unchecked"; file: File; error: unknown }
  | ({ step: "review"; error?: unknown } & Chosen)
  | ({ step: "applying" } & Chosen)
  | { step: "done"; sync: Sync }
  | { step: "undone"; undone: Outputs["rosterSyncs"]["undo"] };

/** Reads a roster file, checks it with a dry run, applies it, and undoes it. */
export function useRosterSync(organizationSlug: string) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<SyncState>({ step: "choose" });
  const turn = useRef(0);
  const reload = () => queryClient.invalidateQueries(ofOrganization(organizationSlug));

  async function choose(file: File): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    const show = (next: SyncState) => mine === turn.current && setState(next);
    setState({ step: "reading", file });
    try {
      const csv = await readInWorker(file, "csv");
      const sync = await api.rosterSyncs.create.mutate({ organizationSlug, csv, dryRun: true });
      show({ step: "review", file, csv, sync, key: randomKey() });
    } catch (error) {
      const isUnread = error instanceof UnreadableFile;
      show(isUnread ? { step: "unread", file, reason: error.reason } : { step: "unchecked", file, error });
    }
  }

  /** Applies the file. A retry whose first response was lost gets that response, with the ID for the undo. */
  async function apply({ file, csv, sync, key }: Chosen): Promise<void> {
    const chosen = { file, csv, sync, key };
    setState({ step: "applying", ...chosen });
    try {
      const context = callContext({ idempotencyKey: key });
      const applied = await withRetries(() =>
        api.rosterSyncs.create.mutate({ organizationSlug, csv }, { context }),
      );
      setState({ step: "done", sync: applied });
    } catch (error) {
      setState({ step: "review", ...chosen, error });
    }
    void reload();
  }

  async function undo(syncId: string): Promise<void> {
    const undone = await api.rosterSyncs.undo.mutate({ organizationSlug, syncId });
    setState({ step: "undone", undone });
    void reload();
  }

  /** Adds a field for a column that is ignored, and reads the file again. */
  async function keep(name: string, file: File): Promise<void> {
    await api.rosterRecords.createField.mutate({ organizationSlug, name, kind: "text" });
    void choose(file);
  }

  return { state, choose, keep, apply, undo, restart: () => setState({ step: "choose" }) };
}
