import { declareCodes } from "#server/core/codes.ts";

const words = declareCodes("auth", {
  ids: {
    user: "usr",
    account: "acc",
    session: "ses",
    passkey: "psk",
    apiKey: "key",
    oauthClient: "cli",
    oauthGrant: "grt",
    securityEvent: "sec",
  },
});

declare module "#server/core/codes.ts" {
  interface Codes {
    auth: typeof words;
  }
}
