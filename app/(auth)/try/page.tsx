import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TextLink } from "#components/auth/text-link.tsx";
import { TryButton } from "#components/landing/try-button.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { openSandbox } from "./actions.ts";
import { passIfSandboxed } from "./sandboxed.ts";

type Props = { searchParams: Promise<{ minutes?: string; callbackUrl?: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("sandbox");
  return { title: t("tryTitle"), description: t("tryDescription") };
}

/** What a sandbox is, and the way into one; where too many were opened, when there may be another. */
export default async function TryPage({ searchParams }: Props) {
  const { minutes: wait, callbackUrl } = await searchParams;
  await passIfSandboxed(callbackUrl);
  const t = await getTranslations("sandbox");
  const minutes = Number(wait);
  return (
    <CenteredPage
      title={t("tryTitle")}
      description={minutes > 0 ? t("tryLater", { minutes }) : t("tryDescription")}
      below={t.rich("tryOr", { link: (words) => <TextLink href="/sign-up">{words}</TextLink> })}
    >
      <form action={openSandbox}>
        {callbackUrl ? <input type="hidden" name="callbackUrl" value={callbackUrl} /> : null}
        <TryButton label={t("open")} />
      </form>
    </CenteredPage>
  );
}
