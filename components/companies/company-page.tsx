"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Merge } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useMessages, useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { EditSelect } from "#components/editing/edit-select.tsx";
import { EditText } from "#components/editing/edit-text.tsx";
import { ReadBy } from "#components/editing/read-by.tsx";
import { RecordPage } from "#components/editing/record-page.tsx";
import { leave } from "#components/editing/unsaved.ts";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { linkField } from "#components/ui/input.tsx";
import { Link } from "#components/ui/link.tsx";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { CONTACTS_OF_COMPANY } from "./page-sizes.ts";
import { type Company, type CompanyEditor, useCompany, useCompanyField } from "./use-company.ts";

const MergeCompany = dynamic(
  loadAhead(() => import("./merge-company.tsx")),
  { ssr: false },
);

export type CompanyPageProps = {
  initial: Company;
  initialCards: Outputs["companies"]["listCards"];
  initialContacts: Outputs["contacts"]["list"];
};

/** Shows a company: its details, edited in place, its cards, and the person's contacts there. */
export function CompanyPage({ initial, initialCards, initialContacts }: CompanyPageProps) {
  const t = useTranslations("companies");
  const editor = useCompany(initial);
  const { company } = editor;
  const [deleting, setDeleting] = useState(false);
  const [merging, setMerging] = useState(false);
  const { data: cards } = useQuery(
    trpc.companies.listCards.queryOptions({ companyId: initial.id }, { initialData: initialCards }),
  );
  const { data: contacts } = useQuery(
    trpc.contacts.list.queryOptions(
      { companyId: initial.id, limit: CONTACTS_OF_COMPANY },
      { initialData: initialContacts },
    ),
  );
  return (
    <>
      <RecordPage
        back={{ href: "/companies", label: t("companies") }}
        name={company.name}
        nameField={{ label: t("name"), draft: useCompanyField(editor, "name") }}
        notesField={{
          label: t("notes"),
          placeholder: t("notesPlaceholder"),
          draft: useCompanyField(editor, "notes"),
        }}
        deleteLabel={t("delete")}
        onDelete={() => setDeleting(true)}
        actions={
          <Button variant="ghost" onClick={() => leave(() => setMerging(true))}>
            <Merge aria-hidden />
            <span className="max-sm:sr-only">{t("merge")}</span>
          </Button>
        }
        details={<CompanyDetails editor={editor} />}
      >
        <CompanyCards cards={cards} count={company.applicationCount} />
        <CompanyContacts companyId={initial.id} contacts={contacts} />
      </RecordPage>
      {merging ? <MergeCompany company={company} onClose={() => setMerging(false)} /> : null}
      {deleting ? <DeleteCompany company={company} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}

type CompanyCardsProps = {
  cards: Outputs["companies"]["listCards"];
  /** The total; the list may be shorter. */
  count: number;
};

/** Lists the cards of a company, each linked to its drawer. */
function CompanyCards({ cards, count }: CompanyCardsProps) {
  const t = useTranslations("companies");
  const severalBoards = new Set(cards.map(({ boardId }) => boardId)).size > 1;
  return (
    <Card className="overflow-hidden">
      <h2 className="px-5 pt-5 pb-3 text-sm font-semibold">
        {t("cards")} <span className="ml-1 font-medium text-ink-muted tabular-nums">{count}</span>
      </h2>
      {cards.length === 0 ? <p className="px-5 pb-5 text-sm text-ink-muted">{t("noCards")}</p> : null}
      <ul>
        {cards.map(({ id, boardId, boardName, title, status, statusSince }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-3 text-sm transition-colors hover:bg-hover"
          >
            <Link
              href={`/boards/${boardId}?card=${id}`}
              className="min-w-0 flex-1 basis-48 truncate font-medium after:absolute after:inset-0"
            >
              {title}
            </Link>
            {severalBoards ? <span className="text-ink-muted">{boardName}</span> : null}
            <span className="text-ink-muted">
              {statusSince === null ? (
                t("sinceUnknown")
              ) : (
                <>
                  {t("since")} <LocalTime value={statusSince} format="date" />
                </>
              )}
            </span>
            <span className="flex sm:w-28 sm:justify-end">
              <StatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
      {count > cards.length ? (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-muted">
          {t("cardsEnd", { shown: cards.length })}
        </p>
      ) : null}
    </Card>
  );
}

type CompanyContactsProps = { companyId: string; contacts: Outputs["contacts"]["list"] };

/** Lists the contacts at a company by name, each linked to their page. */
function CompanyContacts({ companyId, contacts: { data, hasMore } }: CompanyContactsProps) {
  const t = useTranslations("companies");
  return (
    <Card className="overflow-hidden">
      <h2 className="px-5 pt-5 pb-3 text-sm font-semibold">{t("contacts")}</h2>
      {data.length === 0 ? <p className="px-5 pb-5 text-sm text-ink-muted">{t("noContacts")}</p> : null}
      <ul aria-label={t("contacts")}>
        {data.map(({ id, name, title }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-baseline gap-x-3 border-t border-line px-5 py-3 text-sm transition-colors hover:bg-hover"
          >
            <Link
              href={`/people/${id}`}
              className="max-w-full truncate font-medium after:absolute after:inset-0"
            >
              {name}
            </Link>
            <span className="min-w-0 truncate text-ink-muted">{title}</span>
          </li>
        ))}
      </ul>
      {hasMore ? (
        <p className="border-t border-line px-5 py-3 text-sm">
          <Link
            href={`/people?${new URLSearchParams({ view: "contacts", companyId })}`}
            className="rounded-control font-medium text-accent-text hover:underline"
          >
            {t("allContacts")}
          </Link>
        </p>
      ) : null}
    </Card>
  );
}

/** Asks before a company is deleted, and says how many applications are deleted with it. */
function DeleteCompany({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useTranslations("companies");
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync } = useChange({
    mutationFn: () => api.companies.delete.mutate({ companyId: company.id }),
    says: () => t("deleted", { name: company.name }),
    onSuccess: () => {
      router.push("/companies");
      queryClient.removeQueries(trpc.companies.get.queryFilter({ companyId: company.id }));
      void queryClient.invalidateQueries(trpc.companies.list.pathFilter());
      void queryClient.invalidateQueries(trpc.boards.getView.pathFilter());
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("deleteTitle", { name: company.name })}
      description={t("deleteText", { count: company.applicationCount })}
      confirmLabel={t("deleteConfirm")}
      destructive
      onConfirm={() => mutateAsync()}
    />
  );
}

/** Shows a company's details; each field is saved automatically and appears on all its cards. */
function CompanyDetails({ editor }: { editor: CompanyEditor }) {
  const t = useTranslations("companies");
  // The options are the values with a label; a test compares the labels with the API's values.
  const { industries, sizes, types } = useMessages().companies;
  const unknown = { value: "", label: t("notKnown") };
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-sm font-semibold">{t("details")}</h2>
      <EditSelect
        stacked
        label={t("industry")}
        draft={useCompanyField(editor, "industry")}
        options={optionsOf(industries)}
      />
      <EditSelect
        stacked
        label={t("size")}
        draft={useCompanyField(editor, "size")}
        options={[unknown, ...optionsOf(sizes)]}
      />
      <EditSelect
        stacked
        label={t("type")}
        draft={useCompanyField(editor, "type")}
        options={[unknown, ...optionsOf(types)]}
      />
      <EditText stacked label={t("website")} {...linkField} draft={useCompanyField(editor, "website")} />
      <p className="text-sm text-ink-muted">
        <ReadBy field="companyField.website" />
      </p>
      <EditText
        stacked
        label={t("socialLink")}
        {...linkField}
        draft={useCompanyField(editor, "socialLink")}
      />
    </Card>
  );
}

function optionsOf(words: Record<string, string>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
