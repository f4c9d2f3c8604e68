import { FlaskConical } from "lucide-react";
import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FrameMessages } from "#components/i18n/client-messages.tsx";
import { LeaveSandbox } from "#components/sandbox/leave-sandbox.tsx";
import { AppShell } from "#components/shell/app-shell.tsx";
import { ConfirmAddressBanner } from "#components/shell/rarely-shown.tsx";
import { Link } from "#components/ui/link.tsx";
import { messages } from "../../i18n/messages.ts";
import "./error.tsx";
import { readPlaces } from "./places.ts";
import { visitor } from "./signed-in.ts";

/** Search engines must not index personal pages. */
export const metadata: Metadata = { robots: { index: false } };

/** Renders the frame of all pages for signed-in users. The pages themselves redirect other visitors. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const caller = await visitor();
  // The page is about to redirect.
  if (!caller) return <FrameMessages>{children}</FrameMessages>;
  const { email, displayName, environment, isGuest, isUnconfirmed, reading } = caller.viewer;
  const live = isUnconfirmed ? <ConfirmAddressBanner email={email} /> : null;
  const { productName, skipToContent } = messages.common;
  return (
    <FrameMessages>
      <AppShell
        user={{ email, displayName }}
        environment={environment}
        banner={environment === "sandbox" ? <SandboxBanner isGuest={isGuest} /> : live}
        places={await readPlaces(caller)}
        productName={productName}
        skipLabel={skipToContent}
        hasPreferences={reading !== null}
      >
        {children}
      </AppShell>
    </FrameMessages>
  );
}

/** Says on every page that the data isn't real, and links to the page for leaving the sandbox. */
function SandboxBanner({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations("sandbox");
  return (
    <aside
      aria-label={t("title")}
      className="flex h-(--banner) items-center justify-center gap-x-2 bg-warning-soft px-4 text-sm text-warning-text"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      <p className="truncate">
        {t.rich(isGuest ? "bannerGuest" : "banner", {
          // Phones have room for only the second sentence. The badge below says the first.
          where: (words) => <span className="max-sm:sr-only">{words}</span>,
        })}
      </p>
      {isGuest ? (
        <Link href="/sign-up" className="shrink-0 font-medium underline underline-offset-4">
          {t("makeAccount")}
        </Link>
      ) : (
        <LeaveSandbox label={t("leave")} variant="link" className="shrink-0 text-current underline" />
      )}
    </aside>
  );
}
