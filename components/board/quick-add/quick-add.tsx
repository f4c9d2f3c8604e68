import { useTranslations } from "next-intl";
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { problemOf } from "#components/api/problem.ts";
import { useCompanyOptions } from "#components/companies/use-company-options.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { PostingNotice } from "#components/posting/posting-notice.tsx";
import { type Posting, usePosting } from "#components/posting/use-posting.ts";
import { SeenByBoard } from "#components/sharing/seen-by-board.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Combobox, type ComboboxOption } from "#components/ui/combobox.tsx";
import { Field } from "#components/ui/field.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { linkField } from "#components/ui/input.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { Status } from "#domain/values.ts";
import { soleLink } from "#domain/web-address.ts";
import type { Problem } from "#server/core/errors.ts";
import { indexCards, type Warning, warningFor } from "../model/duplicates.ts";
import { useBoard, useBoardContents, useBoardUi } from "../state/board-context.ts";
import { useAddCard } from "../state/use-add-card.ts";
import { cardHref } from "../state/use-card-address.ts";

/** A card that is being typed. */
type TypedCard = {
  readonly title: string;
  readonly company: string;
  /** The id of a chosen company; null if its name was only typed. */
  readonly companyId: string | null;
  readonly link: string;
  /** The facts of the job in the linked posting. */
  readonly job: Posting["job"];
};

const noCard: TypedCard = { title: "", company: "", companyId: null, link: "", job: {} };

/** Adds cards to a column one after the other; stays open until it is closed. */
export default function QuickAdd({ status }: { status: Status }) {
  const t = useTranslations("board");
  const posting = useTranslations("posting");
  const { store, data, actions } = useBoard();
  const { board } = data();
  const kept = useFormDraft<TypedCard>(`card:${board.id}`, noCard);
  const draft = kept.values;
  const { cards, all } = useBoardContents();
  const index = useMemo(() => indexCards(cards.values(), all), [cards, all]);
  const warning = warningFor(draft, index);
  /** The duplicate that the person was asked about when they saved. */
  const [pending, setPending] = useState<string | null>(null);
  const double = warning && warning.kind !== "rejectedBefore" ? `${warning.kind} ${warning.card.id}` : null;
  const isAsked = double !== null && double === pending;
  const [missing, setMissing] = useState<{ title?: string; company?: string }>({});
  const add = useAddCard(board.id);
  const options = useCompanyOptions(draft.company);
  const form = useRef<HTMLFormElement>(null);
  const problem = problemOf(add.error);
  const errors = { ...fieldErrors(problem), ...missing };

  const focusTitle = () => form.current?.querySelector<HTMLInputElement>("[name=title]")?.focus();
  useEffect(focusTitle, []);
  const typedElsewhere = useBoardUi((ui) => ui.addingTitle);
  const { update } = kept;
  useEffect(() => {
    if (typedElsewhere === null) return;
    // Keeps a card that was started before.
    update((typed) => ({ ...typed, title: typed.title || typedElsewhere }));
    store.setState({ addingTitle: null });
  }, [typedElsewhere, update, store]);

  const change = (part: Partial<TypedCard>) => {
    kept.change(part);
    setMissing({});
  };
  const close = () => {
    store.setState({ adding: null });
    document.querySelector<HTMLElement>(`[data-add-card="${status}"]`)?.focus();
  };
  const link = usePosting(({ title, companyName, job }) =>
    // Text typed in the meantime stays.
    kept.update((typed) => ({
      ...typed,
      title: typed.title || (title ?? ""),
      company: typed.company || (companyName ?? ""),
      job,
    })),
  );
  const takeLink = (text: string, rest: Partial<TypedCard> = {}) => {
    change({ ...rest, link: text, job: {} });
    link.read(text);
  };
  /** Moves a link typed as the title or company to the link field. Returns true if there was one. */
  function moveLink(): boolean {
    const field = (["title", "company"] as const).find((name) => soleLink(draft[name].trim()) !== null);
    if (field) takeLink(draft[field].trim(), { [field]: "" });
    return field !== undefined;
  }
  /** Puts a link pasted into any field into the link field, and reads it. */
  function onPaste(event: ClipboardEvent<HTMLFormElement>): void {
    const text = event.clipboardData.getData("text").trim();
    if (soleLink(text) === null) return;
    event.preventDefault();
    takeLink(text);
  }
  const takeCompany = ({ value, label }: ComboboxOption) => change({ company: label, companyId: value });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (add.isPending || moveLink()) return;
    const title = draft.title.trim();
    const company = draft.company.trim();
    if (title === "" || company === "") {
      const name = title === "" ? "title" : "company";
      setMissing({ [name]: t(`${name}Missing`) });
      form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
      return;
    }
    if (double !== null && !isAsked) {
      setPending(double);
      return;
    }
    const card = {
      status,
      job: { ...draft.job, title },
      company: draft.companyId ? { id: draft.companyId } : { name: company },
      ...(draft.link.trim() === "" ? {} : { applicationLink: draft.link.trim() }),
    };
    add.mutate(card, {
      onSuccess: () => {
        kept.reset();
        setPending(null);
        link.forget();
        focusTitle();
        actions.announce(t("added", { name: t("cardName", { title, company }) }));
      },
    });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={moveLink}
      aria-label={t("addCard")}
      className="mx-2 mb-2 grid shrink-0 gap-3 rounded-card border border-line-control bg-surface p-3 shadow-card"
    >
      <TextField
        label={t("title")}
        error={errors.title}
        required
        name="title"
        placeholder={posting("orPaste")}
        maxLength={LIMITS.text.title}
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Field label={t("company")} error={errors.company} required>
        {(control) => (
          <Combobox
            {...control}
            name="company"
            maxLength={LIMITS.text.title}
            text={draft.company}
            onTextChange={(company) => change({ company, companyId: null })}
            options={options}
            onSelect={takeCompany}
          />
        )}
      </Field>
      <TextField
        label={t("linkOptional")}
        error={errors.applicationLink}
        {...linkField}
        name="link"
        value={draft.link}
        onChange={(event) => {
          link.forget();
          change({ link: event.target.value, job: {} });
        }}
        onBlur={() => link.read(draft.link)}
      />
      <PostingNotice state={link.state} />
      {warning ? <DuplicateWarning warning={warning} isAsked={isAsked} /> : null}
      {add.isError && Object.keys(errors).length === 0 ? (
        <p role="alert" className="text-sm text-danger-text">
          {problem?.detail ?? t("addUnanswered")}
        </p>
      ) : null}
      <SeenByBoard boardId={board.id} />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={close}>
          {t("close")}
        </Button>
        <Button size="sm" variant="primary" type="submit" pending={add.isPending}>
          {t(isAsked ? "addAnyway" : "add")}
        </Button>
      </div>
    </form>
  );
}

