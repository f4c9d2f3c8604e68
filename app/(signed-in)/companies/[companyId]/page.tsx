import type { Metadata } from "next";
import { cache } from "react";
import { CompanyPage } from "#components/companies/company-page.tsx";
import { CONTACTS_OF_COMPANY } from "#components/companies/page-sizes.ts";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { arriving } from "../../arriving.tsx";
import { notFoundWhenAbsent } from "../../not-found-when-absent.ts";
import { signedIn } from "../../signed-in.ts";

type Props = { params: Promise<{ companyId: string }> };

const readCompany = cache(async (companyId: string) => {
  const { call } = await signedIn();
  return notFoundWhenAbsent(
    Promise.all([
      call.companies.get({ companyId }),
      call.companies.listCards({ companyId }),
      call.contacts.list({ companyId, limit: CONTACTS_OF_COMPANY }),
    ]),
  );
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [company] = await readCompany((await params).companyId);
  return { title: company.name };
}

export default arriving(ListSkeleton, async ({ params }: Props) => {
  const [company, cards, contacts] = await readCompany((await params).companyId);
  return (
    <PageMessages namespaces={["companies"]}>
      <CompanyPage key={company.id} initial={company} initialCards={cards} initialContacts={contacts} />
    </PageMessages>
  );
});
