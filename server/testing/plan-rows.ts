import { pool } from "#server/lib/database.ts";

/** The number of other accounts and organizations. */
export const OTHERS = 700;

/** Adds a card for each row of a query of account, board, company, number, and place. */
export async function seedCards(source: string): Promise<void> {
  await pool.query(
    `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title, application_date, created_at)
     SELECT 'app_plan' || number, account, board, company, (ARRAY['saved', 'applied', 'offer', 'archived'])[1 + place % 4],
       'a0' || lpad(number::text, 9, '0') || '1', 'api', 'Job ' || place,
       CASE WHEN place % 5 > 0 THEN now() - place * interval '1 day' END, now() - place * interval '1 hour'
     FROM (${source}) AS source (account, board, company, number, place)`,
  );
}

/** Shares every member's boards with their organization, with a note on every tenth card, and adds memberships in its cohorts. */
export async function seedOrganizations(): Promise<void> {
  await pool.query(
    `INSERT INTO shares (id, organization_id, board_id, account_id)
     SELECT 'shr_' || m.id, m.organization_id, b.id, m.account_id
     FROM members m JOIN boards b ON b.account_id = m.account_id WHERE m.id LIKE 'mem_plan%'`,
  );
  await pool.query(
    `INSERT INTO board_looks (account_id, id, organization_id, board_id, viewer_id, viewer_name, day, looked_at)
     SELECT account_id, 'blk_' || id, organization_id, board_id, account_id, 'Noor Haddad', now(), now() FROM shares WHERE id LIKE 'shr_mem_plan%'`,
  );
  await pool.query(
    `INSERT INTO coach_notes (id, organization_id, account_id, application_id, author_name, body)
     SELECT 'note_' || s.id || a.id, s.organization_id, a.account_id, a.id, 'Noor Haddad', 'A note'
     FROM applications a JOIN shares s ON s.board_id = a.board_id WHERE a.id LIKE 'app_plan%0'`,
  );
  await pool.query(
    `INSERT INTO cohorts (id, organization_id, name)
     SELECT 'coh_plan' || n || '_' || c, 'org_plan' || n, 'Cohort ' || c FROM generate_series(1, $1) n, generate_series(1, 2) c`,
    [OTHERS],
  );
  for (const text of [
    `INSERT INTO roster_records (organization_id, id, email, student_id) SELECT 'org_plan' || n, 'rec_plan' || n || '_' || c, n || '_' || c || '@plans.example', c::text FROM generate_series(1, $1) n, generate_series(1, 5) c`,
    `INSERT INTO roster_syncs (organization_id, id) SELECT 'org_plan' || n, 'syn_plan' || n || '_' || c FROM generate_series(1, $1) n, generate_series(1, 5) c`,
    `INSERT INTO applicant_fields (organization_id, id, name, kind) SELECT 'org_plan' || n, 'fld_plan' || n || '_' || c, 'Field ' || c, 'text' FROM generate_series(1, $1) n, generate_series(1, 3) c`,
  ]) {
    await pool.query(text, [OTHERS]);
  }
  await pool.query(
    `INSERT INTO cohort_stints (id, organization_id, cohort_id, account_id, joined_at)
     SELECT 'stint_' || c.id || m.id, m.organization_id, c.id, m.account_id, now()
     FROM members m JOIN cohorts c ON c.organization_id = m.organization_id WHERE m.id LIKE 'mem_plan%';
     INSERT INTO outcomes (organization_id, id, account_id, kind, happened_on, source, recorded_at, recorded_by_name, updated_at)
     SELECT organization_id, 'out_' || id, account_id, 'seeking', now(), 'staff', now(), 'Noor Haddad', now() FROM cohort_stints WHERE id LIKE 'stint_coh_plan%';
     INSERT INTO contact_log_entries (organization_id, id, account_id, kind, topic, happened_at, logged_by_id, logged_by_name, created_at, updated_at)
     SELECT organization_id, 'cle_' || id, account_id, 'call', 'resume', now(), account_id, 'Noor Haddad', now(), now() FROM cohort_stints WHERE id LIKE 'stint_coh_plan%';
     INSERT INTO join_links (organization_id, id, code_hash, sealed_code, expires_at, created_at)
     SELECT organization_id, 'jln_' || id, 'plan' || id, '', now(), now() FROM members WHERE id LIKE 'mem_plan%';
     INSERT INTO join_requests (organization_id, id, link_id, account_id, status, asked_at)
     SELECT organization_id, 'jrq_' || id, 'jln_' || id, account_id, 'waiting', now() FROM members WHERE id LIKE 'mem_plan%';
     INSERT INTO booking_pages (organization_id, account_id, is_on, hours, days_off, time_zone, minutes, buffer_minutes, notice_hours, ahead_days, capacity, updated_at)
     SELECT organization_id, account_id, true, '[]', '[]', 'UTC', 30, 0, 0, 30, 1, now() FROM members WHERE id LIKE 'mem_plan%';
     INSERT INTO appointments (organization_id, id, coach_id, account_id, starts_at, ends_at, seat, created_at, updated_at)
     SELECT organization_id, 'apt_' || id, account_id, account_id, now() + interval '1 day', now() + interval '2 days', 1, now(), now() FROM members WHERE id LIKE 'mem_plan%';
     INSERT INTO assigned_tasks (organization_id, id, account_id, text, assigned_by_name, assigned_at, updated_at)
     SELECT organization_id, 'atk_' || id, account_id, 'Call', 'Noor Haddad', now(), now() FROM members WHERE id LIKE 'mem_plan%';
     INSERT INTO weekly_nudges (organization_id, is_on, is_to_not_sharing, body, next_at)
     SELECT DISTINCT organization_id, false, true, 'Hi', now() FROM members WHERE id LIKE 'mem_plan%';
     INSERT INTO nudged_applicants (organization_id, account_id, nudged_at) SELECT organization_id, account_id, now() FROM members WHERE id LIKE 'mem_plan%';
     INSERT INTO message_templates (organization_id, id, name, body, changed_by_name, changed_at)
     SELECT organization_id, 'mtp_' || id, 'Check-in', 'Hi', 'Noor Haddad', now() FROM members WHERE id LIKE 'mem_plan%';
     INSERT INTO task_templates (organization_id, id, cohort_id, text, is_given_on_joining, created_by_name, created_at)
     SELECT organization_id, 'ttp_' || id, id, 'Call', true, 'Noor Haddad', now() FROM cohorts WHERE id LIKE 'coh_plan%';
     INSERT INTO threads (organization_id, id, account_id, last_message_at, is_last_from_applicant, created_at)
     SELECT organization_id, 'thr_' || id, account_id, now(), true, now() FROM members WHERE id LIKE 'mem_plan%';
     INSERT INTO message_batches (organization_id, id, author_name, body, created_at)
     SELECT organization_id, 'mba_' || id, 'Noor Haddad', 'Hi', now() FROM threads WHERE id LIKE 'thr_mem_plan%';
     INSERT INTO thread_messages (organization_id, id, thread_id, account_id, author_name, is_from_applicant, body, batch_id, created_at)
     SELECT organization_id, 'msg_' || id, id, account_id, 'Noor Haddad', true, 'Hi', 'mba_' || id, now() FROM threads WHERE id LIKE 'thr_mem_plan%';
     INSERT INTO thread_readers (organization_id, thread_id, reader_id, read_at) SELECT organization_id, id, account_id, now() FROM threads WHERE id LIKE 'thr_mem_plan%';
     INSERT INTO organization_files (organization_id, id, account_id, outcome_id, file_name, file_type, file_size_bytes, storage_key, created_at)
     SELECT organization_id, 'ofi_' || id, account_id, id, 'offer.pdf', 'application/pdf', 1, 'plan/' || id, now() FROM outcomes WHERE id LIKE 'out_stint_coh_plan%';
     INSERT INTO organization_files (organization_id, id, account_id, message_id, file_name, file_type, file_size_bytes, storage_key, created_at)
     SELECT organization_id, 'ofi_' || id, account_id, id, 'offer.pdf', 'application/pdf', 1, 'plan/' || id, now() FROM thread_messages WHERE id LIKE 'msg_thr_mem_plan%';
     INSERT INTO outcome_versions SELECT organization_id, id, 1, '{}', now(), 'Noor Haddad' FROM outcomes WHERE id LIKE 'out_stint_coh_plan%';
     INSERT INTO stint_changes (organization_id, change_id, stint_id, cohort_id, account_id, kind) SELECT organization_id, 'sch_plan' || id, id, cohort_id, account_id, 'placed' FROM cohort_stints WHERE id LIKE 'stint_coh_plan%'`,
  );
  await pool.query(
    `INSERT INTO coach_assignments (id, organization_id, account_id, coach_id)
     SELECT 'cas_' || m.id || k.id, m.organization_id, m.account_id, k.account_id
     FROM members m JOIN members k ON k.organization_id = m.organization_id AND k.id <> m.id WHERE m.id LIKE 'mem_plan%';
     INSERT INTO applicant_looks (organization_id, viewer_id, account_id) SELECT organization_id, coach_id, account_id FROM coach_assignments ON CONFLICT DO NOTHING;
     INSERT INTO attention_marks (organization_id, account_id, kind, until, marked_by_name)
     SELECT organization_id, account_id, 'contacted', now(), 'Noor Haddad' FROM members WHERE id LIKE 'mem_plan%'`,
  );
  await pool.query(
    `INSERT INTO audit_events (id, organization_id, action, actor_label, created_at)
     SELECT 'evt_plan' || n, 'org_plan' || n, 'organization_created', 'Robin Vale', now() FROM generate_series(1, $1) n`,
    [OTHERS],
  );
}

