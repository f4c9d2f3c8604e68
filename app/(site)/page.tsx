import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { Landing } from "#components/landing/landing.tsx";
import { readSession } from "#server/auth/session.ts";
import { env } from "#server/lib/env.ts";

/** What this is, for whoever is not signed in; the others are led to their board. */
export default async function LandingPage() {
  const session = await readSession((await headers()).get("cookie"));
  if (session !== null) redirect("/boards");
  return <Landing origin={env().PUBLIC_URL} />;
}
