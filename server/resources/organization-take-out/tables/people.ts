import { columnNames } from "#server/core/clauses.ts";
import { type Declared, type OfOrganization, UNDO } from "./declared.ts";

/** The organization, its people, and how they are grouped. */
export const PEOPLE = {
  organizations: {
    about: "The organization and its settings.",
    columns: columnNames(
      "id name slug type website complimentary_seats purchased_seats payment_customer_id requires_second_factor join_domains leaver_months founded_by_id created_at updated_at",
    ),
    without: {
      sandbox_id: "It only says which sandbox the organization is in.",
      removed_at: "It is empty until the organization is deleted.",
    },
  },
  members: {
    about: "Owners, admins, coaches, and applicants.",
    columns: columnNames("id account_id email role joined_at blocked_credentials roster_columns"),
    key: ["account_id"],
  },
  invitations: {
    about: "Invitations by email, including answered ones.",
    columns: columnNames(
      "id email role cohort_id invited_by_id invited_by_name status sent_at expires_at answered_at created_at",
    ),
    without: { token_hash: "It verifies the secret of an emailed link." },
    key: ["created_at", "id"],
  },
  join_links: {
    about: "Links by which people ask to join.",
    columns: columnNames("id cohort_id coach_id max_uses created_by_id expires_at revoked_at created_at"),
    without: { code_hash: "It verifies a secret code.", sealed_code: "It is a secret code." },
    key: ["created_at", "id"],
  },
  join_requests: {
    about: "Requests to join.",
    columns: columnNames("id link_id account_id status asked_at decided_at"),
    key: ["asked_at", "id"],
  },
  roster_records: {
    about: "The staff's record of an applicant: student ID, names, and applicant fields.",
    columns: columnNames(
      "id account_id email former_emails student_id first_name last_name full_name cohort_ids coach_id fields created_at updated_at",
    ),
  },
  applicant_fields: {
    about: "The organization's applicant fields.",
    columns: columnNames("id name kind options created_at"),
  },
  roster_syncs: {
    about: "The latest syncs of the roster with a file.",
    columns: columnNames("id cohort_ids created updated undone_at created_at"),
  },
  roster_sync_changes: { leftOut: UNDO },
  roster_filters: {
    about: "The views of the roster that staff saved.",
    columns: columnNames("account_id name filter is_shared saved_at"),
    key: ["account_id", "name"],
  },
  cohorts: {
    about: "Cohorts, including archived ones.",
    columns: columnNames("id name archived_at created_at"),
  },
  cohort_stints: {
    about: "Cohort memberships, including ended ones.",
    columns: columnNames("id cohort_id account_id joined_at left_at departure_reason note intent created_at"),
    key: ["joined_at", "id"],
  },
  stint_changes: { leftOut: UNDO },
  coach_assignments: {
    about: "Who coaches whom.",
    columns: columnNames("id account_id coach_id led_at assigned_at"),
    key: ["assigned_at", "id"],
  },
  subscriptions: {
    about: "Subscriptions at the payment provider.",
    columns: columnNames(
      "id status interval seats current_period_end cancel_at_period_end live created_at updated_at",
    ),
  },
} as const satisfies Partial<Declared<OfOrganization>>;
