import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { LocalTime } from "#components/ui/local-time.tsx";

/** What a sandbox holds: its person, their search, and the organizations they are in. */
export function SandboxFacts({ described }: { described: Outputs["sandbox"]["get"] }) {
  const t = useTranslations("sandbox");
  const roles = useTranslations("organizations.roles");
  const { email, displayName, boards, applications, organizations, plantedAt } = described;
  const facts = [
    { name: t("person"), value: displayName ? `${displayName}, ${email}` : email },
    { name: t("search"), value: t("searchValue", { boards, applications }) },
    ...organizations.map(({ slug, name, role, members }) => ({
      name: t("organization", { role: roles(role) }),
      value: t("organizationValue", { name, members }),
      key: slug,
    })),
    { name: t("planted"), value: <LocalTime value={plantedAt} format="dateTime" /> },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-3">
      {facts.map(({ name, value, ...rest }) => (
        <div key={"key" in rest ? rest.key : name} className="grid pb-2 sm:contents">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
