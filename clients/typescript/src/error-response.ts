import { kindOf } from "../generated/errors.ts";
import type { ApiError, Problem } from "./errors.ts";

/** Returns the error for an error response. */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  return new (kindOf(response.status))(response.status, problemIn(text), response.headers);
}

function problemIn(text: string): Partial<Problem> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Partial<Problem>) : {};
  } catch {
    // A proxy may respond with other text.
    return {};
  }
}
