import { notFound, redirect } from "next/navigation";
import { AsApplicant } from "#components/applicant-home/as-applicant.tsx";
import { APPLICANT } from "#domain/applicant-path.ts";
import { notFoundWhenAbsent } from "../../../not-found-when-absent.ts";
import { nullWhenOverSeats } from "../null-when-over-seats.ts";
import { organizationRoute, organizationTitle } from "../organization.tsx";
import { OWN_PLACE } from "../own-place.ts";

export const generateMetadata = organizationTitle("roster.panel.asApplicant");

export default organizationRoute(
  { permission: "roster.list", namespaces: OWN_PLACE },
  async ({ call, organization, organizationSlug, address }) => {
    const memberId = address.get(APPLICANT);
    if (memberId === null) notFound();
    const own = await nullWhenOverSeats(
      notFoundWhenAbsent(call.roster.getAsApplicant({ organizationSlug, memberId })),
    );
    // The roster says what to do about the seats.
    if (own === null) redirect(`/o/${organizationSlug}`);
    return <AsApplicant organization={organization} memberId={memberId} own={own} />;
  },
);
