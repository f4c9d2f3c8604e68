import type { ReactNode } from "react";
import { ApiProvider } from "#components/api/api-provider.tsx";
import { CommandCenter } from "#components/command-palette/command-center.tsx";
import { CommandsButton } from "#components/command-palette/commands-button.tsx";
import { AppShell } from "#components/shell/app-shell.tsx";
import { visitor } from "./signed-in.ts";

/** The frame of the pages of a person's own search. Pages send away whoever is not signed in. */
export default async function SearchLayout({ children }: { children: ReactNode }) {
  const caller = await visitor();
  if (!caller) return children;
  const { email, displayName, environment } = caller.viewer;
  const { data } = await caller.call.boards.list({ limit: 200 });
  const boards = data.map(({ id, name, isActive }) => ({ id, name, isActive }));
  return (
    <AppShell
      user={{ email, displayName }}
      environment={environment}
      boards={boards}
      tools={<CommandsButton />}
      namespaces={["api", "board", "card", "commands", "companies"]}
    >
      <ApiProvider>
        {children}
        <CommandCenter boards={boards} />
      </ApiProvider>
    </AppShell>
  );
}
