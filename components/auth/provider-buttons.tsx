import { useTranslations } from "next-intl";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { ProviderButton } from "./provider-button.tsx";

type OutsideProvider = { id: string; name: string };

export type ProviderButtonsProps = { providers: readonly OutsideProvider[]; callbackUrl: string };

/** Lists the external providers that can be used here; renders nothing if there are none. */
export function ProviderButtons({ providers, callbackUrl }: ProviderButtonsProps) {
  const t = useTranslations("auth");
  if (providers.length === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      {providers.map(({ id, name }) => (
        <ProviderButton
          key={id}
          provider={id}
          callbackUrl={callbackUrl}
          className={buttonClasses({ size: "lg" })}
        >
          {t("continueWith", { provider: name })}
        </ProviderButton>
      ))}
    </div>
  );
}
