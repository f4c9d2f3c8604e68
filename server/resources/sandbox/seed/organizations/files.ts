import { createReadStream } from "node:fs";
import path from "node:path";
import { newId } from "#server/core/ids.ts";
import { newFileKey } from "#server/files/file-store.ts";
import { fileStore } from "#server/files/files.ts";
import { organizationFile } from "#server/resources/organization-files/contract.ts";
import type { Tables } from "./tables.ts";

// Relative to the project's folder, where all processes run. The pages' bundle is elsewhere.
const LETTER = path.join(/* turbopackIgnore: true */ process.cwd(), "prisma/sample-data/offer-letter.pdf");

/**
 * Stores an offer letter, and returns its row for the first outcome with evidence. If seeding fails
 * afterward, the nightly sweep deletes the file.
 */
export async function proofRows(
  organizationId: string,
  outcomes: Tables["outcomes"] = [],
): Promise<Tables["organization_files"]> {
  const documented = outcomes.find(({ evidence }) => evidence !== null);
  if (!documented) return [];
  const storageKey = newFileKey(organizationFile.folder);
  const { size } = await fileStore().put(storageKey, createReadStream(LETTER));
  return [
    {
      organization_id: organizationId,
      id: newId("organizationFile"),
      account_id: documented.account_id ?? "",
      outcome_id: documented.id ?? "",
      file_name: "offer-letter.pdf",
      file_type: "application/pdf",
      file_size_bytes: size,
      storage_key: storageKey,
      created_at: documented.recorded_at ?? "",
    },
  ];
}
