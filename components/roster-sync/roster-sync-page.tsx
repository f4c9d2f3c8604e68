"use client";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { isWorthRetrying, problemOf } from "#components/api/problem.ts";
import { BackLink } from "#components/ui/back-link.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { FilePicker } from "#components/ui/file-picker.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { Spinner } from "#components/ui/plain-button.tsx";
import { useFocusOnChange } from "#components/ui/use-focus-on-change.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { CLEAR, ROSTER_FILE_COLUMNS } from "#domain/roster-headings.ts";
import { SyncReview } from "./sync-review.tsx";
import { type SyncState, useRosterSync } from "./use-roster-sync.ts";

type RosterSyncPageProps = { organizationSlug: string; fields: readonly string[] };

/** Brings the roster up to date with a file: choose it, review what would change, apply it, and undo it if need be. */
export function RosterSyncPage({ organizationSlug, fields }: RosterSyncPageProps) {
  const t = useTranslations("rosterSync");
  const sync = useRosterSync(organizationSlug);
  const { state } = sync;
  const isReviewing = state.step === "review" || state.step === "applying";
  const top = useFocusOnChange(isReviewing ? "review" : state.step);
  const result = { organizationSlug, onAnother: sync.restart };
  return (
    <div className="page grid gap-6">
      <PageHeader
        title={t("title")}
        description={t("about")}
        above={<BackLink href={`/o/${organizationSlug}`}>{t("roster")}</BackLink>}
      />
      <section
        ref={top}
        tabIndex={-1}
        aria-label={t(isReviewing ? "review" : "choose")}
        className="outline-none"
      >
        {isReviewing ? (
          <SyncReview
            sync={state.sync}
            fileName={state.file.name}
            isApplying={state.step === "applying"}
            error={state.step === "review" ? state.error : undefined}
            onApply={() => void sync.apply(state)}
            onAnother={sync.restart}
            onKeep={(heading) => sync.keep(heading, state.file)}
          />
        ) : state.step === "done" ? (
          <Done {...result} sync={state.sync} onUndo={sync.undo} />
        ) : state.step === "undone" ? (
          <Result {...result} title={t("undone")} text={t("undoneText", state.undone)} />
        ) : (
          <div className="grid gap-8">
            <Choose state={state} fields={fields} onChoose={(file) => void sync.choose(file)} />
            <PastSyncs organizationSlug={organizationSlug} onUndo={sync.undo} />
          </div>
        )}
      </section>
    </div>
  );
}

type ChooseProps = {
  state: Extract<SyncState, { step: "choose" | "reading" | "unread" | "unchecked" }>;
  fields: readonly string[];
  onChoose: (file: File) => void;
};

/** Asks for a file, and says how it is read. */
function Choose({ state, fields, onChoose }: ChooseProps) {
  const t = useTranslations("rosterSync");
  const rejected = useRejection(state);
  return (
    <div className="grid gap-5">
      <FilePicker
        accept=".csv,.tsv,.txt,.xlsx"
        file={state.step === "choose" ? null : state.file}
        error={rejected ?? undefined}
        label={t("choose")}
        otherLabel={t("chooseOther")}
        dropHint={t("dropHint")}
        className="py-12"
        onChoose={onChoose}
      />
      {state.step === "unchecked" && isWorthRetrying(state.error) ? (
        <Button className="justify-self-start" onClick={() => onChoose(state.file)}>
          {t("tryAgain")}
        </Button>
      ) : null}
      <p role="status" className="flex min-h-5 items-center gap-2 text-sm text-ink-muted">
        {state.step === "reading" ? (
          <>
            <Spinner />
            {t("reading", { name: state.file.name })}
          </>
        ) : null}
      </p>
      <div className="grid max-w-2xl gap-2 text-sm leading-relaxed">
        <h2 className="text-base font-semibold">{t("rules.title")}</h2>
        <ul className="grid list-disc gap-1.5 ps-5 text-ink-muted">
          <li>{t("rules.key")}</li>
          <li>
            {t("rules.columns", {
              columns: ROSTER_FILE_COLUMNS.filter((column) => column !== "coach")
                .map((column) => t(`columns.${column}`))
                .join(", "),
              fields: fields.join(", "),
            })}
          </li>
          <li>{t("rules.coach")}</li>
          <li>{t("rules.cells", { clear: CLEAR })}</li>
          <li>{t("rules.invited")}</li>
          <li>{t("rules.limit", limitsInTexts)}</li>
        </ul>
      </div>
    </div>
  );
}

