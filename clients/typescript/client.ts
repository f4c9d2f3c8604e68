import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./generated/schema.ts";

export type Offerlane = Client<paths>;

/**
 * Offerlane's API, typed by its OpenAPI document: `offerlane.GET("/boards")`.
 * @param origin where Offerlane is reached, such as `https://offerlane.example`
 * @param credential an API key or an access token
 */
export function createOfferlane(origin: string, credential: string): Offerlane {
  return createClient<paths>({
    baseUrl: `${origin}/api/v1`,
    headers: { Authorization: `Bearer ${credential}` },
  });
}
