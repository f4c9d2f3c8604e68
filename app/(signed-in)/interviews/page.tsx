import { PageMessages } from "#components/i18n/client-messages.tsx";
import { filterInput } from "#components/interviews/interview-data.ts";
import { InterviewsPage } from "#components/interviews/interviews-page.tsx";
import { monthIn, spanOf } from "#components/interviews/model/month.ts";
import { addressIn } from "#components/interviews/page-address.ts";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { LIMITS } from "#domain/limits.ts";
import { titled } from "../../titled.ts";
import { arriving } from "../arriving.tsx";
import type { Query } from "../query.ts";
import { signedIn } from "../signed-in.ts";

type Props = { searchParams: Promise<Query> };

export const generateMetadata = titled("interviews.interviews");

export default arriving(ListSkeleton, async ({ searchParams }: Props) => {
  const { call } = await signedIn();
  const renderedAt = Date.now();
  const query = await searchParams;
  const address = addressIn(query, new Date(renderedAt).toISOString().slice(0, 7));
  const filter = filterInput(address);
  const month = address.view === "month" ? monthIn(address.month) : null;
  const section = (name: "upcoming" | "feedback" | "past") =>
    call.interviews.listEntries({ when: name, ...filter });
  const [feed, span, sections] = await Promise.all([
    call.calendarFeed.get({}),
    month
      ? call.interviews.listEntries({ when: spanOf(month), ...filter, limit: LIMITS.requests.pageSizeMost })
      : null,
    month ? null : Promise.all([section("upcoming"), section("feedback"), section("past")]),
  ]);
  return (
    <PageMessages namespaces={["calendarFeed", "interviews"]}>
      <InterviewsPage
        address={address}
        sections={sections && { upcoming: sections[0], feedback: sections[1], past: sections[2] }}
        // If a month has more than one page, the browser loads the rest.
        span={span && !span.hasMore ? span.data : null}
        feed={feed}
        isScheduling={query.schedule !== undefined}
        renderedAt={renderedAt}
      />
    </PageMessages>
  );
});
