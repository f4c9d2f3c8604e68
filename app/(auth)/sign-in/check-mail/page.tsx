import type { Metadata } from "next";
import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import { LocalMailHint } from "#components/auth/local-mail-hint.tsx";
import { TextLink } from "#components/auth/text-link.tsx";
import { CenteredPage } from "#components/shell/centered-page.tsx";
import { env } from "#server/lib/env.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth.checkMail"))("title") };
}

export default async function CheckMailPage() {
  // Whether mail leaves is known where the product runs, not where it was built.
  await connection();
  const t = await getTranslations("auth.checkMail");
  return (
    <CenteredPage
      title={t("title")}
      description={t("description")}
      below={t.rich("late", { link: (words) => <TextLink href="/sign-in">{words}</TextLink> })}
    >
      {env().localMail ? <LocalMailHint /> : null}
    </CenteredPage>
  );
}
