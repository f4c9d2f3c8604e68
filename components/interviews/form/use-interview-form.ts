import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { isPlacesZone } from "#domain/time-zones.ts";
import type { Interview } from "../interview-data.ts";
import { useInterviewsChanged } from "../use-interview-changes.ts";
import { useStatusSuggestion } from "../use-status-suggestion.ts";
import {
  changedDetails,
  detailsIn,
  type FormErrors,
  type FormValues,
  initialValues,
  instantIn,
  interviewersIn,
} from "./form-values.ts";

const fieldOf: Record<string, keyof FormErrors> = {
  applicationId: "card",
  scheduledAt: "time",
  durationMinutes: "duration",
};

export type InterviewFormOptions = {
  interview: Interview | null;
  applicationId: string | null;
  day?: string | undefined;
  onDone: () => void;
};

/** Returns the form that schedules or changes an interview: its values, its errors, and the functions to change and send it. */
export function useInterviewForm({ interview, applicationId, day, onDone }: InterviewFormOptions) {
  const t = useTranslations("interviews.form");
  const toast = useToast();
  const changed = useInterviewsChanged();
  const suggestStatus = useStatusSuggestion();
  const queryClient = useQueryClient();
  const viewerZone = useViewerZone();
  const [initial] = useState(() => initialValues(interview, viewerZone, day));
  const draft = useFormDraft(`interview:${interview?.id ?? applicationId ?? "new"}`, initial);
  const { values } = draft;
  const [errors, setErrors] = useState<FormErrors>({});

  const send = useMutation({
    meta: { silent: true },
    mutationFn: async (scheduledAt: string) => {
      // First, because it can be repeated: a form that is sent again must not schedule a second interview.
      const named = interviewersIn(values);
      const chosen = values.contacts.filter(({ name }) => named.includes(name));
      for (const { id: contactId } of applicationId ? chosen : []) {
        await api.contacts.link.mutate({ contactId, applicationId: applicationId ?? "", isLinked: true });
      }
      if (interview) {
        const change = changedDetails(values, initial);
        await api.interviews.update.mutate({ interviewId: interview.id, ...change });
      } else if (applicationId) {
        await api.interviews.create.mutate({ applicationId, ...detailsIn(values, scheduledAt) });
      }
    },
    onSuccess: () => {
      draft.forget();
      if (interview || !applicationId) toast.success(t("changed"));
      else void suggestStatus(t("scheduled"), applicationId, "scheduled");
      onDone();
    },
    onError: (error) => {
      const issues = problemOf(error)?.issues ?? [];
      setErrors(
        Object.fromEntries(
          issues.map(({ path, message }) => [fieldOf[String(path[0])] ?? String(path[0]), message]),
        ),
      );
    },
    onSettled: () => {
      changed();
      void queryClient.invalidateQueries(trpc.contacts.pathFilter());
    },
  });

  function missing(): FormErrors {
    const minutes = Number(values.duration);
    return {
      ...(applicationId ? {} : { card: t("cardMissing") }),
      ...(values.day === "" ? { day: t("dayMissing") } : {}),
      ...(values.time === "" ? { time: t("timeMissing") } : {}),
      ...(isPlacesZone(values.timeZone) ? {} : { timeZone: t("zoneMissing") }),
      ...(Number.isInteger(minutes) && minutes >= 1 && minutes <= 1_440
        ? {}
        : { duration: t("durationWrong") }),
    };
  }

  return {
    values,
    errors,
    pending: send.isPending,
    /** The error that no field can show. */
    rejection:
      send.isError && Object.keys(errors).length === 0
        ? (problemOf(send.error)?.detail ?? t("unanswered"))
        : null,
    change: (change: Partial<FormValues>) => {
      draft.change(change);
      const names = Object.keys(change);
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
      );
    },
    forget: (name: keyof FormErrors) => setErrors(({ [name]: _gone, ...others }) => others),
    submit: () => {
      const found = missing();
      setErrors(found);
      const scheduledAt = instantIn(values);
      if (Object.keys(found).length === 0 && scheduledAt) send.mutate(scheduledAt);
    },
  };
}
