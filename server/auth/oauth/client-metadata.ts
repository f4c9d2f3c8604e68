import { applicationTypeOf } from "./redirect-uri.ts";

export const DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code";

/**
 * Completes an app's metadata with its application type, from its redirects. An app that connects only by the device flow and
 * names no response types gets none (RFC 7591, 2 would default to a code).
 */
export function completedMetadata(metadata: object): object {
  const said: Readonly<Record<string, unknown>> = { ...metadata };
  const { grant_types: grants, redirect_uris: redirectUris, response_types: responses } = said;
  const onDevices = Array.isArray(grants) && grants.includes(DEVICE_GRANT);
  const alone = onDevices && !grants.includes("authorization_code");
  return {
    application_type: applicationTypeOf(redirectUris),
    ...(alone && responses === undefined ? { response_types: [] } : {}),
  };
}
