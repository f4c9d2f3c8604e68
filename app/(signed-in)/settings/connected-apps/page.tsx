import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ConnectedApps } from "#components/oauth/connected-apps.tsx";
import { SCOPES } from "#domain/scopes.ts";
import { signedIn } from "../../signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("oauth.apps"))("title") };
}

export default async function ConnectedAppsPage() {
  const { call } = await signedIn("/settings/connected-apps");
  return <ConnectedApps initial={await call.connectedApps.list({})} sentences={SCOPES} />;
}
