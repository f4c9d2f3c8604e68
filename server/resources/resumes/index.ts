import { defineGroup } from "#server/core/group.ts";
import { resumes as contract } from "./contract.ts";
import {
  createResume,
  deleteResume,
  getResume,
  getSharedLink,
  listLibrary,
  listResumes,
  lockResumeRead,
} from "./service.ts";
import { getResumeText } from "./text.ts";

export const resumes = defineGroup(contract, {
  about: "Résumé files.",
  toolsets: ["search"],
  handlers: {
    list: listResumes,
    get: { handler: getResume, hold: lockResumeRead },
    getText: getResumeText,
    create: createResume,
    delete: deleteResume,
    listLibrary,
    getSharedLink,
  },
  examples: () => import("./examples.ts"),
});
