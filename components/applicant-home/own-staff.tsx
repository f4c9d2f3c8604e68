import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { Panel } from "./panel.tsx";

/** Shows who coaches the applicant, the lead first, and who else is staff. */
export function OwnStaff({ own }: { own: Outputs["roster"]["getOwn"] }) {
  const t = useTranslations("applicantHome");
  const { coaches } = own.row;
  const others = own.staff.filter(({ id }) => !coaches.some((coach) => coach.id === id));
  return (
    <Panel title={t("coaches")}>
      {coaches.map(({ id, name }, index) => (
        <p key={id} className="flex items-baseline justify-between gap-3 font-medium">
          <span className="min-w-0 truncate">{name}</span>
          {index === 0 ? <span className="shrink-0">{t("lead")}</span> : null}
        </p>
      ))}
      {coaches.length > 0 && others.length > 0 ? <h3 className="text-ink-muted">{t("otherStaff")}</h3> : null}
      {own.staff.length === 0 ? <p className="text-ink-muted">{t("noCoaches")}</p> : null}
      <ul className="grid gap-2">
        {others.map((member) => (
          <li key={member.id} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">{member.name}</span>
            <span className="shrink-0 text-ink-muted">{t(`roles.${member.role}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
