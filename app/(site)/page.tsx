import { connection } from "next/server";
import { Landing } from "#components/landing/landing.tsx";
import { env } from "#server/lib/env.ts";

export default async function LandingPage() {
  await connection();
  return <Landing origin={env().PUBLIC_URL} />;
}
