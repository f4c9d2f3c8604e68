import { redirect } from "next/navigation";
import { Landing } from "#components/landing/landing.tsx";
import { env } from "#server/lib/env.ts";
import { openSandbox } from "../(auth)/try/actions.ts";
import { visitor } from "../(signed-in)/signed-in.ts";

/** The way in; whoever is signed in already goes on to what there is to do. */
export default async function LandingPage() {
  if (await visitor()) redirect("/today");
  return <Landing origin={env().PUBLIC_URL} tryAction={openSandbox} />;
}
