import { defineConfig } from "prisma/config";

/** `prisma generate` reads this; migrations are applied by scripts/migrate.ts, which needs no native engine. */
export default defineConfig({ schema: "prisma/schema" });
