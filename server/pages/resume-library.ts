import { ownAccount } from "#server/core/access.ts";
import { prisma } from "#server/lib/database.ts";
import type { Status } from "#server/resources/enumerations.ts";
import { pageProcedure } from "./procedure.ts";

/** A card that carries a résumé. */
export type ResumeUse = {
  applicationId: string;
  boardId: string;
  title: string;
  companyName: string;
  status: Status;
};

const LIBRARY_MAX = 500;

/** The library as its page shows it: each résumé, newest first, with the cards that carry it. */
export const resumeLibrary = pageProcedure.query(async ({ ctx }) => {
  const rows = await prisma.resume.findMany({
    where: { accountId: ownAccount(ctx.caller) },
    orderBy: { id: "desc" },
    take: LIBRARY_MAX,
    select: {
      id: true,
      name: true,
      fileName: true,
      fileType: true,
      fileSizeBytes: true,
      createdAt: true,
      applications: {
        select: {
          id: true,
          boardId: true,
          jobTitle: true,
          status: true,
          company: { select: { name: true } },
        },
        orderBy: { updatedAt: "desc" },
      },
    },
  });
  return rows.map(({ applications, createdAt, ...resume }) => ({
    ...resume,
    createdAt: createdAt.toISOString(),
    uses: applications.map(
      ({ id, boardId, jobTitle, status, company }): ResumeUse => ({
        applicationId: id,
        boardId,
        title: jobTitle,
        companyName: company.name,
        status: status as Status,
      }),
    ),
  }));
});
