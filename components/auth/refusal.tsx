import { useTranslations } from "next-intl";
import { Callout } from "#components/ui/callout.tsx";

/** Why signing in did not work, when a mailed link or a provider led back here. */
export function Refusal({ code }: { code: string | undefined }) {
  const t = useTranslations("auth.refusal");
  if (code === undefined) return null;
  const known = [
    "VerificationOver",
    "OAuthAccountNotLinked",
    "NoEmail",
    "AccessDenied",
    "rate_limited",
  ] as const;
  return (
    <Callout tone="error" role="alert" className="mb-6">
      {t(known.find((name) => name === code) ?? "other")}
    </Callout>
  );
}
