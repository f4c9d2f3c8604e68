// Made by `npm run client:generate` from the OpenAPI document; not edited by hand.

export interface paths {
    "/applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an application
         * @description One card with all its fields. Keep its ETag for the If-Match of a change.
         */
        get: operations["applications.get"];
        put?: never;
        post?: never;
        /**
         * Delete an application
         * @description Deletes the card with its history. It can't be undone; applications.move to archived keeps it.
         */
        delete: operations["applications.delete"];
        options?: never;
        head?: never;
        /**
         * Change an application
         * @description A field left out keeps its value; nested objects are merged field by field. Company fields without an id edit the card's company, on every card filed against it; a company id files the card there. The column is changed with applications.move.
         */
        patch: operations["applications.update"];
        trace?: never;
    };
    "/applications/{applicationId}/coach-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the coach notes on an application
         * @description Notes of coaches on a card, the latest first. The applicant reads all of them, also once a share has ended; staff read those of the organizations that they are staff of and that the board is shared with.
         */
        get: operations["coach_notes.list"];
        put?: never;
        /**
         * Write a coach note on an application
         * @description A note to the applicant beside a card of a board that they share with your organization. Name the organization when the board is shared with several that you are staff of.
         */
        post: operations["coach_notes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{applicationId}/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule an interview
         * @description Schedules an interview for an application. It does not move the card: do that with applications.move.
         */
        post: operations["interviews.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{applicationId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a card to another column, or within its own
         * @description Changes the status and records it in the card's history at the time of the call. With the card's present status and a position it reorders the card in its column.
         */
        post: operations["applications.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{applicationId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a résumé to an application
         * @description Says which résumé goes with the card. A card carries at most one: another takes its place. Find the id with resumes.list.
         */
        post: operations["applications.attach_resume"];
        /**
         * Detach the résumé of an application
         * @description Takes the résumé off the card; it stays in the library. Answers the application's id; a card without a résumé has none to detach.
         */
        delete: operations["applications.detach_resume"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{applicationId}/status-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the time an application spent in each column
         * @description The card's stays, newest first, and the seconds spent in each column altogether.
         */
        get: operations["applications.get_status_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your boards
         * @description Your boards, oldest first, with how many cards each holds. Read one with boards.get for its columns.
         */
        get: operations["boards.list"];
        put?: never;
        /**
         * Create a board
         * @description A new, empty board. It is not the active one until boards.update makes it so.
         */
        post: operations["boards.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{boardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a board with its columns and settings
         * @description A board with the ids of its cards by column, in their manual order, and its settings. Read the cards themselves with applications.list.
         */
        get: operations["boards.get"];
        put?: never;
        post?: never;
        /**
         * Delete a board and everything on it
         * @description Deletes the board with its cards and their history; companies stay. The last board can't be deleted. It can't be undone.
         */
        delete: operations["boards.delete"];
        options?: never;
        head?: never;
        /**
         * Rename a board, or make it the active one
         * @description Changes the name, or makes this board active, which ends the activity of the one before.
         */
        patch: operations["boards.update"];
        trace?: never;
    };
    "/boards/{boardId}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications of a board
         * @description Cards with all their fields, filtered by column, text and application date. Either date bound leaves out cards without an application date. Use boards.get for the order of the cards in their columns.
         */
        get: operations["applications.list"];
        put?: never;
        /**
         * Add an application to a board
         * @description A new card, at the bottom of its column unless a position is given. The company is named by id, or by name: an existing one of that name is used, else it is added.
         */
        post: operations["applications.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{boardId}/applications/bulk-move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move several cards of a board to one column
         * @description All move or none: one card of another board or account refuses the batch. Cards already there stay untouched and don't count.
         */
        post: operations["applications.bulk_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{boardId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a board as a spreadsheet
         * @description Every card of the board, whatever its settings hide, in the columns that imports take: as JSON, or as a CSV or XLSX file. Wherever a formula might begin, the file has an apostrophe; an export imports back without loss.
         */
        get: operations["exports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{boardId}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import applications to a board
         * @description Adds rows as cards, up to 500 at once. A row is a duplicate by its link (without tracking parameters), else by title and company: it is skipped, created all the same, or updates the card that is there. Rows that fail don't stop the others. Begin with dryRun to see the verdicts.
         */
        post: operations["imports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{boardId}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a board's statistics
         * @description How a search goes: totals, funnel, rates with their n, median days in each column, applications a week, outcomes by source and résumé, and the ways cards went. All of it from the status history.
         */
        get: operations["insights.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{boardId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a board's settings
         * @description Hidden columns, sorting, time filter and automatic retirement; shared with the table of the same board. What is left out keeps its value.
         */
        patch: operations["boards.update_settings"];
        trace?: never;
    };
    "/boards/{boardId}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a board with an organization
         * @description Lets the staff of an organization that you are an applicant of see the board and every card on it, with pay, notes and résumés, and write coach notes. Only on the person's explicit wish. shares.delete ends it at once.
         */
        post: operations["shares.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{boardId}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a board as a table
         * @description Cards as rows with one cell a column, after the board's settings: hidden columns and the time filter leave cards out, the sorts order them.
         */
        get: operations["table.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{boardId}/table/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit cells of a board's table
         * @description A batch of cell edits, all or none; issues name the edit's index. An edit of status is a move with its history; an edit of company files the card against the company of that name.
         */
        post: operations["table.apply_edits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boards/{boardId}/table/view-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how a board's table is shown
         * @description Order, visibility and width of the columns, beside the settings that the table shares with the board.
         */
        get: operations["table.get_view_settings"];
        /**
         * Replace how a board's table is shown
         * @description Replaces the columns' order, visibility and width and the four settings shared with the board. What is left out returns to its default.
         */
        put: operations["table.replace_view_settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your companies
         * @description Your companies by name, each with how many applications are filed against it.
         */
        get: operations["companies.list"];
        put?: never;
        /**
         * Add a company
         * @description Adds a company. applications.create already adds the company it names, so this is needed only for a company without a card.
         */
        post: operations["companies.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a company
         * @description One company with its details, notes and number of applications.
         */
        get: operations["companies.get"];
        put?: never;
        post?: never;
        /**
         * Delete a company and every application filed against it
         * @description Deletes the company with all its cards, on every board, and their history. It can't be undone: ask the person first.
         */
        delete: operations["companies.delete"];
        options?: never;
        head?: never;
        /**
         * Change a company
         * @description Changes the given fields; every card filed against the company shows them.
         */
        patch: operations["companies.update"];
        trace?: never;
    };
    "/companies/active-with-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List employers already applied to on the active board
         * @description Companies that have a card past saved on the active board, by name, each with those cards. Use it to see where somebody has applied before adding another card.
         */
        get: operations["companies.list_active_with_jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your contacts
         * @description Your contacts by name; filter by text, company, and whether they wait for a follow-up.
         */
        get: operations["contacts.list"];
        put?: never;
        /**
         * Add a contact
         * @description Adds a person you know or talked to. Log what was said with interactions.create.
         */
        post: operations["contacts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contact
         * @description One contact with the applications they have to do with and when you last talked.
         */
        get: operations["contacts.get"];
        put?: never;
        post?: never;
        /**
         * Delete a contact and their interactions
         * @description Deletes the contact with every interaction logged with them. It can't be undone.
         */
        delete: operations["contacts.delete"];
        options?: never;
        head?: never;
        /**
         * Change a contact
         * @description Changes the given fields. followUp false takes the contact off the follow-up list.
         */
        patch: operations["contacts.update"];
        trace?: never;
    };
    "/contacts/{contactId}/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log an interaction with a contact
         * @description Logs a conversation; interactionTime is when it took place, so it may lie back. The type follow_up puts the contact on the follow-up list; a later interaction of another type takes them off it.
         */
        post: operations["interactions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/linkable-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications that a contact can be linked to
         * @description Your applications on all boards, newest first, as much of each as one needs to choose.
         */
        get: operations["contacts.list_linkable_applications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your interactions
         * @description What was said with whom, the latest conversation first; filter by contact, type and time.
         */
        get: operations["interactions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interactions/{interactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an interaction
         * @description One logged conversation.
         */
        get: operations["interactions.get"];
        put?: never;
        post?: never;
        /**
         * Delete an interaction
         * @description Takes a logged conversation out of the record.
         */
        delete: operations["interactions.delete"];
        options?: never;
        head?: never;
        /**
         * Change an interaction
         * @description Changes the given fields of a logged conversation.
         */
        patch: operations["interactions.update"];
        trace?: never;
    };
    "/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your interviews
         * @description Interviews on all boards, earliest first; filter by application, time and outcome.
         */
        get: operations["interviews.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interviews/{interviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an interview
         * @description One interview with its outcome and feedback.
         */
        get: operations["interviews.get"];
        put?: never;
        post?: never;
        /**
         * Delete an interview
         * @description Takes the interview off the application and out of the calendar. To keep the record, set its outcome to canceled.
         */
        delete: operations["interviews.delete"];
        options?: never;
        head?: never;
        /**
         * Change an interview, or record its outcome
         * @description Changes the given fields. Record what came of it with outcome and feedback.
         */
        patch: operations["interviews.update"];
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations addressed to you
         * @description The invitations that wait for your answer, newest first: those to the confirmed address of your account that have not expired.
         */
        get: operations["invitations.list_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{invitationId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Makes you a member of the organization, in the cohort that the invitation names. Only whoever has confirmed the invited address can accept. Nothing is shared by joining: an applicant shares a board with shares.create.
         */
        post: operations["invitations.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{invitationId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description Answers no. The organization sees that you declined, and may invite you again.
         */
        post: operations["invitations.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the credential that makes this request
         * @description Tells whose credential this is, in which environment it works, which scopes it carries and which organizations it reaches. Call it first; it needs no scope.
         */
        get: operations["me.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your organizations
         * @description The organizations that you are a member of, by name. me.get tells your role in each. A credential that is restricted to one organization sees that one alone.
         */
        get: operations["organizations.list"];
        put?: never;
        /**
         * Found an organization
         * @description Founds an organization with you as its owner. Its slug is made from the name. Next: cohorts.create, organization_invitations.create.
         */
        post: operations["organizations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an organization
         * @description One organization that you are a member of.
         */
        get: operations["organizations.get"];
        put?: never;
        post?: never;
        /**
         * Delete an organization
         * @description Deletes the organization with its cohorts, invitations, shares and coach notes. The members keep their accounts and boards. Refused while a subscription is live: end it in the billing portal first.
         */
        delete: operations["organizations.delete"];
        options?: never;
        head?: never;
        /**
         * Change an organization
         * @description Changes the name, type or website; a field left out keeps its value, and so does the slug.
         */
        patch: operations["organizations.update"];
        trace?: never;
    };
    "/organizations/{organizationSlug}/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log
         * @description What happened in the organization, newest first. The log is append-only.
         */
        get: operations["audit_events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read seats and subscription
         * @description How many seats the organization has, uses and pays for. Owners and admins.
         */
        get: operations["billing.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/billing/checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a checkout for seats
         * @description Gives the address of the payment provider's checkout page, which an owner completes in a browser. Nothing is charged by the call, and the seats change when the payment has cleared. With a live subscription change its seats through billing.create_portal_session. A sandbox gets an address of the documentation.
         */
        post: operations["billing.create_checkout_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/billing/portal-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the billing portal
         * @description Gives the address of the payment provider's portal, where an owner changes seats, interval and means of payment, reads invoices and ends the subscription. A sandbox gets an address of the documentation.
         */
        post: operations["billing.create_portal_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/coach-notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a coach note
         * @description Its author, owners and admins delete a note, while the board is shared. It can't be undone.
         */
        delete: operations["coach_notes.delete"];
        options?: never;
        head?: never;
        /**
         * Change a coach note
         * @description Only its author changes a note, while the board is shared.
         */
        patch: operations["coach_notes.update"];
        trace?: never;
    };
    "/organizations/{organizationSlug}/cohort-memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stints in cohorts
         * @description Who is and was in the organization's cohorts, the latest stint first. An applicant may have several; ended ones stay.
         */
        get: operations["cohort_memberships.list"];
        put?: never;
        /**
         * Place an applicant in a cohort
         * @description Opens a stint. An applicant may be in several cohorts at once, but not twice in one; after a stint has ended they may be placed again, and both stand.
         */
        post: operations["cohort_memberships.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/cohort-memberships/{membershipId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a stint
         * @description Closes an open stint with the reason of the departure. The row is kept.
         */
        post: operations["cohort_memberships.end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/cohorts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cohorts
         * @description The organization's cohorts by name. cohort_memberships.list tells who is in them.
         */
        get: operations["cohorts.list"];
        put?: never;
        /**
         * Add a cohort
         * @description Adds an intake or class. Place applicants in it with cohort_memberships.create.
         */
        post: operations["cohorts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/cohorts/{cohortId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a cohort
         * @description Deletes a cohort that nobody has ever been in; archive one that has a history.
         */
        delete: operations["cohorts.delete"];
        options?: never;
        head?: never;
        /**
         * Rename, archive or reopen a cohort
         * @description Changes the name, or archives or reopens the cohort. An archived cohort takes no one.
         */
        patch: operations["cohorts.update"];
        trace?: never;
    };
    "/organizations/{organizationSlug}/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read aggregate figures of an organization
         * @description Applicants, sharing, attention, cards by column, placements with their rate and time, weekly movement, and a row a cohort. Each rate comes with its n.
         */
        get: operations["organization_insights.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations that an organization sent
         * @description Whom the organization has asked to join and what became of it, newest first.
         */
        get: operations["organization_invitations.list"];
        put?: never;
        /**
         * Invite people by mail
         * @description Mails an invitation to each address and answers with a verdict for each; an address that is given twice has one. An invitation lasts 7 days and is for its address alone. Only owners invite owners. A cohort takes applicants.
         */
        post: operations["organization_invitations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Withdraws an unanswered invitation; its link ends. It stays in the list as revoked.
         */
        delete: operations["organization_invitations.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/invitations/{invitationId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description Mails an unanswered invitation again, with a new link and 7 days from now, also when it had expired. The link that was mailed before ends.
         */
        post: operations["organization_invitations.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave an organization
         * @description Ends your own membership: your shares with the organization end at once, and your cohort memberships as withdrew. The last owner can't leave: make somebody else an owner first, or delete the organization.
         */
        post: operations["members.leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of an organization
         * @description Everybody in the organization, in the order of their addresses.
         */
        get: operations["members.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Ends somebody's membership. What they shared with the organization is seen no more, their cohort memberships end as removed, and their keys that are restricted to it are revoked. Only an owner removes an owner; the last one stays.
         */
        delete: operations["members.remove"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description Only an owner makes somebody an owner or changes one. An applicant uses a seat; one who becomes staff frees it, stops sharing, and leaves their cohorts. The last owner can't be demoted.
         */
        patch: operations["members.update_role"];
        trace?: never;
    };
    "/organizations/{organizationSlug}/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the roster
         * @description One row an applicant member, by address: cohorts, shared boards, totals, what needs attention. Who shared nothing is there with zeros. Read a shared board with organization_shares.get.
         */
        get: operations["roster.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/roster/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the roster as a spreadsheet
         * @description The rows of roster.list, all of them, as JSON, CSV or XLSX. The audit log notes that it was exported.
         */
        get: operations["roster.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the boards that are shared with an organization
         * @description Who shares which board, the latest share first. Read a board with organization_shares.get.
         */
        get: operations["organization_shares.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/shares/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shared board
         * @description A board that an applicant shares, with its columns and every card on it: pay, notes and résumés included. Write to the applicant with coach_notes.create.
         */
        get: operations["organization_shares.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See how the networking goes
         * @description Contacts, conversations and meetings of a window of days (UTC, today included), compared with the window of equal length before it.
         */
        get: operations["people.get_analytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See who to follow up with
         * @description The networking summary: who waits for a follow-up, the latest conversations, and whom nobody has talked to for 60 days.
         */
        get: operations["people.get_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your profile
         * @description What you fill into application forms, each field by itself; what is not filled in is null or empty.
         */
        get: operations["profile.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your profile
         * @description Changes the given fields; a field left out keeps its value, null empties it. A list is replaced as a whole, so send all of it.
         */
        patch: operations["profile.update"];
        trace?: never;
    };
    "/resumes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your résumés
         * @description Your résumés, newest first. resumes.get gives a link to the file.
         */
        get: operations["resumes.list"];
        put?: never;
        /**
         * Upload a résumé
         * @description Keeps a PDF, DOC or DOCX file of at most 10 MiB under a name. Its content, its file name and its content type have to agree. It is attached to nothing: applications.attach_resume does that.
         */
        post: operations["resumes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resumes/{resumeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a résumé, with a link to its file
         * @description One résumé with a signed link that downloads its file. The link works for five minutes and for anybody who has it; ask again for a new one.
         */
        get: operations["resumes.get"];
        put?: never;
        post?: never;
        /**
         * Delete a résumé and its file
         * @description Deletes the résumé with its file, and takes it off every application that carries it. It can't be undone: ask the person first.
         */
        delete: operations["resumes.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe your sandbox
         * @description Your sandbox: a tenant of synthetic data where nothing can go wrong and nothing leaves. It is made at first use; a sandbox credential works in it, a live one can only describe and reset it.
         */
        get: operations["sandbox.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard your sandbox and plant fresh sample data
         * @description Takes away everything that is in your sandbox and plants the sample data again, its dates relative to today. Credentials stay valid. It can't be undone; live data is never touched.
         */
        post: operations["sandbox.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your shares
         * @description Which of your boards which organization sees, the latest share first. An organization without a share sees nothing of your search.
         */
        get: operations["shares.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shares/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop sharing a board
         * @description The organization sees nothing of the board any more, at once. You keep the notes that its coaches wrote.
         */
        delete: operations["shares.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptedInvitation: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            expiresAt: string;
            id: string;
            invitedByDisplayName: string;
            member: components["schemas"]["Member"];
            organization: components["schemas"]["InvitingOrganization"];
            role: components["schemas"]["Role"];
            /** @constant */
            status: "accepted";
        };
        AccountRef: {
            displayName: string | null;
            email: string;
        };
        /** @enum {string} */
        AnalyticsRange: "7d" | "30d" | "90d" | "1y" | "all";
        Application: {
            applicationDate: string | null;
            applicationLink: string | null;
            boardId: string;
            company: components["schemas"]["CompanyRef"];
            counts: {
                coachNotes: number;
                interviews: number;
            };
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            creationMethod: components["schemas"]["CreationMethod"];
            id: string;
            isAutoRetired: boolean;
            job: components["schemas"]["Job"];
            notes: string | null;
            resume: {
                fileName: string;
                id: string;
                name: string;
            } | null;
            source: string | null;
            status: components["schemas"]["Status"];
            /** @description Null until the first change. */
            statusChangedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        AttentionReason: "no_share" | "no_activity_14_days" | "no_applications_7_days" | "interview_without_feedback";
        /** @enum {string} */
        AuditAction: "cohort_archived" | "cohort_assigned" | "cohort_created" | "cohort_deleted" | "cohort_membership_ended" | "cohort_renamed" | "cohort_restored" | "complimentary_seats_changed" | "group_shared" | "group_unshared" | "invitation_accepted" | "invitation_declined" | "invitation_resent" | "invitation_revoked" | "invitation_sent" | "member_left" | "member_removed" | "member_role_changed" | "note_created" | "note_deleted" | "note_updated" | "organization_created" | "organization_deleted" | "organization_updated" | "payment_event_reprocessed" | "roster_exported" | "subscription_changed";
        AuditEvent: {
            action: components["schemas"]["AuditAction"];
            /** @description Who did it: a label, not an address. */
            actorLabel: string;
            boardId: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            /** @description What changed, as `before` and `after`; null before what is made, and after what ends. */
            details: {
                [key: string]: unknown;
            } | null;
            id: string;
            performedBySupport: boolean;
            /** @description Whom it was about. */
            subjectEmail: string | null;
            /** @description What it was about, by name. */
            subjectLabel: string | null;
        };
        AutoRetire: {
            enabled: boolean;
            status: components["schemas"]["AutoRetireStatus"];
            timeframe: components["schemas"]["AutoRetireTimeframe"];
        };
        /** @enum {string} */
        AutoRetireStatus: "rejected" | "archived";
        /** @enum {string} */
        AutoRetireTimeframe: "one_month" | "three_months" | "six_months" | "one_year";
        Billing: {
            seats: {
                available: number;
                /** @description Seats that cost nothing. */
                complimentary: number;
                /** @description Applicants beyond the seats; above 0 the roster and the insights are closed. */
                over: number;
                /** @description Seats that are paid for. */
                purchased: number;
                total: number;
                /** @description An applicant member uses one. */
                used: number;
            };
            /** @description Null without a live subscription. */
            subscription: {
                cancelAtPeriodEnd: boolean;
                /**
                 * Format: date-time
                 * @description When it renews, or ends.
                 */
                currentPeriodEnd: string;
                interval: components["schemas"]["BillingInterval"];
                seats: number;
                /** @enum {string} */
                status: "active" | "trialing" | "past_due" | "unpaid" | "paused";
            } | null;
        };
        /** @enum {string} */
        BillingInterval: "monthly" | "annual";
        Board: {
            columns: components["schemas"]["Columns"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            id: string;
            /** @description Exactly one board of an account is active. */
            isActive: boolean;
            name: string;
            settings: components["schemas"]["BoardSettings"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        BoardColumns: {
            columns: components["schemas"]["Columns"];
            id: string;
        };
        BoardExport: {
            columns: {
                key: components["schemas"]["ColumnKey"];
                label: string;
            }[];
            /** @description The rows, in the format json; empty in the others. */
            data: components["schemas"]["SpreadsheetRow"][];
            /** @description The file, in the formats csv and xlsx; null in json. */
            file: components["schemas"]["ExportedFile"] | null;
            format: components["schemas"]["ExportFormat"];
        };
        BoardInsights: {
            /** @description The last twelve weeks, this one last; by application date, else by when the card came to applied. */
            applicationsPerWeek: {
                count: number;
                /** @description A Monday, such as 2026-11-16. */
                weekStartsOn: string;
            }[];
            /** @description The most frequent first. */
            byResume: {
                applications: number;
                interviews: number;
                offers: number;
                responses: number;
                resumeId: string | null;
                resumeName: string | null;
            }[];
            /** @description The most frequent first. */
            bySource: {
                applications: number;
                interviews: number;
                offers: number;
                responses: number;
                source: string | null;
            }[];
            /** @description One entry a status, in the order of the columns. */
            funnel: {
                /** @description Cards that were ever there. */
                reached: number;
                status: components["schemas"]["Status"];
            }[];
            /** @description One entry a status, in the order of the columns. */
            medianDays: {
                /** @description Over the stays that have ended; null where there are none. */
                medianDays: number | null;
                n: number;
                status: components["schemas"]["Status"];
            }[];
            rates: {
                /** @description Sent cards that ever reached interviewing. */
                interview: components["schemas"]["InsightRate"];
                /** @description Sent cards that ever reached offer or accepted. */
                offer: components["schemas"]["InsightRate"];
                /** @description Sent cards that ever reached interviewing, offer, accepted or, by a person, rejected. */
                response: components["schemas"]["InsightRate"];
            };
            /** @description Cards in each column now. */
            totals: components["schemas"]["StatusCounts"];
            /** @description The most frequent first. */
            transitions: {
                count: number;
                from: components["schemas"]["Status"];
                to: components["schemas"]["Status"];
            }[];
        };
        BoardSettings: {
            autoRetire: components["schemas"]["AutoRetire"];
            hiddenStatuses: components["schemas"]["Status"][];
            /** @description First the primary; [] or [none] is the manual order of the cards. */
            sorts: components["schemas"]["SortKey"][];
            timeFilter: components["schemas"]["TimeFilter"];
        };
        BoardSummary: {
            applicationCount: number;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            id: string;
            /** @description Exactly one board of an account is active. */
            isActive: boolean;
            name: string;
            settings: components["schemas"]["BoardSettings"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        Cell: string | number | boolean | null;
        CoachNote: {
            applicationId: string;
            authorDisplayName: string;
            body: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            id: string;
            organization: components["schemas"]["OrganizationRef"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /** @description An intake or class of an organization. */
        Cohort: {
            /** @description Null while the cohort is active. */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            id: string;
            name: string;
        };
        CohortFigures: {
            /** @description Applicants who are in it now. */
            applicants: number;
            archivedAt: string | null;
            daysToPlacement: components["schemas"]["DaysToPlacement"];
            /** @description Stints that have ended. */
            ended: number;
            id: string;
            name: string;
            placementRate: components["schemas"]["PlacementRate"];
            /** @description Stints that ended with placed. */
            placements: number;
            /** @description Those of them who share a board. */
            sharing: number;
        };
        /** @description A stint: an applicant's time in a cohort. */
        CohortMembership: {
            applicantEmail: string;
            cohortId: string;
            departureReason: components["schemas"]["DepartureReason"] | null;
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            joinedAt: string;
            /** @description Null while the stint is open. */
            leftAt: string | null;
            note: string | null;
        };
        /** @enum {string} */
        ColumnKey: "title" | "company" | "status" | "applicationDate" | "applicationLink" | "source" | "notes" | "description" | "workMode" | "workType" | "street" | "street2" | "city" | "state" | "country" | "postalCode" | "payAmount" | "payFrequency" | "currency" | "salaryRangeMin" | "salaryRangeMax" | "industry" | "createdAt" | "updatedAt" | "statusChangedAt" | "interviews" | "coachNotes" | "resume" | "isAutoRetired";
        /** @description Application ids by status, in the manual order of each column. */
        Columns: {
            accepted: string[];
            applied: string[];
            archived: string[];
            interviewing: string[];
            offer: string[];
            rejected: string[];
            saved: string[];
        };
        ColumnView: {
            key: components["schemas"]["ColumnKey"];
            visible: boolean;
            /** @description In pixels. */
            width: number;
        };
        Company: {
            applicationCount: number;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            id: string;
            industry: components["schemas"]["Industry"];
            name: string;
            notes: string | null;
            size: components["schemas"]["CompanySize"] | null;
            /** @description The company's page on a professional network. */
            socialLink: string | null;
            type: components["schemas"]["CompanyType"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
            website: string | null;
        };
        CompanyPatch: {
            /** @description A company of yours to file the card against. */
            id?: unknown;
            industry?: components["schemas"]["Industry"];
            name?: string;
            size?: components["schemas"]["CompanySize"] | null;
            type?: components["schemas"]["CompanyType"] | null;
            website?: string | null;
        };
        CompanyRef: {
            id: string;
            industry: components["schemas"]["Industry"];
            name: string;
            size: components["schemas"]["CompanySize"] | null;
            /** @description The company's page on a professional network. */
            socialLink: string | null;
            type: components["schemas"]["CompanyType"] | null;
            website: string | null;
        };
        /** @enum {string} */
        CompanySize: "tiny" | "small" | "medium" | "large" | "massive";
        /** @enum {string} */
        CompanyType: "government_agency" | "non_profit" | "private" | "public";
        CompanyWithJobs: {
            applicationCount: number;
            applications: {
                applicationDate: string | null;
                id: string;
                status: components["schemas"]["Status"];
                title: string;
            }[];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            id: string;
            industry: components["schemas"]["Industry"];
            name: string;
            notes: string | null;
            size: components["schemas"]["CompanySize"] | null;
            /** @description The company's page on a professional network. */
            socialLink: string | null;
            type: components["schemas"]["CompanyType"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
            website: string | null;
        };
        Comparison: {
            changePercent: number;
            /** @enum {string} */
            direction: "up" | "down" | "flat";
            /** @constant */
            kind: "compared";
            previous: number;
        } | {
            /** @constant */
            kind: "not_comparable";
        } | {
            /** @constant */
            kind: "from_zero";
        };
        Compensation: {
            /** @description ISO 4217, such as USD. */
            currency: string;
            payAmount: number | null;
            payFrequency: components["schemas"]["PayFrequency"];
            salaryRangeMax: number | null;
            salaryRangeMin: number | null;
        };
        CompensationInput: {
            currency?: string;
            payAmount?: number | null;
            payFrequency?: components["schemas"]["PayFrequency"];
            salaryRangeMax?: number | null;
            salaryRangeMin?: number | null;
        };
        Contact: {
            applicationIds: string[];
            companyId: string | null;
            companyName: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            email: string | null;
            /** @description Since when the contact is on the follow-up list. */
            followUpSince: string | null;
            id: string;
            lastInteractionAt: string | null;
            name: string;
            notes: string | null;
            phone: string | null;
            socialLink: string | null;
            title: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        CreationMethod: "form" | "csv_import" | "plugin" | "api";
        CredentialDescription: {
            credential: {
                /** @description The first characters of the credential; not a secret. */
                displayPrefix: string;
                /** @enum {string} */
                kind: "api_key" | "oauth_access_token" | "session";
                restrictedToOrganization: components["schemas"]["OrganizationRef"] | null;
                scopes: ("applications:read" | "applications:write" | "boards:read" | "boards:write" | "companies:read" | "companies:write" | "contacts:read" | "contacts:write" | "interviews:read" | "interviews:write" | "insights:read" | "imports:write" | "resumes:read" | "resumes:write" | "profile:read" | "profile:write" | "organizations:read" | "organizations:write" | "organization_members:write" | "coach_notes:read" | "coach_notes:write" | "billing:read" | "billing:write" | "sandbox:manage")[];
            };
            /** @enum {string} */
            environment: "live" | "sandbox";
            organizations: {
                name: string;
                role: components["schemas"]["Role"];
                slug: string;
            }[];
            /** @description Null for a live credential. */
            sandbox: {
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC with milliseconds.
                 */
                plantedAt: string;
            } | null;
            user: components["schemas"]["AccountRef"];
        };
        DaysToPlacement: {
            /** @description From joining the cohort to leaving it as placed. */
            median: number | null;
            /** @description Placed stints. */
            n: number;
        };
        DeclinedInvitation: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            expiresAt: string;
            id: string;
            invitedByDisplayName: string;
            organization: components["schemas"]["InvitingOrganization"];
            role: components["schemas"]["Role"];
            /** @constant */
            status: "declined";
        };
        Deleted: {
            /** @constant */
            deleted: true;
            id: string;
        };
        /** @enum {string} */
        DepartureReason: "completed" | "placed" | "withdrew" | "removed";
        ExportedFile: {
            contentBase64: string;
            contentType: string;
            fileName: string;
        };
        /** @enum {string} */
        ExportFormat: "json" | "csv" | "xlsx";
        FileContent: {
            contentBase64: string;
            /** @description Its media type, such as application/pdf. */
            contentType: string;
            /** @description Kept as it is; never used as a path. */
            fileName: string;
        };
        ImportRow: {
            applicationDate?: components["schemas"]["Cell"];
            applicationLink?: components["schemas"]["Cell"];
            city?: components["schemas"]["Cell"];
            coachNotes?: components["schemas"]["Cell"];
            company?: components["schemas"]["Cell"];
            country?: components["schemas"]["Cell"];
            createdAt?: components["schemas"]["Cell"];
            currency?: components["schemas"]["Cell"];
            description?: components["schemas"]["Cell"];
            /** @description Where an XLSX export had to break a long text: the rest of it. */
            "description (2)"?: components["schemas"]["Cell"];
            /** @description As the JSON export gives it. The card gets an id of its own; with this one the row's texts are taken as they are, without it an apostrophe before = + - @ is taken for an export's and removed. */
            id?: components["schemas"]["Cell"];
            industry?: components["schemas"]["Cell"];
            interviews?: components["schemas"]["Cell"];
            isAutoRetired?: components["schemas"]["Cell"];
            notes?: components["schemas"]["Cell"];
            /** @description Where an XLSX export had to break a long text: the rest of it. */
            "notes (2)"?: components["schemas"]["Cell"];
            payAmount?: components["schemas"]["Cell"];
            payFrequency?: components["schemas"]["Cell"];
            postalCode?: components["schemas"]["Cell"];
            resume?: components["schemas"]["Cell"];
            salaryRangeMax?: components["schemas"]["Cell"];
            salaryRangeMin?: components["schemas"]["Cell"];
            source?: components["schemas"]["Cell"];
            state?: components["schemas"]["Cell"];
            status?: components["schemas"]["Cell"];
            statusChangedAt?: components["schemas"]["Cell"];
            street?: components["schemas"]["Cell"];
            street2?: components["schemas"]["Cell"];
            title?: components["schemas"]["Cell"];
            updatedAt?: components["schemas"]["Cell"];
            workMode?: components["schemas"]["Cell"];
            workType?: components["schemas"]["Cell"];
        };
        ImportVerdict: {
            /** @description The card; null for a failed row, and in a dry run for a new one and those that are the same as it. */
            applicationId: string | null;
            /** @description The row's place in the request, from 0. */
            index: number;
            /** @description Why the row failed. */
            issues: {
                column: string;
                message: string;
            }[];
            /** @enum {string} */
            verdict: "created" | "updated" | "duplicate" | "failed";
        };
        /** @enum {string} */
        Industry: "agriculture" | "arts" | "automotive" | "banking" | "biotechnology" | "chemical" | "communications" | "construction" | "consulting" | "education" | "electronics" | "energy" | "engineering" | "entertainment" | "environmental" | "finance" | "food" | "government" | "healthcare" | "hospitality" | "insurance" | "legal" | "manufacturing" | "media" | "non_profit" | "pharmaceutical" | "real_estate" | "retail" | "software" | "sports" | "technology" | "telecommunications" | "transportation" | "travel" | "other" | "unknown";
        InsightRate: {
            /** @description Cards with this outcome. */
            count: number;
            /** @description Cards that were sent: ever in applied, interviewing, offer, rejected or accepted. */
            n: number;
            /** @description Between 0 and 1; null where n is 0. */
            rate: number | null;
        };
        Interaction: {
            contactId: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            id: string;
            /**
             * Format: date-time
             * @description When the conversation took place, not when it was recorded.
             */
            interactionTime: string;
            notes: string | null;
            type: components["schemas"]["InteractionType"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        InteractionType: "call" | "direct_message" | "email" | "follow_up" | "job_fair" | "meeting" | "networking_event" | "recruiter_outreach" | "reference_check" | "referral" | "social_media" | "thank_you_note" | "other";
        Interview: {
            applicationId: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            durationMinutes: number;
            feedback: string | null;
            id: string;
            interviewers: string[];
            location: string | null;
            meetingUrl: string | null;
            notes: string | null;
            outcome: components["schemas"]["InterviewOutcome"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            scheduledAt: string;
            /** @description IANA name of the zone that the appointment was made in. */
            timeZone: string;
            type: components["schemas"]["InterviewType"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        InterviewOutcome: "pending" | "passed" | "failed" | "canceled" | "no_show";
        /** @enum {string} */
        InterviewType: "phone_screen" | "video" | "onsite" | "technical" | "panel" | "final" | "other";
        /** @description An invitation that is addressed to the caller. */
        Invitation: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            expiresAt: string;
            id: string;
            invitedByDisplayName: string;
            organization: components["schemas"]["InvitingOrganization"];
            role: components["schemas"]["Role"];
        };
        /**
         * @description An expired one is pending no more; it can be sent again.
         * @enum {string}
         */
        InvitationStatus: "pending" | "expired" | "accepted" | "declined" | "revoked";
        InvitationVerdict: {
            email: string;
            /** @description The one that was sent, or that waits already; null for a member. */
            invitation: components["schemas"]["OrganizationInvitation"] | null;
            /** @enum {string} */
            outcome: "sent" | "already_member" | "already_invited";
        };
        InvitingOrganization: {
            name: string;
            slug: string;
            type: components["schemas"]["OrganizationType"];
        };
        Job: {
            compensation: components["schemas"]["Compensation"] | null;
            description: string | null;
            location: components["schemas"]["JobLocation"] | null;
            title: string;
            workMode: components["schemas"]["WorkMode"];
            workType: components["schemas"]["WorkType"];
        };
        JobLocation: {
            city: string | null;
            country: string | null;
            postalCode: string | null;
            state: string | null;
            street: string | null;
            street2: string | null;
        };
        JobLocationInput: {
            city?: string | null;
            country?: string | null;
            postalCode?: string | null;
            state?: string | null;
            street?: string | null;
            street2?: string | null;
        };
        JobPatch: {
            compensation?: components["schemas"]["CompensationInput"] | null;
            description?: string | null;
            location?: components["schemas"]["JobLocationInput"] | null;
            title?: string;
            workMode?: components["schemas"]["WorkMode"];
            workType?: components["schemas"]["WorkType"];
        };
        LinkableApplication: {
            boardId: string;
            boardName: string;
            companyName: string;
            id: string;
            status: components["schemas"]["Status"];
            title: string;
        };
        Member: {
            displayName: string | null;
            email: string;
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            joinedAt: string;
            role: components["schemas"]["Role"];
        };
        NewJob: {
            compensation?: components["schemas"]["CompensationInput"] | null;
            description?: string | null;
            location?: components["schemas"]["JobLocationInput"] | null;
            title: string;
            workMode?: components["schemas"]["WorkMode"];
            workType?: components["schemas"]["WorkType"];
        };
        Organization: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            id: string;
            name: string;
            /** @description Addresses the organization in every path; it stays when the name changes. */
            slug: string;
            type: components["schemas"]["OrganizationType"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
            website: string | null;
        };
        OrganizationInsights: {
            /** @description Applicant members. */
            applicants: number;
            /** @description Applicants with each reason. */
            attention: {
                interview_without_feedback: number;
                no_activity_14_days: number;
                no_applications_7_days: number;
                no_share: number;
            };
            /** @description One row a cohort, by name. */
            cohorts: components["schemas"]["CohortFigures"][];
            daysToPlacement: components["schemas"]["DaysToPlacement"];
            placementRate: components["schemas"]["PlacementRate"];
            /** @description Stints that ended with placed. */
            placements: number;
            /** @description Those of them who share a board. */
            sharing: number;
            /** @description Cards in each column of the shared boards now. */
            totals: components["schemas"]["StatusCounts"];
            /** @description How many cards of the shared boards came to each column in the last twelve weeks, this one last. */
            weeklyMovement: {
                accepted: number;
                applied: number;
                interviewing: number;
                offers: number;
                /** @description A Monday, such as 2026-11-16. */
                weekStartsOn: string;
            }[];
        };
        /** @description An invitation that the organization sent. */
        OrganizationInvitation: {
            /** @description Where the person is placed when they accept, as an applicant. */
            cohortId: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            email: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            expiresAt: string;
            id: string;
            invitedByDisplayName: string;
            role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            sentAt: string;
            status: components["schemas"]["InvitationStatus"];
        };
        OrganizationRef: {
            name: string;
            slug: string;
        };
        OrganizationShare: {
            applicant: components["schemas"]["AccountRef"];
            applicationCount: number;
            board: {
                id: string;
                name: string;
            };
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            sharedAt: string;
        };
        /** @enum {string} */
        OrganizationType: "career_coach" | "bootcamp" | "college" | "trade_school" | "government" | "other";
        /** @enum {string} */
        PayFrequency: "hourly" | "weekly" | "biweekly" | "monthly" | "annually" | "other";
        PeopleAnalytics: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            generatedAt: string;
            interactionsByType: {
                count: number;
                type: components["schemas"]["InteractionType"];
            }[];
            interactionVolume: {
                countsByType: {
                    [key: string]: number;
                };
                /** @description Such as "12 Oct", or "Oct 2026" for a month. */
                label: string;
                /** @description The bucket's first day, such as 2026-10-12. */
                startsOn: string;
                total: number;
            }[];
            metrics: {
                comparison: components["schemas"]["Comparison"];
                current: number;
                /** @enum {string} */
                name: "new_contacts" | "interactions" | "active_contacts" | "meetings";
            }[];
            range: components["schemas"]["AnalyticsRange"];
            topContacts: {
                companyName: string | null;
                contactId: string;
                interactionCount: number;
                name: string;
            }[];
        };
        PeopleOverview: {
            /** @description Nobody has talked to for 60 days, the longest first; at most 50. */
            dormantContacts: components["schemas"]["PersonRef"][];
            /** @description Who to follow up with, the longest waiting first; at most 50. */
            followUps: components["schemas"]["PersonRef"][];
            /** @description The latest conversations; at most 10. */
            recentInteractions: {
                contactId: string;
                contactName: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC with milliseconds.
                 */
                createdAt: string;
                id: string;
                /**
                 * Format: date-time
                 * @description When the conversation took place, not when it was recorded.
                 */
                interactionTime: string;
                notes: string | null;
                type: components["schemas"]["InteractionType"];
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC with milliseconds.
                 */
                updatedAt: string;
            }[];
            totals: {
                contacts: number;
                dormantContacts: number;
                followUps: number;
                interactions: number;
            };
        };
        PersonRef: {
            companyName: string | null;
            contactId: string;
            followUpSince: string | null;
            lastInteractionAt: string | null;
            name: string;
        };
        PlacementRate: {
            /** @description Stints that have ended, but for those that ended with withdrew. */
            n: number;
            /** @description Placed stints ÷ n, between 0 and 1; null where n is 0. */
            rate: number | null;
        };
        /** @description Where in the column: exactly one of these. Left out, at the bottom. */
        Position: {
            /** @constant */
            first: true;
        } | {
            /** @constant */
            last: true;
        } | {
            /** @description The application's id. */
            before: string;
        } | {
            /** @description The application's id. */
            after: string;
        };
        /** @description A refusal (RFC 9457). */
        Problem: {
            /** @enum {string} */
            code: "malformed_request" | "unauthenticated" | "address_unconfirmed" | "insufficient_role" | "insufficient_scope" | "organization_restricted" | "reauthentication_required" | "seat_limit_exceeded" | "second_factor_required" | "not_found" | "method_not_allowed" | "request_timeout" | "already_in_cohort" | "already_member" | "already_shared" | "cohort_archived" | "cohort_name_taken" | "cohort_not_empty" | "company_name_taken" | "idempotency_in_progress" | "invitation_not_pending" | "last_board" | "last_owner" | "quota_exceeded" | "stint_already_closed" | "subscription_active" | "subscription_exists" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "cards_not_on_board" | "company_not_found" | "idempotency_key_reused" | "organization_ambiguous" | "resume_not_found" | "status_not_updatable" | "validation_failed" | "rate_limited" | "headers_too_large" | "internal_error" | "unavailable";
            /** @description What happened, in a sentence that a person can act on. */
            detail: string;
            /** @description With 422: which fields, and what is wrong with each. */
            issues?: {
                message: string;
                /** @description The field, from the outside in. */
                path: (string | number)[];
            }[];
            /** @description As in X-Request-Id; name it when you report the problem. */
            requestId: string;
            status: number;
            /** @description The same for every problem of this code. */
            title: string;
            /**
             * Format: uri
             * @description The page that explains the code.
             */
            type: string;
        };
        Profile: {
            customAnswers: {
                answer: string | null;
                question: string;
            }[];
            education: {
                degree: string | null;
                description: string | null;
                end: string | null;
                field: string | null;
                school: string;
                start: string | null;
            }[];
            email: string | null;
            experience: {
                company: string;
                description: string | null;
                end: string | null;
                location: string | null;
                start: string | null;
                title: string;
            }[];
            headline: string | null;
            links: {
                label: string;
                url: string;
            }[];
            location: string | null;
            name: string | null;
            noticePeriod: string | null;
            phone: string | null;
            salaryWish: string | null;
            skills: string[];
            summary: string | null;
            /** @description Null until the first change. */
            updatedAt: string | null;
            workAuthorization: string | null;
        };
        Resume: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            /** @description As it was uploaded. */
            fileName: string;
            fileSizeBytes: number;
            /** @description The content type of the file. */
            fileType: string;
            id: string;
            name: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        ResumeWithDownload: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            /** @description Gives the file to whoever has the link, without a credential. */
            downloadUrl: string;
            /**
             * Format: date-time
             * @description Five minutes ahead at most.
             */
            downloadUrlExpiresAt: string;
            /** @description As it was uploaded. */
            fileName: string;
            fileSizeBytes: number;
            /** @description The content type of the file. */
            fileType: string;
            id: string;
            name: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        Role: "owner" | "admin" | "coach" | "applicant";
        RosterExport: {
            /** @description The rows, in the format json; empty in the others. */
            data: components["schemas"]["RosterRow"][];
            /** @description The file, in the formats csv and xlsx; null in json. */
            file: components["schemas"]["ExportedFile"] | null;
            format: components["schemas"]["ExportFormat"];
        };
        RosterRow: {
            applicantDisplayName: string | null;
            applicantEmail: string;
            /** @description Every stint, the latest first. */
            cohorts: {
                departureReason: components["schemas"]["DepartureReason"] | null;
                id: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC with milliseconds.
                 */
                joinedAt: string;
                leftAt: string | null;
                name: string;
            }[];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            joinedAt: string;
            lastActivityAt: string | null;
            needsAttention: components["schemas"]["AttentionReason"][];
            shares: {
                applicationCount: number;
                boardId: string;
                boardName: string;
                /** @description Whether it is the applicant's active board. */
                isActive: boolean;
                lastActivityAt: string | null;
                shareId: string;
            }[];
            /** @description Cards on the shared boards: all, and those in each of these columns now. */
            totals: {
                accepted: number;
                applications: number;
                applied: number;
                interviewing: number;
                offers: number;
                rejected: number;
            };
            /** @description Interviews to come whose outcome is pending. */
            upcomingInterviews: number;
        };
        SandboxDescription: {
            applications: number;
            boards: number;
            displayName: string | null;
            /** @description The address of the synthetic person whom sandbox credentials act as. */
            email: string;
            /** @description The synthetic organizations, with the person's role in each. */
            organizations: {
                members: number;
                name: string;
                role: components["schemas"]["Role"];
                slug: string;
            }[];
            /**
             * Format: date-time
             * @description When the sample data was planted last.
             */
            plantedAt: string;
        };
        Share: {
            boardId: string;
            boardName: string;
            id: string;
            organization: components["schemas"]["OrganizationRef"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            sharedAt: string;
        };
        SharedBoard: {
            applicant: components["schemas"]["AccountRef"];
            /** @description Every card, column by column in its order; coachNotes counts those of this organization. */
            applications: components["schemas"]["Application"][];
            board: {
                columns: components["schemas"]["Columns"];
                id: string;
                name: string;
            };
            /** @description The share's id. */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            sharedAt: string;
        };
        /** @enum {string} */
        SortKey: "none" | "job_title_asc" | "job_title_desc" | "company_name_asc" | "company_name_desc" | "date_asc" | "date_desc";
        SpreadsheetRow: {
            applicationDate: string | null;
            applicationLink: string | null;
            city: string | null;
            coachNotes: number | null;
            company: string | null;
            country: string | null;
            createdAt: string | null;
            currency: string | null;
            description: string | null;
            id: string;
            industry: string | null;
            interviews: number | null;
            isAutoRetired: boolean | null;
            notes: string | null;
            payAmount: number | null;
            payFrequency: string | null;
            postalCode: string | null;
            resume: string | null;
            salaryRangeMax: number | null;
            salaryRangeMin: number | null;
            source: string | null;
            state: string | null;
            status: string | null;
            statusChangedAt: string | null;
            street: string | null;
            street2: string | null;
            title: string | null;
            updatedAt: string | null;
            workMode: string | null;
            workType: string | null;
        };
        /**
         * @description A column of the board.
         * @enum {string}
         */
        Status: "saved" | "applied" | "interviewing" | "offer" | "rejected" | "accepted" | "archived";
        StatusCounts: {
            accepted: number;
            applied: number;
            archived: number;
            interviewing: number;
            offer: number;
            rejected: number;
            saved: number;
        };
        StatusHistory: {
            data: {
                durationSeconds: number;
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC with milliseconds.
                 */
                enteredAt: string;
                /** @description Null for the stay that is open. */
                leftAt: string | null;
                status: components["schemas"]["Status"];
            }[];
            totals: {
                /** @description Seconds spent there, up to now for the open stay. */
                accepted: number;
                /** @description Seconds spent there, up to now for the open stay. */
                applied: number;
                /** @description Seconds spent there, up to now for the open stay. */
                archived: number;
                /** @description Seconds spent there, up to now for the open stay. */
                interviewing: number;
                /** @description Seconds spent there, up to now for the open stay. */
                offer: number;
                /** @description Seconds spent there, up to now for the open stay. */
                rejected: number;
                /** @description Seconds spent there, up to now for the open stay. */
                saved: number;
            };
        };
        TableColumn: {
            editable: boolean;
            key: components["schemas"]["ColumnKey"];
            label: string;
            /** @description The values of a choice. */
            options?: string[];
            /** @enum {string} */
            type: "text" | "long_text" | "url" | "date" | "number" | "choice" | "flag";
        };
        TableViewSettings: {
            autoRetire: components["schemas"]["AutoRetire"];
            /** @description Every column, in the order shown. */
            columns: components["schemas"]["ColumnView"][];
            hiddenStatuses: components["schemas"]["Status"][];
            /** @description First the primary; [] or [none] is the manual order of the cards. */
            sorts: components["schemas"]["SortKey"][];
            timeFilter: components["schemas"]["TimeFilter"];
        };
        /** @enum {string} */
        TimeFilter: "7_days" | "15_days" | "1_month" | "3_months" | "all";
        /** @enum {string} */
        WorkMode: "remote" | "hybrid" | "onsite";
        /** @enum {string} */
        WorkType: "full_time" | "part_time" | "contract" | "temporary" | "internship";
    };
    responses: {
        /** @description - `idempotency_in_progress`: The first try is still running. */
        idempotency_in_progress: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description - `internal_error`: Something went wrong on our side. */
        internal_error: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description - `malformed_request`: The request could not be read. */
        malformed_request: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description - `not_found`: Not found. */
        not_found: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description - `payload_too_large`: The request body is too large. */
        payload_too_large: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description - `rate_limited`: Too many requests. */
        rate_limited: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description - `unauthenticated`: A valid credential is needed. */
        unauthenticated: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description - `unavailable`: The service is briefly unavailable. */
        unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description - `unsupported_media_type`: The content type is not supported. */
        unsupported_media_type: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description - `validation_failed`: The input is not valid. */
        validation_failed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description - `version_mismatch`: Changed since you read it. */
        version_mismatch: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
        IdempotencyKey: string;
        /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
        IfMatch: string;
        /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
        IfNoneMatch: string;
        /** @description Your own id of this request, to find it again; one is made where none is sent. */
        RequestId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The strong entity tag of this representation. */
        ETag: string;
        /** @description Present where this is the stored answer of an earlier try with the same Idempotency-Key. */
        IdempotentReplayed: "true";
        /** @description The path of what was created. */
        Location: string;
        /** @description What is left of the limit, and the seconds until it is whole again. */
        RateLimit: string;
        /** @description The limit that counts this request, and its window in seconds. */
        RateLimitPolicy: string;
        /** @description The request's id. */
        RequestId: string;
        /** @description The seconds after which to try again. */
        RetryAfter: number;
        /** @description The challenge; for a missing scope it names the scope. */
        WWWAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "applications.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The application's id. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "applications.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The application's id. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "applications.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The application's id. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A day, or an instant. */
                    applicationDate?: string | null;
                    applicationLink?: string | null;
                    company?: components["schemas"]["CompanyPatch"];
                    job?: components["schemas"]["JobPatch"];
                    notes?: string | null;
                    /** @description A résumé of yours; null detaches it. */
                    resumeId?: string | null;
                    /** @description Where the posting was found. */
                    source?: string | null;
                    /** @description Always refused: use applications.move. */
                    status?: components["schemas"]["Status"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `company_name_taken`: The company name is taken.
             *     - `idempotency_in_progress`: The first try is still running.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `company_not_found`: No such company.
             *     - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `resume_not_found`: No such résumé.
             *     - `status_not_updatable`: The status is changed by a move.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "coach_notes.list": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The application's id. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CoachNote"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `coach_notes:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "coach_notes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The application's id. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the applicant reads. */
                    body: string;
                    /** @description The organization's slug. */
                    organizationSlug?: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachNote"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `coach_notes:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `organization_ambiguous`: Several organizations qualify.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "interviews.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The application's id. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 to 1,440; 60 when left out. */
                    durationMinutes?: number;
                    feedback?: string | null;
                    /** @description Names of the people one will talk to. */
                    interviewers?: string[];
                    location?: string | null;
                    meetingUrl?: string | null;
                    notes?: string | null;
                    outcome?: components["schemas"]["InterviewOutcome"];
                    scheduledAt: string;
                    /** @description IANA name such as Europe/Berlin; UTC when left out. */
                    timeZone?: string;
                    type?: components["schemas"]["InterviewType"];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `interviews:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "applications.move": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The application's id. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    position?: components["schemas"]["Position"];
                    status: components["schemas"]["Status"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application: components["schemas"]["Application"];
                        board: components["schemas"]["BoardColumns"];
                        previousStatus: components["schemas"]["Status"];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "applications.attach_resume": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The application's id. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A résumé of yours. */
                    resumeId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applicationId: string;
                        resumeId: string;
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "applications.detach_resume": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The application's id. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "applications.get_status_history": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The application's id. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusHistory"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "boards.list": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BoardSummary"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `boards:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "boards.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `boards:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "boards.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `boards:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "boards.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `boards:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `idempotency_in_progress`: The first try is still running.
             *     - `last_board`: The last board has to stay.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "boards.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @constant */
                    isActive?: true;
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `boards:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "applications.list": {
        parameters: {
            query?: {
                /** @description A day or an instant; the bound is included. */
                appliedAfter?: string;
                /** @description A day (all of it) or an instant; the bound is included. */
                appliedBefore?: string;
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
                /** @description Part of the job title or company name, without regard to case. */
                search?: string;
                /** @description Cards without an application date come last in both applied_at orders. */
                sort?: "applied_at_desc" | "applied_at_asc" | "updated_at_desc" | "company_asc" | "title_asc";
                /** @description Repeat the parameter for several columns. */
                status?: components["schemas"]["Status"][];
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Application"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "applications.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A day, or an instant. */
                    applicationDate?: string | null;
                    applicationLink?: string | null;
                    company: components["schemas"]["CompanyPatch"];
                    job: components["schemas"]["NewJob"];
                    notes?: string | null;
                    position?: components["schemas"]["Position"];
                    /** @description A résumé of yours; null detaches it. */
                    resumeId?: string | null;
                    /** @description Where the posting was found. */
                    source?: string | null;
                    /** @default saved */
                    status?: components["schemas"]["Status"];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `company_name_taken`: The company name is taken.
             *     - `idempotency_in_progress`: The first try is still running.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `company_not_found`: No such company.
             *     - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `resume_not_found`: No such résumé.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "applications.bulk_move": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    applicationIds: string[];
                    status: components["schemas"]["Status"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        board: components["schemas"]["BoardColumns"];
                        /** @description Cards that changed column. */
                        movedCount: number;
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `cards_not_on_board`: Not all cards are on this board.
             *     - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "exports.get": {
        parameters: {
            query?: {
                /** @description csv and xlsx answer the file itself over REST. */
                format?: components["schemas"]["ExportFormat"];
            };
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardExport"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "imports.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Says what would happen, and changes nothing.
                     * @default false
                     */
                    dryRun?: boolean;
                    /**
                     * @default skip
                     * @enum {string}
                     */
                    onDuplicate?: "skip" | "create" | "update";
                    rows: components["schemas"]["ImportRow"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        counts: {
                            created: number;
                            duplicate: number;
                            failed: number;
                            updated: number;
                        };
                        dryRun: boolean;
                        rows: components["schemas"]["ImportVerdict"][];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `imports:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "insights.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardInsights"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `insights:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "boards.update_settings": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    autoRetire?: {
                        enabled?: boolean;
                        status?: components["schemas"]["AutoRetireStatus"];
                        timeframe?: components["schemas"]["AutoRetireTimeframe"];
                    };
                    /** @description Columns to collapse; an empty array shows every column. */
                    hiddenStatuses?: components["schemas"]["Status"][];
                    sorts?: components["schemas"]["SortKey"][];
                    timeFilter?: components["schemas"]["TimeFilter"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSettings"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `boards:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "shares.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The organization's slug. */
                    organizationSlug: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `address_unconfirmed`: The email address is not confirmed.
             *     - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `boards:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `already_shared`: Already shared.
             *     - `idempotency_in_progress`: The first try is still running.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "table.get": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        columns: components["schemas"]["TableColumn"][];
                        data: components["schemas"]["SpreadsheetRow"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "table.apply_edits": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    edits: {
                        /** @description The row's application. */
                        applicationId: string;
                        column: components["schemas"]["ColumnKey"];
                        value: components["schemas"]["Cell"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The rows that were edited, as they are now. */
                        data: components["schemas"]["SpreadsheetRow"][];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `applications:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `cards_not_on_board`: Not all cards are on this board.
             *     - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "table.get_view_settings": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableViewSettings"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `boards:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "table.replace_view_settings": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The board's id. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default {} */
                    autoRetire?: {
                        /** @default false */
                        enabled?: boolean;
                        /** @default archived */
                        status?: components["schemas"]["AutoRetireStatus"];
                        /** @default three_months */
                        timeframe?: components["schemas"]["AutoRetireTimeframe"];
                    };
                    /** @description In the order shown; a column that is left out follows hidden. */
                    columns?: components["schemas"]["ColumnView"][];
                    /**
                     * @description Columns to collapse; an empty array shows every column.
                     * @default []
                     */
                    hiddenStatuses?: components["schemas"]["Status"][];
                    /** @default [] */
                    sorts?: components["schemas"]["SortKey"][];
                    /** @default all */
                    timeFilter?: components["schemas"]["TimeFilter"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableViewSettings"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `boards:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "companies.list": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
                /** @description Part of the name, without regard to case. */
                search?: string;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Company"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `companies:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "companies.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    industry?: components["schemas"]["Industry"];
                    name: string;
                    notes?: string | null;
                    size?: components["schemas"]["CompanySize"] | null;
                    socialLink?: string | null;
                    type?: components["schemas"]["CompanyType"] | null;
                    website?: string | null;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `companies:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description - `company_name_taken`: The company name is taken.
             *     - `idempotency_in_progress`: The first try is still running.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "companies.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `companies:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "companies.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `companies:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "companies.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The company's id. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    industry?: components["schemas"]["Industry"];
                    name?: string;
                    notes?: string | null;
                    size?: components["schemas"]["CompanySize"] | null;
                    socialLink?: string | null;
                    type?: components["schemas"]["CompanyType"] | null;
                    website?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `companies:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `company_name_taken`: The company name is taken.
             *     - `idempotency_in_progress`: The first try is still running.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "companies.list_active_with_jobs": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyWithJobs"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `companies:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "contacts.list": {
        parameters: {
            query?: {
                companyId?: string;
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description True: only those on the follow-up list; false: only the others. */
                followUp?: boolean;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
                /** @description Part of the name, title, company or address. */
                search?: string;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "contacts.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Applications the contact has to do with; replaces those that were linked. */
                    applicationIds?: string[];
                    /** @description A company of yours; null for none. */
                    companyId?: string | null;
                    email?: string | null;
                    /** @description Puts the contact on the follow-up list, or takes them off it. */
                    followUp?: boolean;
                    name: string;
                    notes?: string | null;
                    phone?: string | null;
                    socialLink?: string | null;
                    /** @description What they do there. */
                    title?: string | null;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `company_not_found`: No such company.
             *     - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "contacts.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The contact's id. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "contacts.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The contact's id. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "contacts.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The contact's id. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Applications the contact has to do with; replaces those that were linked. */
                    applicationIds?: string[];
                    /** @description A company of yours; null for none. */
                    companyId?: string | null;
                    email?: string | null;
                    /** @description Puts the contact on the follow-up list, or takes them off it. */
                    followUp?: boolean;
                    name?: string;
                    notes?: string | null;
                    phone?: string | null;
                    socialLink?: string | null;
                    /** @description What they do there. */
                    title?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `company_not_found`: No such company.
             *     - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "interactions.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The contact's id. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    interactionTime: string;
                    notes?: string | null;
                    type: components["schemas"]["InteractionType"];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interaction"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "contacts.list_linkable_applications": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
                /** @description Part of the job title or company name. */
                search?: string;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinkableApplication"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "interactions.list": {
        parameters: {
            query?: {
                contactId?: string;
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description Took place at this instant or later. */
                from?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
                /** @description Took place at this instant or earlier. */
                to?: string;
                type?: components["schemas"]["InteractionType"];
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Interaction"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "interactions.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The interaction's id. */
                interactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interaction"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "interactions.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The interaction's id. */
                interactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "interactions.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The interaction's id. */
                interactionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    interactionTime?: string;
                    notes?: string | null;
                    type?: components["schemas"]["InteractionType"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interaction"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "interviews.list": {
        parameters: {
            query?: {
                applicationId?: string;
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description Scheduled at this instant or later. */
                from?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
                outcome?: components["schemas"]["InterviewOutcome"];
                /** @description Scheduled at this instant or earlier. */
                to?: string;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Interview"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `interviews:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "interviews.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The interview's id. */
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `interviews:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "interviews.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The interview's id. */
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `interviews:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "interviews.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The interview's id. */
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description 1 to 1,440; 60 when left out. */
                    durationMinutes?: number;
                    feedback?: string | null;
                    /** @description Names of the people one will talk to. */
                    interviewers?: string[];
                    location?: string | null;
                    meetingUrl?: string | null;
                    notes?: string | null;
                    outcome?: components["schemas"]["InterviewOutcome"];
                    scheduledAt?: string;
                    /** @description IANA name such as Europe/Berlin; UTC when left out. */
                    timeZone?: string;
                    type?: components["schemas"]["InterviewType"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `interviews:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "invitations.list_mine": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /** @description - `insufficient_scope`: The credential lacks a scope; `organizations:read` is needed. */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "invitations.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The invitation's id. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedInvitation"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /** @description - `insufficient_scope`: The credential lacks a scope; `organizations:write` is needed. */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `already_member`: Already a member.
             *     - `idempotency_in_progress`: The first try is still running.
             *     - `invitation_not_pending`: The invitation is not pending.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "invitations.decline": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The invitation's id. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclinedInvitation"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /** @description - `insufficient_scope`: The credential lacks a scope; `organizations:write` is needed. */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `idempotency_in_progress`: The first try is still running.
             *     - `invitation_not_pending`: The invitation is not pending.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "me.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialDescription"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "organizations.list": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Organization"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /** @description - `insufficient_scope`: The credential lacks a scope; `organizations:read` is needed. */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "organizations.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    type: components["schemas"]["OrganizationType"];
                    website?: string | null;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `address_unconfirmed`: The email address is not confirmed.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "organizations.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `organizations:read` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "organizations.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `idempotency_in_progress`: The first try is still running.
             *     - `subscription_active`: The subscription is still live.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "organizations.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    type?: components["schemas"]["OrganizationType"];
                    website?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "audit_events.list": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEvent"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:read` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "billing.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Billing"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `billing:read` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "billing.create_checkout_session": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How often it is paid. */
                    interval: components["schemas"]["BillingInterval"];
                    /** @description Seats to pay for, beside the complimentary ones. */
                    seats: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A page that a person opens in a browser. */
                        url: string;
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `billing:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `idempotency_in_progress`: The first try is still running.
             *     - `subscription_exists`: There is a live subscription.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "billing.create_portal_session": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A page that a person opens in a browser. */
                        url: string;
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `billing:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "coach_notes.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The note's id. */
                noteId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `coach_notes:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "coach_notes.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The note's id. */
                noteId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the applicant reads. */
                    body: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachNote"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `coach_notes:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "cohort_memberships.list": {
        parameters: {
            query?: {
                /** @description Stints of this applicant. */
                applicantEmail?: string;
                cohortId?: string;
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
                /** @description True: only open stints; false: only ended ones. */
                open?: boolean;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CohortMembership"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:read` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "cohort_memberships.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An applicant member of the organization. */
                    applicantEmail: string;
                    /** @description Where to; an active cohort. */
                    cohortId: string;
                    /** @description Since when; now when left out. */
                    joinedAt?: string;
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CohortMembership"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `already_in_cohort`: Already in the cohort.
             *     - `cohort_archived`: The cohort is archived.
             *     - `idempotency_in_progress`: The first try is still running.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "cohort_memberships.end": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The stint's id. */
                membershipId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    departureReason: components["schemas"]["DepartureReason"];
                    /** @description Left out, the note stays as it is. */
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CohortMembership"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `idempotency_in_progress`: The first try is still running.
             *     - `stint_already_closed`: The stint is already closed.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "cohorts.list": {
        parameters: {
            query?: {
                /** @description True: only archived cohorts; false: only active ones. */
                archived?: boolean;
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cohort"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:read` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "cohorts.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Unique within the organization, without regard to case. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cohort"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `cohort_name_taken`: The cohort name is taken.
             *     - `idempotency_in_progress`: The first try is still running.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "cohorts.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The cohort's id. */
                cohortId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `cohort_not_empty`: The cohort has a history.
             *     - `idempotency_in_progress`: The first try is still running.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "cohorts.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The cohort's id. */
                cohortId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    archived?: boolean;
                    /** @description Unique within the organization, without regard to case. */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cohort"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `cohort_name_taken`: The cohort name is taken.
             *     - `idempotency_in_progress`: The first try is still running.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "organization_insights.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationInsights"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `insights:read` is needed.
             *     - `seat_limit_exceeded`: The organization is over its seat limit.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "organization_invitations.list": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
                /** @description Only those in one of these states. */
                status?: components["schemas"]["InvitationStatus"][];
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationInvitation"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:read` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "organization_invitations.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cohortId?: string | null;
                    emails: string[];
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvitationVerdict"][];
                    };
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `address_unconfirmed`: The email address is not confirmed.
             *     - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organization_members:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `cohort_archived`: The cohort is archived.
             *     - `idempotency_in_progress`: The first try is still running.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "organization_invitations.revoke": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The invitation's id. */
                invitationId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organization_members:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `idempotency_in_progress`: The first try is still running.
             *     - `invitation_not_pending`: The invitation is not pending.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "organization_invitations.resend": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The invitation's id. */
                invitationId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationInvitation"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `address_unconfirmed`: The email address is not confirmed.
             *     - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organization_members:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `idempotency_in_progress`: The first try is still running.
             *     - `invitation_not_pending`: The invitation is not pending.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "members.leave": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `organization_members:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `idempotency_in_progress`: The first try is still running.
             *     - `last_owner`: The last owner has to stay.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "members.list": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:read` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "members.remove": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The member's id. */
                memberId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organization_members:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `idempotency_in_progress`: The first try is still running.
             *     - `last_owner`: The last owner has to stay.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "members.update_role": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The member's id. */
                memberId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organization_members:write` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            /**
             * @description - `idempotency_in_progress`: The first try is still running.
             *     - `last_owner`: The last owner has to stay.
             */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "roster.list": {
        parameters: {
            query?: {
                /** @description Applicants who are in this cohort now; `none` for those who are in none. */
                cohortId?: string;
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RosterRow"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:read` is needed.
             *     - `seat_limit_exceeded`: The organization is over its seat limit.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "roster.export": {
        parameters: {
            query?: {
                /** @description Applicants who are in this cohort now; `none` for those who are in none. */
                cohortId?: string;
                /** @description csv and xlsx answer the file itself over REST. */
                format?: components["schemas"]["ExportFormat"];
            };
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterExport"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:read` is needed.
             *     - `seat_limit_exceeded`: The organization is over its seat limit.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "organization_shares.list": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationShare"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:read` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "organization_shares.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The share's id. */
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedBoard"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_role`: Your role does not allow this.
             *     - `insufficient_scope`: The credential lacks a scope; `organizations:read` is needed.
             *     - `second_factor_required`: The organization requires a second factor.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "people.get_analytics": {
        parameters: {
            query?: {
                range?: components["schemas"]["AnalyticsRange"];
            };
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleAnalytics"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "people.get_overview": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleOverview"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `contacts:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "profile.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `profile:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "profile.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    customAnswers?: {
                        /** @default null */
                        answer?: string | null;
                        question: string;
                    }[];
                    education?: {
                        /** @default null */
                        degree?: string | null;
                        /** @default null */
                        description?: string | null;
                        /** @default null */
                        end?: string | null;
                        /** @default null */
                        field?: string | null;
                        school: string;
                        /**
                         * @description A month such as 2026-11, or a year.
                         * @default null
                         */
                        start?: string | null;
                    }[];
                    email?: string | null;
                    experience?: {
                        company: string;
                        /** @default null */
                        description?: string | null;
                        /**
                         * @description Null: to this day.
                         * @default null
                         */
                        end?: string | null;
                        /** @default null */
                        location?: string | null;
                        /**
                         * @description A month such as 2026-11, or a year.
                         * @default null
                         */
                        start?: string | null;
                        title: string;
                    }[];
                    headline?: string | null;
                    links?: {
                        /** @description Such as Portfolio. */
                        label: string;
                        url: string | null;
                    }[];
                    /** @description Where you live, as a form asks for it. */
                    location?: string | null;
                    name?: string | null;
                    noticePeriod?: string | null;
                    phone?: string | null;
                    salaryWish?: string | null;
                    skills?: string[];
                    summary?: string | null;
                    /** @description Where you may work, and whether you need sponsorship. */
                    workAuthorization?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `profile:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "resumes.list": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resume"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `resumes:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "resumes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file: components["schemas"]["FileContent"];
                    /** @description What you call it, such as Backend, English. */
                    name: string;
                };
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, with its name and media type.
                     */
                    file: string;
                    /** @description What you call it, such as Backend, English. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resume"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `resumes:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "resumes.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The résumé's id. */
                resumeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumeWithDownload"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `resumes:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "resumes.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The résumé's id. */
                resumeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `resumes:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "sandbox.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version you have: the answer is 304 without a body if it is the present one. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxDescription"];
                };
            };
            /** @description It is as you have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `sandbox:manage` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "sandbox.reset": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version you read, several of them separated by commas, or `*`: the change is refused with 412 if none is the present one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxDescription"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `sandbox:manage` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "shares.list": {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description How many to answer, 1 to 200; 50 when left out. */
                limit?: number;
            };
            header?: {
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Share"][];
                        /** @description Whether there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `boards:read` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
    "shares.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this change, so that a retry does not repeat it; remembered for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Your own id of this request, to find it again; one is made where none is sent. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @description The share's id. */
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["malformed_request"];
            401: components["responses"]["unauthenticated"];
            /**
             * @description - `insufficient_scope`: The credential lacks a scope; `boards:write` is needed.
             *     - `organization_restricted`: The credential is restricted to one organization.
             */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["version_mismatch"];
            413: components["responses"]["payload_too_large"];
            415: components["responses"]["unsupported_media_type"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used for another request.
             *     - `validation_failed`: The input is not valid.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["unavailable"];
        };
    };
}
