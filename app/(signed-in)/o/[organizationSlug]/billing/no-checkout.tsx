import { useTranslations } from "next-intl";
import { LeaveSandbox } from "#components/sandbox/leave-sandbox.tsx";
import { ButtonLink } from "#components/ui/button.tsx";

/** Explains in a sandbox, in place of the checkout, where seats can be bought. */
export function NoCheckout({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations("sandbox");
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-ink-muted">{t(isGuest ? "noCheckoutGuest" : "noCheckout")}</p>
      {isGuest ? (
        <ButtonLink variant="primary" href={`/sign-up?${new URLSearchParams({ callbackUrl: "/o/new" })}`}>
          {t("makeAccount")}
        </ButtonLink>
      ) : (
        <LeaveSandbox variant="primary" label={t("leave")} />
      )}
    </div>
  );
}
