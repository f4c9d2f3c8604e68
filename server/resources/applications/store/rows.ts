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

/** The tables that join a card `a` in an `ApplicationRow`; every table is told the account, here as in every statement. */
export const cardJoins = (
  account: string,
) => `JOIN companies c ON c.account_id = ${account} AND c.id = a.company_id
  LEFT JOIN resumes r ON r.account_id = ${account} AND r.id = a.resume_id`;

/** The columns of `ApplicationRow`, of a card `a` and its `cardJoins`. */
export const applicationColumns = (
  account: string,
) => `a.id, a.board_id AS "boardId", a.status, a.status_changed_at AS "statusChangedAt",
  a.application_date AS "applicationDate", a.application_link AS "applicationLink", a.source, a.notes,
  a.is_auto_retired AS "isAutoRetired", a.creation_method AS "creationMethod", a.job_title AS title,
  a.job_description AS description, a.work_mode AS "workMode", a.work_type AS "workType", a.location, a.compensation,
  a.created_at AS "createdAt", a.updated_at AS "updatedAt", c.id AS "companyId", c.name AS "companyName", c.industry,
  c.size AS "companySize", c.type AS "companyType", c.website, c.social_link AS "socialLink",
  r.id AS "resumeId", r.name AS "resumeName", r.file_name AS "resumeFileName",
  (SELECT count(*)::int FROM interviews i WHERE i.account_id = ${account} AND i.application_id = a.id) AS "interviewCount",
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
