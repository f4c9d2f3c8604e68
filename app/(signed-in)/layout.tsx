import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ApiProvider } from "#components/api/api-provider.tsx";
import { CommandCenter, CommandsButton } from "#components/commands/command-center.tsx";
import { PrefillPreferences } from "#components/preferences/prefill-preferences.tsx";
import { AppShell, SandboxBanner } from "#components/shell/app-shell.tsx";
import { ConfirmAddressBanner } from "#components/shell/confirm-address-banner.tsx";
import { readPlaces } from "./places.ts";
import { visitor } from "./signed-in.ts";

/** What is somebody's own is nothing for search engines. */
export const metadata: Metadata = { robots: { index: false } };

/** The one frame of all pages for people who are signed in. Pages send away whoever is not. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const caller = await visitor();
  if (!caller) return children;
  const { email, displayName, environment, isGuest, awaitsProof, reading } = caller.viewer;
  const live = awaitsProof ? <ConfirmAddressBanner email={email} /> : null;
  const places = await readPlaces(caller);
  return (
    <AppShell
      user={{ email, displayName }}
      environment={environment}
      banner={environment === "sandbox" ? <SandboxBanner isGuest={isGuest} /> : live}
      places={places}
      tools={<CommandsButton />}
    >
      <ApiProvider owner={email}>
        {children}
        {reading ? null : <PrefillPreferences />}
        <CommandCenter {...places} />
      </ApiProvider>
    </AppShell>
  );
}
