import { getTranslations } from "next-intl/server";
import { SendAgainForm } from "#components/auth/mailed-forms.tsx";
import { LocalMailHint } from "#components/auth/notices.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { TextAnchor } from "#components/ui/anchor.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import { lastRequestedMail } from "#server/auth/resend-mail.ts";
import { isLocal } from "../../../dev/local-only.ts";
import { titled } from "../../../titled.ts";
import { ownDigest } from "../../browser.ts";
import { sendAgain } from "./actions.ts";

const ELSEWHERE = { sign_up: "/sign-up", sign_in: "/sign-in", reset: "/reset" } as const;

export const generateMetadata = titled("auth.checkMail.title");

/** Says what to do next. The page is the same whether or not the address has an account. */
export default async function CheckMailPage() {
  const requested = await lastRequestedMail(await ownDigest());
  const t = await getTranslations("auth.checkMail");
  const back = ELSEWHERE[requested?.purpose ?? "sign_in"];
  const description = requested
    ? t.rich(`sent.${requested.purpose}`, {
        ...limitsInTexts,
        email: () => <strong className="font-medium wrap-anywhere text-ink">{requested.email}</strong>,
      })
    : t("sent.unknown");
  return (
    <CenteredPage
      title={t("title")}
      description={description}
      below={t.rich("startOver", { link: (words) => <TextAnchor href={back}>{words}</TextAnchor> })}
    >
      <div className="grid gap-6">
        {(await isLocal("localMail")) ? <LocalMailHint /> : null}
        {requested ? <SendAgainForm action={sendAgain} /> : null}
      </div>
    </CenteredPage>
  );
}
