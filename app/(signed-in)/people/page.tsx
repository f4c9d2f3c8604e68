import { PageMessages } from "#components/i18n/client-messages.tsx";
import { PeopleAnalytics } from "#components/people/analytics/people-analytics.tsx";
import { rangeOf } from "#components/people/analytics/ranges.ts";
import { ContactsView } from "#components/people/contacts/contacts-view.tsx";
import { PeopleOverview } from "#components/people/overview/people-overview.tsx";
import { CONTACTS_A_PAGE, peopleViews } from "#components/people/people-data.ts";
import { PeopleFrame } from "#components/people/people-frame.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { LIMITS } from "#domain/limits.ts";
import { titled } from "../../titled.ts";
import { Arriving } from "../arriving.tsx";
import { signedIn } from "../signed-in.ts";

type PeopleParams = { view?: string; search?: string; companyId?: string; followUp?: string; range?: string };
type Props = { searchParams: Promise<Record<keyof PeopleParams, string | string[] | undefined>> };

export const generateMetadata = titled("people.people");

export default async function PeopleRoute({ searchParams }: Props) {
  const query: PeopleParams = Object.fromEntries(
    Object.entries(await searchParams).map(([name, value]) => [
      name,
      Array.isArray(value) ? value[0] : value,
    ]),
  );
  const view = peopleViews.find((each) => each === query.view) ?? "overview";
  return (
    <PageMessages namespaces={["people"]}>
      <Arriving key={view} shape={<ListSkeleton />}>
        <PeopleFrame view={view}>
          {view === "overview" ? <Overview /> : null}
          {view === "contacts" ? <Contacts query={query} /> : null}
          {view === "analytics" ? <Analytics query={query} /> : null}
        </PeopleFrame>
      </Arriving>
    </PageMessages>
  );
}

async function Overview() {
  const { call } = await signedIn();
  return <PeopleOverview initial={await call.people.getOverview({})} />;
}

async function Contacts({ query }: { query: PeopleParams }) {
  const { call } = await signedIn();
  const search = query.search?.trim().slice(0, LIMITS.text.title) ?? "";
  const followUp = query.followUp === "true" ? true : query.followUp === "false" ? false : null;
  // The filter is ignored if its company was deleted.
  const company = query.companyId
    ? await call.companies.get({ companyId: query.companyId }).catch(() => null)
    : null;
  const initial = await call.contacts.list({
    limit: CONTACTS_A_PAGE,
    ...(search === "" ? {} : { search }),
    ...(company === null ? {} : { companyId: company.id }),
    ...(followUp === null ? {} : { followUp }),
  });
  const narrowed = company && { id: company.id, name: company.name };
  return <ContactsView initial={initial} initialFilter={{ search, company: narrowed, followUp }} />;
}

async function Analytics({ query }: { query: PeopleParams }) {
  const { call } = await signedIn();
  return <PeopleAnalytics initial={await call.people.getAnalytics({ range: rangeOf(query.range) })} />;
}
