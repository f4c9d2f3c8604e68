import type { z } from "zod";
import type { Resume, ResumeWithDownload } from "#server/resources/resumes/contract.ts";
import { type GroupSamples, sampleIds } from "./sample.ts";

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

export const resumeSamples: GroupSamples = {
  entities: { Resume: resume, ResumeWithDownload: withDownload },
  fields: { ...resume },
  requests: {
    "resumes.create": {
      name: resume.name,
      file: { fileName: resume.fileName, contentType: resume.fileType, contentBase64: "JVBERi0xLjcK" },
    },
  },
};
