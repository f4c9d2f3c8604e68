import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { api, type Outputs, trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { fieldProblem, problemOf } from "#components/api/problem.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { linkField } from "#components/ui/input.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

type Calendar = NonNullable<Outputs["appointments"]["getCalendar"]["calendar"]>;

/** The interval at which the state is read again until a new calendar has been read. */
const POLL_MS = 2_000;
const isUnread = (calendar: Calendar | null | undefined) =>
  Boolean(calendar?.isChecked && calendar.readAt === null && calendar.problem === null);

/** Connects the reader's own calendar, so that applicants can't book its busy times, or shows the connected one. */
export function BusyCalendar({ organizationSlug }: { organizationSlug: string }) {
  const t = useTranslations("appointments.calendar");
  const found = useQuery(
    trpc.appointments.getCalendar.queryOptions(
      { organizationSlug },
      { refetchInterval: ({ state }) => (isUnread(state.data?.calendar) ? POLL_MS : false) },
    ),
  );
  return (
    <section className="grid gap-3 border-t border-line pt-5 text-sm">
      <h3 className="font-semibold tracking-tight">{t("title")}</h3>
      <LoadState query={found} skeleton="h-10" />
      {found.data ? (
        <ConnectedOrNot organizationSlug={organizationSlug} calendar={found.data.calendar} />
      ) : null}
    </section>
  );
}

function ConnectedOrNot(props: { organizationSlug: string; calendar: Calendar | null }) {
  const { organizationSlug, calendar } = props;
  const t = useTranslations("appointments.calendar");
  const unanswered = useTranslations("appointments")("unanswered");
  const queryClient = useQueryClient();
  // The secret address of a calendar isn't stored in the browser.
  const [address, setAddress] = useState("");
  const set = useMutation({
    meta: { silent: true },
    mutationFn: (calendarUrl: string | null) =>
      api.appointments.setCalendar.mutate({ organizationSlug, calendarUrl }),
    onSuccess: (state) => {
      setAddress("");
      queryClient.setQueryData(trpc.appointments.getCalendar.queryKey({ organizationSlug }), state);
    },
  });
  const problem = set.isError
    ? (fieldProblem(set.error, "calendarUrl") ?? problemOf(set.error)?.detail ?? unanswered)
    : undefined;
  if (calendar) {
    const { host, isChecked, readAt, problem: failure } = calendar;
    return (
      <>
        <p className="wrap-anywhere">{t("connected", { host })}</p>
        <p role="status" className="text-ink-muted">
          {isUnread(calendar) ? t("reading") : null}
          {readAt === null ? null : t.rich("readAt", { when: () => <LocalTime value={readAt} /> })}
          {isChecked ? null : t("inSandbox")}
        </p>
        {failure === null ? null : (
          <Callout tone="warning" title={t("failed")}>
            {t(`problems.${failure}`)}
          </Callout>
        )}
        <Button
          size="sm"
          className="justify-self-start"
          pending={set.isPending}
          onClick={() => set.mutate(null)}
        >
          {t("disconnect")}
        </Button>
      </>
    );
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    // Calendars offer their addresses with this scheme, too.
    const calendarUrl = address.trim().replace(/^webcal:/i, "https:");
    if (calendarUrl !== "" && !set.isPending) set.mutate(calendarUrl);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label={t("address")}
        hint={t("hint")}
        error={problem}
        {...linkField}
        autoComplete="off"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button size="sm" type="submit" className="justify-self-start" pending={set.isPending}>
        {t("connect")}
      </Button>
    </form>
  );
}
