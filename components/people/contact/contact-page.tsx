"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BellPlus, Check } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { useChange } from "#components/api/use-change.ts";
import { useErrorReport } from "#components/api/use-error-report.ts";
import { RecordPage } from "#components/editing/record-page.tsx";
import { FollowUpMenu } from "#components/follow-up/follow-up-menu.tsx";
import { AddTask } from "#components/tasks/add-task.tsx";
import { TasksAbout } from "#components/tasks/tasks-about.tsx";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { usePeopleChanged } from "../use-people-changed.ts";
import { ContactDetails } from "./contact-details.tsx";
import { LinkedApplications } from "./linked-applications.tsx";
import { TimeLine } from "./time-line.tsx";
import { type Contact, type ContactEditor, useContact, useContactField } from "./use-contact.ts";

export type ContactPageProps = {
  initial: Contact;
  initialApplications: Outputs["contacts"]["listLinkedApplications"];
  initialInteractions: Outputs["interactions"]["list"];
};

/** Shows a contact: their details, edited in place, the interactions, and the linked applications. */
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
        <ContactTasks contactId={contact.id} />
        <TimeLine contact={contact} initial={initialInteractions} />
        <LinkedApplications contact={contact} initial={initialApplications} />
      </RecordPage>
      {deleting ? <DeleteContact contact={contact} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}

/** Asks before a contact is deleted, because the interactions are deleted too. */
function DeleteContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useTranslations("people");
  const router = useRouter();
  const queryClient = useQueryClient();
  const changed = usePeopleChanged();
  const { mutateAsync } = useChange({
    mutationFn: () => api.contacts.delete.mutate({ contactId: contact.id }),
    says: () => t("deleted", { name: contact.name }),
    onSuccess: () => {
      router.push("/people?view=contacts");
      const ofContact = { contactId: contact.id };
      queryClient.removeQueries(trpc.contacts.get.queryFilter(ofContact));
      queryClient.removeQueries(trpc.contacts.listLinkedApplications.queryFilter(ofContact));
      queryClient.removeQueries(trpc.interactions.list.infiniteQueryFilter(ofContact));
      changed();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("deleteTitle", { name: contact.name })}
      description={t("deleteText")}
      confirmLabel={t("deleteConfirm")}
      destructive
      onConfirm={() => mutateAsync()}
    />
  );
}

/** Shows whether a contact is on the follow-up list, and adds or removes them. */
function FollowUpSwitch({ editor: { contact, save } }: { editor: ContactEditor }) {
  const t = useTranslations("people");
  const report = useErrorReport();
  const [pending, setPending] = useState(false);
  const { data: dates } = useQuery(
    trpc.contacts.listFollowUpDates.queryOptions({ contactIds: [contact.id] }),
  );
  const followUpDue = dates?.[0]?.due ?? null;
  async function put(followUp: boolean): Promise<void> {
    setPending(true);
    await save({ followUp }).catch(report);
    setPending(false);
  }
  if (contact.followUpSince === null) {
    return (
      <Button pending={pending} onClick={() => put(true)} className="justify-self-start">
        <BellPlus aria-hidden />
        {t("followUpSet")}
      </Button>
    );
  }
  return (
    <Callout
      tone="warning"
      title={
        <>
          {t("waitingSince")} <LocalTime value={contact.followUpSince} format="date" />
        </>
      }
      action={
        <>
          <FollowUpMenu contact={{ ...contact, followUpDue }} />
          <Button size="sm" pending={pending} onClick={() => put(false)}>
            <Check aria-hidden />
            {t("followUpClear")}
          </Button>
        </>
      }
    />
  );
}

/** Lists a contact's tasks, and adds one. */
function ContactTasks({ contactId }: { contactId: string }) {
  const t = useTranslations("tasks");
  const subject = { contactId };
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{t("tasks")}</h2>
        <AddTask subject={subject} variant="ghost" />
      </div>
      <TasksAbout subject={subject} empty={t("noneOfContact")} />
    </Card>
  );
}
