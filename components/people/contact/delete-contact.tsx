"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { api, trpc } from "#components/api/client.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { usePeopleChanged } from "../use-people-changed.ts";
import type { Contact } from "./use-contact.ts";

/** Asks before somebody is deleted, since what was logged with them goes too. */
export function DeleteContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useTranslations("people");
  const toast = useToast();
  const router = useRouter();
  const queryClient = useQueryClient();
  const changed = usePeopleChanged();
  const { mutateAsync } = useMutation({
    mutationFn: () => api.contacts.delete.mutate({ contactId: contact.id }),
    onSuccess: () => {
      toast.success(t("deleted", { name: contact.name }));
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
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("deleteTitle", { name: contact.name })}
      description={t("deleteText")}
      confirmLabel={t("deleteConfirm")}
      destructive
      onConfirm={async () => {
        await mutateAsync();
      }}
    />
  );
}
