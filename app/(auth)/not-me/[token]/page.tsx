import { getTranslations } from "next-intl/server";
import { LinkOver } from "#components/auth/notices.tsx";
import { RecoveryForm } from "#components/auth/recovery.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { readRecovery } from "#server/auth/recovery/recover.ts";
import { SECRET_ADDRESS, titled } from "../../../titled.ts";
import { undoChange } from "../actions.ts";

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = titled("auth.recovery.title", SECRET_ADDRESS);

/** Shows the page behind "This wasn't me" in an email. It has a button, because a scanner that opens the link must not end anything. */
export default async function NotMePage({ params }: Props) {
  const { token } = await params;
  const found = await readRecovery("not_me", token);
  if (found === null) return <LinkOver purpose="not_me" />;
  const t = await getTranslations("auth.recovery");
  const { email, changedTo, added } = found;
  return (
    <CenteredPage
      title={t("title")}
      description={changedTo === null ? t("description", { email }) : t("moved", { email, changedTo })}
      below={t("wasMe")}
    >
      <RecoveryForm action={undoChange} token={token} added={added} label={t("submit")} />
    </CenteredPage>
  );
}