/**
 * Adds an interview, a contact with interactions, a task, and an email to every tenth card, and a résumé to
 * every account.
 */
export async function seedPeople(): Promise<void> {
  const tenth = "FROM applications a WHERE a.id LIKE 'app_plan%0'";
  await pool.query(
    `INSERT INTO interviews (id, account_id, application_id, type, scheduled_at, duration_minutes, time_zone)
     SELECT 'itv_' || a.id, a.account_id, a.id, 'video', a.created_at, 60, 'UTC' ${tenth}`,
  );
  await pool.query(
    `INSERT INTO contacts (id, account_id, name, company_id, created_at)
     SELECT 'con_' || a.id, a.account_id, 'Contact ' || a.id, a.company_id, a.created_at ${tenth}`,
  );
  await pool.query(
    `INSERT INTO contact_applications (account_id, contact_id, application_id) SELECT a.account_id, 'con_' || a.id, a.id ${tenth};
     INSERT INTO tasks (id, account_id, text, application_id, contact_id, due_at, comes_up_at, time_zone)
     SELECT 'tsk_' || a.id, a.account_id, 'Call', a.id, 'con_' || a.id, a.created_at, a.created_at, 'UTC' ${tenth};
     INSERT INTO inbound_emails (id, account_id, application_id, message_digest, kind, confidence, reasons, from_name, from_address, subject, excerpt, authentication)
     SELECT 'eml_' || a.id, a.account_id, a.id, a.id, 'other', 'low', '[]', '', '', '', '', e.authentication
     FROM applications a, (SELECT authentication FROM inbound_emails LIMIT 1) e WHERE a.id LIKE 'app_plan%0';
     INSERT INTO inbound_email_bodies SELECT account_id, id, 'Text', now() FROM inbound_emails ON CONFLICT DO NOTHING`,
  );
  await pool.query(
    `INSERT INTO interactions (id, account_id, contact_id, type, interaction_time)
     SELECT 'ixn_' || a.id || n, a.account_id, 'con_' || a.id, 'email', a.created_at + n * interval '1 day'
     FROM applications a, generate_series(1, 5) n WHERE a.id LIKE 'app_plan%0'`,
  );
  await pool.query(
    `INSERT INTO resumes (id, account_id, name, file_name, file_type, file_size_bytes, storage_key)
     SELECT 'res_' || id, id, 'Résumé', 'cv.pdf', 'application/pdf', 1000, 'plan/' || id FROM accounts WHERE id LIKE 'acc_plan%'`,
  );
  await pool.query(
    "INSERT INTO profiles SELECT id, '{}' FROM accounts WHERE id LIKE 'acc_plan%'; INSERT INTO inbound_addresses (account_id) SELECT id FROM accounts WHERE id LIKE 'acc_plan%';" +
      "INSERT INTO inbound_mailboxes (account_id, host, port, user_name, sealed_password, folder, read_since, next_run_at, connected_at) SELECT id, 'imap.example', 993, 'me', 'v1', 'INBOX', now(), now() + interval '1 day', now() FROM accounts WHERE id LIKE 'acc_plan%'",
  );
}

