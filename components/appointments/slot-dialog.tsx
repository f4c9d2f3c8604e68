import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { MoreButton } from "#components/api/more-button.tsx";
import { problemOf } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { FormError } from "#components/ui/callout.tsx";
import { TextareaField } from "#components/ui/fields.tsx";
import { focusLoaded } from "#components/ui/first-focus.ts";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { dateTimeFormat } from "#domain/formatters.ts";
import { LIMITS } from "#domain/limits.ts";
import { placeOf } from "#domain/time-zones.ts";

type Props = {
  organizationSlug: string;
  coachId: string;
  /** The coach's name; the applicant's if the coach moves an appointment. */
  coachName: string;
  /** True if the reader is the coach. */
  isYou?: boolean;
  /** The appointment to move; if left out, a new one is booked. */
  movingId?: string;
  /** The applicant for whom the coach books; if left out, the reader is the applicant. */
  applicant?: { email: string; name: string };
  onClose: () => void;
};

/** Shows a coach's free times to book one, or to move an appointment to one. */
export function SlotDialog(props: Props) {
  const { organizationSlug, coachId, coachName, isYou = false, movingId, applicant, onClose } = props;
  const t = useTranslations("appointments.dialog");
  const unanswered = useTranslations("appointments")("unanswered");
  const zone = useViewerZone();
  const draft = useFormDraft(`appointment:${movingId ?? applicant?.email ?? coachId}`, { topic: "" });
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const input = { organizationSlug, coachId, ...(movingId ? { appointmentId: movingId } : {}) };
  const list = useInfiniteQuery({
    queryKey: [["appointments", "listSlots"], { input, type: "infinite" }],
    queryFn: ({ pageParam }) =>
      api.appointments.listSlots.query({ ...input, ...(pageParam ? { after: pageParam } : {}) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  // The booking page was turned off, or replaced by a link.
  const isClosed = problemOf(list.error)?.code === "not_found";
  const slots = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const send = useChange({
    mutationFn: (chosen: string) =>
      movingId
        ? api.appointments.move.mutate({ organizationSlug, appointmentId: movingId, startsAt: chosen })
        : api.appointments.book.mutate({
            organizationSlug,
            coachId,
            startsAt: chosen,
            topic: draft.values.topic,
            ...(applicant ? { applicantEmail: applicant.email } : {}),
          }),
    silent: true,
    says: () => t(applicant ? "bookedFor" : movingId ? "moved" : "booked"),
    onSuccess: () => draft.forget(onClose),
    // The next free time is chosen, so that pressing the button again takes it.
    onError: (error) => {
      const problem = problemOf(error);
      if (problem?.code === "slot_taken") setStartsAt(problem.issues?.[0]?.message ?? null);
    },
    affects: trpc.appointments.pathFilter(),
  });
  function submit(): void {
    setTried(true);
    if (startsAt !== null) send.mutate(startsAt);
  }
  const place = placeOf(zone);
  const title = applicant
    ? t("bookForTitle", { name: applicant.name })
    : t(movingId ? "moveTitle" : "bookTitle", { name: coachName });
  return (
    <FormDialog
      title={title}
      description={place ? t("zone", { zone: place }) : t("zoneUtc")}
      submitLabel={t(movingId ? "move" : "book")}
      pending={send.isPending}
      {...(movingId ? { cancelLabel: t("keep") } : {})}
      onSubmit={submit}
      onClose={onClose}
    >
      {isClosed ? null : <LoadState query={list} skeleton="h-40" />}
      {isClosed || (list.data && slots.length === 0) ? (
        <p className="text-sm text-ink-muted">{t(isYou ? "noneOfYours" : "none")}</p>
      ) : null}
      <div
        ref={list.isSuccess ? focusLoaded : undefined}
        className="grid max-h-72 gap-4 overflow-y-auto p-0.5 empty:hidden"
      >
        <SlotChoice slots={slots} zone={zone} value={startsAt} onChoose={setStartsAt} />
        <MoreButton list={list} label={t("later")} className="" />
      </div>
      {movingId ? null : (
        <TextareaField
          label={t("topic")}
          hint={<ReadBy field="appointment.topic" isApplicant={!applicant} />}
          maxLength={LIMITS.text.appointment}
          {...draft.field("topic")}
        />
      )}
      <FormError>
        {send.isError
          ? (problemOf(send.error)?.detail ?? unanswered)
          : tried && startsAt === null
            ? t("missing")
            : null}
      </FormError>
    </FormDialog>
  );
}

type Slot = { startsAt: string };
type SlotChoiceProps = {
  slots: readonly Slot[];
  zone: string;
  value: string | null;
  onChoose: (startsAt: string) => void;
};

/** Lists free times by day, one of which can be chosen. */
function SlotChoice({ slots, zone, value, onChoose }: SlotChoiceProps) {
  const locale = useLocale();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const form = dateTimeFormat(locale, { ...options, timeZone: zone });
    return ({ startsAt }: Slot) => form.format(new Date(startsAt));
  };
  const dayOf = format({ weekday: "long", month: "long", day: "numeric" });
  const timeOf = format({ hour: "numeric", minute: "2-digit" });
  return [...Map.groupBy(slots, dayOf)].map(([day, ofDay]) => (
    <fieldset key={day} className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{day}</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {ofDay.map((slot) => (
          <label
            key={slot.startsAt}
            className="relative flex h-9 cursor-pointer items-center justify-center rounded-control border border-line-control text-sm tabular-nums hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:h-11"
          >
            <input
              type="radio"
              name="slot"
              value={slot.startsAt}
              checked={slot.startsAt === value}
              onChange={() => onChoose(slot.startsAt)}
              className="sr-only"
            />
            {timeOf(slot)}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
