import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { api, callContext, type Outputs, trpc } from "#components/api/client.ts";
import { useRetryKey } from "#components/api/portions.ts";
import { problemOf } from "#components/api/problem.ts";
import { useCompanyOptions } from "#components/companies/use-company-options.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { PostingNotice } from "#components/posting/posting-notice.tsx";
import { type Posting, usePosting } from "#components/posting/use-posting.ts";
import { SeenByBoard } from "#components/sharing/seen-by-board.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Combobox } from "#components/ui/combobox.tsx";
import { Field } from "#components/ui/field.tsx";
import { TextareaField, TextField } from "#components/ui/fields.tsx";
import { linkField } from "#components/ui/input.tsx";
import { Link } from "#components/ui/link.tsx";
import { usePaused } from "#components/ui/use-paused.ts";
import { LIMITS } from "#domain/limits.ts";
import { dayWriter } from "#domain/region.ts";
import { ApplicationIndex, companyIdentity } from "#domain/same-application.ts";
import type { ReceivedPosting } from "./received-posting.ts";
import { type SharedPosting, withCompanyOfTitle } from "./shared-posting.ts";

const LOOKED_AT = 20;

/** Warns that the posting is on the board, or that its company rejected the person; saving stays possible. */
function KeptBefore({ boardId, draft }: { boardId: string; draft: SharedPosting }) {
  const t = useTranslations("save");
  const warning = useWarning(boardId, draft);
  if (!warning) return null;
  const { kind, card } = warning;
  const name = t("nameAt", { title: card.job.title, company: card.company.name });
  return (
    <Callout tone="warning" role="status">
      {t.rich(kind, {
        company: card.company.name,
        card: () => (
          <Link
            href={`/boards/${boardId}?card=${card.id}`}
            target="_blank"
            className="font-medium underline underline-offset-2"
          >
            {name}
          </Link>
        ),
      })}
    </Callout>
  );
}

function useWarning(boardId: string, draft: SharedPosting) {
  const title = usePaused(draft.title.trim());
  const company = usePaused(draft.company.trim());
  const ofTitle = useQuery(
    trpc.applications.list.queryOptions(
      { boardId, search: title, limit: LOOKED_AT },
      { enabled: title !== "" },
    ),
  );
  const rejected = useQuery(
    trpc.applications.list.queryOptions(
      { boardId, search: company, status: ["rejected"], limit: LOOKED_AT },
      { enabled: company !== "" },
    ),
  );
  const known = new ApplicationIndex<Outputs["applications"]["list"]["data"][number]>();
  for (const card of ofTitle.data?.data ?? []) {
    known.add(card, { link: card.applicationLink, title: card.job.title, company: card.company.name });
  }
  const here = known.match(draft);
  if (here) return { kind: "here", card: here.card } as const;
  const employer = companyIdentity(draft.company);
  const rejection = rejected.data?.data.find(({ company: { name } }) => companyIdentity(name) === employer);
  return rejection ? ({ kind: "refusedBefore", card: rejection } as const) : null;
}

export type SavedCard = { id: string; title: string; company: string };
export type SaveFormProps = {
  boardId: string;
  shared: SharedPosting;
  /** The bookmarklet's data; null if it wasn't used. */
  received: ReceivedPosting | null;
  onSaved: (card: SavedCard) => void;
};

