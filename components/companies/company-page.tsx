"use client";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs } from "#components/api/client.ts";
import { EditLongText, EditText } from "#components/editing/edit-text.tsx";
import { peopleKeys } from "#components/people/people-keys.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { CompanyCards } from "./company-cards.tsx";
import { CompanyContacts } from "./company-contacts.tsx";
import { CompanyDetails } from "./company-details.tsx";
import { companyKeys } from "./company-keys.ts";
import { CONTACTS_OF_COMPANY } from "./contacts-of-company.ts";
import { DeleteCompany } from "./delete-company.tsx";
import { type Company, useCompany, useCompanyField } from "./use-company.ts";

export type CompanyPageProps = {
  initial: Company;
  initialCards: Outputs["pages"]["companyCards"];
  initialContacts: Outputs["contacts"]["list"];
};

/** A company: what is known of it, edited where it stands, and the cards filed against it, whom one knows there. */
export function CompanyPage({ initial, initialCards, initialContacts }: CompanyPageProps) {
  const t = useTranslations("companies");
  const editor = useCompany(initial);
  const { company } = editor;
  const [deleting, setDeleting] = useState(false);
  const { data: cards } = useQuery({
    queryKey: companyKeys.cards(initial.id),
    queryFn: () => api.pages.companyCards.query({ companyId: initial.id }),
    initialData: initialCards,
  });
  const { data: contacts } = useQuery({
    queryKey: peopleKeys.atCompany(initial.id),
    queryFn: () => api.contacts.list.query({ companyId: initial.id, limit: CONTACTS_OF_COMPANY }),
    initialData: initialContacts,
  });
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-8">
      <Link
        href="/companies"
        className="-ml-1 inline-flex min-h-6 items-center gap-1 rounded-control text-sm text-ink-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {t("companies")}
      </Link>
      <div className="mt-1 flex items-start justify-between gap-3">
        <h1 className="sr-only">{company.name}</h1>
        <div className="min-w-0 flex-1">
          <EditText
            label={t("name")}
            hideLabel
            stacked
            required
            maxLength={200}
            draft={useCompanyField(editor, "name")}
            className="h-auto py-0.5 text-2xl! font-semibold tracking-tight"
          />
        </div>
        <Button variant="ghost" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden />
          <span className="max-sm:sr-only">{t("delete")}</span>
        </Button>
      </div>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <CompanyCards cards={cards} />
          <CompanyContacts companyId={initial.id} contacts={contacts} />
          <Card className="grid gap-2 p-5">
            <h2 className="text-sm font-semibold">{t("notes")}</h2>
            <EditLongText
              label={t("notes")}
              hideLabel
              stacked
              maxLength={50_000}
              placeholder={t("notesPlaceholder")}
              draft={useCompanyField(editor, "notes")}
            />
          </Card>
        </div>
        <CompanyDetails editor={editor} />
      </div>
      {deleting ? <DeleteCompany company={company} onClose={() => setDeleting(false)} /> : null}
    </div>
  );
}
