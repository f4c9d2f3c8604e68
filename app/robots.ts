import type { MetadataRoute } from "next";
import { env } from "#server/lib/env.ts";

/** What search engines may read: the pages that are for everybody. The others ask for a sign-in anyway. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/dev/", "/oauth/", "/device", "/invitations/", "/reset/"],
    },
    sitemap: `${env().PUBLIC_URL}/sitemap.xml`,
  };
}

/** The address of the installation is known when it runs, not when it is built. */
export const dynamic = "force-dynamic";
