import { useTranslations } from "next-intl";
import { Field } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { LIMITS } from "#domain/limits.ts";
import type { FormState } from "./form-state.ts";

/** The address that somebody signs in with. */
export function EmailField({ state, value }: { state: FormState; value?: string | undefined }) {
  const t = useTranslations("auth");
  return (
    <Field label={t("email")} error={state.errors.email} required>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.text.email}
          defaultValue={state.values.email ?? value}
        />
      )}
    </Field>
  );
}
