import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AddressForm } from "#components/auth/mailed-forms.tsx";
import { LinkOver } from "#components/auth/notices.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { readAddressChange } from "#server/auth/address-change.ts";
import { withCallback } from "#server/auth/safe-path.ts";
import { SECRET_ADDRESS, titled } from "../../../../titled.ts";
import { currentSession } from "../../../browser.ts";
import { confirmChange } from "../../actions.ts";

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = titled("auth.addressChange.title", SECRET_ADDRESS);

/** Shows the page that confirms a new address. The person who asked for the change must be signed in. */
export default async function ConfirmAddressPage({ params }: Props) {
  const { token } = await params;
  const session = await currentSession();
  if (session === null) redirect(withCallback("/sign-in", `/address/confirm/${token}`));
  const found = await readAddressChange(token, session.userId);
  if (found === null) return <LinkOver purpose="address_change" />;
  const t = await getTranslations("auth.addressChange");
  return (
    <CenteredPage
      title={t("title")}
      description={t("description", { email: found.email })}
      below={t("notMe")}
    >
      <AddressForm action={confirmChange} token={token} label={t("submit")} />
    </CenteredPage>
  );
}
