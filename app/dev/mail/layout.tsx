import type { ReactNode } from "react";
import { ClientMessages } from "#components/i18n/client-messages.tsx";

/** Shows the mailbox of an installation that sends no email. Anyone who reaches it can read all email. */
export default function DevMailLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={["auth", "inbound"]}>
      <main id="main" className="mx-auto grid w-full max-w-3xl gap-8 px-5 py-10">
        {children}
      </main>
    </ClientMessages>
  );
}
