import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ResumesPage } from "#components/resumes/resumes-page.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { titled } from "../../titled.ts";
import { arriving } from "../arriving.tsx";
import { signedIn } from "../signed-in.ts";

export const generateMetadata = titled("resumes.resumes");

export default arriving(ListSkeleton, async () => {
  const { call } = await signedIn();
  return (
    <PageMessages namespaces={["files", "resumes"]}>
      <ResumesPage initial={await call.resumes.listLibrary({})} />
    </PageMessages>
  );
});
