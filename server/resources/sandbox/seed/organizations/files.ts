import { createReadStream } from "node:fs";
import path from "node:path";
import { newId } from "#server/core/ids.ts";
import { newFileKey } from "#server/files/file-store.ts";
import { fileStore } from "#server/files/files.ts";
import { organizationFile } from "#server/resources/organization-files/contract.ts";
import type { Tables } from "./tables.ts";

// Relative to the project's folder, in which all our processes run: the pages' bundle is in another place.
const LETTER = path.join(/* turbopackIgnore: true */ process.cwd(), "prisma/sample-data/offer-letter.pdf");

/**
 * Returns the file that documents the first outcome with an offer letter. It is stored before its row is; if seeding fails, the nightly
 * sweep deletes it.
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
