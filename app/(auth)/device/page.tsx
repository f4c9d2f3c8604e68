import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ActionForm } from "#components/auth/action-form.tsx";
import { FormField } from "#components/auth/form-field.tsx";
import { Submit } from "#components/auth/submit.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { shownUserCode } from "#server/auth/oauth/device-request.ts";
import { withCallback } from "#server/auth/safe-path.ts";
import { titled } from "../../titled.ts";
import { currentSession } from "../browser.ts";
import { enterCode } from "./actions.ts";

type Props = { searchParams: Promise<{ user_code?: string | string[] }> };

export const generateMetadata = titled("oauth.device.title", { robots: { index: false } });

/** Takes the code that an app on a device or in a terminal shows. Even if a link brought the code, the person has to compare it. */
export default async function DevicePage({ searchParams }: Props) {
  const code = [(await searchParams).user_code ?? ""].flat()[0]?.slice(0, 20) ?? "";
  if ((await currentSession()) === null) {
    const query = code === "" ? "" : `?${new URLSearchParams({ user_code: code })}`;
    redirect(withCallback("/sign-in", `/device${query}`));
  }
  const t = await getTranslations("oauth.device");
  return (
    <CenteredPage title={t("title")} description={t(code === "" ? "enter" : "check")} below={t("warning")}>
      <ActionForm action={enterCode}>
        <FormField
          label={t("code")}
          hint={t("codeHint")}
          name="code"
          defaultValue={code === "" ? undefined : shownUserCode(code)}
          isCode
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          autoFocus
        />
        <Submit intent="enter" variant="primary" size="lg">
          {t("submit")}
        </Submit>
      </ActionForm>
    </CenteredPage>
  );
}
