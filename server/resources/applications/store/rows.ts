import type { Application, Compensation, JobLocation } from "../entities.ts";

/** An application with its company as one flat row. */
export type ApplicationRow = Omit<Application, "job" | "company" | "resume" | "counts"> & {
  resumeId: string | null;
  resumeName: string | null;
  resumeFileName: string | null;
  interviewCount: number;
  coachNoteCount: number;
  title: string;
  description: string | null;
  workMode: Application["job"]["workMode"];
  workType: Application["job"]["workType"];
  location: JobLocation | null;
  compensation: Compensation | null;
  companyId: string;
  companyName: string;
  industry: Application["company"]["industry"];
  companySize: Application["company"]["size"];
  companyType: Application["company"]["type"];
  website: string | null;
  socialLink: string | null;
};

/** The tables of `ApplicationRow`; by the account as well, so that those of all accounts are never read for one. */
export const APPLICATION_FROM = `FROM applications a JOIN companies c ON c.id = a.company_id AND c.account_id = a.account_id
  LEFT JOIN resumes r ON r.id = a.resume_id AND r.account_id = a.account_id`;

/** The columns of `ApplicationRow`, of the tables of `APPLICATION_FROM`. */
export const APPLICATION = `a.id, a.board_id AS "boardId", a.status, a.status_changed_at AS "statusChangedAt",
  a.application_date AS "applicationDate", a.application_link AS "applicationLink", a.source, a.notes,
  a.is_auto_retired AS "isAutoRetired", a.creation_method AS "creationMethod", a.job_title AS title,
  a.job_description AS description, a.work_mode AS "workMode", a.work_type AS "workType", a.location, a.compensation,
  a.created_at AS "createdAt", a.updated_at AS "updatedAt", c.id AS "companyId", c.name AS "companyName", c.industry,
  c.size AS "companySize", c.type AS "companyType", c.website, c.social_link AS "socialLink",
  r.id AS "resumeId", r.name AS "resumeName", r.file_name AS "resumeFileName",
  (SELECT count(*)::int FROM interviews i WHERE i.application_id = a.id) AS "interviewCount",
  a.coach_note_count AS "coachNoteCount"`;

/** The row as the contract's Application. */
export function present(row: ApplicationRow): Application {
  const { resumeId, resumeName, resumeFileName } = row;
  return {
    id: row.id,
    boardId: row.boardId,
    status: row.status,
    statusChangedAt: row.statusChangedAt,
    applicationDate: row.applicationDate,
    applicationLink: row.applicationLink,
    source: row.source,
    notes: row.notes,
    isAutoRetired: row.isAutoRetired,
    creationMethod: row.creationMethod,
    job: {
      title: row.title,
      description: row.description,
      workMode: row.workMode,
      workType: row.workType,
      location: row.location,
      compensation: row.compensation,
    },
    company: {
      id: row.companyId,
      name: row.companyName,
      industry: row.industry,
      size: row.companySize,
      type: row.companyType,
      website: row.website,
      socialLink: row.socialLink,
    },
    resume:
      resumeId === null || resumeName === null || resumeFileName === null
        ? null
        : { id: resumeId, name: resumeName, fileName: resumeFileName },
    counts: { interviews: row.interviewCount, coachNotes: row.coachNoteCount },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
