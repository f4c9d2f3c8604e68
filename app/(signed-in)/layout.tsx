import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ApiProvider } from "#components/api/api-provider.tsx";
import { CommandCenter, CommandsButton } from "#components/commands/command-center.tsx";
import { AppShell, SandboxBanner } from "#components/shell/app-shell.tsx";
import { ConfirmAddressBanner } from "#components/shell/confirm-address-banner.tsx";
import { LIMITS } from "#domain/limits.ts";
import { isStaff } from "#domain/roles.ts";
import { visitor } from "./signed-in.ts";

/** What is somebody's own is nothing for search engines. */
export const metadata: Metadata = { robots: { index: false } };

/** The one frame of all pages for people who are signed in. Pages send away whoever is not. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const caller = await visitor();
  if (!caller) return children;
  const { email, displayName, environment, isGuest, awaitsProof } = caller.viewer;
  const live = awaitsProof ? <ConfirmAddressBanner email={email} /> : null;
  const [{ data }, me] = await Promise.all([
    caller.call.boards.list({ limit: LIMITS.requests.pageSizeMost }),
    caller.call.me.get({}),
  ]);
  const organizations = me.organizations
    .filter(({ role }) => isStaff(role))
    .map(({ name, slug }) => ({ name, slug }));
  const boards = data.map(({ id, name, isActive }) => ({ id, name, isActive }));
  return (
    <AppShell
      user={{ email, displayName }}
      environment={environment}
      banner={environment === "sandbox" ? <SandboxBanner isGuest={isGuest} /> : live}
      boards={boards}
      organizations={organizations}
      tools={<CommandsButton />}
      namespaces={["api", "board", "card", "commands", "companies", "identity", "posting"]}
    >
      <ApiProvider>
        {children}
        <CommandCenter boards={boards} organizations={organizations} />
      </ApiProvider>
    </AppShell>
  );
}
