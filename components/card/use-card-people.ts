import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { everyRow } from "#components/api/every-row.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import { useEditor } from "./card-fields.tsx";

export type CardPerson = Outputs["contacts"]["listOfApplication"]["data"][number];

/** Reads all interviews of the edited card. */
export function useCardInterviews() {
  const { id: applicationId } = useEditor().application;
  return useQuery({
    queryKey: [...trpc.interviews.list.queryKey({ applicationId }), "all"],
    queryFn: () => everyRow((page) => api.interviews.list.query({ applicationId, ...page })),
  });
}

/** Reads all contacts of the edited card, and its interviewers who aren't contacts. */
export function useCardPeople() {
  const { id: applicationId } = useEditor().application;
  const people = useQuery({
    queryKey: [...trpc.contacts.listOfApplication.queryKey({ applicationId }), "all"],
    queryFn: () => everyRow((page) => api.contacts.listOfApplication.query({ applicationId, ...page })),
  });
  const { data: interviews } = useCardInterviews();
  const known = new Map(people.data?.map((person) => [person.name.toLowerCase(), person]));
  const named = (interviews ?? []).flatMap(({ interviewers }) => interviewers);
  const notContacts = people.data ? named.filter((name) => !known.has(name.toLowerCase())) : [];
  return {
    query: people,
    /** Returns the contact with an interviewer's name. */
    contactOf: (name: string) => known.get(name.toLowerCase()),
    /** Names of interviewers who aren't contacts of the card. */
    notContacts: [...new Set(notContacts)],
  };
}

/** Links contacts to the edited card, adds new ones, and unlinks them with an undo. */
export function useLinkPeople() {
  const t = useTranslations("card.people");
  const toast = useToast();
  const queryClient = useQueryClient();
  const { id: applicationId, company } = useEditor().application;
  const onSettled = () => {
    for (const part of [trpc.contacts, trpc.people]) void queryClient.invalidateQueries(part.pathFilter());
  };
  const link = useMutation({
    mutationFn: ({ contactId, isLinked }: { contactId: string; isLinked: boolean }) =>
      api.contacts.link.mutate({ contactId, applicationId, isLinked }),
    onSettled,
  });
  const add = useMutation({
    /** Links the contact of this name, or a new one at the card's company. */
    mutationFn: async (name: string) => {
      const limit = LIMITS.requests.pageSizeMost;
      const { data } = await api.contacts.list.query({ search: name, limit });
      const known = data.find((contact) => contact.name.toLowerCase() === name.toLowerCase());
      if (known) await api.contacts.link.mutate({ contactId: known.id, applicationId, isLinked: true });
      else {
        const applicationIds = [applicationId];
        await api.contacts.create.mutate({ name, companyId: company.id, applicationIds });
      }
    },
    onSettled,
  });
  return {
    link: (contactId: string) => link.mutate({ contactId, isLinked: true }),
    add: add.mutate,
    unlink: ({ id: contactId, name }: CardPerson) =>
      link.mutate(
        { contactId, isLinked: false },
        {
          onSuccess: () =>
            toast.undoable(t("unlinked", { name }), () => link.mutate({ contactId, isLinked: true }), {
              id: `unlink ${contactId}`,
            }),
        },
      ),
  };
}
