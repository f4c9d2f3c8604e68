import type { Metadata } from "next";
import { cache } from "react";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ContactPage } from "#components/people/contact/contact-page.tsx";
import { INTERACTIONS_A_PAGE } from "#components/people/people-data.ts";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { arriving } from "../../arriving.tsx";
import { notFoundWhenAbsent } from "../../not-found-when-absent.ts";
import { signedIn } from "../../signed-in.ts";

type Props = { params: Promise<{ contactId: string }> };

const readContact = cache(async (contactId: string) => {
  const { call } = await signedIn();
  return notFoundWhenAbsent(
    Promise.all([
      call.contacts.get({ contactId }),
      call.contacts.listLinkedApplications({ contactId }),
      call.interactions.list({ contactId, limit: INTERACTIONS_A_PAGE }),
    ]),
  );
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [contact] = await readContact((await params).contactId);
  return { title: contact.name };
}

export default arriving(ListSkeleton, async ({ params }: Props) => {
  const [contact, applications, interactions] = await readContact((await params).contactId);
  return (
    <PageMessages namespaces={["editing", "followUp", "people", "tasks"]}>
      <ContactPage
        key={contact.id}
        initial={contact}
        initialApplications={applications}
        initialInteractions={interactions}
      />
    </PageMessages>
  );
});
