import { useInfiniteQuery } from "@tanstack/react-query";
import { Pencil, PhoneCall, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { api, ofOrganization, trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { inPages, MoreButton } from "#components/api/more-button.tsx";
import { useChange } from "#components/api/use-change.ts";
import { Button, IconButton } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { ContactDialog, type ShownContact } from "./contact-dialog.tsx";
import { ContactLine } from "./contact-line.tsx";

const FIRST_CONTACTS = 3;

type Props = { organizationSlug: string; applicantEmail: string; name: string; needsAttention: boolean };

/** Lists the contacts that staff logged with an applicant, and logs another one. */
export function ContactsWith({ organizationSlug, applicantEmail, name, needsAttention }: Props) {
  const t = useTranslations("contactLog");
  const headingId = useId();
  const [edited, setEdited] = useState<ShownContact | "new" | null>(null);
  const list = useInfiniteQuery(
    trpc.contactLog.listShown.infiniteQueryOptions(
      { organizationSlug, applicantEmail, limit: FIRST_CONTACTS },
      inPages,
    ),
  );
  const contacts = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section aria-labelledby={headingId} className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="font-semibold">
          {t("contacts")}
        </h3>
        <Button size="sm" onClick={() => setEdited("new")}>
          <PhoneCall aria-hidden />
          {t("logContact")}
        </Button>
      </div>
      <LoadState query={list} skeleton="h-10" />
      {list.data && contacts.length === 0 ? <p className="text-ink-muted">{t("none")}</p> : null}
      <ul aria-labelledby={headingId} className="grid gap-3 empty:hidden">
        {contacts.map((contact) => (
          <ContactLine
            key={contact.id}
            contact={contact}
            actions={
              <ContactActions
                organizationSlug={organizationSlug}
                contact={contact}
                name={name}
                onEdit={() => setEdited(contact)}
              />
            }
          />
        ))}
      </ul>
      <MoreButton list={list} label={t("more")} className="justify-start" />
      {edited ? (
        <ContactDialog
          organizationSlug={organizationSlug}
          applicantEmail={applicantEmail}
          name={name}
          {...(edited === "new" ? { needsAttention } : { entry: edited })}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </section>
  );
}

type ActionsProps = {
  organizationSlug: string;
  contact: ShownContact;
  name: string;
  onEdit: () => void;
};

function ContactActions({ organizationSlug, contact, name, onEdit }: ActionsProps) {
  const t = useTranslations("contactLog");
  const [deleting, setDeleting] = useState(false);
  const remove = useChange({
    mutationFn: () => api.contactLog.delete.mutate({ organizationSlug, contactLogEntryId: contact.id }),
    says: () => t("deleted"),
    affects: ofOrganization(organizationSlug),
  });
  const kind = t(`kinds.${contact.kind}`);
  return (
    <>
      {contact.mayEdit ? (
        <IconButton label={t("edit", { kind })} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
      ) : null}
      {contact.mayDelete ? (
        <IconButton label={t("delete", { kind })} onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden />
        </IconButton>
      ) : null}
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={t("deleteTitle")}
        description={t("deleteText", { name })}
        confirmLabel={t("deleteConfirm")}
        destructive
        onConfirm={() => remove.mutateAsync()}
      />
    </>
  );
}
