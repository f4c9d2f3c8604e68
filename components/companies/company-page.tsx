"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { RecordPage } from "#components/editing/record-page.tsx";
import { CompanyCards } from "./company-cards.tsx";
import { CompanyContacts } from "./company-contacts.tsx";
import { CompanyDetails } from "./company-details.tsx";
import { CONTACTS_OF_COMPANY } from "./contacts-of-company.ts";
import { DeleteCompany } from "./delete-company.tsx";
import { type Company, useCompany, useCompanyField } from "./use-company.ts";

export type CompanyPageProps = {
  initial: Company;
  initialCards: Outputs["companies"]["listCards"];
  initialContacts: Outputs["contacts"]["list"];
};

/** A company: what is known of it, edited where it stands, and the cards filed against it, whom one knows there. */
export function CompanyPage({ initial, initialCards, initialContacts }: CompanyPageProps) {
  const t = useTranslations("companies");
  const editor = useCompany(initial);
  const { company } = editor;
  const [deleting, setDeleting] = useState(false);
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
        details={<CompanyDetails editor={editor} />}
      >
        <CompanyCards cards={cards} />
        <CompanyContacts companyId={initial.id} contacts={contacts} />
      </RecordPage>
      {deleting ? <DeleteCompany company={company} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}
