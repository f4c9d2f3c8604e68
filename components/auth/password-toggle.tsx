import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PasswordToggle } from "./password-input.tsx";

/**
 * Returns the labels and icons of a PasswordInput. Called on the server, so that the browser loads neither, or in a
 * page that has them anyway.
 */
export function usePasswordToggle(): PasswordToggle {
  const t = useTranslations("auth");
  return {
    show: { label: t("showPassword"), icon: <Eye aria-hidden /> },
    hide: { label: t("hidePassword"), icon: <EyeOff aria-hidden /> },
  };
}
