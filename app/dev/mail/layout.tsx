import { notFound } from "next/navigation";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import { env } from "#server/lib/env.ts";

/** The mailbox of an installation that sends no mail; anybody who reaches the page reads everybody's. */
export default async function DevMailLayout({ children }: { children: ReactNode }) {
  await connection();
  if (!env().localMail) notFound();
  return (
    <ClientMessages namespaces={["auth"]}>
      <main id="main" className="mx-auto grid w-full max-w-3xl gap-8 px-5 py-10">
        {children}
      </main>
    </ClientMessages>
  );
}
