import { ShieldCheck } from "lucide-react";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { titled } from "../../titled.ts";
import { signedIn } from "../signed-in.ts";

type Props = { searchParams: Promise<{ organization?: string }> };

export const generateMetadata = titled("organizations.secondFactor.barredShort");

/** Replaces an organization's pages for staff who lack the second factor that it requires. */
export default async function SecondFactorPage({ searchParams }: Props) {
  const { organization: slug = "" } = await searchParams;
  const { call } = await signedIn();
  const [{ organizations }, factors] = await Promise.all([call.me.get({}), call.factors.get({})]);
  const organization = organizations.find((item) => item.slug === slug);
  if (!organization) redirect("/today");
  const t = await getTranslations("organizations.secondFactor");
  const hasFactor = factors.passkeys.length > 0 || factors.app !== null;
  const { name } = organization;
  return (
    <EmptyState
      headingLevel="h1"
      icon={<ShieldCheck aria-hidden />}
      title={hasFactor ? t("readyTitle") : t("barredTitle", { name })}
      description={hasFactor ? t("ready", { name }) : t("barred", { name })}
      action={
        hasFactor ? (
          <ButtonLink href={`/o/${slug}`} variant="primary">
            {t("goOn", { name })}
          </ButtonLink>
        ) : (
          <ButtonLink
            href={`/settings/sign-in?${new URLSearchParams({ organization: slug })}`}
            variant="primary"
          >
            {t("setUp")}
          </ButtonLink>
        )
      }
    />
  );
}
