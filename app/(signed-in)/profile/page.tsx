import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageMessages } from "#components/i18n/client-messages.tsx";
import { ProfilePage } from "#components/profile/profile-page.tsx";
import { ListSkeleton } from "#components/ui/skeleton.tsx";
import { Arriving } from "../arriving.tsx";
import { signedIn } from "../signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("profile") };
}

export default function ProfileRoute() {
  return (
    <Arriving shape={<ListSkeleton />}>
      <Profile />
    </Arriving>
  );
}

async function Profile() {
  const { call } = await signedIn("/profile");
  return (
    <PageMessages namespaces={["editing", "profile"]}>
      <ProfilePage initial={await call.profile.get({})} />
    </PageMessages>
  );
}
