import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ProfilePage } from "#components/profile/profile-page.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { titled } from "../../titled.ts";
import { arriving } from "../arriving.tsx";
import { signedIn } from "../signed-in.ts";

export const generateMetadata = titled("profile.profile");

export default arriving(ListSkeleton, async () => {
  const { call } = await signedIn();
  return (
    <PageMessages namespaces={["editing", "profile"]}>
      <ProfilePage initial={await call.profile.get({})} />
    </PageMessages>
  );
});