/** Adds organizations' deliveries and the rows that only pages read: sign-ins, imports, feeds, apps, and saved filters. */
export async function seedPageRows(): Promise<void> {
  for (const text of [
    `INSERT INTO organization_webhook_endpoints (organization_id, id, url, event_types, secret, position)
     SELECT 'org_plan' || n, 'whk_plan' || n, 'https://hooks.example/' || n, '{}', '', 0 FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO organization_webhook_deliveries (organization_id, id, endpoint_id, cause, event_type, resource_id, outcome)
     SELECT organization_id, 'whd_' || d || id, id, 'test', 'webhook.test', id, 'succeeded'
     FROM organization_webhook_endpoints, generate_series(1, 5) d WHERE id LIKE 'whk_plan%'`,
    `INSERT INTO sign_in_sessions (id, user_id, expires_at)
     SELECT 'ses_plan' || n, 'usr_plan' || n, now() + interval '30 days' FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO imports (id, account_id, board_id, file_name)
     SELECT 'imp_plan' || n, 'acc_plan' || n, 'brd_plan' || n, 'jobs.csv' FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO imported_cards (import_id, account_id, application_id, written_at)
     SELECT 'imp_plan' || substr(account_id, 9), account_id, id, now() FROM applications WHERE id LIKE 'app_plan%0' AND account_id LIKE 'acc_plan%'`,
    `INSERT INTO import_batches (import_id, account_id, number, verdicts)
     SELECT id, account_id, 0, '[]' FROM imports WHERE id LIKE 'imp_plan%'`,
    `INSERT INTO import_mappings (account_id, headings, mapping)
     SELECT 'acc_plan' || n, 'plan', '{}' FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO calendar_feeds (account_id, secret_hash)
     SELECT 'acc_plan' || n, 'plan' || n FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO preferences (user_id, date_order, hour_cycle, week_start, time_zone)
     SELECT 'usr_plan' || n, 'day_month_year', 'h23', 'mon', 'UTC' FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO roster_filters (organization_id, account_id, name, filter)
     SELECT organization_id, account_id, 'Mine', '{}' FROM members WHERE id LIKE 'mem_plan%'`,
    `INSERT INTO oauth_grants (id, client_id, client_name, redirect_host, user_id, account_id, scopes, resources)
     SELECT 'grt_plan' || n, 'app', 'App', 'app.example', 'usr_plan' || n, 'acc_plan' || n, '{}', '{}'
     FROM generate_series(1, ${OTHERS}) n`,
    `INSERT INTO oauth_artifacts (model, digest, grant_id, payload, expires_at)
     SELECT 'AccessToken', 'plan' || n, 'grt_plan' || n, '{}', now() + interval '1 day'
     FROM generate_series(1, ${OTHERS}) n`,
  ]) {
    await pool.query(text);
  }
}
