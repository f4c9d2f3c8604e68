import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Provider } from "oidc-provider";
import { accessTokenOf } from "./access-token.ts";
import type { TokenAccount } from "./accounts.ts";
import { matchesSecret } from "./client-store.ts";

// All that we rely on of oidc-provider beyond its documented interface stands here, and its test fails where an upgrade changes it.

/** Has access tokens begin with what they are and where they work: the library's configuration sets only how random they are. */
export function nameTokens(provider: Provider): void {
  const tokens = insideOf<{ generateTokenId(): string }>(provider.AccessToken, "generateTokenId");
  const random = tokens.generateTokenId;
  tokens.generateTokenId = function generateTokenId() {
    const account = Provider.ctx?.oidc.entities.Account as TokenAccount | undefined;
    return accessTokenOf(account?.environment ?? "live", random.call(this));
  };
}

/** Has a client's secret compared with the digest that is kept of it: the library would keep the secret itself. */
export function compareDigests(provider: Provider): void {
  const clients = insideOf<{
    clientSecret?: string;
    compareClientSecret(presented: string): boolean | Promise<boolean>;
  }>(provider.Client, "compareClientSecret");
  clients.compareClientSecret = function compareClientSecret(presented) {
    return matchesSecret(this.clientSecret, presented);
  };
}

/** A request with these cookies, for functions of the library that take Node's own, where a page has none at hand. */
export function exchangeOf(cookieHeader: string | null): {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
} {
  const request = new IncomingMessage(new Socket());
  request.headers = { cookie: cookieHeader ?? "" };
  return { request, response: new ServerResponse(request) };
}

/** @throws where the model has no such method any more: an override would silently do nothing */
function insideOf<Inside>(model: { readonly prototype: object }, method: keyof Inside & string): Inside {
  if (typeof Reflect.get(model.prototype, method) !== "function") {
    throw new Error(`oidc-provider's ${method} is gone: see what took its place before you upgrade.`);
  }
  return model.prototype as Inside;
}
