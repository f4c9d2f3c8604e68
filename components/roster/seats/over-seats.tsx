import { Armchair } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

type Organization = Outputs["pages"]["organization"];

/** Stands in the place of what is closed while the organization is over its seats: by how many, and both ways out. */
export function OverSeats({ organization: { slug, role, seats } }: { organization: Organization }) {
  const t = useTranslations("overSeats");
  const { over, used, total } = seats ?? { over: 0, used: 0, total: 0 };
  const isManager = role !== "coach";
  return (
    <EmptyState
      icon={<Armchair aria-hidden />}
      title={t("title", { over })}
      description={`${t("text", { used, total, over })} ${t(isManager ? "waysOut" : "askManagers")}`}
      action={
        isManager ? (
          <>
            <ButtonLink variant="primary" href={`/o/${slug}/billing`}>
              {t("addSeats")}
            </ButtonLink>
            <ButtonLink href={`/o/${slug}/members`}>{t("removeApplicants")}</ButtonLink>
          </>
        ) : undefined
      }
    />
  );
}
