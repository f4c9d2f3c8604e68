import { getTranslations } from "next-intl/server";
import { firstData } from "#components/api/first-data.ts";
import { TodayAppointments } from "#components/appointments/today-appointments.tsx";
import { OwnTasks } from "#components/assigned-tasks/own-tasks.tsx";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { TodayIntents } from "#components/outcomes/intent-questions.tsx";
import { PendingInvitations } from "#components/sharing/pending-invitations.tsx";
import { StaffToday } from "#components/staff-today/staff-today.tsx";
import { UnreadMessages } from "#components/thread/unread-messages.tsx";
import { TodayPage } from "#components/today/today-page.tsx";
import { cn } from "#components/ui/cn.ts";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { LIMITS } from "#domain/limits.ts";
import { titled } from "../../titled.ts";
import { arriving } from "../arriving.tsx";
import { readPlaces } from "../places.ts";
import { signedIn } from "../signed-in.ts";
import { readStaffToday } from "./read-staff-today.ts";

export const generateMetadata = titled("today.today");

/** The messages of a staff member's day. Billing is included because seats may run out. */
const STAFF = ["billing", "joining", "organizations", "outcomeEntry", "roster", "staffToday"] as const;

/** Shows the day of a job seeker, a coach, or both. Below the heading, what organizations ask of the person comes first. */
export default arriving(ListSkeleton, async () => {
  const caller = await signedIn();
  const { call } = caller;
  const { organizations, hasSearch } = await readPlaces(caller);
  const isStaffSomewhere = organizations.some(({ isStaff }) => isStaff);
  const [own, coaching, invitations, unstated, unread, due, upcoming, unlogged] = await Promise.all([
    hasSearch ? call.today.get({}) : null,
    readStaffToday(
      call,
      organizations.filter(({ isStaff }) => isStaff),
    ),
    call.invitations.listMine({ limit: LIMITS.requests.pageSize }),
    call.outcomes.listUnstated({}),
    call.messages.countUnread({}),
    call.assignedTasks.listDue({}),
    call.appointments.listOwn({ show: "upcoming" }),
    isStaffSomewhere ? call.appointments.listOwn({ show: "unlogged" }) : [],
  ]);
  const renderedAt = new Date().toISOString();
  const t = await getTranslations("staffToday");
  const today = await getTranslations("today");
  const needing = coaching.reduce((sum, { open }) => sum + (open?.today?.attention.count ?? 0), 0);
  const isLocked = needing === 0 && coaching.some(({ open }) => open !== null && open.today === null);
  const notices = (
    <div className={cn("grid gap-5 empty:hidden", own && "mt-5")}>
      <PendingInvitations initial={invitations} />
      <TodayIntents initial={unstated} />
      <UnreadMessages initial={unread} />
      <TodayAppointments show="upcoming" initial={upcoming} />
      {isStaffSomewhere ? <TodayAppointments show="unlogged" initial={unlogged} /> : null}
      <OwnTasks initial={due} />
    </div>
  );
  return (
    <PageMessages
      namespaces={[
        "appointments",
        "assignedTasks",
        "editing",
        "inbound",
        "interviews",
        "outcomes",
        "sharing",
        "tasks",
        "thread",
        "today",
        ...(coaching.length > 0 ? STAFF : []),
      ]}
    >
      {own ? (
        <TodayPage first={firstData(own)} renderedAt={renderedAt}>
          {notices}
        </TodayPage>
      ) : null}
      {coaching.length > 0 ? (
        <div className="page grid gap-7">
          {own ? (
            <h2 className="sr-only">{t("heading")}</h2>
          ) : (
            <PageHeader
              above={<LocalTime value={renderedAt} format="day" />}
              title={today("today")}
              description={isLocked ? t("summaryLocked") : t("summary", { count: needing })}
            />
          )}
          {own ? null : notices}
          <StaffToday organizations={coaching} />
          {own ? null : (
            <p className="text-sm text-ink-muted">
              {t("ownSearch")}{" "}
              <Link href="/boards" className="underline underline-offset-4 hover:text-ink">
                {t("ownSearchLink")}
              </Link>
            </p>
          )}
        </div>
      ) : null}
    </PageMessages>
  );
});
