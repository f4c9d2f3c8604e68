import type { z } from "zod";
import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Resume, ResumeWithDownload, resumes } from "./contract.ts";

const resume: Resume = {
  id: sampleIds.resumeId,
  name: "Backend, English",
  fileName: "Robin Vale.pdf",
  fileType: "application/pdf",
  fileSizeBytes: 182_044,
  createdAt: "2026-10-02T08:30:00.000Z",
  updatedAt: "2026-10-02T08:30:00.000Z",
};
const withDownload: z.output<typeof ResumeWithDownload> = {
  ...resume,
  downloadUrl: `https://offerlane.example/api/files/${sampleIds.resumeId}?expires=1795179600&signature=IjA5Ty29WXJmUuGS`,
  downloadUrlExpiresAt: "2026-11-20T09:05:00.000Z",
};

export const samples: Samples<typeof resumes> = {
  entities: {
    Resume: resume,
    ResumeWithDownload: withDownload,
    ResumeText: {
      resumeId: sampleIds.resumeId,
      fileName: "Robin Vale.docx",
      text: "Robin Vale\nPlatform engineer\n\nRuns the build and the clusters.",
      reason: null,
    },
  },
  fields: { ...resume },
  requests: {
    create: {
      name: resume.name,
      file: { fileName: resume.fileName, contentType: resume.fileType, contentBase64: "JVBERi0xLjcK" },
    },
  },
};
