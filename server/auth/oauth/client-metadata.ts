import { applicationTypeOf } from "./redirect-uri.ts";

export const DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code";

/**
 * What an app's metadata are taken to say besides what they say: of which type it is, by its redirects; and of one that connects by the
 * device flow alone that it asks for no response, where it says nothing of responses (RFC 7591, 2 would have it ask for a code).
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
