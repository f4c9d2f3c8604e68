import { getTranslations } from "next-intl/server";
import { AddressForm } from "#components/auth/mailed-forms.tsx";
import { LinkOver } from "#components/auth/notices.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { readChangeApproval } from "#server/auth/factors/new-factor-guard.ts";
import { SECRET_ADDRESS, titled } from "../../../titled.ts";
import { allow } from "../actions.ts";

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = titled("auth.allowChange.title", SECRET_ADDRESS);

/**
 * Shows the page that asks the reader of the email to allow an early change of address or removal of a
 * factor.
 */
export default async function AllowChangePage({ params }: Props) {
  const { token } = await params;
  const found = await readChangeApproval(token);
  if (found === null) return <LinkOver purpose="allow_change" />;
  const t = await getTranslations("auth.allowChange");
  return (
    <CenteredPage
      title={t("title")}
      description={t("description", { email: found.email })}
      below={t("notMe")}
    >
      <AddressForm action={allow} token={token} label={t("submit")} />
    </CenteredPage>
  );
}
