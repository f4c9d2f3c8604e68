import { KeyRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClasses } from "#components/ui/button-classes.ts";
import { PasskeyButton, type PasskeyButtonProps } from "./passkey-button.tsx";

export type PasskeyFormProps = Pick<PasskeyButtonProps, "action" | "options" | "hidden" | "inAutofill"> & {
  /** True if another way to sign in comes first. */
  isSecondary?: boolean;
};

/** Asks for a passkey. */
export function PasskeyForm({ isSecondary, ...rest }: PasskeyFormProps) {
  const t = useTranslations("auth");
  return (
    <PasskeyButton
      {...rest}
      unanswered={t("problem.passkeyUnanswered")}
      className={buttonClasses({ variant: isSecondary ? "secondary" : "primary", size: "lg" })}
    >
      <KeyRound aria-hidden />
      {t("verify.passkey")}
    </PasskeyButton>
  );
}
