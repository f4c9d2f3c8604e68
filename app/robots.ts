import type { MetadataRoute } from "next";
import { env } from "#server/lib/env.ts";

/** Returns the pages that search engines may read: the public ones. All others require a sign-in anyway. */
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

/** The installation's address is known at run time, not at build time. */
export const dynamic = "force-dynamic";
