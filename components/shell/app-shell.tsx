"use client";
import { type ReactNode, useEffect } from "react";
import { ApiProvider } from "#components/api/api-provider.tsx";
import { CommandCenter } from "#components/commands/command-center.tsx";
import { closeOnBack } from "#components/ui/close-on-back.ts";
import { cn } from "#components/ui/cn.ts";
import { focusInvalid } from "#components/ui/focus-invalid.ts";
import { keepFocus } from "#components/ui/keep-focus.ts";
import { Toaster } from "#components/ui/toaster.tsx";
import { TooltipLayer } from "#components/ui/tooltip-layer.tsx";
import { Sidebar, TabBar, TopBar, type TopBarProps } from "./bars.tsx";
import type { ShellPlaces } from "./navigation.ts";
import { PrefillPreferences } from "./rarely-shown.tsx";
import { SkipLink } from "./skip-link.tsx";

export type AppShellProps = Omit<TopBarProps, "boards"> & {
  places: ShellPlaces;
  skipLabel: string;
  /** True if the person has set how they read dates and times. */
  hasPreferences: boolean;
  /** The message above every page. */
  banner?: ReactNode;
  children: ReactNode;
};

/**
 * Frames every signed-in page. `main` fills the space between the bars; `--main-height` is its height, for pages such
 * as the board that scroll inside themselves. This is one client component: otherwise the server would write the
 * elements for every page, and the browser would read them again to draw them.
 */
export function AppShell({ places, skipLabel, hasPreferences, banner, children, ...bar }: AppShellProps) {
  useEffect(keepFocus, []);
  useEffect(focusInvalid, []);
  useEffect(closeOnBack, []);
  return (
    <>
      <div
        className={cn(
          banner ? "[--banner:2.25rem]" : "[--banner:0px]",
          "flex min-h-dvh [--main-height:calc(100dvh-3.5rem-var(--tab-bar)-var(--banner))] [--tab-bar:calc(3.5rem+env(safe-area-inset-bottom))] lg:[--tab-bar:0px]",
        )}
      >
        <SkipLink label={skipLabel} />
        <Sidebar places={places} productName={bar.productName} />
        <div className="flex min-w-0 flex-1 flex-col">
          {banner}
          <TopBar {...bar} boards={places.boards} />
          <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col pb-(--tab-bar)">
            <ApiProvider owner={bar.user.email}>
              {children}
              {hasPreferences ? null : <PrefillPreferences />}
              <CommandCenter {...places} />
            </ApiProvider>
          </main>
        </div>
        <TabBar places={places} />
      </div>
      <Toaster />
      <TooltipLayer />
    </>
  );
}
