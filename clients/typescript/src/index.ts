export type { components } from "../generated/schema.ts";
export { type Answer, Call, ListCall } from "./call.ts";
export { createOfferlane, type Offerlane } from "./client.ts";
export {
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  NotFoundError,
  OfferlaneError,
  PermissionError,
  type Problem,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
  VersionMismatchError,
  WebhookError,
} from "./errors.ts";
export type { Input, Item, OfferlaneOptions, OperationName, Output, RequestOptions } from "./types.ts";
export { verifyWebhook, type WebhookOptions } from "./webhooks.ts";
