import { writeGeneratedPython } from "../clients/python/generate.ts";
import { writeGeneratedFiles } from "../clients/typescript/generate.ts";

// The document loads the contracts, and they load the settings. No database is used.
process.env.DATABASE_URL ??= "postgresql://localhost/none";
const { openApiDocument } = await import("#server/transports/openapi/document.ts");
const { ERROR_STATUSES } = await import("#server/codes.ts");

const document = openApiDocument("https://offerlane.example");
await writeGeneratedFiles(document, ERROR_STATUSES);
await writeGeneratedPython(document, ERROR_STATUSES);
process.exit(0);
