import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { groupTitle } from "#components/docs/pages.ts";
import { DocsTitle } from "#components/docs/prose.tsx";
import { OperationIndex } from "#components/docs/reference/operation-index.tsx";
import { referenceGroups } from "#server/transports/reference/reference.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docs.reference");
  return { title: t("title"), description: t("lead") };
}

export default async function ReferencePage() {
  const t = await getTranslations("docs.reference");
  return (
    <>
      <DocsTitle title={t("title")} lead={t("lead")} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        {referenceGroups().map(({ name, description, operations }) => (
          <section key={name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2 className="text-lg font-semibold tracking-tight">
              <Link href={`/docs/reference/${name}`} className="hover:underline">
                {groupTitle(name)}
              </Link>
            </h2>
            <p className="text-sm text-ink-muted">{description}</p>
            <OperationIndex operations={operations} />
          </section>
        ))}
      </div>
    </>
  );
}
