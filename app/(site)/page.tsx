import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Landing } from "#components/landing/landing.tsx";
import { homeOf } from "#components/shell/navigation.ts";
import { modifierOn } from "#components/ui/modifier.ts";
import { env } from "#server/lib/env.ts";
import { seatPrices } from "#server/payments/prices.ts";
import { openSandbox } from "../(auth)/try/actions.ts";
import { readPlaces } from "../(signed-in)/places.ts";
import { visitor } from "../(signed-in)/signed-in.ts";
import { shareCard } from "../share-card.ts";

export async function generateMetadata(): Promise<Metadata> {
  const name = (await getTranslations("common"))("productName");
  const promise = (await getTranslations("landing"))("headline");
  return {
    ...shareCard(),
    title: { absolute: `${name} · ${promise.replace(/\.$/, "")}` },
    alternates: { canonical: "/" },
  };
}

/** Shows the landing page. Signed-in users go straight to their start page. */
export default async function LandingPage() {
  const caller = await visitor();
  if (caller) redirect(homeOf(await readPlaces(caller)));
  const modifier = modifierOn((await headers()).get("user-agent") ?? "");
  return (
    <Landing
      origin={env().PUBLIC_URL}
      modifier={modifier}
      prices={await seatPrices()}
      tryAction={openSandbox}
    />
  );
}
