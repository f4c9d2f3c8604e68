import type { MetadataRoute } from "next";
import { guidePages, hrefOfOperation } from "#components/docs/pages.ts";
import { env } from "#server/lib/env.ts";
import { errorRules, referenceGroups } from "#server/transports/reference/reference.ts";

/** Lists the public pages. */
export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [
    ...["/", "/sign-in", "/sign-up", "/try"],
    ...guidePages.map(({ href }) => href),
    ...["", ...referenceGroups().map(({ name }) => `/${name}`)].map((name) => `/docs/reference${name}`),
    ...referenceGroups().flatMap(({ operations }) => operations.map(({ name }) => hrefOfOperation(name))),
    ...errorRules().map(({ code }) => `/docs/errors/${code}`),
  ];
  return paths.map((path) => ({ url: env().PUBLIC_URL + path }));
}

/** The installation's address is known at run time, not at build time. */
export const dynamic = "force-dynamic";
