import { KeyManager } from "#components/api-keys/api-keys.tsx";
import { ALL_SCOPES, SCOPES } from "#domain/scopes.ts";
import { titled } from "../../../titled.ts";
import { signedIn } from "../../signed-in.ts";

export const generateMetadata = titled("apiKeys.title");

export default async function ApiKeysPage() {
  const { call, viewer } = await signedIn();
  const keys = await call.apiKeys.list({});
  const choices = ALL_SCOPES.map((scope) => ({ scope, sentence: SCOPES[scope] }));
  return <KeyManager initial={keys} choices={choices} onlySandbox={viewer.environment === "sandbox"} />;
}
