import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ApiProvider } from "#components/api/api-provider.tsx";
import { CommandCenter, CommandsButton } from "#components/commands/command-center.tsx";
import { FrameMessages } from "#components/i18n/client-messages.tsx";
import { AppShell, SandboxBanner } from "#components/shell/app-shell.tsx";
import { ConfirmAddressBanner, PrefillPreferences } from "#components/shell/rarely-shown.tsx";
import "./error.tsx";
import { readPlaces } from "./places.ts";
import { visitor } from "./signed-in.ts";

/** What is somebody's own is nothing for search engines. */
export const metadata: Metadata = { robots: { index: false } };

/** The one frame of all pages for people who are signed in. Pages send away whoever is not. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const caller = await visitor();
  // What they stand in until they send somebody away.
  if (!caller) return <FrameMessages>{children}</FrameMessages>;
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
