export type { ErrorCode } from "../generated/codes.ts";
export {
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  ValidationError,
  VersionMismatchError,
} from "../generated/errors.ts";
export type { components } from "../generated/schema.ts";
export { type ApiResponse, Call, ListCall } from "./call.ts";
export { createOfferlane, type Offerlane } from "./client.ts";
export {
  ApiError,
  ConnectionError,
  OfferlaneError,
  type Problem,
  TimeoutError,
  WebhookError,
} from "./errors.ts";
export type {
  Input,
  Item,
  Minimal,
  OfferlaneOptions,
  OperationName,
  Output,
  RequestOptions,
} from "./types.ts";
export { verifyWebhook, type WebhookEvent, type WebhookOptions } from "./webhooks.ts";
