import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Link2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Button, IconButton } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Combobox } from "#components/ui/combobox.tsx";
import { Dialog, DialogContent } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { Link } from "#components/ui/link.tsx";
import { usePaused } from "#components/ui/use-paused.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { usePeopleChanged } from "../use-people-changed.ts";
import type { Contact } from "./use-contact.ts";

export type LinkedApplicationsProps = {
  contact: Contact;
  initial: Outputs["contacts"]["listLinkedApplications"];
};

/** Lists a contact's linked applications, and links more. */
export function LinkedApplications({ contact, initial }: LinkedApplicationsProps) {
  const t = useTranslations("people");
  const toast = useToast();
  const { data: linked } = useQuery(
    trpc.contacts.listLinkedApplications.queryOptions({ contactId: contact.id }, { initialData: initial }),
  );
  // One link at a time: a whole list would undo what was linked or unlinked since it was read.
  const { mutate } = useMutation({
    mutationFn: (link: { applicationId: string; isLinked: boolean }) =>
      api.contacts.link.mutate({ contactId: contact.id, ...link }),
    onSettled: usePeopleChanged(),
  });
  const link = (applicationId: string) => mutate({ applicationId, isLinked: true });
  const unlink = (applicationId: string, title: string) =>
    mutate(
      { applicationId, isLinked: false },
      {
        onSuccess: () =>
          toast.undoable(t("unlinked", { title }), () => link(applicationId), { id: applicationId }),
      },
    );
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 px-5 pt-4 pb-3">
        <h2 className="text-sm font-semibold">
          {t("applications")}
          <span className="ml-2 font-medium text-ink-muted tabular-nums">{linked.length}</span>
        </h2>
        <LinkApplication linked={contact.applicationIds} onLink={link} />
      </div>
      {linked.length === 0 ? (
        <p className="px-5 pb-5 text-sm text-ink-muted">{t("applicationsNone")}</p>
      ) : null}
      <ul aria-label={t("applications")}>
        {linked.map(({ id, boardId, title, companyName, status }) => (
          <li key={id} className="flex items-center gap-3 border-t border-line px-5 py-2.5 text-sm">
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
              <Link
                href={`/boards/${boardId}?card=${id}`}
                className="max-w-full truncate rounded-control font-medium hover:underline pointer-coarse:py-1.5"
              >
                {title}
              </Link>
              <span className="truncate text-ink-muted">{companyName}</span>
            </span>
            <StatusBadge status={status} />
            <IconButton
              label={t("unlinkOf", { title })}
              data-tooltip={t("unlink")}
              onClick={() => unlink(id, title)}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const SHOWN = 20;

/** Finds an application on any board and links it. */
function LinkApplication({ linked, onLink }: { linked: string[]; onLink: (id: string) => void }) {
  const t = useTranslations("people");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Link2 aria-hidden />
        {t("link")}
      </Button>
      {open ? (
        <Dialog open onOpenChange={setOpen}>
          <DialogContent title={t("link")}>
            <Choice
              linked={linked}
              onLink={(id) => {
                onLink(id);
                setOpen(false);
              }}
            />
          </DialogContent>
        </Dialog>
      ) : null}
    </>
  );
}

function Choice({ linked, onLink }: { linked: string[]; onLink: (id: string) => void }) {
  const t = useTranslations("people");
  const [text, setText] = useState("");
  const search = usePaused(text.trim());
  const { data } = useQuery(
    trpc.contacts.listLinkableApplications.queryOptions(
      { limit: SHOWN, ...(search === "" ? {} : { search }) },
      { placeholderData: keepPreviousData },
    ),
  );
  const options = (data?.data ?? [])
    .filter(({ id }) => !linked.includes(id))
    .map(({ id, title, companyName, status }) => ({
      value: id,
      label: `${title} · ${companyName}`,
      hint: <StatusBadge status={status} />,
    }));
  return (
    <Field label={t("linkSearch")}>
      {(control) => (
        <Combobox
          {...control}
          maxLength={LIMITS.text.title}
          text={text}
          onTextChange={setText}
          options={options}
          onSelect={({ value }) => onLink(value)}
          emptyText={data ? t("noApplications") : undefined}
        />
      )}
    </Field>
  );
}
