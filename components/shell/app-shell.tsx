"use client";
import type { ReactNode } from "react";
import { ApiProvider } from "#components/api/api-provider.tsx";
import { CommandCenter } from "#components/commands/command-center.tsx";
import { cn } from "#components/ui/cn.ts";
import { Toaster } from "#components/ui/toaster.tsx";
import { TooltipLayer } from "#components/ui/tooltip-layer.tsx";
import { Sidebar, TabBar, TopBar, type TopBarProps } from "./bars.tsx";
import type { ShellPlaces } from "./navigation.ts";
import { PrefillPreferences } from "./rarely-shown.tsx";
import { SkipLink } from "./skip-link.tsx";

export type AppShellProps = Omit<TopBarProps, "boards"> & {
  places: ShellPlaces;
  skipLabel: string;
  /** Whether the person has said yet how they read dates and times. */
  hasPreferences: boolean;
  /** What has to be said above every page. */
  banner?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every signed-in page. `main` fills what the bars leave; `--main-height` is that height, for pages
 * such as the board that scroll inside themselves. One component of the browser's: as elements its parts would be
 * written by the server for every page, and read again to draw them.
 */
export function AppShell({ places, skipLabel, hasPreferences, banner, children, ...bar }: AppShellProps) {
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