/** Returns why the file can't be used, or null. */
function useRejection(state: ChooseProps["state"]): string | null {
  const t = useTranslations("rosterSync");
  if (state.step === "unchecked") {
    return `${t("checkFailed")}. ${problemOf(state.error)?.detail ?? t("unanswered")}`;
  }
  if (state.step !== "unread") return null;
  // The other reasons are about other kinds of files.
  const { reason } = state;
  return t(`refused.${reason === "notJson" || reason === "noTable" ? "broken" : reason}`);
}

type ResultProps = {
  organizationSlug: string;
  title: string;
  text: string;
  onAnother: () => void;
  undo?: ReactNode;
};

function Result({ organizationSlug, title, text, onAnother, undo }: ResultProps) {
  const t = useTranslations("rosterSync");
  return (
    <div className="grid gap-5">
      <Callout tone="success" role="status" title={title}>
        {text}
      </Callout>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" href={`/o/${organizationSlug}`}>
          {t("openRoster")}
        </ButtonLink>
        {undo}
        <Button variant="ghost" onClick={onAnother}>
          {t("another")}
        </Button>
      </div>
    </div>
  );
}

type DoneProps = Pick<ResultProps, "organizationSlug" | "onAnother"> & {
  sync: Extract<SyncState, { step: "done" }>["sync"];
  onUndo: (syncId: string) => Promise<void>;
};

/** Shows what the sync did, with its undo. */
function Done({ sync, onUndo, ...result }: DoneProps) {
  const t = useTranslations("rosterSync");
  const [asks, setAsks] = useState(false);
  const { id, counts } = sync;
  const undo = id === null ? null : <Button onClick={() => setAsks(true)}>{t("undo")}</Button>;
  return (
    <>
      <Result {...result} title={t("done")} text={t("doneText", counts)} undo={undo} />
      <UndoDialog syncId={asks ? id : null} onUndo={onUndo} onClose={() => setAsks(false)} />
    </>
  );
}

type PastSyncsProps = { organizationSlug: string; onUndo: (syncId: string) => Promise<void> };

/** Lists the latest syncs, each with its undo. */
function PastSyncs({ organizationSlug, onUndo }: PastSyncsProps) {
  const t = useTranslations("rosterSync");
  const read = useQuery(trpc.rosterSyncs.list.queryOptions({ organizationSlug }));
  const past = read.data?.data ?? [];
  const [undoing, setUndoing] = useState<string | null>(null);
  if (past.length === 0) return <LoadFailed query={read} />;
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">{t("past")}</h2>
      <Card>
        <ul aria-label={t("past")} className="divide-y divide-line">
          {past.map(({ id, created, updated, createdAt, undoneAt }) => (
            <li
              key={id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-3 px-4 py-2.5 text-sm"
            >
              <p id={id} className="grid min-w-0 gap-0.5 tabular-nums">
                <LocalTime value={createdAt} className="font-medium" />
                <span className="text-ink-muted">{t("pastCounts", { created, updated })}</span>
              </p>
              {undoneAt ? (
                <span className="text-ink-muted">
                  {t("pastUndone")} <LocalTime value={undoneAt} />
                </span>
              ) : (
                <Button size="sm" aria-describedby={id} onClick={() => setUndoing(id)}>
                  <Undo2 aria-hidden />
                  {t("undo")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <UndoDialog syncId={undoing} onUndo={onUndo} onClose={() => setUndoing(null)} />
    </section>
  );
}

type UndoDialogProps = Pick<PastSyncsProps, "onUndo"> & {
  /** The sync to undo; null closes the dialog. */
  syncId: string | null;
  onClose: () => void;
};

/** Asks before a sync is undone. */
function UndoDialog({ syncId, onUndo, onClose }: UndoDialogProps) {
  const t = useTranslations("rosterSync");
  return (
    <ConfirmDialog
      open={syncId !== null}
      onClose={onClose}
      title={t("undoTitle")}
      description={t("undoText")}
      confirmLabel={t("undo")}
      destructive
      onConfirm={() => syncId && onUndo(syncId)}
    />
  );
}
