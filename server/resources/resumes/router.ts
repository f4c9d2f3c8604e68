import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { resumes } from "./contract.ts";
import {
  createResume,
  deleteResume,
  getResume,
  getSharedLink,
  holdResumeRead,
  listLibrary,
  listResumes,
} from "./service.ts";

export const resumesRouter = t.router({
  list: operation(resumes.list, listResumes),
  get: operation(resumes.get, getResume, { hold: holdResumeRead }),
  create: operation(resumes.create, createResume),
  delete: operation(resumes.delete, deleteResume),
  listLibrary: operation(resumes.listLibrary, listLibrary),
  getSharedLink: operation(resumes.getSharedLink, getSharedLink),
});
