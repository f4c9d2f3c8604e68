import { useTranslations } from "next-intl";
import { LIMITS } from "#domain/limits.ts";
import { FormField } from "./form-field.tsx";

/** Asks for the email address to sign in with. */
export function EmailField({ value }: { value?: string | undefined }) {
  const t = useTranslations("auth");
  return (
    <FormField
      label={t("email")}
      required
      name="email"
      type="email"
      autoComplete="username webauthn"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LIMITS.text.email}
      defaultValue={value}
    />
  );
}
