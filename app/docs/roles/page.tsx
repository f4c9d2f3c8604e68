import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RoleTable, ScopeTable } from "#components/docs/guide/tables.tsx";
import { DocsSection, DocsTitle } from "#components/docs/prose.tsx";
import { ALL_SCOPES, SCOPES } from "#domain/scopes.ts";
import { referenceGroups } from "#server/transports/reference/reference.ts";
import { roleRows } from "#server/transports/reference/roles.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docs.roles");
  return { title: t("title"), description: t("lead") };
}

export default async function RolesPage() {
  const t = await getTranslations("docs.roles");
  const operations = referenceGroups().flatMap(({ operations }) => operations);
  const needing = (scope: string | null) =>
    operations.filter((one) => one.scope === scope).map(({ name }) => name);
  const scopes = [
    { name: null, sentence: "", operations: needing(null) },
    ...ALL_SCOPES.map((name) => ({ name, sentence: SCOPES[name], operations: needing(name) })),
  ];
  const rows = roleRows();
  return (
    <>
      <DocsTitle title={t("title")} lead={t("lead")} />
      <DocsSection id="roles" title={t("rolesTitle")} text={t("rolesText")}>
        <RoleTable rows={rows} />
      </DocsSection>
      <DocsSection id="scopes" title={t("scopesTitle")} text={t("scopesText")}>
        <ScopeTable scopes={scopes} />
      </DocsSection>
    </>
  );
}
