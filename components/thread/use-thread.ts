import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { api, type Outputs, ofOrganization, trpc } from "#components/api/client.ts";
import { inPages } from "#components/api/more-button.tsx";
import { useChange } from "#components/api/use-change.ts";
import { useUpload } from "#components/files/use-upload.ts";
import { useToast } from "#components/ui/use-toast.ts";

type Page = Outputs["messages"]["list"];
export type Message = Page["data"][number];

/** Names a thread: for staff by its applicant; without one, it is the reader's own. */
export type ThreadName = { organizationSlug: string; applicantEmail?: string };

/** The card that a message is about. */
export type AboutCard = Pick<NonNullable<Message["card"]>, "applicationId" | "title" | "companyName">;

const named = (applicantEmail: string | undefined) => (applicantEmail ? { applicantEmail } : {});

/** Returns the messages of a thread, or those about a card, newest first, a page at a time. */
export function useMessages({ organizationSlug, applicantEmail }: ThreadName, card?: AboutCard) {
  return useInfiniteQuery(
    trpc.messages.list.infiniteQueryOptions(
      { organizationSlug, ...named(applicantEmail), ...(card ? { applicationId: card.applicationId } : {}) },
      inPages,
    ),
  );
}

/**
 * Returns the mutation that sends a message, optionally about a card.
 * @param silent true if the caller shows the error
 */
export function useSend({ organizationSlug, applicantEmail }: ThreadName, silent = false) {
  const t = useTranslations("thread");
  return useChange({
    silent,
    mutationFn: (input: { body: string; applicationId?: string }) =>
      api.messages.send.mutate({ organizationSlug, ...named(applicantEmail), ...input }),
    says: () => t("sent"),
    affects: ofOrganization(organizationSlug),
  });
}

/** Returns the upload that sends a message with a file. */
export function useSendFile({ organizationSlug, applicantEmail }: ThreadName) {
  const t = useTranslations("thread");
  const toast = useToast();
  const queryClient = useQueryClient();
  const upload = useUpload("organizationFiles.send", () => {
    toast.success(t("sent"));
    void queryClient.invalidateQueries(ofOrganization(organizationSlug));
  });
  const send = (about: Record<string, string>, file: File) =>
    upload.start({ organizationSlug, ...(applicantEmail ? { applicantEmail } : {}), ...about }, file);
  return { ...upload, send };
}

/** Marks messages as read while the page is visible. */
export function useReading(
  { organizationSlug, applicantEmail }: ThreadName,
  newest: string | undefined,
): void {
  const queryClient = useQueryClient();
  const marked = useRef("");
  const { mutate } = useMutation({
    meta: { silent: true },
    mutationFn: (until: string) =>
      api.messages.markRead.mutate({ organizationSlug, ...named(applicantEmail), until }),
    onSuccess: () => queryClient.invalidateQueries(trpc.messages.countUnread.pathFilter()),
  });
  useEffect(() => {
    function mark() {
      if (newest === undefined || newest <= marked.current || document.visibilityState !== "visible") return;
      marked.current = newest;
      mutate(newest);
    }
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => document.removeEventListener("visibilitychange", mark);
  }, [newest, mutate]);
}
