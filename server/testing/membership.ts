import type { Role } from "#domain/roles.ts";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makeOrganization, makePerson, type Person } from "./actors.ts";
import { type Rest, rest } from "./rest.ts";

export type TeamMember = {
  readonly person: Person;
  readonly api: Rest;
  readonly memberId: string;
};

/** Creates an organization with a person of each of these roles, in this order. */
export async function makeTeam<const Roles extends readonly Role[]>(...roles: Roles) {
  const people = await Promise.all(roles.map(async (role) => ({ role, person: await makePerson() })));
  const { id, slug: organizationSlug } = await makeOrganization(people);
  const members = await Promise.all(
    people.map(async ({ person }): Promise<TeamMember> => {
      const where = { organizationId_accountId: { organizationId: id, accountId: person.accountId } };
      const { id: memberId } = await prisma.member.findUniqueOrThrow({ where });
      return { person, api: rest((await makeKey(person)).key), memberId };
    }),
  );
  return { id, organizationSlug, members: members as { [Index in keyof Roles]: TeamMember } };
}

/** Creates a team with one person per role, and returns them by role. */
export async function makeCoaching() {
  const { id, organizationSlug, members } = await makeTeam("owner", "admin", "coach", "applicant");
  const [owner, admin, coach, applicant] = members;
  return { id, organizationSlug, owner, admin, coach, applicant };
}

/** Returns the organization's log, oldest first. */
export function logOf(organizationId: string) {
  return prisma.auditEvent.findMany({
    where: { organizationId },
    select: { action: true, subjectEmail: true, subjectLabel: true, boardId: true, details: true },
    orderBy: { id: "asc" },
  });
}
