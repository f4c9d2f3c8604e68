import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CompaniesPage } from "#components/companies/companies-page.tsx";
import { COMPANIES_A_PAGE } from "#components/companies/page-sizes.ts";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { LIMITS } from "#domain/limits.ts";
import { Arriving } from "../arriving.tsx";
import { signedIn } from "../signed-in.ts";

type Props = { searchParams: Promise<{ search?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("companies");
  return { title: t("companies") };
}

export default async function CompaniesRoute({ searchParams }: Props) {
  const { search: asked } = await searchParams;
  const search = (Array.isArray(asked) ? asked[0] : asked)?.trim().slice(0, LIMITS.text.title) ?? "";
  return (
    <Arriving shape={<ListSkeleton />}>
      <Companies search={search} />
    </Arriving>
  );
}

async function Companies({ search }: { search: string }) {
  const { call } = await signedIn("/companies");
  const initial = await call.companies.list({
    limit: COMPANIES_A_PAGE,
    ...(search === "" ? {} : { search }),
  });
  return (
    <PageMessages namespaces={["companies"]}>
      <CompaniesPage initial={initial} initialSearch={search} />
    </PageMessages>
  );
}
