import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { WebhookManager } from "#components/webhooks/webhooks.tsx";
import { LIMITS } from "#domain/limits.ts";
import { signedIn } from "../../signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("webhooks"))("title") };
}

export default async function WebhooksPage() {
  const { call } = await signedIn("/settings/webhooks");
  return <WebhookManager initial={await call.webhooks.list({ limit: LIMITS.requests.pageSizeMost })} />;
}
