import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TryForm } from "#components/landing/try-form.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { TextAnchor } from "#components/ui/anchor.tsx";
import { openSandbox } from "./actions.ts";
import { passIfSandboxed } from "./sandboxed.ts";

type Props = { searchParams: Promise<{ callbackUrl?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("sandbox");
  return { title: t("tryTitle"), description: t("tryDescription") };
}

/** Explains what a sandbox is and opens one. */
export default async function TryPage({ searchParams }: Props) {
  const { callbackUrl } = await searchParams;
  await passIfSandboxed(callbackUrl);
  const t = await getTranslations("sandbox");
  return (
    <CenteredPage
      title={t("tryTitle")}
      description={t("tryDescription")}
      below={t.rich("tryOr", { link: (words) => <TextAnchor href="/sign-up">{words}</TextAnchor> })}
    >
      <TryForm action={openSandbox} label={t("open")} callbackUrl={callbackUrl} variant="primary" />
    </CenteredPage>
  );
}
