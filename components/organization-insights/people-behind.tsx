import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type Inputs, type Outputs, trpc } from "#components/api/client.ts";
import { BehindFigure, BehindLine } from "#components/insights/behind-figure.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { applicantPath } from "#domain/applicant-path.ts";

type PeopleBehindProps = {
  query: Inputs["organizationInsights"]["listPeople"];
  title: string;
  onClose: () => void;
};
type Person = Outputs["organizationInsights"]["listPeople"]["people"][number];

/** Lists the people that a figure counts, each linked to their row of the roster. */
export default function PeopleBehind({ query, title, onClose }: PeopleBehindProps) {
  const t = useTranslations("organizationInsights");
  const read = useQuery(trpc.organizationInsights.listPeople.queryOptions(query));
  return (
    <BehindFigure
      title={title}
      read={read}
      failed={{ title: t("peopleFailed"), hint: t("peopleFailedHint"), retry: t("retry") }}
      onClose={onClose}
      summary={({ people, total }) => (
        <>
          {t("peopleCount", { total })}{" "}
          {people.length < total ? t("peopleFirst", { shown: people.length }) : null}
        </>
      )}
    >
      {({ people }) => (
        <ul aria-label={title} className="-mx-3">
          {people.map((person) => (
            <PersonLine
              key={`${person.email} ${person.membership?.leftAt}`}
              person={person}
              kind={query.figure.figure}
              slug={query.organizationSlug}
            />
          ))}
        </ul>
      )}
    </BehindFigure>
  );
}

function PersonLine({ person, kind, slug }: { person: Person; kind: string; slug: string }) {
  const t = useTranslations("organizationInsights");
  const { email, name, memberId, count, membership } = person;
  return (
    <BehindLine
      name={name?.trim() || email}
      href={memberId === null ? null : applicantPath(slug, memberId)}
      detail={membership?.cohortName ?? (name ? email : null)}
    >
      <span className="shrink-0 text-right text-xs text-ink-muted tabular-nums">
        {membership ? (
          <>
            {t(`departures.${membership.departureReason}`)}
            <br />
            <LocalTime value={membership.leftAt} format="date" />
          </>
        ) : (
          t(kind === "sharing" ? "boardCount" : "cardCount", { count: count ?? 0 })
        )}
      </span>
    </BehindLine>
  );
}