/** Shows the received posting, to be completed and saved. Data that the share sheet left out is read from the link. */
export function SaveForm({ boardId, shared, received, onSaved }: SaveFormProps) {
  const t = useTranslations("save");
  const locale = useLocale();
  const given = withCompanyOfTitle(shared);
  const kept = useFormDraft(`posting:${shared.link.slice(0, 200)}`, given);
  const draft = kept.values;
  const [job, setJob] = useState<Posting["job"]>({});
  const [closesOn, setClosesOn] = useState<string | null>(null);
  const [missing, setMissing] = useState<{ title?: string; company?: string }>({});
  const retryKey = useRetryKey();
  const options = useCompanyOptions(draft.company);
  const link = usePosting((posting) => {
    setJob(posting.job);
    setClosesOn(posting.validThrough);
    kept.update((typed) => ({
      ...typed,
      title: titleOf(typed.title, given.title, posting),
      company: typed.company === given.company ? (posting.companyName ?? typed.company) : typed.company,
      text: typed.text || (posting.job.description ?? ""),
    }));
  });
  const isWhole = shared.title !== "" && shared.company !== "";
  const { read, readFound } = link;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shared link is read once, when the page opens
  useEffect(() => {
    if (received && received.posting + received.page !== "") {
      const { posting: script, page, text: selected } = received;
      readFound({ script, page, selected, link: received.link });
    } else if (!isWhole) read(shared.link);
  }, []);

  const closing = closesOn === null ? null : t("closesOn", { day: dayWriter(locale, "UTC")(closesOn) });
  const save = useMutation({
    meta: { silent: true },
    mutationFn: ({ title, company, ...rest }: SharedPosting) => {
      const card = {
        boardId,
        creationMethod: "plugin" as const,
        status: "saved" as const,
        position: { first: true as const },
        company: { name: company },
        job: { ...job, title, ...(rest.text === "" ? {} : { description: rest.text }) },
        ...(rest.link === "" ? {} : { applicationLink: rest.link }),
        ...(closing === null ? {} : { notes: closing }),
      };
      // Pressing again after no response came is the same save.
      const context = callContext({ idempotencyKey: retryKey(card) });
      return api.applications.addCard.mutate(card, { context });
    },
    onSuccess: ({ id, job: { title }, company }) => {
      kept.forget();
      onSaved({ id, title, company: company.name });
    },
  });
  const problem = problemOf(save.error);
  const change = (part: Partial<SharedPosting>) => {
    kept.change(part);
    setMissing({});
  };
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    const [title, company] = [draft.title.trim(), draft.company.trim()];
    if (title === "" || company === "") {
      setMissing({
        ...(title === "" ? { title: t("titleMissing") } : {}),
        ...(company === "" ? { company: t("companyMissing") } : {}),
      });
      return;
    }
    save.mutate({ title, company, link: draft.link.trim(), text: draft.text.trim() });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5" aria-label={t("save")}>
      <PostingNotice state={link.state} />
      {received && received.cut > 0 ? (
        <Callout tone="warning">{t("cut", { count: received.cut })}</Callout>
      ) : null}
      {closing === null ? null : <p className="text-sm text-ink-muted">{t("closesNote", { closing })}</p>}
      <TextField
        label={t("jobTitle")}
        error={missing.title}
        required
        maxLength={LIMITS.text.title}
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Field label={t("company")} error={missing.company} required>
        {(control) => (
          <Combobox
            {...control}
            maxLength={LIMITS.text.title}
            text={draft.company}
            onTextChange={(company) => change({ company })}
            options={options}
            onSelect={({ label }) => change({ company: label })}
          />
        )}
      </Field>
      <TextField
        label={t("link")}
        {...linkField}
        value={draft.link}
        onChange={(event) => change({ link: event.target.value })}
        onBlur={() => draft.title === "" && link.read(draft.link)}
      />
      <TextareaField
        label={t("text")}
        hint={t("textHint")}
        maxLength={LIMITS.text.notes}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <SeenByBoard boardId={boardId} />
      <KeptBefore boardId={boardId} draft={draft} />
      {save.isError ? (
        <p role="alert" className="text-sm text-danger-text">
          {problem?.issues?.[0]?.message ?? problem?.detail ?? t("unanswered")}
        </p>
      ) : null}
      <Button variant="primary" type="submit" pending={save.isPending} className="justify-self-start">
        {t("submit")}
      </Button>
    </form>
  );
}

/** Returns the posting's title in place of the page's, which says less; keeps text typed in the meantime. */
function titleOf(typed: string, given: string, { title, companyName }: Posting): string {
  if (typed === given && companyName !== null) return title ?? typed;
  return typed || (title ?? "");
}
