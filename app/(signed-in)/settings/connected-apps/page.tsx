import { ConnectedApps } from "#components/oauth/connected-apps.tsx";
import { SCOPES } from "#domain/scopes.ts";
import { titled } from "../../../titled.ts";
import { signedIn } from "../../signed-in.ts";

export const generateMetadata = titled("oauth.apps.title");

export default async function ConnectedAppsPage() {
  const { call } = await signedIn();
  return <ConnectedApps initial={await call.connectedApps.list({})} sentences={SCOPES} />;
}
