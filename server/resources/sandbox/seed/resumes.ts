import { createReadStream } from "node:fs";
import path from "node:path";
import { newId } from "#server/core/ids.ts";
import { newFileKey } from "#server/files/file-store.ts";
import { fileStore } from "#server/files/files.ts";
import { resumeFile } from "#server/resources/resumes/contract.ts";
import { insertRows, type SeededRow } from "./insert-rows.ts";
import { type SampleCard, sampleData } from "./sample-data.ts";
import type { Seeding } from "./seeding.ts";

// Relative to the project's folder, where all processes run. The pages' bundle is elsewhere.
const FILES = path.join(/* turbopackIgnore: true */ process.cwd(), "prisma/sample-data/resumes");

/**
 * Seeds the résumés, oldest first. Stores each file before its row. If seeding fails afterward, the nightly
 * sweep deletes the file.
 */
export async function seedResumes({ sql, accountId, calendar, resumes }: Seeding): Promise<void> {
  const rows: SeededRow<"resumes">[] = [];
  const oldestFirst = sampleData.resumes.toSorted((a, b) => b.uploadedDaysAgo - a.uploadedDaysAgo);
  for (const [index, { key, name, file, fileName, uploadedDaysAgo }] of oldestFirst.entries()) {
    const id = newId("resume");
    const storageKey = newFileKey(resumeFile.folder);
    const { size } = await fileStore().put(storageKey, createReadStream(path.join(FILES, file)));
    const at = calendar.moment(uploadedDaysAgo, index);
    const kept = { fileName, fileType: "application/pdf", fileSizeBytes: size, storageKey };
    rows.push({ id, accountId, name, ...kept, createdAt: at, updatedAt: at });
    resumes.set(key, id);
  }
  await insertRows(sql, { resumes: rows });
}

/**
 * Returns the key of the résumé that was sent with a card: the first one that existed on that day and is for its title, or for all titles.
 * Null for a card from a recruiter, who sends none.
 */
export function resumeFor({ title, source, periods }: SampleCard): string | null {
  const applied = periods.find(([status]) => status === "applied");
  if (!applied || source === "Recruiter") return null;
  const [, daysAgo] = applied;
  const fitting = sampleData.resumes.find(
    ({ titles, uploadedDaysAgo }) => uploadedDaysAgo > daysAgo && (titles === null || titles.includes(title)),
  );
  return fitting?.key ?? null;
}
