import { Check, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button.tsx";
import { longTextClasses } from "#components/ui/button-classes.ts";
import { Card } from "#components/ui/card.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { limitsInTexts } from "#domain/limits-in-texts.ts";
import type { Role } from "#domain/roles.ts";

export type RoleExplanationProps = {
  role: Role;
  expiresAt: string;
};

const POINTS = {
  applicant: ["yours", "share", "leave"],
  coach: ["follow", "notes", "own"],
  admin: ["follow", "manage", "own"],
  owner: ["follow", "run", "own"],
} as const;

/** Says what joining in a role means, before the person accepts. */
export function RoleExplanation({ role, expiresAt }: RoleExplanationProps) {
  const t = useTranslations("invitation");
  return (
    <Card className="grid gap-3 p-5 text-sm leading-relaxed">
      <ul className="grid gap-2.5">
        {POINTS[role].map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-text" />
            {t(`points.${point}`)}
          </li>
        ))}
      </ul>
      <p className="flex gap-2.5 border-t border-line pt-3 text-ink-muted">
        <Clock aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span>{t.rich("until", { time: () => <LocalTime value={expiresAt} /> })}</span>
      </p>
    </Card>
  );
}

/** Offers to sign in or sign up; both lead back here. */
export function SignInFirst({ email, path }: { email: string; path: string }) {
  const t = useTranslations("invitation");
  const query = new URLSearchParams({ callbackUrl: path });
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-muted wrap-anywhere">{t("forAddress", { email })}</p>
      <ButtonLink href={`/sign-up?${query}`} variant="primary" size="lg">
        {t("signUp")}
      </ButtonLink>
      <ButtonLink href={`/sign-in?${query}`} size="lg">
        {t("signIn")}
      </ButtonLink>
    </div>
  );
}

export type InvitationOverProps = {
  status: "expired" | "accepted" | "declined" | "revoked";
  organization: string;
  /** The organization's page if the reader accepted the invitation; otherwise null. */
  path: string | null;
};

/** Says why an invitation is no longer open, and what to do. */
export function InvitationOver({ status, organization, path }: InvitationOverProps) {
  const t = useTranslations("invitation");
  return (
    <div className="grid gap-6">
      <p className="leading-relaxed text-ink-muted">
        {t(`overText.${status}`, { ...limitsInTexts, organization })}
      </p>
      <ButtonLink href={path ?? "/today"} size="lg" className={path ? longTextClasses : undefined}>
        {path ? t("open", { organization }) : t("goOn")}
      </ButtonLink>
    </div>
  );
}

/** Says what to do if a link opens no invitation. It doesn't say whether there ever was one. */
export function InvitationUnknown() {
  const t = useTranslations("invitation");
  return (
    <div className="grid gap-6">
      <p className="leading-relaxed text-ink-muted">{t("unknown.text")}</p>
      <ButtonLink href="/sharing" size="lg">
        {t("unknown.open")}
      </ButtonLink>
    </div>
  );
}
