import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DocsFrame } from "#components/docs/docs-frame.tsx";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import { referenceGroups } from "#server/transports/reference/reference.ts";
import { visitor } from "../(signed-in)/signed-in.ts";
import { shareCard } from "../share-card.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("docs");
  return {
    ...shareCard(),
    title: { default: t("title"), template: `%s · Offerlane ${t("name")}` },
    description: t("description"),
  };
}

export default async function DocsLayout({ children }: { children: ReactNode }) {
  const groups = referenceGroups().map(({ name }) => name);
  return (
    <ClientMessages namespaces={["docsSearch", "docsRun"]}>
      <DocsFrame groups={groups} isSignedIn={(await visitor()) !== null}>
        {children}
      </DocsFrame>
    </ClientMessages>
  );
}
