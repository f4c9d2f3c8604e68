import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Inputs, type Outputs, trpc } from "#components/api/client.ts";
import { useDraft } from "#components/editing/use-draft.ts";
import { usePeopleChanged } from "../use-people-changed.ts";

export type Contact = Outputs["contacts"]["get"];
type Patch = Omit<Inputs["contacts"]["update"], "contactId">;
export type ContactFieldName = "name" | "title" | "email" | "phone" | "socialLink" | "notes";

/** Reads a contact, and saves their fields one after the other. */
export function useContact(initial: Contact) {
  const queryClient = useQueryClient();
  const changed = usePeopleChanged();
  const key = trpc.contacts.get.queryKey({ contactId: initial.id });
  const { data: contact } = useQuery(
    trpc.contacts.get.queryOptions({ contactId: initial.id }, { initialData: initial }),
  );
  const { mutateAsync: save } = useMutation({
    scope: { id: `contact:${initial.id}` },
    meta: { silent: true },
    mutationFn: (patch: Patch) => api.contacts.update.mutate({ contactId: initial.id, ...patch }),
    onMutate: () => queryClient.cancelQueries({ queryKey: key }),
    onSuccess: (saved) => {
      queryClient.setQueryData(key, saved);
      changed();
    },
  });
  return { contact, save };
}

export type ContactEditor = ReturnType<typeof useContact>;

/** Returns a field of a contact as a draft that saves itself. */
export function useContactField({ contact, save }: ContactEditor, name: ContactFieldName) {
  const t = useTranslations("people");
  return useDraft({
    keepAs: `contactField:${contact.id}.${name}`,
    label: t(name),
    value: contact[name] ?? "",
    save: async (text) => {
      const saved = await save({ [name]: text.trim() === "" && name !== "name" ? null : text.trim() });
      return { outcome: "saved", value: saved[name] ?? "" };
    },
  });
}
