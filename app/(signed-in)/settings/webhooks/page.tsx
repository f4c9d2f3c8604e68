import { WebhookManager } from "#components/webhooks/webhooks.tsx";
import { LIMITS } from "#domain/limits.ts";
import { titled } from "../../../titled.ts";
import { signedIn } from "../../signed-in.ts";

export const generateMetadata = titled("webhooks.title");

export default async function WebhooksPage() {
  const { call } = await signedIn();
  return <WebhookManager initial={await call.webhooks.list({ limit: LIMITS.requests.pageSizeMost })} />;
}
