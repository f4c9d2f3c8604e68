import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import { TodayPage } from "#components/today/today-page.tsx";
import { signedIn } from "../signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("today"))("today") };
}

export default async function TodayRoute() {
  const { call } = await signedIn("/today");
  return (
    <ClientMessages namespaces={["today"]}>
      <TodayPage initial={await call.today.get({})} renderedAt={new Date().toISOString()} />
    </ClientMessages>
  );
}
