import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { OrganizationFile } from "./entities.ts";

const stored: OrganizationFile = {
  id: sampleIds.fileId,
  fileName: "offer.pdf",
  fileType: "application/pdf",
  fileSizeBytes: 48_213,
};
const withDownload = {
  ...stored,
  downloadUrl: `https://app.example.com/api/files/${sampleIds.fileId}?expires=1764000000&signature=…`,
  downloadUrlExpiresAt: "2026-11-18T08:35:00.000Z",
};

const sent = { fileName: stored.fileName, contentType: stored.fileType, contentBase64: "JVBERi0xLjcK" };

export const samples: Samples = {
  entities: { OrganizationFile: stored, OrganizationFileWithDownload: withDownload },
  fields: { ...withDownload, fileId: sampleIds.fileId },
  requests: {
    send: { applicantEmail: "kim@sole.example", body: "Here is the offer.", file: sent },
    document: { file: sent },
  },
};
