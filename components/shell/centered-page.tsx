import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ThemeSwitch } from "#components/theme/theme-switch.tsx";
import { Logo } from "./logo.tsx";

export type CenteredPageProps = {
  title: ReactNode;
  description?: ReactNode;
  /** The alternative: "No account yet? Sign up". */
  below?: ReactNode;
  children?: ReactNode;
};

/** Shows one narrow column for one task: signing in, a reset. Its heading has the same place on every such page. */
export function CenteredPage({ title, description, below, children }: CenteredPageProps) {
  const name = useTranslations("common")("productName");
  return (
    <div className="flex min-h-dvh flex-col px-5">
      <header className="mx-auto flex w-full max-w-[76rem] items-center justify-between py-5">
        <a href="/" className="flex rounded-control">
          <Logo name={name} />
        </a>
        <PageThemeSwitch />
      </header>
      <main
        id="main"
        className="mx-auto flex w-full max-w-[26rem] flex-1 flex-col pt-[clamp(1rem,14dvh,9rem)] pb-24"
      >
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">{title}</h1>
        {description ? <p className="mt-2.5 leading-relaxed text-ink-muted">{description}</p> : null}
        {children ? <div className="mt-8">{children}</div> : null}
        {below ? <div className="mt-8 text-sm text-ink-muted">{below}</div> : null}
      </main>
    </div>
  );
}

/** Shows the theme switch with its labels, for pages without a shell. */
export function PageThemeSwitch({ className }: { className?: string }) {
  const t = useTranslations("shell");
  const labels = {
    theme: t("theme"),
    light: t("themeLight"),
    dark: t("themeDark"),
    system: t("themeSystem"),
  };
  const icons = {
    light: <Sun aria-hidden className="size-4" />,
    dark: <Moon aria-hidden className="size-4" />,
    system: <Monitor aria-hidden className="size-4" />,
  };
  return <ThemeSwitch labels={labels} icons={icons} className={className} />;
}
