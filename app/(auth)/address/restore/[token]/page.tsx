import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AddressForm } from "#components/auth/mailed-forms.tsx";
import { LinkOver } from "#components/auth/notices.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { readAddressUndo } from "#server/auth/address-undo.ts";
import { restoreAddress } from "../../actions.ts";

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("auth.addressRestore"))("title");
  return { title, referrer: "no-referrer", robots: "noindex" };
}

/** Where the notice to a former address leads: back to it. */
export default async function RestoreAddressPage({ params }: Props) {
  const { token } = await params;
  const found = await readAddressUndo(token);
  if (found === null) return <LinkOver purpose="address_undo" />;
  const t = await getTranslations("auth.addressRestore");
  return (
    <CenteredPage
      title={t("title")}
      description={t("description", { email: found.email })}
      below={t("notMe")}
    >
      <AddressForm action={restoreAddress} token={token} label={t("submit")} />
    </CenteredPage>
  );
}
