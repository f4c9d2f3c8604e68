import { redirect } from "next/navigation";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { SavePage } from "#components/save/save-page.tsx";
import { mayBeCut, sharedPosting } from "#components/save/shared-posting.ts";
import { LIMITS } from "#domain/limits.ts";
import { titled } from "../../titled.ts";
import type { Query } from "../query.ts";
import { signedIn } from "../signed-in.ts";

type Props = { searchParams: Promise<Query> };

export const generateMetadata = titled("save.save");

export default async function SaveRoute({ searchParams }: Props) {
  const query = await searchParams;
  const shared = sharedPosting(query);
  const received = typeof query.received === "string" ? query.received : null;
  const { call } = await signedIn();
  const { data } = await call.boards.list({ limit: LIMITS.requests.pageSizeMost });
  const board = data.find(({ isActive }) => isActive) ?? data[0];
  if (!board) redirect("/boards");
  return (
    <PageMessages namespaces={["coachNotes", "posting", "save"]}>
      <SavePage
        board={{ id: board.id, name: board.name }}
        shared={shared}
        received={received}
        mayBeCut={mayBeCut(query)}
      />
    </PageMessages>
  );
}
