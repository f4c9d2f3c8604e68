import { PageMessages } from "#components/i18n/client-messages.tsx";
import { EnterCode } from "#components/joining/enter-code.tsx";
import { JoinOrganization } from "#components/joining/join-organization.tsx";
import { toOperationError } from "#server/core/errors.ts";
import { titled } from "../../../titled.ts";
import { signedIn } from "../../signed-in.ts";

type Props = { params: Promise<{ code?: string[] }> };

// The address contains a code that other sites must not learn.
export const generateMetadata = titled("joining.title", { referrer: "no-referrer" });

/** Shows the organization that a join code leads to; without a code, asks for one. */
export default async function JoinRoute({ params }: Props) {
  const code = decodeURIComponent((await params).code?.[0] ?? "").slice(0, 40);
  const { call } = await signedIn();
  const found = code === "" ? null : await call.joining.preview({ code }).catch(nullWhenUnknown);
  return (
    <PageMessages namespaces={["joining"]}>
      {found === null ? <EnterCode code={code} /> : <JoinOrganization code={code} {...found} />}
    </PageMessages>
  );
}

function nullWhenUnknown(error: unknown): null {
  if (toOperationError(error).code === "not_found") return null;
  throw error;
}
