import { writeClientTypes } from "../clients/typescript/generate.ts";

// The document needs the contracts, and they the settings; no database is asked.
process.env.DATABASE_URL ??= "postgresql://localhost/none";
const { openApiDocument } = await import("#server/surfaces/openapi/document.ts");

await writeClientTypes(openApiDocument("https://offerlane.example"));
process.exit(0);
