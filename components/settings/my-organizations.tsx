import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { Badge } from "#components/ui/badge.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";

export type MyOrganizationsProps = { organizations: Outputs["me"]["get"]["organizations"] };

/** Lists the person's organizations, and links to creating one. */
export function MyOrganizations({ organizations }: MyOrganizationsProps) {
  const t = useTranslations("settings.organizations");
  const roles = useTranslations("organizations.roles");
  return (
    <div className="grid justify-items-start gap-4">
      {organizations.length === 0 ? (
        <p className="text-sm text-ink-muted">{t("none")}</p>
      ) : (
        <ul className="grid w-full gap-1">
          {organizations.map(({ name, slug, role }) => (
            <li key={slug} className="flex min-h-8 items-center justify-between gap-3">
              <Link
                href={`/o/${slug}`}
                className="truncate rounded-control text-sm font-medium text-accent-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
              >
                {name}
              </Link>
              <Badge>{roles(role)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href="/o/new">{t("found")}</ButtonLink>
    </div>
  );
}