const fieldOf: Record<string, "title" | "company" | "applicationLink"> = {
  "job.title": "title",
  "company.name": "company",
  "company.id": "company",
  applicationLink: "applicationLink",
};

/** Returns the problem's messages by field. */
function fieldErrors(
  problem: Problem | null,
): Partial<Record<"title" | "company" | "applicationLink", string>> {
  const issues = problem?.issues ?? [];
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const field = fieldOf[path.join(".")];
      return field ? [[field, message]] : [];
    }),
  );
}

/** Warns that the posting or job is on the board, or that the company rejected the person; adding stays possible. */
function DuplicateWarning({ warning, isAsked }: { warning: Warning; isAsked: boolean }) {
  const t = useTranslations("board");
  const name = t("cardName", { title: warning.card.title, company: warning.card.companyName });
  const isUndated = warning.kind === "rejectedBefore" && warning.at === null;
  return (
    <Callout tone="warning" role={isAsked ? "alert" : "status"} className="wrap-anywhere">
      {t.rich(isUndated ? "warning.rejectedSometime" : `warning.${warning.kind}`, {
        company: warning.card.companyName,
        card: () => (
          <a
            href={cardHref(warning.card.id)}
            target="_blank"
            rel="noreferrer"
            className="font-medium underline underline-offset-2"
          >
            {name}
          </a>
        ),
        at: () =>
          warning.kind === "rejectedBefore" && warning.at ? (
            <LocalTime value={warning.at} format="date" />
          ) : null,
      })}
    </Callout>
  );
}
