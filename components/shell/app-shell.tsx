import { FlaskConical } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FrameMessages } from "#components/i18n/client-messages.tsx";
import { LeaveSandbox } from "#components/sandbox/leave-sandbox.tsx";
import { cn } from "#components/ui/cn.ts";
import { Toaster } from "#components/ui/toaster.tsx";
import { TooltipLayer } from "#components/ui/tooltip-layer.tsx";
import { Sidebar, TabBar, TopBar, type TopBarProps } from "./bars.tsx";
import type { ShellPlaces } from "./navigation.ts";
import { SkipLink } from "./skip-link.tsx";

export type AppShellProps = Omit<TopBarProps, "boards" | "productName"> & {
  places: ShellPlaces;
  /** What has to be said above every page. */
  banner?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every signed-in page. `main` fills what the bars leave; `--main-height` is that height, for pages
 * such as the board that scroll inside themselves.
 */
export function AppShell({ places, banner, children, ...bar }: AppShellProps) {
  const t = useTranslations("common");
  const productName = t("productName");
  return (
    <FrameMessages>
      <div
        className={cn(
          banner ? "[--banner:2.25rem]" : "[--banner:0px]",
          "flex min-h-dvh [--main-height:calc(100dvh-3.5rem-var(--tab-bar)-var(--banner))] [--tab-bar:calc(3.5rem+env(safe-area-inset-bottom))] lg:[--tab-bar:0px]",
        )}
      >
        <SkipLink label={t("skipToContent")} />
        <Sidebar places={places} productName={productName} />
        <div className="flex min-w-0 flex-1 flex-col">
          {banner}
          <TopBar {...bar} boards={places.boards} productName={productName} />
          <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col pb-(--tab-bar)">
            {children}
          </main>
        </div>
        <TabBar places={places} />
      </div>
      <Toaster />
      <TooltipLayer />
    </FrameMessages>
  );
}

/** Says on every page that nothing here is real, and where one gets out. */
export function SandboxBanner({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations("sandbox");
  return (
    <aside
      aria-label={t("title")}
      className="flex h-(--banner) items-center justify-center gap-x-2 bg-warning-soft px-4 text-sm text-warning-text"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      <p className="truncate">{t(isGuest ? "bannerGuest" : "banner")}</p>
      {isGuest ? (
        <Link href="/sign-up" prefetch={false} className="shrink-0 font-medium underline underline-offset-4">
          {t("makeAccount")}
        </Link>
      ) : (
        <LeaveSandbox label={t("leave")} variant="link" className="shrink-0 text-current underline" />
      )}
    </aside>
  );
}
