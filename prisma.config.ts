import { defineConfig } from "prisma/config";

/** `prisma generate` reads this. scripts/migrate.ts applies migrations, which needs no native engine. */
export default defineConfig({ schema: "prisma/schema" });
