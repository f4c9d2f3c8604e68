import type { ReactNode } from "react";
import { ClientMessages } from "#components/i18n/client-messages.tsx";

export default function OAuthLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={["api", "identity", "oauth", "shell"]}>{children}</ClientMessages>;
}
