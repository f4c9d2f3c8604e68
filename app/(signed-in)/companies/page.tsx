import { CompaniesPage } from "#components/companies/companies-page.tsx";
import { COMPANIES_A_PAGE } from "#components/companies/page-sizes.ts";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { LIMITS } from "#domain/limits.ts";
import { titled } from "../../titled.ts";
import { arriving } from "../arriving.tsx";
import { signedIn } from "../signed-in.ts";

type Props = { searchParams: Promise<{ search?: string | string[] }> };

export const generateMetadata = titled("companies.companies");

export default arriving(ListSkeleton, async ({ searchParams }: Props) => {
  const { search: requested } = await searchParams;
  const search =
    (Array.isArray(requested) ? requested[0] : requested)?.trim().slice(0, LIMITS.text.title) ?? "";
  const { call } = await signedIn();
  const initial = await call.companies.list({
    limit: COMPANIES_A_PAGE,
    ...(search === "" ? {} : { search }),
  });
  return (
    <PageMessages namespaces={["companies"]}>
      <CompaniesPage initial={initial} initialSearch={search} />
    </PageMessages>
  );
});
