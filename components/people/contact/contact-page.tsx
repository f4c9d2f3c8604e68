"use client";
import { ChevronLeft, Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Outputs } from "#components/api/client.ts";
import { EditLongText, EditText } from "#components/editing/edit-text.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { DeleteContact } from "./delete-contact.tsx";
import { FollowUpSwitch } from "./follow-up-switch.tsx";
import { LinkedApplications } from "./linked-applications.tsx";
import { TimeLine } from "./time-line.tsx";
import { type Contact, useContact, useContactField } from "./use-contact.ts";

export type ContactPageProps = {
  initial: Contact;
  initialApplications: Outputs["pages"]["people"]["linkedApplications"];
  initialInteractions: Outputs["interactions"]["list"];
};

/** Somebody: what is known of them, edited where it stands, what was said, and the applications they have to do with. */
export function ContactPage({ initial, initialApplications, initialInteractions }: ContactPageProps) {
  const t = useTranslations("people");
  const editor = useContact(initial);
  const { contact } = editor;
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-8">
      <Link
        href="/people?view=contacts"
        className="-ml-1 inline-flex min-h-6 items-center gap-1 rounded-control text-sm text-ink-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {t("people")}
      </Link>
      <div className="mt-1 flex items-start justify-between gap-3">
        <h1 className="sr-only">{contact.name}</h1>
        <div className="min-w-0 flex-1">
          <EditText
            label={t("name")}
            hideLabel
            stacked
            required
            maxLength={200}
            draft={useContactField(editor, "name")}
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
          <FollowUpSwitch editor={editor} />
          <TimeLine contact={contact} initial={initialInteractions} />
          <LinkedApplications editor={editor} initial={initialApplications} />
          <Card className="grid gap-2 p-5">
            <h2 className="text-sm font-semibold">{t("notes")}</h2>
            <EditLongText
              label={t("notes")}
              hideLabel
              stacked
              maxLength={50_000}
              placeholder={t("notesPlaceholder")}
              draft={useContactField(editor, "notes")}
            />
          </Card>
        </div>
        <ContactDetails editor={editor} />
      </div>
      {deleting ? <DeleteContact contact={contact} onClose={() => setDeleting(false)} /> : null}
    </div>
  );
}
