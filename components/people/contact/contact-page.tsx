"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Outputs } from "#components/api/client.ts";
import { RecordPage } from "#components/editing/record-page.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { DeleteContact } from "./delete-contact.tsx";
import { FollowUpSwitch } from "./follow-up-switch.tsx";
import { LinkedApplications } from "./linked-applications.tsx";
import { TimeLine } from "./time-line.tsx";
import { type Contact, useContact, useContactField } from "./use-contact.ts";

export type ContactPageProps = {
  initial: Contact;
  initialApplications: Outputs["contacts"]["listLinkedApplications"];
  initialInteractions: Outputs["interactions"]["list"];
};

/** Somebody: what is known of them, edited where it stands, what was said, and the applications they have to do with. */
export function ContactPage({ initial, initialApplications, initialInteractions }: ContactPageProps) {
  const t = useTranslations("people");
  const editor = useContact(initial);
  const { contact } = editor;
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <RecordPage
        back={{ href: "/people?view=contacts", label: t("people") }}
        name={contact.name}
        nameField={{ label: t("name"), draft: useContactField(editor, "name") }}
        notesField={{
          label: t("notes"),
          placeholder: t("notesPlaceholder"),
          draft: useContactField(editor, "notes"),
        }}
        deleteLabel={t("delete")}
        onDelete={() => setDeleting(true)}
        details={<ContactDetails editor={editor} />}
      >
        <FollowUpSwitch editor={editor} />
        <TimeLine contact={contact} initial={initialInteractions} />
        <LinkedApplications editor={editor} initial={initialApplications} />
      </RecordPage>
      {deleting ? <DeleteContact contact={contact} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}
