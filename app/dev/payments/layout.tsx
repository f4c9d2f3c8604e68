import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import { Callout } from "#components/ui/callout.tsx";

/** Renders the pages of the built-in test provider, which replaces Stripe if Stripe isn't configured. */
export default async function TestPaymentsLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations("testPayments");
  return (
    <ClientMessages namespaces={[]}>
      <main id="main" className="mx-auto grid w-full max-w-2xl gap-8 px-5 py-10">
        <Callout tone="warning">{t("banner")}</Callout>
        {children}
      </main>
    </ClientMessages>
  );
}
