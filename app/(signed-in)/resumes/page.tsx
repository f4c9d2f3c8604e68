import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ResumesPage } from "#components/resumes/resumes-page.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { Arriving } from "../arriving.tsx";
import { signedIn } from "../signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("resumes");
  return { title: t("resumes") };
}

export default function ResumesRoute() {
  return (
    <Arriving shape={<ListSkeleton />}>
      <Resumes />
    </Arriving>
  );
}

async function Resumes() {
  const { call } = await signedIn("/resumes");
  return (
    <PageMessages namespaces={["files", "resumes"]}>
      <ResumesPage initial={await call.resumes.listLibrary({})} />
    </PageMessages>
  );
}
