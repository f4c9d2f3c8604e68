export const codes = {
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
} as const;
