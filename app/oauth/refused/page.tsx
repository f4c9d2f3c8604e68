import { getTranslations } from "next-intl/server";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { titled } from "../../titled.ts";

type Props = { searchParams: Promise<{ error?: string }> };

const SENTENCES: ReadonlyMap<string, "redirect" | "client"> = new Map([
  ["invalid_redirect_uri", "redirect"],
  ["invalid_client", "client"],
  ["invalid_client_metadata", "client"],
]);

export const generateMetadata = titled("oauth.refused.title", { robots: { index: false } });

/** Says why an app's request was rejected. The code in the address selects the text, and is shown only if it is well formed. */
export default async function RejectedPage({ searchParams }: Props) {
  const { error = "" } = await searchParams;
  const t = await getTranslations("oauth.refused");
  const code = /^[a-z_]{1,40}$/.test(error) ? error : null;
  return (
    <CenteredPage
      title={t("title")}
      description={t(SENTENCES.get(code ?? "") ?? "other")}
      below={code === null ? null : t("code", { code })}
    >
      <p className="leading-relaxed">{t("nothing")}</p>
    </CenteredPage>
  );
}
