import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChoosePasswordForm } from "#components/auth/reset-forms.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { readResetToken } from "#server/auth/reset.ts";
import { choosePassword } from "../actions.ts";

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations("auth.reset"))("chooseTitle");
  return { title, referrer: "no-referrer", robots: "noindex" };
}

export default async function ChoosePasswordPage({ params }: Props) {
  const { token } = await params;
  const t = await getTranslations("auth.reset");
  const user = await readResetToken(token);
  if (user === null) {
    return (
      <CenteredPage title={t("deadTitle")} description={t("deadDescription")}>
        <ButtonLink href="/reset" variant="primary" size="lg">
          {t("again")}
        </ButtonLink>
      </CenteredPage>
    );
  }
  const { email } = user;
  return (
    <CenteredPage title={t("chooseTitle")} description={t("chooseDescription", { email })}>
      <ChoosePasswordForm action={choosePassword} token={token} email={email} />
    </CenteredPage>
  );
}
