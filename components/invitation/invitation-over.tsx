import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";

export type InvitationOverProps = {
  status: "expired" | "accepted" | "declined" | "revoked";
  organization: string;
};

/** For an invitation that no longer waits: why, and what can be done. */
export function InvitationOver({ status, organization }: InvitationOverProps) {
  const t = useTranslations("invitation");
  return (
    <div className="grid gap-6">
      <p className="leading-relaxed text-ink-muted">
        {t(`overText.${status}`, { ...limitsInTexts, organization })}
      </p>
      <ButtonLink href="/today" size="lg">
        {t("goOn")}
      </ButtonLink>
    </div>
  );
}
