import { useTranslations } from "next-intl";
import { ThemeSwitch } from "#components/theme/theme-switch.tsx";

/** The theme switch with its words, for pages without a shell. */
export function PageThemeSwitch({ className }: { className?: string }) {
  const t = useTranslations("shell");
  const labels = {
    theme: t("theme"),
    light: t("themeLight"),
    dark: t("themeDark"),
    system: t("themeSystem"),
  };
  return <ThemeSwitch labels={labels} className={className} />;
}
