import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { StayEntry } from "#components/status/time-line.tsx";
import { useEditor } from "./card-fields.tsx";
import { DrawerSection } from "./drawer-section.tsx";

/** Shows the card's moves through the columns, newest first, and how long it stayed in each. */
export function TimeLineSection() {
  const t = useTranslations("card");
  const { id } = useEditor().application;
  const history = useQuery(trpc.applications.getStatusHistory.queryOptions({ applicationId: id }));
  return (
    <DrawerSection title={t("timeLine")}>
      <LoadState query={history} skeleton="h-16" />
      {history.data ? (
        <ol aria-label={t("timeLine")} className="mt-1 grid">
          {history.data.data.map((stay, index, stays) => (
            <StayEntry
              key={stay.enteredAt + stay.status}
              stay={stay}
              next={stays[index - 1]}
              soFar={(duration) => t("soFar", { duration })}
              unknown={t("dateUnknown")}
            />
          ))}
        </ol>
      ) : null}
    </DrawerSection>
  );
}
