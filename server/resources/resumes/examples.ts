import type { Examples } from "#server/resources/example-rows.ts";
import type { resumes } from "./contract.ts";

const file = {
  fileName: "cv.pdf",
  contentType: "application/pdf",
  contentBase64: Buffer.from("%PDF-1.7\n% so goes a file\n").toString("base64"),
};

export const examples: Examples<typeof resumes> = {
  list: () => ({ limit: 20 }),
  get: ({ resumeId }) => ({ resumeId }),
  create: () => ({ name: "Backend, English", file }),
  delete: ({ resumeId }) => ({ resumeId }),
  listLibrary: () => [{}],
  getSharedLink: ({ organizationSlug, sharedApplicationId: applicationId }) => [
    { organizationSlug, applicationId },
  ],
};
