import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { GuidePage } from "#components/docs/guide/guide-page.tsx";
import { type Guide, guideAt, partsOf } from "#components/docs/guide/guides.ts";
import { env } from "#server/lib/env.ts";
import { guideLimits } from "#server/transports/reference/limits.ts";

type Props = { params: Promise<{ guide: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const guide = await guideOf(params);
  const page = await getTranslations("docs.page");
  const t = await getTranslations("docsGuides");
  return { title: page(guide), description: t(`${guide}.lead`) };
}

/** Shows the guide to one task. */
export default async function TaskGuidePage({ params }: Props) {
  const guide = await guideOf(params);
  return <GuidePage guide={guide} parts={partsOf(guide, env().PUBLIC_URL)} limits={guideLimits} />;
}

async function guideOf(params: Props["params"]): Promise<Guide> {
  return guideAt((await params).guide) ?? notFound();
}
