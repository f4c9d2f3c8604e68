import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Provider } from "oidc-provider";
import { accessTokenOf } from "../secrets.ts";
import { matchesSecret } from "./client-store.ts";
import type { TokenAccount } from "./configuration.ts";

// All use of oidc-provider beyond its documented interface is in this file. Its test fails if an upgrade changes it.

/** Makes access tokens begin with their kind and environment. The library's configuration only sets their randomness. */
export function nameTokens(provider: Provider): void {
  const tokens = internalsOf<{ generateTokenId(): string }>(provider.AccessToken, "generateTokenId");
  const random = tokens.generateTokenId;
  tokens.generateTokenId = function generateTokenId() {
    const account = Provider.ctx?.oidc.entities.Account as TokenAccount | undefined;
    return accessTokenOf(account?.environment ?? "live", random.call(this));
  };
}

/** Compares a client's secret with the stored digest. The library would store the secret itself. */
export function compareDigests(provider: Provider): void {
  const clients = internalsOf<{
    clientSecret?: string;
    compareClientSecret(presented: string): boolean | Promise<boolean>;
  }>(provider.Client, "compareClientSecret");
  clients.compareClientSecret = function compareClientSecret(presented) {
    return matchesSecret(this.clientSecret, presented);
  };
}

/** Returns a request and response of Node with these cookies, for library functions that require them. Pages don't have any. */
export function makeExchange(cookieHeader: string | null): {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
} {
  const request = new IncomingMessage(new Socket());
  request.headers = { cookie: cookieHeader ?? "" };
  return { request, response: new ServerResponse(request) };
}

/** Returns the model with its inner method. @throws if the method no longer exists, because an override would silently have no effect */
function internalsOf<Inside>(model: { readonly prototype: object }, method: keyof Inside & string): Inside {
  if (typeof Reflect.get(model.prototype, method) !== "function") {
    throw new Error(`oidc-provider's ${method} no longer exists. Find its replacement before you upgrade.`);
  }
  return model.prototype as Inside;
}
