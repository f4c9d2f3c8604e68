import { getTranslations } from "next-intl/server";
import { LinkOver } from "#components/auth/notices.tsx";
import { RecoveryForm } from "#components/auth/recovery.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { readRecovery } from "#server/auth/recovery/recover.ts";
import { SECRET_ADDRESS, titled } from "../../../../titled.ts";
import { restoreAddress } from "../../actions.ts";

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = titled("auth.addressRestore.title", SECRET_ADDRESS);

/** Shows the page that restores a former address. The notice to that address links to it. */
export default async function RestoreAddressPage({ params }: Props) {
  const { token } = await params;
  const found = await readRecovery("address_undo", token);
  if (found === null) return <LinkOver purpose="address_undo" />;
  const t = await getTranslations("auth.addressRestore");
  const { email, added } = found;
  return (
    <CenteredPage title={t("title")} description={t("description", { email })} below={t("notMe")}>
      <RecoveryForm action={restoreAddress} token={token} added={added} label={t("submit")} />
    </CenteredPage>
  );
}
