import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, ofOrganization, trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { useChange } from "#components/api/use-change.ts";
import { ChosenFile } from "#components/files/chosen-file.tsx";
import { FileButton, useFileError } from "#components/files/file-button.tsx";
import { UploadProgress } from "#components/files/upload-progress.tsx";
import { useUpload } from "#components/files/use-upload.ts";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import type { RecordedOutcome } from "./entry-values.ts";
import { OutcomeFacts } from "./outcome-facts.tsx";
import { ProposalList } from "./proposal-list.tsx";

const OutcomeDialog = dynamic(() => import("./outcome-dialog.tsx"), { ssr: false });

type Props = { organizationSlug: string; applicantEmail: string; person: string };

/** Shows staff what is recorded about an applicant, lets them record and correct it, and proposes accepted cards. */
export function PersonOutcomes({ organizationSlug, applicantEmail, person }: Props) {
  const t = useTranslations("outcomeEntry");
  const headingId = useId();
  const query = { organizationSlug, applicantEmail };
  const list = useInfiniteQuery(trpc.outcomes.list.infiniteQueryOptions(query, inPages));
  const proposals = useQuery(trpc.outcomes.listProposals.queryOptions(query)).data?.data ?? [];
  const [editing, setEditing] = useState<RecordedOutcome | "new" | null>(null);
  const marking = useMarking(organizationSlug);
  const outcomes = list.data?.pages.flatMap(({ data }) => data);
  return (
    <section aria-labelledby={headingId} className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="font-semibold">
          {t("heading")}
        </h3>
        <Button size="sm" onClick={() => setEditing("new")}>
          {t("recordButtonNew")}
        </Button>
      </div>
      {proposals.length > 0 ? (
        <ProposalList
          organizationSlug={organizationSlug}
          proposals={proposals}
          label={t("proposals")}
          showsPeople={false}
          className="grid gap-2"
        />
      ) : null}
      <LoadState query={list} skeleton="h-9" />
      {outcomes?.length === 0 ? <p className="text-ink-muted">{t("none")}</p> : null}
      <ul aria-labelledby={headingId} className="grid gap-3 empty:hidden">
        {outcomes?.map((outcome) => (
          <li key={outcome.id} className="flex flex-wrap items-start justify-between gap-2">
            <OutcomeFacts organizationSlug={organizationSlug} outcome={outcome} />
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                onClick={() => setEditing(outcome)}
                aria-label={t("correctOf", { kind: t(`kinds.${outcome.kind}`) })}
              >
                {t("correctButton")}
              </Button>
              <Button
                size="sm"
                disabled={marking.isPending}
                onClick={() => marking.mutate({ outcomeId: outcome.id, isMistake: !outcome.mistakenAt })}
                aria-label={t(outcome.mistakenAt ? "countOf" : "mistakeOf", {
                  kind: t(`kinds.${outcome.kind}`),
                })}
              >
                {t(outcome.mistakenAt ? "count" : "mistake")}
              </Button>
              <ProofActions organizationSlug={organizationSlug} outcome={outcome} />
            </div>
          </li>
        ))}
      </ul>
      <MoreButton list={list} label={t("more")} className="" />
      {editing ? (
        <OutcomeDialog
          organizationSlug={organizationSlug}
          applicantEmail={applicantEmail}
          person={person}
          outcome={editing === "new" ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </section>
  );
}

/** Returns the change that marks an outcome as entered by mistake, or counts it again; each can be undone. */
function useMarking(organizationSlug: string) {
  const t = useTranslations("outcomeEntry");
  const toast = useToast();
  const marking = useChange({
    mutationFn: ({ outcomeId, isMistake }: { outcomeId: string; isMistake: boolean }) =>
      api.outcomes.correct.mutate({ organizationSlug, outcomeId, enteredByMistake: isMistake }),
    onSuccess: (_outcome, { outcomeId, isMistake }) =>
      toast.undoable(t(isMistake ? "markedMistake" : "counted"), () =>
        marking.mutate({ outcomeId, isMistake: !isMistake }),
      ),
    affects: ofOrganization(organizationSlug),
  });
  return marking;
}

type ProofActionsProps = { organizationSlug: string; outcome: RecordedOutcome };

/** Lets staff add, replace, and delete the file that documents an outcome. */
function ProofActions({ organizationSlug, outcome: { id: outcomeId, proof } }: ProofActionsProps) {
  const t = useTranslations("files");
  const toast = useToast();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(ofOrganization(organizationSlug));
  const [file, setFile] = useState<File | null>(null);
  const [isAsked, setAsked] = useState(false);
  const errorOf = useFileError();
  const { state, start, cancel, reset } = useUpload("organizationFiles.document", () => {
    toast.success(t("proofAdded"));
    void refresh();
  });
  const remove = useChange({
    mutationFn: (fileId: string) => api.organizationFiles.delete.mutate({ organizationSlug, fileId }),
    says: () => t("proofDeleted"),
    onSettled: refresh,
  });
  const error = (file && errorOf(file)) ?? (state.step === "refused" ? state.reason : null);
  async function choose(chosen: File): Promise<void> {
    reset();
    setFile(chosen);
    if (errorOf(chosen) === null && (await start({ organizationSlug, outcomeId }, chosen))) setFile(null);
  }
  if (file && state.step === "sending") {
    return (
      <div className="grid w-full gap-2">
        <UploadProgress name={file.name} share={state.share} />
        <Button size="sm" onClick={cancel} className="justify-self-start">
          {t("cancel")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <FileButton label={t(proof ? "replace" : "addProof")} onChoose={(chosen) => void choose(chosen)} />
      {proof ? (
        <Button size="sm" onClick={() => setAsked(true)}>
          {t("deleteProof")}
        </Button>
      ) : null}
      {error ? <ChosenFile file={file} error={error} onRemove={() => setFile(null)} /> : null}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t("deleteProofTitle", { name: proof?.fileName ?? "" })}
        description={t("deleteProofText")}
        confirmLabel={t("deleteProof")}
        destructive
        onConfirm={() => proof && remove.mutateAsync(proof.id)}
      />
    </>
  );
}
