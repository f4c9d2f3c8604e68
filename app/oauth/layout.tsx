import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import { shareCard } from "../share-card.ts";

export function generateMetadata(): Metadata {
  return shareCard();
}

export default function OAuthLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={["api", "identity", "oauth", "shell"]}>{children}</ClientMessages>;
}
