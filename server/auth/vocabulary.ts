import { declareWords } from "#server/core/vocabulary.ts";

const words = declareWords("auth", {
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

declare module "#server/core/vocabulary.ts" {
  interface Vocabulary {
    auth: typeof words;
  }
}
