import type { Metadata } from "next";
import { Buttons, Choices, TextControls } from "#components/gallery/controls.tsx";
import { Containers, Messages } from "#components/gallery/messages.tsx";
import { Overlays } from "#components/gallery/overlays.tsx";
import { ClientMessages } from "#components/i18n/client-messages.tsx";
import { PageThemeSwitch } from "#components/shell/centered-page.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { TooltipLayer } from "#components/ui/tooltip-layer.tsx";
import { localOnly } from "../local-only.ts";

// For developers only. The texts are samples, not texts of the product.
export const metadata: Metadata = { title: "Gallery", robots: { index: false } };

export default async function GalleryPage() {
  await localOnly("localMail");
  return (
    <ClientMessages namespaces={["shell"]}>
      <main id="main" className="mx-auto grid w-full max-w-5xl gap-12 px-5 py-10">
        <PageHeader
          title="Gallery"
          description="Every part of the interface in each of its states."
          actions={<PageThemeSwitch />}
        />
        <Buttons />
        <TextControls />
        <Choices />
        <Messages />
        <Containers />
        <Overlays />
      </main>
      <TooltipLayer />
    </ClientMessages>
  );
}
