import { authorize } from "#server/core/authorization.ts";
import type { RequestContext } from "#server/core/context.ts";
import { OperationError } from "#server/core/errors.ts";
import type { Callable } from "#server/core/group.ts";
import { callOperation } from "#server/core/procedure.ts";
import { withForm } from "./form.ts";
import { coercionOf } from "./rest/coercion.ts";
import { declaredOperations } from "./rest/routes.ts";

const uploads: ReadonlyMap<string, Callable> = new Map(
  declaredOperations()
    .filter(({ contract }) => contract.upload)
    .map((operation) => [operation.procedure, operation]),
);

/** Returns the operation of a procedure that takes a file, or undefined. */
export function uploadOf(procedure: string): Callable | undefined {
  return uploads.get(procedure);
}

/**
 * Calls an operation with a form, so that a page's upload is streamed as over REST.
 * @throws unsupported_media_type if the procedure takes no file; the operation's error
 */
export async function callWithForm(
  request: Request,
  operation: Callable | undefined,
  context: RequestContext,
): Promise<unknown> {
  const upload = operation?.contract.upload;
  if (!upload) throw new OperationError("unsupported_media_type", "This procedure takes JSON.");
  const { contract } = operation;
  await authorize(contract, context);
  context.authorized.add(contract);
  return withForm(request, upload, coercionOf(contract), (fields) =>
    callOperation(operation, fields, context, request.signal),
  );
}
