"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { isWorthRetrying, problemOf } from "#components/api/problem.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { FilePicker } from "#components/ui/file-picker.tsx";
import { Link } from "#components/ui/link.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { Spinner } from "#components/ui/plain-button.tsx";
import { useFocusOnChange } from "#components/ui/use-focus-on-change.ts";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { CLEAR, ROSTER_FILE_COLUMNS } from "#domain/roster-headings.ts";
import { PastSyncs, UndoDialog } from "./past-syncs.tsx";
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
    <div className="page grid grid-cols-1 gap-6">
      <PageHeader
        title={t("title")}
        description={t("about")}
        above={
          <Link href={`/o/${organizationSlug}`} className="underline underline-offset-4 hover:text-ink">
            {t("roster")}
          </Link>
        }
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
  const refused = useRefusal(state);
  return (
    <div className="grid gap-5">
      <FilePicker
        accept=".csv,.tsv,.txt,.xlsx"
        file={state.step === "choose" ? null : state.file}
        error={refused ?? undefined}
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
function useRefusal(state: ChooseProps["state"]): string | null {
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
