import { redirect } from "next/navigation";
import { applicantPath } from "#domain/applicant-path.ts";
import type { OrganizationParams } from "../../organization.tsx";

type Props = { params: Promise<Awaited<OrganizationParams["params"]> & { memberId: string }> };

/** Opens the roster with an applicant's panel, which keeps the roster's filters in the same address. */
export default async function ApplicantRoute({ params }: Props) {
  const { organizationSlug, memberId } = await params;
  redirect(applicantPath(organizationSlug, encodeURIComponent(memberId)));
}
