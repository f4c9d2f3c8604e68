import type { ReactNode } from "react";
import { ClientMessages } from "#components/i18n/client-messages.tsx";

/** The mailbox of an installation that sends no mail; whoever reaches its pages reads everybody's. */
export default function DevMailLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={["auth"]}>
      <main id="main" className="mx-auto grid w-full max-w-3xl gap-8 px-5 py-10">
        {children}
      </main>
    </ClientMessages>
  );
}
