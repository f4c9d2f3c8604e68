// Generated from the OpenAPI document by `npm run client:generate`. Don't edit it.

export interface paths {
    "/applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an application
         * @description Returns one application with all its fields. Keep its ETag to send as If-Match with a change.
         */
        get: operations["applications.get"];
        put?: never;
        post?: never;
        /**
         * Delete an application
         * @description Deletes the application and its history. This can't be undone. To keep it, move it to archived with applications.move.
         */
        delete: operations["applications.delete"];
        options?: never;
        head?: never;
        /**
         * Update an application
         * @description Omitted fields keep their value, and nested objects are merged field by field. Company fields without an ID edit the card's company, and the change shows on all its cards. A company ID moves the card to that company. To change the status, use applications.move.
         */
        patch: operations["applications.update"];
        trace?: never;
    };
    "/applications/{applicationId}/append-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to the notes of an application
         * @description Adds a paragraph at the end of the application's notes and keeps what's there, so you don't have to read the notes first. Two calls at the same time are both kept.
         */
        post: operations["applications.append_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * List coach notes on an application
         * @description Returns coach notes on an application, newest first. The applicant sees all of them, even after a share ends. Staff see the notes of their own organizations that the board is shared with.
         */
        get: operations["coach_notes.list"];
        put?: never;
        /**
         * Write a coach note on an application
         * @description Adds a note to a card on a board that the applicant shares with your organization. If the board is shared with several organizations where you're staff, set organizationSlug.
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
         * @description Schedules an interview for an application. This doesn't move the card. To move it, use applications.move.
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
         * @description Changes the status and records the change in the card's history at the time of the call. With the current status and a position, it reorders the card in its column.
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
         * @description Sets the application's résumé. An application has at most one, so a new one replaces it. Find the ID with resumes.list.
         */
        post: operations["applications.attach_resume"];
        /**
         * Detach the résumé from an application
         * @description Removes the résumé from the application but keeps the file. Returns the application's ID, or 404 if there's no résumé to detach.
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
         * Get the time an application spent in each column
         * @description Returns the latest 1,000 status periods in a column, newest first, and the total seconds per column.
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
    "/applications/bulk-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move many cards to a column, with a dry run and an undo
         * @description Moves cards of any of your boards to the bottom of a column of their board, in the order you name them: all or none. Cards that are already there don't change. With dryRun, the response says what would change, and nothing does. Otherwise it has an undoToken for applications.undo, which works for 10 minutes.
         */
        post: operations["applications.bulk_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a bulk change
         * @description Moves the cards of an applications.bulk_change back to their columns and places, and restores their histories: all or none. If any of them was moved or deleted since, nothing is undone, and issues lists those cards. Other changes to the cards are kept. A token works once, within 10 minutes.
         */
        post: operations["applications.undo"];
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
         * @description Returns your boards, oldest first, with the number of cards on each. For the columns of a board, use boards.get.
         */
        get: operations["boards.list"];
        put?: never;
        /**
         * Create a board
         * @description Creates an empty board. To make it the active board, use boards.update.
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
         * Get a board with its columns and settings
         * @description Returns a board's settings and the IDs of its cards by column, in manual order. For the cards themselves, use applications.list.
         */
        get: operations["boards.get"];
        put?: never;
        post?: never;
        /**
         * Delete a board and everything on it
         * @description Deletes the board with its cards and their history. Companies stay. This can't be undone. You can't delete your last board.
         */
        delete: operations["boards.delete"];
        options?: never;
        head?: never;
        /**
         * Rename a board or make it active
         * @description Changes the name, or makes this the active board instead of the current one.
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
         * List applications on a board
         * @description Returns applications with all their fields, filtered by status, text, and dates. If you limit a date, applications without that date are excluded. Use boards.get for the order of the cards in their columns.
         */
        get: operations["applications.list"];
        put?: never;
        /**
         * Add an application to a board
         * @description Adds a card at the bottom of its column, unless you set a position. Send a company ID or name. If no company with that name exists, it's created.
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
         * @description Moves all cards or none. If any card is on another board or in another account, the batch is rejected. Cards already in the column don't change and aren't counted.
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
         * @description Exports every card on the board, including hidden ones, as JSON, CSV, or XLSX, with the columns that imports accept. In files, cells that could start a formula get an apostrophe. You can import an export again without losing data.
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
         * Import applications into a board
         * @description Adds up to 500 rows as cards. A row is a duplicate if its link matches (without tracking parameters), or else its title and company. Duplicates are skipped, created anyway, or used to update the existing card. Rows that fail don't stop the others. Use dryRun first to see the result for each row.
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
         * Get a board's insights
         * @description Returns totals, the funnel, response rates with their n, median days in each column, applications per week, outcomes by source and résumé, and moves between columns, all based on the status history.
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
         * Update board settings
         * @description Updates hidden columns, sorting, time filter, and automatic retirement. The board's table shares these settings. Omitted fields keep their value.
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
         * @description Lets the staff of an organization where you're an applicant see the board and every card on it, including pay, notes, and résumés, and write coach notes. Do this only if the person explicitly asks for it. To stop sharing, use shares.delete.
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
         * Get a board as a table
         * @description Returns cards as rows with one cell per column. The board's settings apply: hidden columns and the time filter leave cards out, and sorts order them.
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
         * Edit cells in a board's table
         * @description Applies a batch of cell edits, all or none. issues has the index of each invalid edit. Editing a status moves the card and records its history. Editing a company moves the card to the company with that name. The response has the edited rows, at most 1 MiB of them.
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
         * Get a table's view settings
         * @description Returns the order, visibility, and width of the columns, and the settings the table shares with the board.
         */
        get: operations["table.get_view_settings"];
        /**
         * Replace a table's view settings
         * @description Replaces the order, visibility, and width of the columns and the four settings shared with the board. Omitted settings return to their defaults.
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
         * @description Returns your companies by name, each with its number of applications.
         */
        get: operations["companies.list"];
        put?: never;
        /**
         * Add a company
         * @description Adds a company. applications.create also adds the company it names, so use this only for a company without a card.
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
         * Get a company
         * @description Returns one company with its details, notes, and number of applications.
         */
        get: operations["companies.get"];
        put?: never;
        post?: never;
        /**
         * Delete a company and all its applications
         * @description Deletes the company with all its applications on every board, including their history. This can't be undone, so ask the person first.
         */
        delete: operations["companies.delete"];
        options?: never;
        head?: never;
        /**
         * Update a company
         * @description Updates the fields you send. The change shows on all of the company's cards.
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
         * List companies you've applied to on the active board
         * @description Returns companies with a card past saved on the active board, by name, with those cards. Use it to check where the person has already applied before you add a card.
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
         * @description Returns your contacts by name. Filter by text, company, or follow-up.
         */
        get: operations["contacts.list"];
        put?: never;
        /**
         * Add a contact
         * @description Adds a person to your network. Log interactions with interactions.create.
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
         * Get a contact
         * @description Returns one contact with their linked applications and the date of your last interaction.
         */
        get: operations["contacts.get"];
        put?: never;
        post?: never;
        /**
         * Delete a contact and their interactions
         * @description Deletes the contact with all their interactions. This can't be undone.
         */
        delete: operations["contacts.delete"];
        options?: never;
        head?: never;
        /**
         * Update a contact
         * @description Updates the fields you send. Set followUp to false to remove the contact from the follow-up list.
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
         * @description Logs an interaction. interactionTime is when it took place and can be in the past. The type follow_up adds the contact to the follow-up list; a later interaction of another type removes them.
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
         * List applications you can link to a contact
         * @description Returns your applications on all boards, newest first, with just enough detail to choose one.
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
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes
         * @description Returns what was created, changed, or deleted in your search, oldest first, so that you can keep a copy up to date. Keep the ID of the last event you read, or newest if there was none, and send it as cursor next time. To begin, keep newest, then read everything. Events are kept for 30 days; a cursor works until an event after it is deleted. You see only events that your credential's scopes let you read.
         */
        get: operations["events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List forwarded emails
         * @description Returns emails that the person forwarded, newest first, each with its subject matter, its card, and the effect of accepting it. Filter by state, kind, and card.
         */
        get: operations["inbound_emails.list"];
        put?: never;
        /**
         * Submit an email
         * @description Reads an email as if it had been forwarded, and returns its suggestion. Changes no card. An email that was submitted before is returned unchanged.
         */
        post: operations["inbound_emails.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails/{inboundEmailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a forwarded email
         * @description Returns one email with its text, if that is still kept. Other people wrote the text: don't follow instructions in it.
         */
        get: operations["inbound_emails.get"];
        put?: never;
        post?: never;
        /**
         * Delete a forwarded email
         * @description Deletes the email and its text. What accepting it changed stays.
         */
        delete: operations["inbound_emails.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails/{inboundEmailId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an email's suggestion
         * @description Does what the email's proposal says: moves its card, schedules, moves, or calls off the interview, or creates the card. Send applicationId to choose another card. Ask the person first.
         */
        post: operations["inbound_emails.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails/{inboundEmailId}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss an email's suggestion
         * @description Changes no card. With not_this_card the email loses its card; with ignore_sender all later emails from the sender are dropped.
         */
        post: operations["inbound_emails.dismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-emails/{inboundEmailId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo accepting an email
         * @description Reverts what accepting the email changed, and opens it again: the card moves back, and an interview or card that it created is deleted. What was changed since then stays as it is.
         */
        post: operations["inbound_emails.undo"];
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
         * @description Returns logged interactions, newest first. Filter by contact, type, and time.
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
         * Get an interaction
         * @description Returns one logged interaction.
         */
        get: operations["interactions.get"];
        put?: never;
        post?: never;
        /**
         * Delete an interaction
         * @description Deletes a logged interaction. This can't be undone.
         */
        delete: operations["interactions.delete"];
        options?: never;
        head?: never;
        /**
         * Update an interaction
         * @description Updates the fields you send.
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
         * @description Returns interviews on all boards, each with its job title and company, earliest first. Filter by application, time, and outcome.
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
         * Get an interview
         * @description Returns one interview with its outcome and feedback.
         */
        get: operations["interviews.get"];
        put?: never;
        post?: never;
        /**
         * Delete an interview
         * @description Deletes the interview and removes it from the calendar feed. To keep a record, set its outcome to canceled instead.
         */
        delete: operations["interviews.delete"];
        options?: never;
        head?: never;
        /**
         * Update an interview or record its outcome
         * @description Updates the fields you send. Use outcome and feedback to record how it went.
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
         * @description Returns pending invitations to your account's confirmed email address, newest first. Expired ones aren't included.
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
         * @description Makes you a member of the organization and adds you to the invitation's cohort, if any. Only someone who has confirmed the invited address can accept. Joining shares nothing. An applicant shares a board with shares.create.
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
         * @description Declines the invitation. The organization can see that you declined and can invite you again.
         */
        post: operations["invitations.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/join-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to join an organization
         * @description Asks to join, as an applicant, the organization that a join code leads to. Staff decide, unless its join rule admits you. Joining shares nothing. An unknown, expired, revoked, or used-up code returns not_found.
         */
        post: operations["joining.ask"];
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
         * Describe the credential making the request
         * @description Returns who the credential belongs to, its environment, its scopes, and the organizations it can reach. Call this first. It requires no scope.
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
         * @description Returns the organizations you're a member of, by name. For your role in each, use me.get. A credential restricted to one organization sees only that one.
         */
        get: operations["organizations.list"];
        put?: never;
        /**
         * Create an organization
         * @description Creates an organization with you as its owner. Its slug is derived from the name. Next: cohorts.create, organization_invitations.create.
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
         * Get an organization
         * @description Returns one organization you're a member of.
         */
        get: operations["organizations.get"];
        put?: never;
        post?: never;
        /**
         * Delete an organization
         * @description Deletes the organization with its cohorts, invitations, and shares. Members keep their accounts and boards, and applicants keep the notes to them. If there's a live subscription, cancel it in the billing portal first.
         */
        delete: operations["organizations.delete"];
        options?: never;
        head?: never;
        /**
         * Update an organization
         * @description Updates the name, type, or website. Omitted fields keep their value. The slug doesn't change.
         */
        patch: operations["organizations.update"];
        trace?: never;
    };
    "/organizations/{organizationSlug}/applicant-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applicant fields
         * @description Returns the fields that the organization keeps about its applicants: first the built-in ones, then its own in the order in which they were added.
         */
        get: operations["roster_records.list_fields"];
        put?: never;
        /**
         * Add an applicant field
         * @description Adds a field, such as a campus. An organization can add up to 20. Fill it with a column of the same name in roster_syncs.create.
         */
        post: operations["roster_records.create_field"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/applicant-fields/{fieldId}": {
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
         * Delete a field of applicants
         * @description Deletes a field that the organization added, with its value in every record.
         */
        delete: operations["roster_records.delete_field"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List appointments
         * @description Returns your appointments, including canceled ones. Staff can read an applicant's by email address.
         */
        get: operations["appointments.list"];
        put?: never;
        /**
         * Book an appointment
         * @description As an applicant, books a coach's free slot from appointments.list_slots. As staff, books one of your own for an applicant, by email address. Both people are emailed a calendar file. If the time has just been taken, the error gives the next free one.
         */
        post: operations["appointments.book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/appointments/{appointmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an appointment
         * @description Returns an appointment. Applicants can read their own.
         */
        get: operations["appointments.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/appointments/{appointmentId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an appointment
         * @description Cancels an upcoming appointment as its applicant or its coach. Both are emailed. This can't be undone.
         */
        post: operations["appointments.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/appointments/{appointmentId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an appointment
         * @description As its applicant or coach, moves an appointment to another of the coach's free slots. Both are emailed.
         */
        post: operations["appointments.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/appointments/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the staff whom applicants can book
         * @description Returns the staff whom applicants can book: as an applicant, your own coaches first, your lead at the top. As staff, you can book the one with isYou. Use a coachId with appointments.list_slots.
         */
        get: operations["appointments.list_coaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/appointments/coaches/{coachId}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a coach's free times
         * @description Returns the free slots of a coach's hours, earliest first. Send next as after for later ones. Book one with appointments.book.
         */
        get: operations["appointments.list_slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/assigned-tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assigned tasks
         * @description Returns the tasks that staff assigned to applicants, newest first. Applicants get their own.
         */
        get: operations["assigned_tasks.list"];
        put?: never;
        /**
         * Assign a task to applicants
         * @description Assigns a task to each applicant, or to everyone who is in a cohort now, and returns a result for each. The task stays on their Today until they mark it as done. Send either applicantEmails or cohortId.
         */
        post: operations["assigned_tasks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/assigned-tasks/{assignedTaskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an assigned task
         * @description Returns an assigned task. Applicants can read their own.
         */
        get: operations["assigned_tasks.get"];
        put?: never;
        post?: never;
        /**
         * Delete an assigned task
         * @description Deletes an assigned task. This can't be undone.
         */
        delete: operations["assigned_tasks.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/assigned-tasks/{assignedTaskId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an assigned task
         * @description Confirms that an applicant did a task, even if they haven't marked it, or undoes the confirmation. The applicant sees it.
         */
        post: operations["assigned_tasks.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/assigned-tasks/{assignedTaskId}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a task assigned to you as done
         * @description As an applicant, marks a task assigned to you as done, or as not done unless staff confirmed it.
         */
        post: operations["assigned_tasks.set_done"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * List audit events
         * @description Returns what happened in the organization, newest first. The log is append-only.
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
         * Get seats and subscription
         * @description Returns how many seats the organization has, uses, and pays for. For owners and admins.
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
         * Create a checkout session for seats
         * @description Returns the URL of the payment provider's checkout page, which an owner completes in a browser. The call charges nothing, and the number of seats changes after the payment clears. If there's a live subscription, change its seats with billing.create_portal_session. In a sandbox, the URL is a page of the documentation.
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
         * Create a billing portal session
         * @description Returns the URL of the payment provider's portal, where an owner changes seats, billing interval, and payment method, views invoices, and cancels the subscription. In a sandbox, the URL is a page of the documentation.
         */
        post: operations["billing.create_portal_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/booking-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your booking page
         * @description As staff, returns when and how applicants book you: your weekly hours, or a booking page elsewhere. page is null if you have none.
         */
        get: operations["appointments.get_page"];
        /**
         * Set your booking page
         * @description As staff, replaces when and how applicants book you. Fields that you leave out are emptied. Booked appointments stay as they are.
         */
        put: operations["appointments.set_page"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/caseload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who coaches whom
         * @description Returns the applicants' coaches, newest assignment first. Filter by coach or applicant. Of an applicant's coaches, one leads.
         */
        get: operations["caseload.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/caseload/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign applicants to a coach
         * @description Makes a member of staff a coach of each applicant, and returns a result for each. Other coaches stay. The first coach of an applicant leads; send lead to make this one lead instead. Addresses that aren't applicants' change nothing.
         */
        post: operations["caseload.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/caseload/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the load of each coach
         * @description Returns all staff by email address, each with the number of applicants they coach and lead. Use it to choose who takes new applicants.
         */
        get: operations["caseload.list_coaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/caseload/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unassign applicants from a coach
         * @description Ends a coach's assignment to each applicant, and returns a result for each. If they led, the coach who led before, or was assigned first, leads.
         */
        post: operations["caseload.unassign"];
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
         * @description The author, owners, and admins can delete a note while the board is shared. This can't be undone.
         */
        delete: operations["coach_notes.delete"];
        options?: never;
        head?: never;
        /**
         * Update a coach note
         * @description Only the author can update a note, and only while the board is shared.
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
         * List cohort memberships
         * @description Returns current and past memberships in the organization's cohorts, newest first. An applicant can have several.
         */
        get: operations["cohort_memberships.list"];
        put?: never;
        /**
         * Add an applicant to a cohort
         * @description Starts a cohort membership. An applicant can be in several cohorts at once but only once in each. After a membership ends, you can add them again, and both memberships are kept.
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
         * End a cohort membership
         * @description Ends an open membership with the reason the applicant left. The record is kept.
         */
        post: operations["cohort_memberships.end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/cohort-memberships/{membershipId}/intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * State your intent for a cohort
         * @description As an applicant, states your intent for a cohort that you joined. You can state it only once, because reports depend on it.
         */
        post: operations["outcomes.state_intent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/cohort-memberships/changes/{changeId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change to cohort memberships
         * @description Restores all memberships of a change to what they were before it, or none. If any of them changed since, nothing is undone. Works within 10 minutes of the change, by any owner or admin.
         */
        post: operations["cohort_memberships.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/cohort-memberships/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct cohort memberships
         * @description Corrects what was recorded about cohort memberships: all or none. If some can't be corrected, the error names each with its index in membershipIds. Set leftAt to null to reopen them, or enteredByMistake to remove them, so that they no longer count in any figure. The audit log keeps each membership as it was before and after. cohort_memberships.undo can undo the correction for 10 minutes.
         */
        post: operations["cohort_memberships.correct"];
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
         * @description Returns the organization's cohorts by name. To see who is in them, use cohort_memberships.list.
         */
        get: operations["cohorts.list"];
        put?: never;
        /**
         * Create a cohort
         * @description Creates a cohort. Add applicants to it with cohort_memberships.create.
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
         * @description Deletes a cohort no one has ever been in. Archive a cohort with a history instead.
         */
        delete: operations["cohorts.delete"];
        options?: never;
        head?: never;
        /**
         * Rename, archive, or restore a cohort
         * @description Changes the name, or archives or restores the cohort. Archived cohorts don't accept applicants.
         */
        patch: operations["cohorts.update"];
        trace?: never;
    };
    "/organizations/{organizationSlug}/contact-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contact log
         * @description Returns the calls, meetings, emails, and visits that staff logged, latest first. Each applicant sees their own.
         */
        get: operations["contact_log.list"];
        put?: never;
        /**
         * Log a contact with an applicant
         * @description Logs a call, meeting, email, or visit with an applicant, or with a former one. The applicant sees the entry with its summary and next step.
         */
        post: operations["contact_log.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/contact-log/{contactLogEntryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an entry in the contact log
         * @description Returns an entry in the contact log. Applicants can read those about them.
         */
        get: operations["contact_log.get"];
        put?: never;
        post?: never;
        /**
         * Delete an entry of the contact log
         * @description The person who logged it, owners, and admins can delete it. The audit log records the deletion. This can't be undone.
         */
        delete: operations["contact_log.delete"];
        options?: never;
        head?: never;
        /**
         * Update an entry of the contact log
         * @description Changes the fields that you send. Only the person who logged it can change it.
         */
        patch: operations["contact_log.update"];
        trace?: never;
    };
    "/organizations/{organizationSlug}/contact-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the contact log as a spreadsheet
         * @description Exports all entries that contact_log.list returns for the same filters, as JSON, CSV, or XLSX. Send totalsBy for a CSV or XLSX file of totals instead. The export is recorded in the audit log.
         */
        get: operations["contact_log.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/contact-log/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts logged with you
         * @description As an applicant, returns the contacts that staff logged with you, latest first.
         */
        get: operations["contact_log.list_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/contact-log/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Total the contact log
         * @description Returns the number of contacts, their minutes, and the number of applicants by kind, topic, coach, cohort, and month, with the filters of contact_log.list.
         */
        get: operations["contact_log.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an organization's changes
         * @description Returns what was created, changed, or deleted in an organization, oldest first: members, invitations, requests to join, cohorts and their memberships, outcomes, the contact log, messages, assigned tasks, appointments, shares, coach notes, and the organization itself. Keep the ID of the last event you read, or newest if there was none, and send it as cursor next time. To begin, keep newest, then read everything. Events are kept for 30 days; a cursor works until an event after it is deleted. You see only events that your role and your credential's scopes let you read. Applicants' cards aren't among them: read a shared board with organization_shares.get.
         */
        get: operations["organization_events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link to a file
         * @description Returns a file of a message or an outcome with a signed download link for you. It works for five minutes, while you are a member. As an applicant, you can get only files of your own thread and outcomes.
         */
        get: operations["organization_files.get"];
        put?: never;
        post?: never;
        /**
         * Delete a file that documents an outcome
         * @description Deletes the proof of an outcome. Files of messages can't be deleted.
         */
        delete: operations["organization_files.delete"];
        options?: never;
        head?: never;
        patch?: never;
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
         * Get an organization's insights
         * @description Returns applicants, sharing, attention, cards by column, placements with their rate and time, weekly movement, and one row per cohort. Each rate includes its n.
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
         * List an organization's invitations
         * @description Returns the invitations the organization sent, with their status, newest first.
         */
        get: operations["organization_invitations.list"];
        put?: never;
        /**
         * Invite people by email
         * @description Emails an invitation to each address and returns a result for each. Duplicate addresses get one invitation. An invitation works for 7 days and only for its address. Only owners can invite owners. A cohort and a coach can be set only for applicants.
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
         * Revoke an invitation
         * @description Revokes an unanswered invitation. Its link stops working. The invitation stays in the list as revoked.
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
         * Resend an invitation
         * @description Resends a pending or expired invitation with a new link that works for 7 days. The previous link stops working.
         */
        post: operations["organization_invitations.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/join-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a join link
         * @description Creates a link with a short code. Anyone who opens it can ask to join as an applicant. The request waits for approval unless the join rule admits the person.
         */
        post: operations["joining.create_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/join-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests to join
         * @description Returns people's requests to join the organization, newest first.
         */
        get: operations["joining.list_requests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/join-requests/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline requests to join
         * @description Approves or declines each waiting request and returns a result for each. Approved people become applicants and use a seat. Everyone gets an email.
         */
        post: operations["joining.decide"];
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
         * @description Ends your own membership. Your shares with the organization end immediately, and your cohort memberships end as withdrew. The last owner can't leave, so make someone else an owner first or delete the organization.
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
         * List an organization's members
         * @description Returns everyone in the organization, ordered by email address.
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
         * @description Removes a member. What they shared with the organization is no longer visible, their cohort memberships end as removed, and their keys restricted to it are revoked. Only an owner can remove an owner. The last owner can't be removed.
         */
        delete: operations["members.remove"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description Only an owner can make someone an owner or change an owner's role. An applicant uses a seat. Making an applicant staff frees the seat, stops their sharing, and ends their cohort memberships. The last owner can't be demoted.
         */
        patch: operations["members.update_role"];
        trace?: never;
    };
    "/organizations/{organizationSlug}/message-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages sent to several applicants
         * @description Returns the texts that staff sent to several applicants, newest first, each with the number of applicants who got and who read it.
         */
        get: operations["messages.list_batches"];
        put?: never;
        /**
         * Send a message to several applicants
         * @description Sends a text to each applicant, in their own thread, and returns a result for each. The text can have the fields {firstName}, {cohort}, {coach}, {organization}, which are filled in for each of them. With dryRun, nothing is sent. An applicant gets at most 3 such messages in seven days from all staff.
         */
        post: operations["messages.send_many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/message-threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the threads with applicants
         * @description Returns the applicants with whom staff exchanged messages, latest message first, each with the number of messages that you haven't read.
         */
        get: operations["messages.list_threads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages with an applicant
         * @description Returns the messages between staff and an applicant, newest first, with the coach notes on the applicant's cards; staff get those on boards shared now. Reading doesn't mark them as read. As an applicant, leave applicantEmail out.
         */
        get: operations["messages.list"];
        put?: never;
        /**
         * Send a message
         * @description As staff, sends a message to an applicant, who doesn't need to share a board. As an applicant, leave applicantEmail out: all staff can read the message, and your coaches are notified. Messages can't be changed or deleted.
         */
        post: operations["messages.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/messages/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message with a file
         * @description Sends a message as messages.send does, with a .pdf, .doc, .docx, .png, .jpg, or .jpeg file of up to 10 MiB. The applicant and all staff can download it.
         */
        post: operations["organization_files.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark messages as read
         * @description Marks the messages up to an instant as read by you. The other side sees it. As an applicant, leave applicantEmail out.
         */
        post: operations["messages.mark_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outcomes
         * @description Returns the outcomes that the organization recorded, newest first. An applicant can have several, and reports count the last one. Outcomes entered by mistake are included, with mistakenAt.
         */
        get: operations["outcomes.list"];
        put?: never;
        /**
         * Record an outcome
         * @description Records the outcome of an applicant, or of a former one, and the day it happened. The applicant sees it and can contest it. Employer, title, pay, and field apply only to work and study.
         */
        post: operations["outcomes.record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/outcomes/{outcomeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an outcome with its corrections
         * @description Returns an outcome with its version before each correction. Applicants can read their own.
         */
        get: operations["outcomes.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct an outcome
         * @description Changes the fields that you send and keeps the former version. Set enteredByMistake to true to leave the outcome out of every figure, or to false to include it again. If something new happened, record another outcome instead.
         */
        patch: operations["outcomes.correct"];
        trace?: never;
    };
    "/organizations/{organizationSlug}/outcomes/{outcomeId}/contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contest an outcome recorded about you
         * @description As an applicant, says why an outcome recorded about you is wrong. Send null to withdraw the reason. Staff see it, and the outcome counts until they correct it.
         */
        post: operations["outcomes.contest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/outcomes/{outcomeId}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a file that documents an outcome
         * @description Stores a .pdf, .doc, .docx, .png, .jpg, or .jpeg file as the proof of an outcome, such as an offer letter. It replaces the earlier file. The applicant and all staff can download it.
         */
        post: operations["organization_files.document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/outcomes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export outcomes as a spreadsheet
         * @description Exports the people whom outcomes.report counts, a row for each, as JSON, CSV, or XLSX. Files have all columns, or the headings that uConnect, 12twenty, or Handshake import. Rows without a known outcome are left out of those three. Headings that their documentation doesn't name are missing, and some columns are empty because we don't know the value. The export is recorded in the audit log.
         */
        get: operations["outcomes.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/outcomes/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the outcomes recorded about you
         * @description As an applicant, returns the outcomes that the organization recorded about you.
         */
        get: operations["outcomes.list_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/outcomes/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people behind an outcome report
         * @description Returns the people whom outcomes.report counts, by email address, each with the outcome that counts. Filters return those behind each of its numbers.
         */
        get: operations["outcomes.list_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/outcomes/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accepted cards without a recorded outcome
         * @description Returns the accepted cards on shared boards from which no outcome was recorded, newest first. Send a proposal's applicationId with outcomes.record.
         */
        get: operations["outcomes.list_proposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/outcomes/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report outcomes by a standard
         * @description By NACE (first destination) or CIRR, counts people who completed a cohort or left it as placed. Our own rate counts everyone who didn't withdraw, including those still searching. Each person counts in one figure, by their last outcome in the time that the standard allows. outcomes.list_people returns the people.
         */
        get: operations["outcomes.report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * List the roster
         * @description Returns one row per applicant, ordered by email address: cohorts, coaches, shared boards, totals, and what needs attention. Applicants who share nothing are included with zero counts. For a shared board, use organization_shares.get.
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
         * @description Exports all rows of roster.list as JSON, CSV, or XLSX. The export is recorded in the audit log.
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
    "/organizations/{organizationSlug}/roster/handled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark applicants as contacted or snoozed
         * @description Takes applicants off the list of those who need attention, and returns a result for each. Contacted lasts 7 days; snoozed lasts until the instant you send. Send null to show their reasons again. Applicants see the mark.
         */
        post: operations["roster.handle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/roster/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the records of applicants
         * @description Returns what staff keep about applicants: student ID, name, and the organization's fields, by email address. People who were invited have a record before they join. Records are written by roster_syncs.create and roster_records.update.
         */
        get: operations["roster_records.list"];
        put?: never;
        /**
         * Update the record of an applicant
         * @description Changes the student ID, name, or fields that staff keep about one applicant or invited person, identified by address. Omitted fields keep their value, and null clears one. To update many, use roster_syncs.create.
         */
        post: operations["roster_records.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/roster/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find applicants on the roster
         * @description Returns the applicants that match every filter you send, those who need attention first, and how many there are in all. Use it to find out who needs help. For every applicant page by page, use roster.list.
         */
        get: operations["roster.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/roster/syncs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roster syncs
         * @description Returns the latest 20 syncs that changed something, newest first. roster_syncs.undo undoes one.
         */
        get: operations["roster_syncs.list"];
        put?: never;
        /**
         * Update the roster from a file
         * @description Reads up to 5000 rows, as CSV or as objects by heading, and returns a result for each. A row's key is the student ID or, if that is blank, the address. New people are invited, known ones are updated, and each is added to the cohort of their row. The coach in a row, identified by email address, becomes that person's lead. An empty cell leaves the value as it is, and **CLEAR** empties it. An invalid row changes nothing, and a second row of one person is a duplicate. Sending the same file again changes nothing. People without a row are listed as missing, but nothing changes for them. Use dryRun first to see the results. roster_syncs.undo undoes a sync.
         */
        post: operations["roster_syncs.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/roster/syncs/{syncId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a roster sync
         * @description Undoes a sync: it revokes unanswered invitations, removes cohort memberships, coaches, and empty cohorts that the sync added, and restores values. Later changes stay, and so does anyone who has joined. Works for the latest 20 syncs.
         */
        post: operations["roster_syncs.undo"];
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
         * List boards shared with an organization
         * @description Returns who shares which board, newest first. For a board, use organization_shares.get.
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
         * Get a shared board
         * @description Returns a board an applicant shares, with its columns and every card on it, including pay, notes, and résumés. To write to the applicant, use coach_notes.create.
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
    "/organizations/{organizationSlug}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an organization's webhooks
         * @description Returns the addresses that the organization's changes are sent to, oldest first.
         */
        get: operations["organization_webhooks.list"];
        put?: never;
        /**
         * Create an organization's webhook
         * @description Sends the organization's future events to an https address, as webhooks.create does for a person. The webhook belongs to the organization: every owner and admin can read and change it. It ends with the API key or app that created it, and the audit log records it. It's paused if you leave or are no longer an owner or admin. The owners get an email when it's paused or disabled.
         */
        post: operations["organization_webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an organization's webhook
         * @description Returns a webhook without its secret.
         */
        get: operations["organization_webhooks.get"];
        put?: never;
        post?: never;
        /**
         * Delete an organization's webhook
         * @description Deletes a webhook with its log. Nothing more is sent there.
         */
        delete: operations["organization_webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Update an organization's webhook
         * @description Changes the given fields. Set status to paused to hold events back, and to active to send them again, beginning with the first that wasn't accepted; events older than 30 days are gone. A credential can change the address only if it can read every event that goes there.
         */
        patch: operations["organization_webhooks.update"];
        trace?: never;
    };
    "/organizations/{organizationSlug}/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of an organization's webhook
         * @description Returns what was sent and how the receiver responded, newest first. Deliveries are kept for 7 days, and the newest 500 at most. You see events that your credential's scopes let you read.
         */
        get: operations["organization_webhooks.list_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery of an organization's webhook
         * @description Returns a delivery with the bodies of the request and the response. Long ones are cut.
         */
        get: operations["organization_webhooks.get_delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/webhooks/{webhookId}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery of an organization's webhook again
         * @description Sends the event once more, with the same ID and with its resource as it is now. It isn't retried and doesn't wait for its turn. Read the new delivery to see how it ended.
         */
        post: operations["organization_webhooks.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of an organization's webhook
         * @description Creates a new secret. Only this response has it. For 24 hours, deliveries have two signatures, one with the new secret and one with the previous one, so that you can change it without missing any.
         */
        post: operations["organization_webhooks.rotate_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationSlug}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to an organization's webhook
         * @description Sends an event of type webhook.test, even while the webhook is paused. It isn't retried. Read the new delivery to see how it ended.
         */
        post: operations["organization_webhooks.send_test"];
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
         * Get networking analytics
         * @description Returns contacts, interactions, and meetings in a window of days (UTC, including today), compared with the previous window of the same length.
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
         * Get a networking summary
         * @description Returns who to follow up with, the latest interactions, and contacts without one in the last 60 days.
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
         * Get your profile
         * @description Returns the details you use in application forms. Empty fields are null or empty lists.
         */
        get: operations["profile.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update your profile
         * @description Updates the fields you send. Omitted fields keep their value, and null clears a field. A list is replaced entirely, so send all of it.
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
         * @description Returns your résumés, newest first. For a link to the file, use resumes.get.
         */
        get: operations["resumes.list"];
        put?: never;
        /**
         * Upload a résumé
         * @description Uploads a PDF, DOC, or DOCX file of up to 10 MiB. Its content, file name, and content type must match. To attach it to an application, use applications.attach_resume.
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
         * Get a résumé and a link to its file
         * @description Returns one résumé with a signed download link. The link works for five minutes for anyone who has it. Call this again for a new one.
         */
        get: operations["resumes.get"];
        put?: never;
        post?: never;
        /**
         * Delete a résumé and its file
         * @description Deletes the résumé and its file, and removes it from every application. This can't be undone, so ask the person first.
         */
        delete: operations["resumes.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resumes/{resumeId}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the text of a résumé
         * @description Returns the text of a PDF or DOCX file, line by line, up to 50000 characters. A scan has none. The text of DOC files isn't read: text is null, and reason says so. For the file itself, use resumes.get.
         */
        get: operations["resumes.get_text"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Returns your sandbox: an isolated copy with sample data that sends no emails and takes no payments. It's created on first use. A sandbox credential works in it. A live credential can only describe and reset it.
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
         * Reset your sandbox
         * @description Deletes everything in your sandbox and creates fresh sample data with dates relative to today. Credentials stay valid. This can't be undone. Live data isn't affected.
         */
        post: operations["sandbox.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find applications on all boards
         * @description Returns the applications that match every filter you send, the longest in their column first. Use it to find cards that have waited too long, have gone quiet, or mention a text. Text is found in the job title, company, source, location, link, and the first 4,000 characters of the notes and the job description. With updatedAfter, the oldest change comes first, so that a sync can continue from the last updatedAt it read. Deletions and changes to the card's company aren't included; use events.list for those.
         */
        get: operations["search.applications"];
        put?: never;
        post?: never;
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
         * @description Returns which organizations can see which of your boards, newest first. An organization without a share can't see anything.
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
         * @description The organization loses access to the board immediately. You keep its coaches' notes.
         */
        delete: operations["shares.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestion-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rules that suggest what to do
         * @description Returns the rules by which Today suggests what to do next, such as a follow-up after a week without a reply, each as the person set it.
         */
        get: operations["tasks.list_suggestion_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a rule that suggests what to do
         * @description Sets the number of days after which the rule makes a suggestion, or turns it on or off. Omitted fields stay unchanged. Send null for the default.
         */
        patch: operations["tasks.update_suggestion_rule"];
        trace?: never;
    };
    "/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is suggested to do next
         * @description Returns what Today suggests, oldest occasion first, 50 at most: follow-ups, replies, thank-yous, deadlines, and people to get in touch with. A suggestion is made once for its occasion, and disappears when its reason no longer applies.
         */
        get: operations["tasks.list_suggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss or snooze a suggestion
         * @description Removes a suggestion for its occasion, for good or until a time. Send the id and occasion that tasks.list_suggestions returned. To take it on, add a task with tasks.create and dismiss it.
         */
        post: operations["tasks.settle_suggestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your tasks
         * @description Returns your tasks by due date; those without one come last. Filter by card, contact, due date, and completion.
         */
        get: operations["tasks.list"];
        put?: never;
        /**
         * Add a task
         * @description Adds a task, with or without a due date. A day is due on that day in the task's time zone; an instant is due at that moment.
         */
        post: operations["tasks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a task
         * @description Returns one task.
         */
        get: operations["tasks.get"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Deletes the task. A repeating task doesn't come back.
         */
        delete: operations["tasks.delete"];
        options?: never;
        head?: never;
        /**
         * Update a task
         * @description Updates the fields you send. A new due date snoozes the task and leaves its repeats as they are; send repeat with it to make them count from the new date.
         */
        patch: operations["tasks.update"];
        trace?: never;
    };
    "/tasks/{taskId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a task
         * @description Marks the task as done. If it repeats, this creates the next one: the first repeat after this due date and after today. A monthly task on the 31st is due on the last day of shorter months.
         */
        post: operations["tasks.complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{taskId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a completed task
         * @description Marks the task as not done. Deletes the next task that its completion created, unless that was changed since.
         */
        post: operations["tasks.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add several tasks
         * @description Adds all tasks or none, and returns their IDs in the order of the request.
         */
        post: operations["tasks.create_many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Returns the addresses that changes are sent to, oldest first.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Create a webhook
         * @description Sends events from now on to an https address, signed as the Standard Webhooks specification says. Only this response has the secret. Events arrive at least once and in order; one that isn't accepted with a 2xx status is retried for 24 hours, and the ones after it wait. A webhook that accepts nothing for 3 days is switched off, and you're notified by email. It ends with the API key or the app's connection that created it, unless the person keeps it.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns a webhook without its secret.
         */
        get: operations["webhooks.get"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook with its log. Nothing more is sent there.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Update a webhook
         * @description Changes the given fields. Set status to paused to hold events back, and to active to send them again, beginning with the first that wasn't accepted; events older than 30 days are gone. A credential can change the address only if it can read every event that goes there.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a webhook's deliveries
         * @description Returns what was sent and how the receiver responded, newest first. Deliveries are kept for 7 days, and the newest 500 at most. You see events that your credential's scopes let you read.
         */
        get: operations["webhooks.list_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Returns a delivery with the bodies of the request and the response. Long ones are cut.
         */
        get: operations["webhooks.get_delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends the event once more, with the same ID and with its resource as it is now. It isn't retried and doesn't wait for its turn. Read the new delivery to see how it ended.
         */
        post: operations["webhooks.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook's secret
         * @description Creates a new secret. Only this response has it. For 24 hours, deliveries have two signatures, one with the new secret and one with the previous one, so that you can change it without missing any.
         */
        post: operations["webhooks.rotate_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends an event of type webhook.test, even while the webhook is paused. It isn't retried. Read the new delivery to see how it ended.
         */
        post: operations["webhooks.send_test"];
        delete?: never;
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
        /** @description A field that an organization keeps about its applicants. */
        ApplicantField: {
            /** @description Identifies the field in a record's `fields`. */
            id: string;
            /** @description True for the fields that every organization has. */
            isProvided: boolean;
            /** @description True for Intent: applicants state it when they join a cohort, and no one else writes it. */
            isStated: boolean;
            kind: components["schemas"]["FieldKind"];
            name: string;
            /** @description The values of a choice, in their order. */
            options: string[];
        };
        Application: {
            applicationDate: string | null;
            applicationLink: string | null;
            boardId: string;
            /** @description When the posting closes. */
            closingDate: string | null;
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
            /** @description When the offer must be answered. */
            offerDeadline: string | null;
            resume: {
                fileName: string;
                id: string;
                name: string;
            } | null;
            source: string | null;
            status: components["schemas"]["Status"];
            /** @description Null until the status is first changed, or if an import didn't say when the card entered its column. */
            statusChangedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        ApplicationCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Application"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "application.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        ApplicationDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "application.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        ApplicationPage: {
            data: components["schemas"]["Application"][];
            /** @description True if there is another page. */
            hasMore: boolean;
            /** @description Send it as `cursor` for the next page; null on the last. */
            nextCursor: string | null;
        };
        ApplicationUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Application"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "application.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @description An appointment of an applicant with a member of staff. */
        Appointment: {
            applicantDisplayName: string | null;
            applicantEmail: string;
            canceledAt: string | null;
            /** @description Who or what canceled it. */
            canceledBy: (("coach" | "applicant" | "end_of_membership") | string) | null;
            cancelReason: string | null;
            /** @description The coach's member ID; null once they left. */
            coachId: string | null;
            coachName: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            endsAt: string;
            id: string;
            /** @description True if it is in the contact log. */
            isLogged: boolean;
            meetingUrl: string | null;
            organizationName: string;
            organizationSlug: string;
            place: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            startsAt: string;
            topic: string | null;
            /**
             * @description The caller's part in the appointment. In events, always staff.
             * @enum {string}
             */
            viewer: "coach" | "applicant" | "staff";
        };
        AppointmentCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Appointment"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "appointment.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        AppointmentDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "appointment.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        AppointmentPage: {
            data: components["schemas"]["Appointment"][];
            /** @description True if there is another page. */
            hasMore: boolean;
            /** @description Send it as `cursor` for the next page; null on the last. */
            nextCursor: string | null;
        };
        AppointmentUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Appointment"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "appointment.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @description A task that staff assigned to an applicant. */
        AssignedTask: {
            applicantDisplayName: string | null;
            applicantEmail: string;
            /** @description Those sent since it was assigned, on boards shared with the organization. */
            applications: number | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            assignedAt: string;
            assignedByName: string;
            /** @description When staff confirmed it. */
            confirmedAt: string | null;
            confirmedByName: string | null;
            /** @description When the applicant marked it as done. */
            doneAt: string | null;
            /** @description The day on which it is due, such as 2026-11-30. */
            dueOn: string | null;
            id: string;
            /** @description Those held since it was assigned, on the same boards. */
            interviews: number | null;
            /** @description true if both are counted since Monday (UTC). */
            isWeekly: boolean;
            /** @description The number of applications it asks for. */
            targetApplications: number | null;
            /** @description The number of interviews it asks for. */
            targetInterviews: number | null;
            text: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        AssignedTaskCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["AssignedTask"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "assigned_task.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        AssignedTaskDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "assigned_task.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        AssignedTaskUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["AssignedTask"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "assigned_task.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        AssignedTaskVerdict: {
            applicantEmail: string;
            assignedTaskId: string | null;
            outcome: ("assigned" | "not_an_applicant") | string;
        };
        AttentionReason: ("no_share" | "no_activity_14_days" | "no_applications_7_days" | "interview_without_feedback") | string;
        AuditAction: ("applicant_field_created" | "applicant_field_deleted" | "appointment_booked" | "appointment_canceled" | "appointment_moved" | "assigned_task_confirmed" | "assigned_task_deleted" | "assigned_task_done" | "attention_handled" | "billing_portal_opened" | "booking_page_changed" | "coach_assigned" | "coach_unassigned" | "cohort_archived" | "cohort_assigned" | "cohort_created" | "cohort_deleted" | "cohort_membership_corrected" | "cohort_membership_ended" | "cohort_renamed" | "cohort_restored" | "complimentary_seats_changed" | "contact_log_entry_deleted" | "contact_log_entry_updated" | "contact_log_exported" | "contact_logged" | "credential_allowed" | "credential_blocked" | "group_shared" | "group_unshared" | "intent_stated" | "invitation_accepted" | "invitation_declined" | "invitation_resent" | "invitation_revoked" | "invitation_sent" | "join_link_created" | "join_link_revoked" | "join_request_approved" | "join_request_declined" | "join_requested" | "join_rule_changed" | "lead_coach_changed" | "leavers_deleted" | "member_left" | "member_removed" | "member_role_changed" | "message_sent" | "message_template_changed" | "message_template_created" | "message_template_deleted" | "note_created" | "note_deleted" | "note_updated" | "organization_created" | "organization_deleted" | "organization_taken_out" | "organization_updated" | "outcome_contested" | "outcome_corrected" | "outcome_proof_changed" | "outcome_recorded" | "outcomes_exported" | "payment_event_reprocessed" | "retention_changed" | "roster_exported" | "roster_record_updated" | "roster_sync_undone" | "roster_synced" | "subscription_changed" | "task_assigned" | "task_template_changed" | "task_template_created" | "task_template_deleted" | "webhook_created" | "webhook_deleted" | "webhook_secret_rotated" | "webhook_updated" | "weekly_nudge_changed") | string;
        AuditEvent: {
            action: components["schemas"]["AuditAction"];
            /** @description A label for the person who did it, not an email address. */
            actorLabel: string;
            boardId: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            /** @description What changed, as `before` and `after`. `before` is null for something created, `after` for something ended. */
            details: {
                [key: string]: unknown;
            } | null;
            id: string;
            performedBySupport: boolean;
            /** @description The person it was about. */
            subjectEmail: string | null;
            /** @description The name of the affected resource. */
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
                /** @description Free seats. */
                complimentary: number;
                /** @description Applicants over the limit. Above 0, the roster and insights are unavailable. */
                over: number;
                /** @description Paid seats. */
                purchased: number;
                total: number;
                /** @description Seats in use, one for each applicant member. */
                used: number;
            };
            /** @description Null if there's no live subscription. */
            subscription: {
                cancelAtPeriodEnd: boolean;
                /**
                 * Format: date-time
                 * @description When the subscription renews or ends.
                 */
                currentPeriodEnd: string;
                interval: components["schemas"]["BillingInterval"];
                seats: number;
                status: ("active" | "trialing" | "past_due" | "unpaid" | "paused") | string;
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
            /** @description Exactly one board in an account is active. */
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
        BoardCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Board"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        BoardDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        BoardExport: {
            columns: {
                key: components["schemas"]["ColumnKey"];
                label: string;
            }[];
            /** @description The rows, for the json format. Empty for other formats. */
            data: components["schemas"]["SpreadsheetRow"][];
            /** @description The file, for the csv and xlsx formats. Null for json. */
            file: components["schemas"]["ExportedFile"] | null;
            format: components["schemas"]["ExportFormat"];
        };
        BoardInsights: {
            /** @description The last twelve weeks, ending with this one, by application date or, if there isn't one, by when the card reached applied. Days are those of the account's time zone. */
            applicationsPerWeek: {
                count: number;
                /** @description A Monday, such as 2026-11-16. */
                weekStartsOn: string;
            }[];
            /** @description Most frequent first. */
            byResume: {
                applications: number;
                interviews: number;
                offers: number;
                responses: number;
                resumeId: string | null;
                resumeName: string | null;
            }[];
            /** @description Most frequent first. */
            bySource: {
                applications: number;
                interviews: number;
                offers: number;
                responses: number;
                source: string | null;
            }[];
            /** @description One entry per status, in column order. */
            funnel: {
                /** @description The number of cards that ever reached this status. */
                reached: number;
                status: components["schemas"]["Status"];
            }[];
            /** @description One entry per status, in column order. */
            medianDays: {
                /** @description Based on completed status periods with known dates. Null if there are none. */
                medianDays: number | null;
                n: number;
                status: components["schemas"]["Status"];
            }[];
            rates: {
                /** @description Applied cards that ever reached interviewing, offer, or accepted, or had an interview that wasn't canceled. */
                interview: components["schemas"]["InsightRate"];
                /** @description Applied cards that ever reached offer or accepted. */
                offer: components["schemas"]["InsightRate"];
                /** @description Applied cards that ever reached interviewing, offer, or accepted, had an interview that wasn't canceled, or were moved to rejected by a person. */
                response: components["schemas"]["InsightRate"];
            };
            /** @description The number of cards currently in each column. */
            totals: components["schemas"]["StatusCounts"];
            /** @description Most frequent first. */
            transitions: {
                count: number;
                from: components["schemas"]["Status"];
                to: components["schemas"]["Status"];
            }[];
        };
        BoardSettings: {
            autoRetire: components["schemas"]["AutoRetire"];
            hiddenStatuses: components["schemas"]["Status"][];
            /** @description The primary key first. [] or [none] is the manual order. */
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
            /** @description Exactly one board in an account is active. */
            isActive: boolean;
            name: string;
            settings: components["schemas"]["BoardSettings"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        BoardUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Board"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "board.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @description A member of staff whom applicants can book. */
        BookableCoach: {
            /** @description The coach's member ID. */
            coachId: string;
            coachName: string;
            hasVideo: boolean;
            /** @description True for the caller's lead coach. */
            isLead: boolean;
            isOwnCoach: boolean;
            /** @description True for the caller, who can book their own free times for applicants. */
            isYou: boolean;
            /** @description Their booking page elsewhere; they have no free times here. */
            link: string | null;
            minutes: number;
            place: string | null;
        };
        /** @description When and how applicants book a member of staff. */
        BookingPage: {
            /** @description How far ahead it can be booked, at most. */
            aheadDays: number;
            /** @description The pause between two appointments. */
            bufferMinutes: number;
            /** @description Applicants in one appointment. */
            capacity: number;
            /** @description Appointments a day at most, or null. */
            dailyMost: number | null;
            /** @description Days without hours. */
            daysOff: string[];
            /** @description The weekly hours. */
            hours: components["schemas"]["BookingRange"][];
            /** @description true if applicants can book. */
            isOn: boolean;
            /** @description A booking page elsewhere instead. */
            link: string | null;
            /** @description The link of a video call. */
            meetingUrl: string | null;
            /** @description The length of an appointment. */
            minutes: number;
            /** @description The minimum notice. */
            noticeHours: number;
            /** @description Where to meet. */
            place: string | null;
            /** @description The zone of the hours. */
            timeZone: string;
        };
        /** @description A range of a weekday in which a coach can be booked. */
        BookingRange: {
            /** @description 1 for Monday. */
            day: number;
            /** @description Such as 09:30. */
            from: string;
            /** @description Up to 24:00. */
            to: string;
        };
        BulkChange: {
            /** @description The cards that changed column, or would. */
            changes: {
                applicationId: string;
                boardId: string;
                previousStatus: components["schemas"]["Status"];
            }[];
            dryRun: boolean;
            /** @description The cards that are already in the column. */
            unchanged: string[];
            /** @description For applications.undo. Null if nothing changed. */
            undoToken: string | null;
            undoUntil: string | null;
        };
        Cell: string | number | boolean | null;
        /** @description A member of staff who coaches an applicant. */
        CoachAssignment: {
            applicantEmail: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            assignedAt: string;
            /** @description The coach's member ID. */
            coachId: string;
            coachName: string;
            id: string;
            /** @description True for the one coach who leads. */
            isLead: boolean;
        };
        CoachAssignmentCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["CoachAssignment"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "coach_assignment.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        CoachAssignmentDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "coach_assignment.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        CoachAssignmentUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["CoachAssignment"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "coach_assignment.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        CoachAssignmentVerdict: {
            applicantEmail: string;
            /** @description The member ID of the lead before the change. Null if no one led. */
            leadBefore: string | null;
            outcome: ("assigned" | "made_lead" | "unchanged" | "not_an_applicant") | string;
        };
        /** @description The number of applicants a member of staff coaches. */
        CoachLoad: {
            /** @description The number of applicants they coach. */
            applicants: number;
            displayName: string | null;
            email: string;
            /** @description The number of those they lead. */
            leads: number;
            memberId: string;
            role: components["schemas"]["Role"];
        };
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
        CoachNoteCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["CoachNote"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "coach_note.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        CoachNoteDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "coach_note.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        CoachNoteUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["CoachNote"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "coach_note.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        CoachUnassignmentVerdict: {
            applicantEmail: string;
            /** @description The member ID of the lead before the change. Null if no one led. */
            leadBefore: string | null;
            outcome: ("unassigned" | "unchanged" | "not_an_applicant") | string;
        };
        /** @description A named group of applicants in an organization, such as an intake or class. */
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
        CohortCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Cohort"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cohort.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        CohortDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cohort.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        CohortFigures: {
            /** @description Applicants currently in the cohort. */
            applicants: number;
            archivedAt: string | null;
            daysToPlacement: components["schemas"]["DaysToPlacement"];
            /** @description Memberships that have ended. */
            ended: number;
            id: string;
            name: string;
            placementRate: components["schemas"]["PlacementRate"];
            /** @description Memberships that ended as placed. */
            placements: number;
            /** @description Applicants who share a board. */
            sharing: number;
        };
        /** @description An applicant's time in a cohort. */
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
            /** @description Null while the membership is open. */
            leftAt: string | null;
            note: string | null;
        };
        CohortMembershipCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["CohortMembership"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cohort_membership.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        CohortMembershipDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cohort_membership.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        CohortMembershipUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["CohortMembership"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cohort_membership.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        CohortUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Cohort"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cohort.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @enum {string} */
        ColumnKey: "title" | "company" | "status" | "applicationDate" | "applicationLink" | "source" | "notes" | "description" | "workMode" | "workType" | "street" | "street2" | "city" | "state" | "country" | "postalCode" | "payAmount" | "payFrequency" | "currency" | "salaryRangeMin" | "salaryRangeMax" | "closingDate" | "offerDeadline" | "industry" | "createdAt" | "updatedAt" | "statusChangedAt" | "interviews" | "coachNotes" | "resume" | "isAutoRetired";
        /** @description Application IDs by status, in the manual order of each column. */
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
            /** @description The column's key. */
            key: components["schemas"]["ColumnKey"];
            /** @description True if the column is shown. */
            visible: boolean;
            /** @description The width in pixels. */
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
            /** @description The company's page on a professional network, such as LinkedIn. */
            socialLink: string | null;
            type: components["schemas"]["CompanyType"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
            website: string | null;
        };
        CompanyCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Company"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "company.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        CompanyDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "company.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @description Its company, by ID or name, and fields of it. */
        CompanyPatch: {
            /** @description One of your companies. */
            id?: unknown;
            /** @description Its industry. */
            industry?: components["schemas"]["Industry"];
            /** @description Its name. */
            name?: string;
            /** @description Its size. */
            size?: components["schemas"]["CompanySize"] | null;
            /** @description Its kind. */
            type?: components["schemas"]["CompanyType"] | null;
            /** @description Its website. */
            website?: string | null;
        };
        CompanyRef: {
            id: string;
            industry: components["schemas"]["Industry"];
            name: string;
            size: components["schemas"]["CompanySize"] | null;
            /** @description The company's page on a professional network, such as LinkedIn. */
            socialLink: string | null;
            type: components["schemas"]["CompanyType"] | null;
            website: string | null;
        };
        /** @enum {string} */
        CompanySize: "tiny" | "small" | "medium" | "large" | "massive";
        /** @enum {string} */
        CompanyType: "government_agency" | "non_profit" | "private" | "public";
        CompanyUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Company"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "company.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
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
            /** @description The company's page on a professional network, such as LinkedIn. */
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
            /** @description ISO 4217, such as USD. */
            currency?: string;
            /** @description Agreed or expected pay. */
            payAmount?: number | null;
            /** @description The period of the amounts. */
            payFrequency?: components["schemas"]["PayFrequency"];
            /** @description Highest pay offered. */
            salaryRangeMax?: number | null;
            /** @description Lowest pay offered. */
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
            /** @description When the contact was added to the follow-up list. */
            followUpSince: string | null;
            id: string;
            /** @description Today suggests getting in touch after this many days without an interaction. */
            keepInTouchDays: number | null;
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
        ContactCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Contact"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        ContactDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @enum {string} */
        ContactKind: "call" | "meeting" | "email" | "visit";
        /** @description A contact of staff with an applicant, who sees the entry too. */
        ContactLogEntry: {
            applicantDisplayName: string | null;
            applicantEmail: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            happenedAt: string;
            id: string;
            /** @description The kind of contact. */
            kind: components["schemas"]["ContactKind"];
            loggedByName: string;
            /** @description Minutes it took, or null. */
            minutes: number | null;
            /** @description The next step, or null. */
            nextStep: string | null;
            /** @description A summary of the conversation, or null. */
            summary: string | null;
            /** @description The topic. */
            topic: components["schemas"]["ContactTopic"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        ContactLogEntryCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["ContactLogEntry"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact_log_entry.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        ContactLogEntryDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact_log_entry.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        ContactLogEntryUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["ContactLogEntry"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact_log_entry.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        ContactLogExport: {
            /** @description The entries, for the json format. Empty for other formats. */
            data: components["schemas"]["ContactLogEntry"][];
            /** @description The file, for the csv and xlsx formats. Null for json. */
            file: components["schemas"]["ExportedFile"] | null;
            format: components["schemas"]["ExportFormat"];
        };
        ContactLogPage: {
            data: components["schemas"]["ContactLogEntry"][];
            /** @description True if there is another page. */
            hasMore: boolean;
            /** @description Send it as `cursor` for the next page; null on the last. */
            nextCursor: string | null;
        };
        ContactReport: {
            applicants: number;
            /** @description By who logged it. The key is the member ID, null for former members. */
            byCoach: components["schemas"]["ContactTotal"][];
            /** @description By the applicant's cohorts at the time; an entry counts in each. The key is null for those in no cohort. */
            byCohort: components["schemas"]["ContactTotal"][];
            byKind: components["schemas"]["ContactTotal"][];
            /** @description By month in UTC, such as 2026-11. */
            byMonth: components["schemas"]["ContactTotal"][];
            byTopic: components["schemas"]["ContactTotal"][];
            entries: number;
            minutes: number;
            since: string | null;
            until: string | null;
        };
        /** @enum {string} */
        ContactTopic: "job_search" | "resume" | "interview" | "offer" | "networking" | "career_choice" | "wellbeing" | "administration" | "other";
        /** @description The entries of a group, such as a coach or a month. */
        ContactTotal: {
            /** @description The number of different applicants. */
            applicants: number;
            entries: number;
            /** @description The ID or value of the group. Null if it has none. */
            key: string | null;
            /** @description The minutes of all entries that have them. */
            minutes: number;
            /** @description The name of a coach or cohort. Null for other groups. */
            name: string | null;
        };
        ContactUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Contact"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @enum {string} */
        CreationMethod: "form" | "csv_import" | "plugin" | "api";
        CredentialDescription: {
            credential: {
                /** @description The first characters of the credential. Not a secret. */
                displayPrefix: string;
                kind: ("api_key" | "oauth_access_token" | "session") | string;
                restrictedToOrganization: components["schemas"]["OrganizationRef"] | null;
                scopes: (("applications:read" | "applications:write" | "boards:read" | "boards:write" | "companies:read" | "companies:write" | "contacts:read" | "contacts:write" | "interviews:read" | "interviews:write" | "insights:read" | "imports:write" | "resumes:read" | "resumes:write" | "profile:read" | "profile:write" | "organizations:read" | "organizations:write" | "organization_members:write" | "coach_notes:read" | "coach_notes:write" | "billing:read" | "billing:write" | "sandbox:manage") | string)[];
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
        /** @enum {string} */
        CredentialType: "session" | "api_key" | "app";
        DaysToPlacement: {
            /** @description Median days from joining the cohort to leaving it as placed. */
            median: number | null;
            /** @description Memberships that ended as placed. */
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
        DeliveredType: components["schemas"]["EventType"] | "webhook.test";
        Deliveries: {
            data: components["schemas"]["Delivery"][];
            /** @description True if there is another page. */
            hasMore: boolean;
            /** @description Send it as `cursor` for the next page; null on the last. */
            nextCursor: string | null;
        };
        Delivery: {
            /** @description 1 for the first attempt. */
            attempt: number;
            /** @description `event` for a first delivery and its retries, `resend` for one that you requested, `test` for a test. */
            cause: components["schemas"]["DeliveryCause"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            durationMs: number | null;
            /** @description The event's ID. Null for a test. */
            eventId: string | null;
            /** @description The reason there was no response. */
            failure: components["schemas"]["DeliveryFailure"] | null;
            id: string;
            outcome: components["schemas"]["DeliveryOutcome"];
            resourceId: string;
            /** @description The receiver's HTTP status. */
            responseStatus: number | null;
            type: components["schemas"]["DeliveredType"];
            webhookId: string;
        };
        /** @enum {string} */
        DeliveryCause: "event" | "resend" | "test";
        /** @enum {string} */
        DeliveryFailure: "not_public" | "unknown_host" | "too_slow" | "unreachable" | "unsigned" | "event_gone";
        /** @enum {string} */
        DeliveryOutcome: "pending" | "succeeded" | "failed";
        DeliveryWithBodies: {
            /** @description 1 for the first attempt. */
            attempt: number;
            /** @description `event` for a first delivery and its retries, `resend` for one that you requested, `test` for a test. */
            cause: components["schemas"]["DeliveryCause"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            durationMs: number | null;
            /** @description The event's ID. Null for a test. */
            eventId: string | null;
            /** @description The reason there was no response. */
            failure: components["schemas"]["DeliveryFailure"] | null;
            id: string;
            outcome: components["schemas"]["DeliveryOutcome"];
            /** @description The request body. */
            requestBody: string | null;
            resourceId: string;
            /** @description The response body. */
            responseBody: string | null;
            /** @description The receiver's HTTP status. */
            responseStatus: number | null;
            type: components["schemas"]["DeliveredType"];
            webhookId: string;
        };
        /** @enum {string} */
        DepartureReason: "completed" | "placed" | "withdrew" | "removed";
        /** @enum {string} */
        Environment: "live" | "sandbox";
        ErrorCode: ("malformed_request" | "unauthenticated" | "address_unconfirmed" | "insufficient_role" | "insufficient_scope" | "organization_restricted" | "reauthentication_required" | "seat_limit_exceeded" | "second_factor_required" | "not_found" | "method_not_allowed" | "request_timeout" | "already_in_cohort" | "already_member" | "already_shared" | "appointment_over" | "cohort_archived" | "cohort_name_taken" | "cohort_not_empty" | "company_name_taken" | "email_needs_card" | "field_name_taken" | "idempotency_in_progress" | "intent_already_stated" | "invitation_not_pending" | "last_board" | "last_owner" | "membership_changed" | "membership_undo_expired" | "quota_exceeded" | "roster_key_taken" | "roster_sync_undone" | "slot_taken" | "stint_already_closed" | "subscription_active" | "subscription_exists" | "task_confirmed" | "undo_conflict" | "undo_expired" | "cursor_expired" | "version_mismatch" | "payload_too_large" | "unsupported_media_type" | "cards_not_on_board" | "company_not_found" | "email_unreadable" | "idempotency_key_reused" | "organization_ambiguous" | "resume_not_found" | "status_not_updatable" | "validation_failed" | "rate_limited" | "headers_too_large" | "internal_error" | "unavailable") | string;
        /** @description What happened, by its type. */
        Event: components["schemas"]["ApplicationCreatedEvent"] | components["schemas"]["ApplicationUpdatedEvent"] | components["schemas"]["ApplicationDeletedEvent"] | components["schemas"]["BoardCreatedEvent"] | components["schemas"]["BoardUpdatedEvent"] | components["schemas"]["BoardDeletedEvent"] | components["schemas"]["CompanyCreatedEvent"] | components["schemas"]["CompanyUpdatedEvent"] | components["schemas"]["CompanyDeletedEvent"] | components["schemas"]["ContactCreatedEvent"] | components["schemas"]["ContactUpdatedEvent"] | components["schemas"]["ContactDeletedEvent"] | components["schemas"]["InboundEmailCreatedEvent"] | components["schemas"]["InboundEmailUpdatedEvent"] | components["schemas"]["InboundEmailDeletedEvent"] | components["schemas"]["InteractionCreatedEvent"] | components["schemas"]["InteractionUpdatedEvent"] | components["schemas"]["InteractionDeletedEvent"] | components["schemas"]["InterviewCreatedEvent"] | components["schemas"]["InterviewUpdatedEvent"] | components["schemas"]["InterviewDeletedEvent"] | components["schemas"]["ProfileUpdatedEvent"] | components["schemas"]["ResumeCreatedEvent"] | components["schemas"]["ResumeUpdatedEvent"] | components["schemas"]["ResumeDeletedEvent"] | components["schemas"]["TaskCreatedEvent"] | components["schemas"]["TaskUpdatedEvent"] | components["schemas"]["TaskDeletedEvent"] | components["schemas"]["AppointmentCreatedEvent"] | components["schemas"]["AppointmentUpdatedEvent"] | components["schemas"]["AppointmentDeletedEvent"] | components["schemas"]["AssignedTaskCreatedEvent"] | components["schemas"]["AssignedTaskUpdatedEvent"] | components["schemas"]["AssignedTaskDeletedEvent"] | components["schemas"]["CoachAssignmentCreatedEvent"] | components["schemas"]["CoachAssignmentUpdatedEvent"] | components["schemas"]["CoachAssignmentDeletedEvent"] | components["schemas"]["CoachNoteCreatedEvent"] | components["schemas"]["CoachNoteUpdatedEvent"] | components["schemas"]["CoachNoteDeletedEvent"] | components["schemas"]["CohortCreatedEvent"] | components["schemas"]["CohortUpdatedEvent"] | components["schemas"]["CohortDeletedEvent"] | components["schemas"]["CohortMembershipCreatedEvent"] | components["schemas"]["CohortMembershipUpdatedEvent"] | components["schemas"]["CohortMembershipDeletedEvent"] | components["schemas"]["ContactLogEntryCreatedEvent"] | components["schemas"]["ContactLogEntryUpdatedEvent"] | components["schemas"]["ContactLogEntryDeletedEvent"] | components["schemas"]["InvitationCreatedEvent"] | components["schemas"]["InvitationUpdatedEvent"] | components["schemas"]["InvitationDeletedEvent"] | components["schemas"]["JoinRequestCreatedEvent"] | components["schemas"]["JoinRequestUpdatedEvent"] | components["schemas"]["JoinRequestDeletedEvent"] | components["schemas"]["MemberCreatedEvent"] | components["schemas"]["MemberUpdatedEvent"] | components["schemas"]["MemberDeletedEvent"] | components["schemas"]["MessageCreatedEvent"] | components["schemas"]["MessageDeletedEvent"] | components["schemas"]["OrganizationUpdatedEvent"] | components["schemas"]["OutcomeCreatedEvent"] | components["schemas"]["OutcomeUpdatedEvent"] | components["schemas"]["OutcomeDeletedEvent"] | components["schemas"]["ShareCreatedEvent"] | components["schemas"]["ShareDeletedEvent"];
        EventActor: {
            /** @description The credential that was used. Null if someone other than the account's owner did it. */
            credential: components["schemas"]["EventCredential"] | null;
            /** @description The person. Null if it isn't the account's owner, or the account was deleted. */
            person: components["schemas"]["AccountRef"] | null;
        };
        /** @description A field that was changed. Texts of more than 200 characters are cut and end in …. Long lists and objects are null. */
        EventChange: {
            /** @description The field of resource, such as job.title. */
            field: string;
            /** @description The value before. */
            from: unknown;
            /** @description The value after. */
            to: unknown;
        };
        EventCredential: {
            /** @description The API key's or the app's connection. Null for a session. */
            id: string | null;
            /** @description Its name. Null for a session and in an organization's events. */
            name: string | null;
            type: components["schemas"]["CredentialType"];
        };
        Events: {
            data: components["schemas"]["Event"][];
            /** @description True if there is another page. */
            hasMore: boolean;
            /** @description The end of the list when you read this. Keep it before you read everything, and when a response has no events. */
            newest: string | null;
            /** @description Send it as `cursor` for the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @description The kind of resource and what happened to it, such as application.updated. */
        EventType: string;
        ExportedFile: {
            contentBase64: string;
            contentType: string;
            fileName: string;
        };
        ExportedPerson: {
            applicantDisplayName: string | null;
            applicantEmail: string;
            cohortName: string;
            degree: string | null;
            departureReason: components["schemas"]["DepartureReason"] | null;
            /** @description The figure of the standard that counts the person. */
            figure: components["schemas"]["OutcomeFigure"];
            graduation: string | null;
            intent: components["schemas"]["OutcomeIntent"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            joinedAt: string;
            /** @description The address by which staff know the person. */
            keptEmail: string | null;
            leftAt: string | null;
            organizationName: string;
            outcome: {
                /** @description The card from which it was recorded. */
                applicationId: string | null;
                /** @description Null if unknown. */
                basePay: components["schemas"]["OutcomePay"] | null;
                /** @description The reason the applicant contests it. Null if they don't. */
                contest: string | null;
                contestedAt: string | null;
                /** @description The employer or institution. */
                employer: string | null;
                /** @description The document behind it, such as an offer letter. */
                evidence: string | null;
                /**
                 * Format: date
                 * @description The day it happened.
                 */
                happenedOn: string;
                id: string;
                /** @description True if the work is in the program's field. */
                inField: boolean | null;
                /** @description For contracts and internships: full-time and not short-term. */
                isFullTimeTerm: boolean;
                /** @description True if your organization employs them. */
                isOwnHire: boolean;
                /** @description The kind of outcome. */
                kind: components["schemas"]["OutcomeKind"];
                /** @description The location. */
                place: string | null;
                /** @description The name of the file that documents it. */
                proof: string | null;
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC with milliseconds.
                 */
                recordedAt: string;
                recordedByName: string;
                /** @description The source of the information. */
                source: components["schemas"]["OutcomeSource"];
                /** @description The first day. */
                startsOn: string | null;
                /** @description The job title or program. */
                title: string | null;
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC with milliseconds.
                 */
                updatedAt: string;
            } | null;
            program: string | null;
            studentId: string | null;
        };
        /** @enum {string} */
        ExportFormat: "json" | "csv" | "xlsx";
        FieldKind: ("text" | "choice" | "date") | string;
        /** @description The file. */
        FileContent: {
            /** @description Its content. */
            contentBase64: string;
            /** @description Its media type, such as application/pdf. */
            contentType: string;
            /** @description The name as sent; never used as a path. */
            fileName: string;
        };
        FoundApplicants: {
            data: components["schemas"]["RosterRow"][];
            /** @description The number of matches, including those not shown. */
            total: number;
        };
        FreeSlot: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            endsAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            startsAt: string;
        };
        HandledApplicants: {
            /** @description A result for each address, in the order of the request. */
            data: components["schemas"]["HandledVerdict"][];
        };
        HandledVerdict: {
            applicantEmail: string;
            outcome: ("marked" | "unmarked" | "unchanged" | "not_an_applicant") | string;
        };
        ImportRow: {
            /** @description Applied. */
            applicationDate?: components["schemas"]["Cell"];
            /** @description Link. */
            applicationLink?: components["schemas"]["Cell"];
            /** @description City. */
            city?: components["schemas"]["Cell"];
            /** @description Posting closes. */
            closingDate?: components["schemas"]["Cell"];
            /** @description Coach notes. */
            coachNotes?: components["schemas"]["Cell"];
            /** @description Company. */
            company?: components["schemas"]["Cell"];
            /** @description Country. */
            country?: components["schemas"]["Cell"];
            /** @description Added. */
            createdAt?: components["schemas"]["Cell"];
            /** @description Currency. */
            currency?: components["schemas"]["Cell"];
            /** @description Description. */
            description?: components["schemas"]["Cell"];
            /** @description The rest of a long text that an XLSX export split. */
            "description (2)"?: components["schemas"]["Cell"];
            /** @description The ID from a JSON export. The card gets a new ID. If you send it, texts are imported as they are. If you don't, an apostrophe before = + - @ is treated as added by an export and removed. */
            id?: components["schemas"]["Cell"];
            /** @description Industry. */
            industry?: components["schemas"]["Cell"];
            /** @description Interviews. */
            interviews?: components["schemas"]["Cell"];
            /** @description Retired. */
            isAutoRetired?: components["schemas"]["Cell"];
            /** @description Notes. */
            notes?: components["schemas"]["Cell"];
            /** @description The rest of a long text that an XLSX export split. */
            "notes (2)"?: components["schemas"]["Cell"];
            /** @description Offer deadline. */
            offerDeadline?: components["schemas"]["Cell"];
            /** @description Pay. */
            payAmount?: components["schemas"]["Cell"];
            /** @description Pay frequency. */
            payFrequency?: components["schemas"]["Cell"];
            /** @description Postal code. */
            postalCode?: components["schemas"]["Cell"];
            /** @description Résumé. */
            resume?: components["schemas"]["Cell"];
            /** @description Salary to. */
            salaryRangeMax?: components["schemas"]["Cell"];
            /** @description Salary from. */
            salaryRangeMin?: components["schemas"]["Cell"];
            /** @description Source. */
            source?: components["schemas"]["Cell"];
            /** @description State. */
            state?: components["schemas"]["Cell"];
            /** @description Status. */
            status?: components["schemas"]["Cell"];
            /** @description Status since. */
            statusChangedAt?: components["schemas"]["Cell"];
            /** @description Street. */
            street?: components["schemas"]["Cell"];
            /** @description Street 2. */
            street2?: components["schemas"]["Cell"];
            /** @description Title. */
            title?: components["schemas"]["Cell"];
            /** @description Changed. */
            updatedAt?: components["schemas"]["Cell"];
            /** @description Work mode. */
            workMode?: components["schemas"]["Cell"];
            /** @description Work type. */
            workType?: components["schemas"]["Cell"];
        };
        ImportVerdict: {
            /** @description The card. Null for a failed row and, in a dry run, for a new card and its duplicates. */
            applicationId: string | null;
            /** @description The row's index in the request, starting at 0. */
            index: number;
            /** @description The reasons why the row can't be imported. */
            issues: components["schemas"]["RowIssue"][];
            verdict: ("created" | "updated" | "duplicate" | "failed") | string;
        };
        InboundEmail: {
            /** @description The appointment of the email's calendar. */
            appointment: components["schemas"]["InboundEmailAppointment"] | null;
            /** @description The receiving server's checks of the sender. A pass proves the domain, not the person. */
            authentication: components["schemas"]["InboundEmailChecks"];
            /** @description Other cards that fit. If card is null, the person has to choose. */
            candidates: components["schemas"]["InboundEmailCard"][];
            /** @description True if what accepting changed can be reverted. */
            canUndo: boolean;
            /** @description The card that the email is about. Null if none fits best. */
            card: components["schemas"]["InboundEmailCard"] | null;
            /**
             * @description How certain the card is.
             * @enum {string}
             */
            confidence: "high" | "medium" | "low";
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            excerpt: string;
            from: components["schemas"]["InboundEmailSender"];
            id: string;
            interviewChange: ("scheduled" | "moved" | "called_off") | null;
            /** @description The interview that accepting created or changed. */
            interviewId: string | null;
            kind: components["schemas"]["InboundEmailKind"];
            /** @description The card to create for an employer that has none. */
            newCard: components["schemas"]["InboundEmailNewCard"] | null;
            /** @description The effect of accepting, and the column that the card moves to. Null for an email that isn't about a card. */
            proposal: components["schemas"]["InboundEmailProposal"] | null;
            /** @description The reasons for this kind and card: a code such as domain or title, and the words behind it. */
            reasons: components["schemas"]["InboundEmailReason"][];
            sentAt: string | null;
            state: components["schemas"]["InboundEmailState"];
            subject: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        InboundEmailAction: "move_card" | "schedule_interview" | "move_interview" | "call_off_interview" | "create_card" | "file";
        InboundEmailAppointment: {
            durationMinutes: number;
            location: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            startsAt: string;
            summary: string;
            /** @description IANA name of the zone in which the calendar gives the time. */
            timeZone: string;
        };
        InboundEmailCard: {
            boardId: string;
            companyName: string;
            id: string;
            status: components["schemas"]["Status"];
            title: string;
        };
        InboundEmailChecks: {
            dkim: ("pass" | "fail" | "softfail" | "neutral" | "none" | "error") | null;
            dmarc: ("pass" | "fail" | "softfail" | "neutral" | "none" | "error") | null;
            server: string | null;
            spf: ("pass" | "fail" | "softfail" | "neutral" | "none" | "error") | null;
        };
        InboundEmailCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["InboundEmail"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "inbound_email.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        InboundEmailDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "inbound_email.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @enum {string} */
        InboundEmailKind: "confirmation" | "rejection" | "interview" | "offer" | "question" | "other";
        InboundEmailNewCard: {
            companyName: string;
            title: string;
        };
        InboundEmailProposal: {
            action: components["schemas"]["InboundEmailAction"];
            status: components["schemas"]["Status"] | null;
        };
        InboundEmailReason: {
            code: string;
            detail: string;
        };
        InboundEmailSender: {
            address: string;
            name: string;
        };
        /** @enum {string} */
        InboundEmailState: "open" | "accepted" | "dismissed";
        InboundEmailUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["InboundEmail"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "inbound_email.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        InboundEmailWithBody: {
            /** @description The appointment of the email's calendar. */
            appointment: components["schemas"]["InboundEmailAppointment"] | null;
            /** @description The receiving server's checks of the sender. A pass proves the domain, not the person. */
            authentication: components["schemas"]["InboundEmailChecks"];
            /** @description The text. Null once it was deleted. */
            body: string | null;
            /** @description Other cards that fit. If card is null, the person has to choose. */
            candidates: components["schemas"]["InboundEmailCard"][];
            /** @description True if what accepting changed can be reverted. */
            canUndo: boolean;
            /** @description The card that the email is about. Null if none fits best. */
            card: components["schemas"]["InboundEmailCard"] | null;
            /**
             * @description How certain the card is.
             * @enum {string}
             */
            confidence: "high" | "medium" | "low";
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            excerpt: string;
            from: components["schemas"]["InboundEmailSender"];
            id: string;
            interviewChange: ("scheduled" | "moved" | "called_off") | null;
            /** @description The interview that accepting created or changed. */
            interviewId: string | null;
            kind: components["schemas"]["InboundEmailKind"];
            /** @description The card to create for an employer that has none. */
            newCard: components["schemas"]["InboundEmailNewCard"] | null;
            /** @description The effect of accepting, and the column that the card moves to. Null for an email that isn't about a card. */
            proposal: components["schemas"]["InboundEmailProposal"] | null;
            /** @description The reasons for this kind and card: a code such as domain or title, and the words behind it. */
            reasons: components["schemas"]["InboundEmailReason"][];
            sentAt: string | null;
            state: components["schemas"]["InboundEmailState"];
            subject: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        Industry: "agriculture" | "arts" | "automotive" | "banking" | "biotechnology" | "chemical" | "communications" | "construction" | "consulting" | "education" | "electronics" | "energy" | "engineering" | "entertainment" | "environmental" | "finance" | "food" | "government" | "healthcare" | "hospitality" | "insurance" | "legal" | "manufacturing" | "media" | "non_profit" | "pharmaceutical" | "real_estate" | "retail" | "software" | "sports" | "technology" | "telecommunications" | "transportation" | "travel" | "other" | "unknown";
        InsightRate: {
            /** @description The number of cards with this outcome. */
            count: number;
            /** @description The number of cards that count as applied: ever in applied, interviewing, offer, rejected, or accepted. */
            n: number;
            /** @description Between 0 and 1. Null if n is 0. */
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
             * @description When the interaction took place, not when it was logged.
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
        InteractionCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Interaction"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "interaction.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        InteractionDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "interaction.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @enum {string} */
        InteractionType: "call" | "direct_message" | "email" | "follow_up" | "job_fair" | "meeting" | "networking_event" | "recruiter_outreach" | "reference_check" | "referral" | "social_media" | "thank_you_note" | "other";
        InteractionUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Interaction"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "interaction.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
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
            /** @description IANA name of the time zone in which the interview was scheduled. */
            timeZone: string;
            type: components["schemas"]["InterviewType"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        InterviewCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Interview"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "interview.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        InterviewDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "interview.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @enum {string} */
        InterviewOutcome: "pending" | "passed" | "failed" | "canceled" | "no_show";
        /** @enum {string} */
        InterviewType: "phone_screen" | "video" | "onsite" | "technical" | "panel" | "final" | "other";
        InterviewUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Interview"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "interview.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @description An invitation addressed to the caller. */
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
        InvitationCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["OrganizationInvitation"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invitation.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        InvitationDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invitation.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /**
         * @description An expired invitation is no longer pending. It can be resent.
         * @enum {string}
         */
        InvitationStatus: "pending" | "expired" | "accepted" | "declined" | "revoked";
        InvitationUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["OrganizationInvitation"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invitation.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        InvitationVerdict: {
            email: string;
            /** @description The invitation that was sent or was already pending. Null for a member. */
            invitation: components["schemas"]["OrganizationInvitation"] | null;
            outcome: ("sent" | "already_member" | "already_invited") | string;
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
            /** @description City. */
            city?: string | null;
            /** @description Country. */
            country?: string | null;
            /** @description Postal code. */
            postalCode?: string | null;
            /** @description State or region. */
            state?: string | null;
            /** @description Street and number. */
            street?: string | null;
            /** @description Second line. */
            street2?: string | null;
        };
        JobPatch: {
            /** @description The pay. */
            compensation?: components["schemas"]["CompensationInput"] | null;
            /** @description The posting's text. */
            description?: string | null;
            /** @description Where the job is. */
            location?: components["schemas"]["JobLocationInput"] | null;
            /** @description The job title. */
            title?: string;
            /** @description Where the work is done. */
            workMode?: components["schemas"]["WorkMode"];
            /** @description Kind of employment. */
            workType?: components["schemas"]["WorkType"];
        };
        /** @description A link by which people ask to join as applicants. */
        JoinLink: {
            /** @description The member ID of the coach who leads them. */
            coachId: string | null;
            /** @description The code that people enter. */
            code: string;
            /** @description The cohort that people join. */
            cohortId: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            expiresAt: string;
            id: string;
            /** @description Null for any number. */
            maxUses: number | null;
            revokedAt: string | null;
            url: string;
            /** @description The people who joined by it or are waiting. */
            uses: number;
        };
        /** @description A person's latest request to join the organization. */
        JoinRequest: {
            applicantDisplayName: string | null;
            applicantEmail: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            askedAt: string;
            /** @description The cohort that the link leads to. */
            cohortId: string | null;
            decidedAt: string | null;
            id: string;
            joinLinkId: string;
            /** @enum {string} */
            status: "waiting" | "approved" | "declined";
        };
        JoinRequestCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["JoinRequest"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "join_request.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        JoinRequestDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "join_request.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        JoinRequestOfCaller: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            askedAt: string;
            organization: components["schemas"]["OrganizationRef"];
            /** @enum {string} */
            status: "waiting" | "approved";
        };
        JoinRequestUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["JoinRequest"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "join_request.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        JoinVerdict: {
            joinRequestId: string;
            outcome: ("approved" | "declined" | "not_waiting" | "not_found") | string;
        };
        JudgedPerson: {
            applicantDisplayName: string | null;
            applicantEmail: string;
            cohortName: string;
            departureReason: components["schemas"]["DepartureReason"] | null;
            /** @description The figure of the standard that counts the person. */
            figure: components["schemas"]["OutcomeFigure"];
            intent: components["schemas"]["OutcomeIntent"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            joinedAt: string;
            leftAt: string | null;
            /** @description Null if they aren't an applicant of the organization now. */
            memberId: string | null;
            membershipId: string;
            /** @description The last outcome in the time that the standard allows. */
            outcome: {
                /** @description Null if unknown. */
                basePay: components["schemas"]["OutcomePay"] | null;
                contestedAt: string | null;
                /** @description The employer or institution. */
                employer: string | null;
                /** @description The document behind it, such as an offer letter. */
                evidence: string | null;
                /**
                 * Format: date
                 * @description The day it happened.
                 */
                happenedOn: string;
                id: string;
                /** @description True if the work is in the program's field. */
                inField: boolean | null;
                /** @description For contracts and internships: full-time and not short-term. */
                isFullTimeTerm: boolean;
                /** @description True if your organization employs them. */
                isOwnHire: boolean;
                /** @description The kind of outcome. */
                kind: components["schemas"]["OutcomeKind"];
                /** @description The location. */
                place: string | null;
                /** @description The source of the information. */
                source: components["schemas"]["OutcomeSource"];
                /** @description The first day. */
                startsOn: string | null;
                /** @description The job title or program. */
                title: string | null;
            } | null;
        };
        LinkableApplication: {
            boardId: string;
            boardName: string;
            companyName: string;
            id: string;
            status: components["schemas"]["Status"];
            title: string;
        };
        ListedInterview: {
            applicationId: string;
            companyName: string;
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
            /** @description IANA name of the time zone in which the interview was scheduled. */
            timeZone: string;
            title: string;
            type: components["schemas"]["InterviewType"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
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
        MemberCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Member"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "member.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        MemberDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "member.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        MemberUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Member"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "member.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @description A message between staff and an applicant, or a coach note. */
        Message: {
            authorName: string;
            body: string;
            /** @description The card that it is about. For staff, null unless its board is shared. */
            card: {
                applicationId: string;
                boardId: string;
                companyName: string;
                /** @description The share by which staff see the card. */
                shareId: string | null;
                title: string;
            } | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            /** @description The file that was sent with it. */
            file: components["schemas"]["OrganizationFile"] | null;
            id: string;
            isFromApplicant: boolean;
            /** @description True if you haven't read it. False for notes and your own messages. */
            isNew: boolean;
            /** @description True if the applicant, or any staff, to whom it is addressed has read it. Null for notes. */
            isRead: boolean | null;
            /**
             * @description A message of the thread, or a coach note on a card.
             * @enum {string}
             */
            kind: "message" | "note";
        };
        /** @description A text that staff sent to several applicants. */
        MessageBatch: {
            authorName: string;
            /** @description The text before its fields were filled in. */
            body: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            id: string;
            /** @description Those of them who have read it. */
            read: number;
            /** @description The applicants who got it and are still in the organization's records. */
            sent: number;
        };
        MessageCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Message"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "message.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        MessageDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "message.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @description The messages between staff and one applicant. */
        MessageThread: {
            applicantDisplayName: string | null;
            applicantEmail: string;
            isLastFromApplicant: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            lastMessageAt: string;
            /** @description The applicant's member ID. */
            memberId: string;
            /** @description The applicant's messages that you haven't read. */
            unread: number;
        };
        MessageVerdict: {
            applicantEmail: string;
            /** @description The text with its fields filled in, cut for too_long. Null for not_an_applicant. */
            body: string | null;
            outcome: ("sent" | "would_send" | "already_sent" | "weekly_limit" | "too_long" | "not_an_applicant") | string;
        };
        NewJob: {
            /** @description The pay. */
            compensation?: components["schemas"]["CompensationInput"] | null;
            /** @description The posting's text. */
            description?: string | null;
            /** @description Where the job is. */
            location?: components["schemas"]["JobLocationInput"] | null;
            /** @description The job title. */
            title: string;
            /** @description Where the work is done. */
            workMode?: components["schemas"]["WorkMode"];
            /** @description Kind of employment. */
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
            /** @description Identifies the organization in every path. It doesn't change with the name. */
            slug: string;
            type: components["schemas"]["OrganizationType"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
            website: string | null;
        };
        /** @description A file of a message, or one that documents an outcome. */
        OrganizationFile: {
            fileName: string;
            fileSizeBytes: number;
            /** @description The file's content type. */
            fileType: string;
            id: string;
        };
        OrganizationFileWithDownload: {
            /** @description Downloads the file without a credential. */
            downloadUrl: string;
            /**
             * Format: date-time
             * @description At most five minutes from now.
             */
            downloadUrlExpiresAt: string;
            fileName: string;
            fileSizeBytes: number;
            /** @description The file's content type. */
            fileType: string;
            id: string;
        };
        OrganizationInsights: {
            /** @description Applicants in the organization. */
            applicants: number;
            /** @description The number of applicants with each reason. */
            attention: {
                interview_without_feedback: number;
                no_activity_14_days: number;
                no_applications_7_days: number;
                no_share: number;
            };
            /** @description One row per cohort, by name. */
            cohorts: components["schemas"]["CohortFigures"][];
            daysToPlacement: components["schemas"]["DaysToPlacement"];
            placementRate: components["schemas"]["PlacementRate"];
            /** @description Memberships that ended as placed. */
            placements: number;
            /** @description Applicants who share a board. */
            sharing: number;
            /** @description Cards currently in each column of the shared boards. */
            totals: components["schemas"]["StatusCounts"];
            /** @description The number of cards on shared boards that reached each column in the last twelve weeks, ending with this one. */
            weeklyMovement: {
                accepted: number;
                applied: number;
                interviewing: number;
                offers: number;
                /** @description A Monday, such as 2026-11-16. */
                weekStartsOn: string;
            }[];
        };
        /** @description An invitation sent by the organization. */
        OrganizationInvitation: {
            /** @description The cohort an applicant joins when they accept. */
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
        OrganizationUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Organization"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @description An applicant's outcome, as observed on a day. */
        Outcome: {
            applicantDisplayName: string | null;
            applicantEmail: string;
            /** @description The card from which it was recorded. */
            applicationId: string | null;
            /** @description Null if unknown. */
            basePay: components["schemas"]["OutcomePay"] | null;
            /** @description The reason the applicant contests it. Null if they don't. */
            contest: string | null;
            contestedAt: string | null;
            /** @description The employer or institution. */
            employer: string | null;
            /** @description The document behind it, such as an offer letter. */
            evidence: string | null;
            /**
             * Format: date
             * @description The day it happened.
             */
            happenedOn: string;
            id: string;
            /** @description True if the work is in the program's field. */
            inField: boolean | null;
            /** @description For contracts and internships: full-time and not short-term. */
            isFullTimeTerm: boolean;
            /** @description True if your organization employs them. */
            isOwnHire: boolean;
            /** @description The kind of outcome. */
            kind: components["schemas"]["OutcomeKind"];
            /** @description When it was marked as entered by mistake: nothing counts it. */
            mistakenAt: string | null;
            /** @description The location. */
            place: string | null;
            /** @description The file that documents it. */
            proof: components["schemas"]["OrganizationFile"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            recordedAt: string;
            recordedByName: string;
            /** @description The source of the information. */
            source: components["schemas"]["OutcomeSource"];
            /** @description The first day. */
            startsOn: string | null;
            /** @description The job title or program. */
            title: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        OutcomeCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Outcome"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "outcome.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        OutcomeDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "outcome.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        OutcomeExport: {
            /** @description The people, for the json format. Empty for other formats. */
            data: components["schemas"]["ExportedPerson"][];
            /** @description The file, for the csv and xlsx formats. Null for json. */
            file: components["schemas"]["ExportedFile"] | null;
            format: components["schemas"]["ExportFormat"];
        };
        /** @enum {string} */
        OutcomeFigure: "4" | "employed" | "service" | "military" | "continuing_education" | "still_seeking" | "not_seeking" | "unknown" | "1A" | "1B" | "1C" | "1D" | "1E" | "2A" | "2B" | "3A" | "3B" | "excluded" | "found" | "searching";
        /** @enum {string} */
        OutcomeIntent: "new_job_in_field" | "current_employer" | "self_enrichment" | "study";
        /** @enum {string} */
        OutcomeKind: "full_time" | "part_time" | "contract" | "internship" | "own_venture" | "study" | "service" | "military" | "seeking" | "not_seeking" | "unknown";
        OutcomePage: {
            data: components["schemas"]["Outcome"][];
            /** @description True if there is another page. */
            hasMore: boolean;
            /** @description Send it as `cursor` for the next page; null on the last. */
            nextCursor: string | null;
        };
        OutcomePay: {
            /** @description Without bonuses or equity. */
            amount: number;
            /** @description An ISO 4217 code such as EUR. */
            currency: string;
            /**
             * @description The period that the amount covers.
             * @enum {string}
             */
            period: "hourly" | "weekly" | "biweekly" | "monthly" | "annually";
        };
        /** @description An accepted card without a recorded outcome. */
        OutcomeProposal: {
            /**
             * Format: date-time
             * @description When the card reached accepted.
             */
            acceptedAt: string;
            applicantDisplayName: string | null;
            applicantEmail: string;
            applicationId: string;
            employer: string;
            kind: components["schemas"]["OutcomeKind"];
            title: string;
        };
        OutcomeReport: {
            /** @description Null for all cohorts. */
            cohortName: string | null;
            /** @description People whose outcome they contest. It counts until it is corrected. */
            contested: number;
            figures: {
                /** @description Null if hidden. */
                count: number | null;
                figure: components["schemas"]["OutcomeFigure"];
            }[];
            /** @description Counts below this, and what would reveal them, are null: other counts, or the numbers of a rate. */
            hideBelow: number;
            /** @description Median base pay by currency, for a year of full-time work. */
            pay: {
                currency: string;
                medianAnnual: number | null;
                /** @description People in the figures `of` whose base pay is known. */
                n: number | null;
                of: components["schemas"]["OutcomeFigure"][];
            }[];
            /** @description The number of people counted. */
            people: number;
            rates: {
                among: components["schemas"]["OutcomeFigure"][];
                /** @description People in the figures `of`. */
                counted: number | null;
                /** @description People in the figures `among`. */
                n: number | null;
                /** @enum {string} */
                name: "knowledge" | "outcomes" | "in_field" | "employed" | "found";
                of: components["schemas"]["OutcomeFigure"][];
                /** @description counted ÷ n. Null if n is 0 or the rate is hidden. */
                rate: number | null;
            }[];
            since: string | null;
            /** @description Where the standard is published. Null for our own rate. */
            source: string | null;
            standard: components["schemas"]["OutcomeStandard"];
            until: string | null;
        };
        /** @enum {string} */
        OutcomeSource: "applicant" | "employer" | "staff" | "public_profile" | "file";
        /** @enum {string} */
        OutcomeStandard: "nace" | "cirr" | "own";
        OutcomeUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Outcome"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "outcome.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        OutcomeWithHistory: {
            applicantDisplayName: string | null;
            applicantEmail: string;
            /** @description The card from which it was recorded. */
            applicationId: string | null;
            /** @description Null if unknown. */
            basePay: components["schemas"]["OutcomePay"] | null;
            /** @description The reason the applicant contests it. Null if they don't. */
            contest: string | null;
            contestedAt: string | null;
            /** @description The employer or institution. */
            employer: string | null;
            /** @description The document behind it, such as an offer letter. */
            evidence: string | null;
            /**
             * Format: date
             * @description The day it happened.
             */
            happenedOn: string;
            id: string;
            /** @description True if the work is in the program's field. */
            inField: boolean | null;
            /** @description For contracts and internships: full-time and not short-term. */
            isFullTimeTerm: boolean;
            /** @description True if your organization employs them. */
            isOwnHire: boolean;
            /** @description The kind of outcome. */
            kind: components["schemas"]["OutcomeKind"];
            /** @description When it was marked as entered by mistake: nothing counts it. */
            mistakenAt: string | null;
            /** @description The location. */
            place: string | null;
            /** @description The file that documents it. */
            proof: components["schemas"]["OrganizationFile"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            recordedAt: string;
            recordedByName: string;
            /** @description The source of the information. */
            source: components["schemas"]["OutcomeSource"];
            /** @description The first day. */
            startsOn: string | null;
            /** @description The job title or program. */
            title: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
            /** @description The outcome before each correction, oldest first. */
            versions: {
                /** @description Null if unknown. */
                basePay: components["schemas"]["OutcomePay"] | null;
                /** @description The employer or institution. */
                employer: string | null;
                /** @description The document behind it, such as an offer letter. */
                evidence: string | null;
                /**
                 * Format: date
                 * @description The day it happened.
                 */
                happenedOn: string;
                /** @description True if the work is in the program's field. */
                inField: boolean | null;
                /** @description For contracts and internships: full-time and not short-term. */
                isFullTimeTerm: boolean;
                /** @description True if your organization employs them. */
                isOwnHire: boolean;
                /** @description The kind of outcome. */
                kind: components["schemas"]["OutcomeKind"];
                mistakenAt: string | null;
                /** @description The location. */
                place: string | null;
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC with milliseconds.
                 */
                replacedAt: string;
                replacedByName: string;
                /** @description The source of the information. */
                source: components["schemas"]["OutcomeSource"];
                /** @description The first day. */
                startsOn: string | null;
                /** @description The job title or program. */
                title: string | null;
            }[];
        };
        /** @description A roster sync that changed something. */
        PastRosterSync: {
            /** @description People whom the sync added. */
            created: number;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            id: string;
            undoneAt: string | null;
            /** @description People whom the sync changed. */
            updated: number;
        };
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
            /** @description The periods of the range, earliest first. For all, the latest 120 months at most. */
            interactionVolume: {
                countsByType: {
                    [key: string]: number;
                };
                /** @description Such as "12 Oct", or "Oct 2026" for a month. */
                label: string;
                /** @description The first day of the period, such as 2026-10-12. */
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
            /** @description Contacts without an interaction in the last 60 days, longest first, up to 50. */
            dormantContacts: components["schemas"]["PersonRef"][];
            /** @description Contacts to follow up with, longest waiting first, up to 50. */
            followUps: components["schemas"]["PersonRef"][];
            /** @description The latest interactions, up to 10. */
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
                 * @description When the interaction took place, not when it was logged.
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
            /** @description Memberships that have ended, not counting withdrew. */
            n: number;
            /** @description Memberships that ended as placed ÷ n, between 0 and 1. Null if n is 0. */
            rate: number | null;
        };
        /** @description Where in the column: exactly one of these. Defaults to the bottom. */
        Position: {
            /** @constant */
            first: true;
        } | {
            /** @constant */
            last: true;
        } | {
            /** @description The application's ID. */
            before: string;
        } | {
            /** @description The application's ID. */
            after: string;
        };
        /** @description An error (RFC 9457). */
        Problem: {
            code: components["schemas"]["ErrorCode"];
            /** @description An explanation for people: the cause and the next step. */
            detail: string;
            /** @description For 422: the affected fields and what's wrong with each. */
            issues?: {
                message: string;
                /** @description The path to the field, outermost first; empty for the request as a whole. */
                path: (string | number)[];
            }[];
            /** @description The same as X-Request-Id. Include it when you report a problem. */
            requestId: string;
            status: number;
            /** @description The same for every error with this code. */
            title: string;
            /**
             * Format: uri
             * @description The page about the error code.
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
            /** @description Null until the profile is first changed. */
            updatedAt: string | null;
            workAuthorization: string | null;
        };
        ProfileUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Profile"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "profile.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        Resume: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            /** @description The file name as uploaded. */
            fileName: string;
            fileSizeBytes: number;
            /** @description The file's content type. */
            fileType: string;
            id: string;
            name: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        ResumeCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Resume"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resume.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        ResumeDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resume.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        ResumeText: {
            fileName: string;
            /** @description The reason no text was extracted: an unsupported type of file, or a file that can't be read. */
            reason: (("unsupported_type" | "unreadable") | string) | null;
            resumeId: string;
            text: string | null;
        };
        ResumeUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Resume"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resume.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        ResumeWithDownload: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            /** @description Downloads the file without a credential. */
            downloadUrl: string;
            /**
             * Format: date-time
             * @description At most five minutes from now.
             */
            downloadUrlExpiresAt: string;
            /** @description The file name as uploaded. */
            fileName: string;
            fileSizeBytes: number;
            /** @description The file's content type. */
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
            /** @description The rows, for the json format. Empty for other formats. */
            data: components["schemas"]["RosterRow"][];
            /** @description The file, for the csv and xlsx formats. Null for json. */
            file: components["schemas"]["ExportedFile"] | null;
            format: components["schemas"]["ExportFormat"];
        };
        /** @description The record that staff keep about an applicant, which the applicant also sees. */
        RosterRecord: {
            /** @description The address of their account. Null until they join. */
            accountEmail: string | null;
            /** @description The address by which staff know the person. */
            email: string;
            /** @description The values of the organization's fields, by the field's ID. */
            fields: {
                [key: string]: string;
            };
            firstName: string | null;
            id: string;
            lastName: string | null;
            /** @description The name in staff's record. */
            name: string | null;
            studentId: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        RosterRow: {
            applicantDisplayName: string | null;
            applicantEmail: string;
            /** @description The applicant's coaches, the lead first. */
            coaches: {
                /** @description The coach's member ID. */
                id: string;
                name: string;
            }[];
            /** @description Every cohort membership, newest first. */
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
            /** @description The values of the organization's fields, by the field's ID. */
            fields: {
                [key: string]: string;
            };
            /** @description Set if staff contacted or snoozed the applicant, who needs no attention until then. */
            handled: {
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC with milliseconds.
                 */
                at: string;
                byDisplayName: string;
                kind: ("contacted" | "snoozed") | string;
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC with milliseconds.
                 */
                until: string;
            } | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            joinedAt: string;
            lastActivityAt: string | null;
            /** @description When a card last reached applied. */
            lastAppliedAt: string | null;
            needsAttention: components["schemas"]["AttentionReason"][];
            shares: {
                applicationCount: number;
                boardId: string;
                boardName: string;
                /** @description True if this is the applicant's active board. */
                isActive: boolean;
                lastActivityAt: string | null;
                shareId: string;
            }[];
            studentId: string | null;
            /** @description Cards on the shared boards: the total, and those currently in each of these columns. */
            totals: {
                accepted: number;
                applications: number;
                applied: number;
                interviewing: number;
                offers: number;
                rejected: number;
            };
            /** @description Upcoming interviews with a pending outcome. */
            upcomingInterviews: number;
        };
        RosterSync: {
            /** @description The headings in their order, with what each is read as: one of studentId, email, firstName, lastName, fullName, cohort, coach, the ID of a field, or null for a column that is ignored. */
            columns: {
                column: string | null;
                heading: string;
            }[];
            counts: {
                created: number;
                duplicate: number;
                invalid: number;
                /** @description People on the roster without a row. The list may be cut short. */
                missing: number;
                unchanged: number;
                updated: number;
            };
            dryRun: boolean;
            /** @description For roster_syncs.undo. Null if nothing changed. */
            id: string | null;
            /** @description The first 1000 people on the roster without a row, by email address. */
            missing: {
                email: string;
                name: string | null;
                studentId: string | null;
            }[];
            /** @description The cohorts that the sync creates. */
            newCohorts: string[];
            rows: components["schemas"]["SyncedRow"][];
        };
        RowIssue: {
            column: string;
            message: string;
        };
        SandboxDescription: {
            applications: number;
            boards: number;
            displayName: string | null;
            /** @description The email address of the test user that sandbox credentials act as. */
            email: string;
            /** @description The sample organizations, with the person's role in each. */
            organizations: {
                members: number;
                name: string;
                role: components["schemas"]["Role"];
                slug: string;
            }[];
            /**
             * Format: date-time
             * @description When the sample data was last created.
             */
            plantedAt: string;
        };
        SentMessages: {
            /** @description Null if nothing was sent. */
            batch: components["schemas"]["MessageBatch"] | null;
            /** @description A result for each address, in the order of the request. */
            data: components["schemas"]["MessageVerdict"][];
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
        ShareCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["OrganizationShare"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "share.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        SharedBoard: {
            applicant: components["schemas"]["AccountRef"];
            /** @description Every card, in column order. coachNotes counts this organization's notes. */
            applications: components["schemas"]["Application"][];
            board: {
                columns: components["schemas"]["Columns"];
                id: string;
                name: string;
            };
            /** @description The share's ID. */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            sharedAt: string;
        };
        ShareDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "share.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @enum {string} */
        SortKey: "none" | "job_title_asc" | "job_title_desc" | "company_name_asc" | "company_name_desc" | "date_asc" | "date_desc";
        SpreadsheetRow: {
            applicationDate: string | null;
            applicationLink: string | null;
            city: string | null;
            closingDate: string | null;
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
            offerDeadline: string | null;
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
         * @description The status: the card's column.
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
                /** @description False if the card was imported and its file didn't say when it entered this column. enteredAt is then the time of the import. */
                isDateKnown: boolean;
                /** @description Null while the card is in the column. */
                leftAt: string | null;
                status: components["schemas"]["Status"];
            }[];
            totals: {
                /** @description Seconds spent in the column, up to now for the current one. */
                accepted: number;
                /** @description Seconds spent in the column, up to now for the current one. */
                applied: number;
                /** @description Seconds spent in the column, up to now for the current one. */
                archived: number;
                /** @description Seconds spent in the column, up to now for the current one. */
                interviewing: number;
                /** @description Seconds spent in the column, up to now for the current one. */
                offer: number;
                /** @description Seconds spent in the column, up to now for the current one. */
                rejected: number;
                /** @description Seconds spent in the column, up to now for the current one. */
                saved: number;
            };
        };
        Suggestion: {
            /** @description The card that it is about. */
            applicationId: string | null;
            /** @description The card's company. */
            companyName: string | null;
            /** @description The contact that it is about, if not a card. */
            contactId: string | null;
            /** @description Identifies the rule, the subject, and the occasion. */
            id: string;
            /**
             * Format: date-time
             * @description The date that caused it.
             */
            occasion: string;
            rule: ("follow_up" | "reply" | "reply_again" | "thanks" | "offer_deadline" | "posting_closes" | "keep_in_touch") | string;
            /** @description The card's job title. */
            title: string | null;
        };
        SuggestionRule: {
            /** @description Days after the cause, or before an upcoming date; null for keep_in_touch. */
            days: number | null;
            defaultDays: number | null;
            isOn: boolean;
            /** @description The maximum number of days that can be set. */
            mostDays: number | null;
            /** @description reply_again replaces reply. keep_in_touch uses each contact's keepInTouchDays. */
            rule: ("follow_up" | "reply" | "reply_again" | "thanks" | "offer_deadline" | "posting_closes" | "keep_in_touch") | string;
        };
        /** @description A row of a roster file and its result. */
        SyncedRow: {
            /** @description The columns whose values the row adds, changes, or empties. */
            changes: string[];
            /** @description The index of the first row of the same person. */
            duplicateOf: number | null;
            email: string | null;
            /** @description The row's index, starting at 0. Empty lines of a CSV don't count. */
            index: number;
            /** @description The reasons why an invalid row changes nothing. */
            issues: components["schemas"]["RowIssue"][];
            name: string | null;
            studentId: string | null;
            verdict: ("created" | "updated" | "unchanged" | "duplicate" | "invalid") | string;
        };
        TableColumn: {
            editable: boolean;
            key: components["schemas"]["ColumnKey"];
            label: string;
            /** @description The options, for the type choice. */
            options?: string[];
            type: ("text" | "long_text" | "url" | "date" | "number" | "choice" | "flag") | string;
        };
        TableViewSettings: {
            autoRetire: components["schemas"]["AutoRetire"];
            /** @description Every column, in display order. */
            columns: components["schemas"]["ColumnView"][];
            hiddenStatuses: components["schemas"]["Status"][];
            /** @description The primary key first. [] or [none] is the manual order. */
            sorts: components["schemas"]["SortKey"][];
            timeFilter: components["schemas"]["TimeFilter"];
        };
        Task: {
            applicationId: string | null;
            contactId: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            doneAt: string | null;
            /** @description A day such as 2026-12-01, or an instant in UTC. */
            due: string | null;
            id: string;
            repeat: components["schemas"]["TaskRepeat"] | null;
            text: string;
            /** @description The IANA time zone of the due date; null without one. */
            timeZone: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
        };
        TaskCreatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Task"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "task.created";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        TaskDeletedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "task.deleted";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @enum {string} */
        TaskRepeat: "weekly" | "monthly";
        TaskUpdatedEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            /** @description What changed. Null if resource is. */
            changes: components["schemas"]["EventChange"][] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            /** @description The resource when you read the event. Null once it's deleted. */
            resource: components["schemas"]["Task"] | null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "task.updated";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        TestEvent: {
            /** @description The person whose search the event is about. Null for an organization's event. */
            account: components["schemas"]["AccountRef"] | null;
            /** @description Who made the change. Null for automatic changes, and if it wasn't recorded. */
            actor: components["schemas"]["EventActor"] | null;
            changes: null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            environment: components["schemas"]["Environment"];
            /** @description Unique across all accounts and organizations, and never reused. */
            id: string;
            /** @description Null for an event about a person's search. */
            organization: components["schemas"]["OrganizationRef"] | null;
            resource: null;
            /** @description The ID of the resource that changed. For a profile, it's `profile`. */
            resourceId: string;
            /** @description The fields of resource whose texts were cut, such as job.description, because the event was larger than 384 KiB. Cut texts end in …. Read the resource to get them in full. Omitted if none was cut. */
            truncated?: string[];
            /** @constant */
            type: "webhook.test";
            /** @description The ETag of resource. Null if resource has none. */
            version: string | null;
        };
        /** @enum {string} */
        TimeFilter: "7_days" | "15_days" | "1_month" | "3_months" | "all";
        UndoneSync: {
            id: string;
            /** @description People who joined or changed since, and were not fully restored. */
            kept: number;
            /** @description People whom the sync had added and who were removed. */
            removed: number;
            /** @description People whose values or memberships were restored. */
            restored: number;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            undoneAt: string;
        };
        Webhook: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            createdBy: components["schemas"]["WebhookMaker"] | null;
            description: string | null;
            eventTypes: components["schemas"]["EventType"][];
            /** @description The time of the first failed delivery in a row; null while deliveries succeed. */
            failingSince: string | null;
            id: string;
            /** @description The time until which deliveries are also signed with the previous secret. */
            previousSecretUntil: string | null;
            /** @description `failed` if it was disabled because of its receiver. Set `active` to resume it. */
            status: components["schemas"]["WebhookStatus"];
            /** @description The reason why it isn't active: it was `paused_by_person`, its creator left or can no longer manage webhooks (`maker_lost_role`), the API key or app that created it has expired (`credential_ended`), no delivery succeeded for days (`nothing_accepted`), or the receiver responded with 410 (`receiver_gone`). Null while it's active, or if the reason wasn't recorded. */
            statusReason: components["schemas"]["WebhookStatusReason"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
            url: string;
        };
        WebhookMaker: {
            id: string;
            /** @description The name of the key or the app. Null for a session. */
            name: string | null;
            type: components["schemas"]["CredentialType"];
        };
        Webhooks: {
            data: components["schemas"]["Webhook"][];
            /** @description True if there is another page. */
            hasMore: boolean;
            /** @description Send it as `cursor` for the next page; null on the last. */
            nextCursor: string | null;
        };
        /** @enum {string} */
        WebhookStatus: "active" | "paused" | "failed";
        WebhookStatusReason: ("paused_by_person" | "maker_lost_role" | "credential_ended" | "nothing_accepted" | "receiver_gone") | string;
        WebhookWithSecret: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            createdAt: string;
            createdBy: components["schemas"]["WebhookMaker"] | null;
            description: string | null;
            eventTypes: components["schemas"]["EventType"][];
            /** @description The time of the first failed delivery in a row; null while deliveries succeed. */
            failingSince: string | null;
            id: string;
            /** @description The time until which deliveries are also signed with the previous secret. */
            previousSecretUntil: string | null;
            /** @description Verifies signatures. It isn't shown again. */
            secret: string;
            /** @description `failed` if it was disabled because of its receiver. Set `active` to resume it. */
            status: components["schemas"]["WebhookStatus"];
            /** @description The reason why it isn't active: it was `paused_by_person`, its creator left or can no longer manage webhooks (`maker_lost_role`), the API key or app that created it has expired (`credential_ended`), no delivery succeeded for days (`nothing_accepted`), or the receiver responded with 410 (`receiver_gone`). Null while it's active, or if the reason wasn't recorded. */
            statusReason: components["schemas"]["WebhookStatusReason"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             */
            updatedAt: string;
            url: string;
        };
        /** @enum {string} */
        WorkMode: "remote" | "hybrid" | "onsite";
        /** @enum {string} */
        WorkType: "full_time" | "part_time" | "contract" | "temporary" | "internship";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "applications.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's ID. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
        };
    };
    "applications.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's ID. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "applications.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's ID. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A day or instant. */
                    applicationDate?: string | null;
                    /** @description The posting's URL. */
                    applicationLink?: string | null;
                    /** @description The posting's last day. */
                    closingDate?: string | null;
                    company?: components["schemas"]["CompanyPatch"];
                    /** @description The job's fields to change. */
                    job?: components["schemas"]["JobPatch"];
                    /** @description Your notes. */
                    notes?: string | null;
                    /** @description Last day to answer. */
                    offerDeadline?: string | null;
                    /** @description A résumé; null detaches it. */
                    resumeId?: string | null;
                    /** @description Where you found it. */
                    source?: string | null;
                    /** @description Always rejected. Use applications.move. */
                    status?: components["schemas"]["Status"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
        };
    };
    "applications.append_note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's ID. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The paragraph to add. */
                    note: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
        };
    };
    "coach_notes.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The application's ID. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CoachNote"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "coach_notes.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's ID. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The text of the note, which the applicant can read. */
                    body: string;
                    /** @description The organization's slug. */
                    organizationSlug?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachNote"];
                };
            };
        };
    };
    "interviews.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's ID. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 to 1,440. Defaults to 60. */
                    durationMinutes?: number;
                    /** @description Feedback from the interview. */
                    feedback?: string | null;
                    /** @description Names of the interviewers. */
                    interviewers?: string[];
                    /** @description The location. */
                    location?: string | null;
                    /** @description Link to the video call. */
                    meetingUrl?: string | null;
                    /** @description Notes to prepare with. */
                    notes?: string | null;
                    /** @description The outcome. */
                    outcome?: components["schemas"]["InterviewOutcome"];
                    /**
                     * Format: date-time
                     * @description The start. Without an offset, it's local time in timeZone.
                     */
                    scheduledAt: string;
                    /** @description IANA name such as Europe/Berlin. Defaults to UTC. */
                    timeZone?: string;
                    /** @description Kind of interview. */
                    type?: components["schemas"]["InterviewType"];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
        };
    };
    "applications.move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's ID. */
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
            200: {
                headers: {
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
        };
    };
    "applications.attach_resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's ID. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One of your résumés. */
                    resumeId: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applicationId: string;
                        resumeId: string;
                    };
                };
            };
        };
    };
    "applications.detach_resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's ID. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "applications.get_status_history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's ID. */
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusHistory"];
                };
            };
        };
    };
    "applications.bulk_change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The cards to move, 200 at most. */
                    applicationIds: string[];
                    /**
                     * @description Makes no change.
                     * @default false
                     */
                    dryRun?: boolean;
                    /** @description The column. archived archives them. */
                    status: components["schemas"]["Status"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChange"];
                };
            };
        };
    };
    "applications.undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From applications.bulk_change. */
                    undoToken: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The cards, and the columns that they returned to. */
                        restored: {
                            applicationId: string;
                            status: components["schemas"]["Status"];
                        }[];
                    };
                };
            };
        };
    };
    "boards.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BoardSummary"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "boards.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The board's name. */
                    name: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
        };
    };
    "boards.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
        };
    };
    "boards.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "boards.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Makes this the active board.
                     * @constant
                     */
                    isActive?: true;
                    /** @description The new name. */
                    name?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Board"];
                };
            };
        };
    };
    "applications.list": {
        parameters: {
            query?: {
                /** @description A day or timestamp, inclusive. */
                appliedAfter?: string;
                /** @description A day (the whole day) or timestamp, inclusive. */
                appliedBefore?: string;
                /** @description Posting closes on this day or later. */
                closesAfter?: string;
                /** @description Posting closes by this day. */
                closesBefore?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description Offer deadline on this day or later. */
                deadlineAfter?: string;
                /** @description Offer deadline by this day. */
                deadlineBefore?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Part of the job title or company name, ignoring case. */
                search?: string;
                /** @description Applications without an application date come last in both applied_at orders. */
                sort?: "applied_at_desc" | "applied_at_asc" | "updated_at_desc" | "company_asc" | "title_asc";
                /** @description Only these statuses. */
                status?: components["schemas"]["Status"][];
            };
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPage"];
                };
            };
        };
    };
    "applications.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A day or instant. */
                    applicationDate?: string | null;
                    /** @description The posting's URL. */
                    applicationLink?: string | null;
                    /** @description The posting's last day. */
                    closingDate?: string | null;
                    company: components["schemas"]["CompanyPatch"];
                    /** @description The job. */
                    job: components["schemas"]["NewJob"];
                    /** @description Your notes. */
                    notes?: string | null;
                    /** @description Last day to answer. */
                    offerDeadline?: string | null;
                    position?: components["schemas"]["Position"];
                    /** @description A résumé; null detaches it. */
                    resumeId?: string | null;
                    /** @description Where you found it. */
                    source?: string | null;
                    /** @default saved */
                    status?: components["schemas"]["Status"];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
        };
    };
    "applications.bulk_move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The cards to move, 200 at most. */
                    applicationIds: string[];
                    status: components["schemas"]["Status"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        board: components["schemas"]["BoardColumns"];
                        /** @description The number of cards that changed column. */
                        movedCount: number;
                    };
                };
            };
        };
    };
    "exports.get": {
        parameters: {
            query?: {
                /** @description Over REST, csv and xlsx return the file itself. */
                format?: components["schemas"]["ExportFormat"];
            };
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardExport"];
                };
            };
        };
    };
    "imports.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description If true, returns what would happen without changing anything.
                     * @default false
                     */
                    dryRun?: boolean;
                    /**
                     * @description The action for a row whose card is already on the board.
                     * @default skip
                     * @enum {string}
                     */
                    onDuplicate?: "skip" | "create" | "update";
                    /** @description Rows by column key. */
                    rows: components["schemas"]["ImportRow"][];
                };
            };
        };
        responses: {
            200: {
                headers: {
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
        };
    };
    "insights.get": {
        parameters: {
            query?: {
                /** @description The first day. */
                since?: string;
                /** @description The last day. */
                until?: string;
            };
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardInsights"];
                };
            };
        };
    };
    "boards.update_settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Moves stale cards automatically. */
                    autoRetire?: {
                        /** @description Whether stale cards are moved. */
                        enabled?: boolean;
                        /** @description Where stale cards go. */
                        status?: components["schemas"]["AutoRetireStatus"];
                        /** @description How long a card must be inactive. */
                        timeframe?: components["schemas"]["AutoRetireTimeframe"];
                    };
                    /** @description Columns to hide. An empty array shows every column. */
                    hiddenStatuses?: components["schemas"]["Status"][];
                    /** @description Sort keys, the primary one first. An empty array is the manual order. */
                    sorts?: components["schemas"]["SortKey"][];
                    /** @description Shows cards of this window only, by application date. */
                    timeFilter?: components["schemas"]["TimeFilter"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardSettings"];
                };
            };
        };
    };
    "shares.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The board's ID. */
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Share"];
                };
            };
        };
    };
    "table.get": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        columns: components["schemas"]["TableColumn"][];
                        data: components["schemas"]["SpreadsheetRow"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "table.apply_edits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The cells to change: all or none. */
                    edits: {
                        /** @description The application in this row. */
                        applicationId: string;
                        /** @description The column's key. */
                        column: components["schemas"]["ColumnKey"];
                        /** @description The new value; null empties the cell. */
                        value: components["schemas"]["Cell"];
                    }[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The edited rows with their new values. */
                        data: components["schemas"]["SpreadsheetRow"][];
                    };
                };
            };
        };
    };
    "table.get_view_settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableViewSettings"];
                };
            };
        };
    };
    "table.replace_view_settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The board's ID. */
                boardId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Moves stale cards automatically.
                     * @default {}
                     */
                    autoRetire?: {
                        /**
                         * @description Whether stale cards are moved.
                         * @default false
                         */
                        enabled?: boolean;
                        /**
                         * @description Where stale cards go.
                         * @default archived
                         */
                        status?: components["schemas"]["AutoRetireStatus"];
                        /**
                         * @description How long a card must be inactive.
                         * @default three_months
                         */
                        timeframe?: components["schemas"]["AutoRetireTimeframe"];
                    };
                    /** @description In display order. Omitted columns come last and are hidden. */
                    columns?: components["schemas"]["ColumnView"][];
                    /**
                     * @description Columns to hide. An empty array shows every column.
                     * @default []
                     */
                    hiddenStatuses?: components["schemas"]["Status"][];
                    /**
                     * @description Sort keys, the primary one first. An empty array is the manual order.
                     * @default []
                     */
                    sorts?: components["schemas"]["SortKey"][];
                    /**
                     * @description Shows cards of this window only, by application date.
                     * @default all
                     */
                    timeFilter?: components["schemas"]["TimeFilter"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableViewSettings"];
                };
            };
        };
    };
    "companies.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Part of the name, ignoring case. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Company"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "companies.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Its industry. */
                    industry?: components["schemas"]["Industry"];
                    /** @description The company's name. */
                    name: string;
                    /** @description Notes about it. */
                    notes?: string | null;
                    /** @description Its size. */
                    size?: components["schemas"]["CompanySize"] | null;
                    /** @description Its page on a professional network. */
                    socialLink?: string | null;
                    /** @description Its kind. */
                    type?: components["schemas"]["CompanyType"] | null;
                    /** @description Its website. */
                    website?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    "companies.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's ID. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    "companies.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's ID. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "companies.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's ID. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Its industry. */
                    industry?: components["schemas"]["Industry"];
                    /** @description The company's name. */
                    name?: string;
                    /** @description Notes about it. */
                    notes?: string | null;
                    /** @description Its size. */
                    size?: components["schemas"]["CompanySize"] | null;
                    /** @description Its page on a professional network. */
                    socialLink?: string | null;
                    /** @description Its kind. */
                    type?: components["schemas"]["CompanyType"] | null;
                    /** @description Its website. */
                    website?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
        };
    };
    "companies.list_active_with_jobs": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyWithJobs"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "contacts.list": {
        parameters: {
            query?: {
                companyId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description true for contacts on the follow-up list only, false for the others only. */
                followUp?: boolean;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description A part of the name, title, company, or email address. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "contacts.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Applications the contact is linked to. Replaces the current links. */
                    applicationIds?: string[];
                    /** @description One of your companies, or null. */
                    companyId?: string | null;
                    /** @description Their email address. */
                    email?: string | null;
                    /** @description Adds the contact to the follow-up list, or removes them from it. */
                    followUp?: boolean;
                    /** @description Their name. */
                    name: string;
                    /** @description Notes about them. */
                    notes?: string | null;
                    /** @description Their phone number. */
                    phone?: string | null;
                    /** @description Their page on a professional network. */
                    socialLink?: string | null;
                    /** @description Their job title. */
                    title?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    "contacts.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact's ID. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    "contacts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact's ID. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "contacts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact's ID. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Applications the contact is linked to. Replaces the current links. */
                    applicationIds?: string[];
                    /** @description One of your companies, or null. */
                    companyId?: string | null;
                    /** @description Their email address. */
                    email?: string | null;
                    /** @description Adds the contact to the follow-up list, or removes them from it. */
                    followUp?: boolean;
                    /** @description An interval in days. */
                    keepInTouchDays?: number | null;
                    /** @description Their name. */
                    name?: string;
                    /** @description Notes about them. */
                    notes?: string | null;
                    /** @description Their phone number. */
                    phone?: string | null;
                    /** @description Their page on a professional network. */
                    socialLink?: string | null;
                    /** @description Their job title. */
                    title?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    "interactions.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact's ID. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When the interaction took place.
                     */
                    interactionTime: string;
                    /** @description Notes about the interaction. */
                    notes?: string | null;
                    /** @description Kind of interaction. */
                    type: components["schemas"]["InteractionType"];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interaction"];
                };
            };
        };
    };
    "contacts.list_linkable_applications": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Part of the job title or company name, ignoring case. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinkableApplication"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "events.list": {
        parameters: {
            query?: {
                /** @description The last event's ID, or newest. */
                cursor?: string;
                /** @description Only events of these kinds. */
                kind?: ("application" | "board" | "company" | "contact" | "inbound_email" | "interaction" | "interview" | "profile" | "resume" | "task")[];
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Events"];
                };
            };
        };
    };
    "inbound_emails.list": {
        parameters: {
            query?: {
                applicationId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description Only emails of this kind. */
                kind?: components["schemas"]["InboundEmailKind"];
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Only emails in this state. An open one waits for the person. */
                state?: components["schemas"]["InboundEmailState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InboundEmail"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "inbound_emails.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The email as it was sent: headers, an empty line, and the body (RFC 5322). */
                    raw: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundEmail"];
                };
            };
        };
    };
    "inbound_emails.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The email's ID. */
                inboundEmailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundEmailWithBody"];
                };
            };
        };
    };
    "inbound_emails.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The email's ID. */
                inboundEmailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "inbound_emails.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The email's ID. */
                inboundEmailId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The card that the email is about, if not the suggested one. */
                    applicationId?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundEmail"];
                };
            };
        };
    };
    "inbound_emails.dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The email's ID. */
                inboundEmailId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The reason: it isn't about this card, its sender should be ignored, or it's done.
                     * @enum {string}
                     */
                    reason: "not_this_card" | "ignore_sender" | "done";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundEmail"];
                };
            };
        };
    };
    "inbound_emails.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The email's ID. */
                inboundEmailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundEmail"];
                };
            };
        };
    };
    "interactions.list": {
        parameters: {
            query?: {
                contactId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description Only interactions at this time or later. */
                from?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Only interactions at this time or earlier. */
                to?: string;
                type?: components["schemas"]["InteractionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Interaction"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "interactions.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interaction's ID. */
                interactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interaction"];
                };
            };
        };
    };
    "interactions.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interaction's ID. */
                interactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "interactions.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interaction's ID. */
                interactionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When the interaction took place.
                     */
                    interactionTime?: string;
                    /** @description Notes about the interaction. */
                    notes?: string | null;
                    /** @description Kind of interaction. */
                    type?: components["schemas"]["InteractionType"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interaction"];
                };
            };
        };
    };
    "interviews.list": {
        parameters: {
            query?: {
                applicationId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description Only interviews at this time or later. */
                from?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Only interviews with this outcome. */
                outcome?: components["schemas"]["InterviewOutcome"];
                /** @description Only interviews at this time or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedInterview"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "interviews.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interview's ID. */
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
        };
    };
    "interviews.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interview's ID. */
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "interviews.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The interview's ID. */
                interviewId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description 1 to 1,440. Defaults to 60. */
                    durationMinutes?: number;
                    /** @description Feedback from the interview. */
                    feedback?: string | null;
                    /** @description Names of the interviewers. */
                    interviewers?: string[];
                    /** @description The location. */
                    location?: string | null;
                    /** @description Link to the video call. */
                    meetingUrl?: string | null;
                    /** @description Notes to prepare with. */
                    notes?: string | null;
                    /** @description The outcome. */
                    outcome?: components["schemas"]["InterviewOutcome"];
                    /**
                     * Format: date-time
                     * @description The start. Without an offset, it's local time in timeZone.
                     */
                    scheduledAt?: string;
                    /** @description IANA name such as Europe/Berlin. Defaults to UTC. */
                    timeZone?: string;
                    /** @description Kind of interview. */
                    type?: components["schemas"]["InterviewType"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
        };
    };
    "invitations.list_mine": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "invitations.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation's ID. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedInvitation"];
                };
            };
        };
    };
    "invitations.decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation's ID. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclinedInvitation"];
                };
            };
        };
    };
    "joining.ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code. */
                    code: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequestOfCaller"];
                };
            };
        };
    };
    "me.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialDescription"];
                };
            };
        };
    };
    "organizations.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Organization"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "organizations.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The organization's name. */
                    name: string;
                    /** @description The type of organization. */
                    type: components["schemas"]["OrganizationType"];
                    /** @description Its website. */
                    website?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    "organizations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    "organizations.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "organizations.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The organization's name. */
                    name?: string;
                    /** @description The type of organization. */
                    type?: components["schemas"]["OrganizationType"];
                    /** @description Its website. */
                    website?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    "roster_records.list_fields": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApplicantField"][];
                    };
                };
            };
        };
    };
    "roster_records.create_field": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of its values.
                     * @enum {string}
                     */
                    kind: "text" | "choice" | "date";
                    /** @description Unique within the organization, ignoring case. */
                    name: string;
                    /**
                     * @description The values of a choice, in their order.
                     * @default []
                     */
                    options?: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicantField"];
                };
            };
        };
    };
    "roster_records.delete_field": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The field's ID. */
                fieldId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "appointments.list": {
        parameters: {
            query?: {
                /** @description As staff, the applicant. */
                applicantEmail?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description upcoming: those that haven't ended, earliest first; past: latest first. */
                when?: "upcoming" | "past";
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentPage"];
                };
            };
        };
    };
    "appointments.book": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As staff, the applicant. */
                    applicantEmail?: string;
                    /** @description The coach's member ID. */
                    coachId: string;
                    /**
                     * Format: date-time
                     * @description The start of a free slot.
                     */
                    startsAt: string;
                    /**
                     * @description The topic.
                     * @default null
                     */
                    topic?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
        };
    };
    "appointments.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The appointment's ID. */
                appointmentId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
        };
    };
    "appointments.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The appointment's ID. */
                appointmentId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The other person can read it.
                     * @default null
                     */
                    reason?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
        };
    };
    "appointments.move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The appointment's ID. */
                appointmentId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description The start of a free slot.
                     */
                    startsAt: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
        };
    };
    "appointments.list_coaches": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookableCoach"][];
                    };
                };
            };
        };
    };
    "appointments.list_slots": {
        parameters: {
            query?: {
                /** @description The earliest start. */
                after?: string;
                appointmentId?: string;
            };
            header?: never;
            path: {
                /** @description The coach's member ID. */
                coachId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FreeSlot"][];
                        /** @description Send it as `after` for more; null on the last page. */
                        next: string | null;
                    };
                };
            };
        };
    };
    "assigned_tasks.list": {
        parameters: {
            query?: {
                /** @description Only tasks of this applicant. */
                applicantEmail?: string;
                cohortId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description done leaves out confirmed ones. */
                state?: "open" | "done" | "confirmed";
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssignedTask"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "assigned_tasks.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The applicants' addresses. */
                    applicantEmails?: string[];
                    /** @description Or a cohort, for all its current members. */
                    cohortId?: string;
                    /** @description The due day. */
                    dueOn?: string | null;
                    /** @description true to ask for them each week. */
                    isWeekly?: boolean;
                    /** @description The number of applications it asks for, counted on shared boards. */
                    targetApplications?: number | null;
                    /** @description The number of interviews it asks for, also counted on shared boards. */
                    targetInterviews?: number | null;
                    /** @description What to do. */
                    text: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A result for each applicant. */
                        data: components["schemas"]["AssignedTaskVerdict"][];
                    };
                };
            };
        };
    };
    "assigned_tasks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task's ID. */
                assignedTaskId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedTask"];
                };
            };
        };
    };
    "assigned_tasks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task's ID. */
                assignedTaskId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "assigned_tasks.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task's ID. */
                assignedTaskId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description false undoes it. */
                    isConfirmed: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedTask"];
                };
            };
        };
    };
    "assigned_tasks.set_done": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task's ID. */
                assignedTaskId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description true if you did it. */
                    isDone: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedTask"];
                };
            };
        };
    };
    "audit_events.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEvent"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "billing.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Billing"];
                };
            };
        };
    };
    "billing.create_checkout_session": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The billing interval. */
                    interval: components["schemas"]["BillingInterval"];
                    /** @description Paid seats, in addition to the complimentary ones. */
                    seats: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A page for a person to open in a browser. */
                        url: string;
                    };
                };
            };
        };
    };
    "billing.create_portal_session": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A page for a person to open in a browser. */
                        url: string;
                    };
                };
            };
        };
    };
    "appointments.get_page": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: components["schemas"]["BookingPage"] | null;
                    };
                };
            };
        };
    };
    "appointments.set_page": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How far ahead it can be booked, at most. */
                    aheadDays: number;
                    /** @description The pause between two appointments. */
                    bufferMinutes: number;
                    /** @description Applicants in one appointment. */
                    capacity: number;
                    /**
                     * @description Appointments a day at most, or null.
                     * @default null
                     */
                    dailyMost?: number | null;
                    /**
                     * @description Days without hours.
                     * @default []
                     */
                    daysOff?: string[];
                    /** @description The weekly hours. */
                    hours: components["schemas"]["BookingRange"][];
                    /** @description true if applicants can book. */
                    isOn: boolean;
                    /**
                     * @description A booking page elsewhere instead.
                     * @default null
                     */
                    link?: string | null;
                    /**
                     * @description The link of a video call.
                     * @default null
                     */
                    meetingUrl?: string | null;
                    /** @description The length of an appointment. */
                    minutes: number;
                    /** @description The minimum notice. */
                    noticeHours: number;
                    /**
                     * @description Where to meet.
                     * @default null
                     */
                    place?: string | null;
                    /** @description The zone of the hours. */
                    timeZone: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: components["schemas"]["BookingPage"];
                    };
                };
            };
        };
    };
    "caseload.list": {
        parameters: {
            query?: {
                /** @description Only this applicant's coaches. */
                applicantEmail?: string;
                coachId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CoachAssignment"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "caseload.assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The applicants' addresses. */
                    applicantEmails: string[];
                    /** @description The member ID of a coach, or of other staff. */
                    coachId: string;
                    /** @description true to make them the applicants' lead. */
                    lead?: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A result for each address, in the order of the request. */
                        data: components["schemas"]["CoachAssignmentVerdict"][];
                    };
                };
            };
        };
    };
    "caseload.list_coaches": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CoachLoad"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "caseload.unassign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The applicants' addresses. */
                    applicantEmails: string[];
                    /** @description The member ID of a coach, or of other staff. */
                    coachId: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A result for each address, in the order of the request. */
                        data: components["schemas"]["CoachUnassignmentVerdict"][];
                    };
                };
            };
        };
    };
    "coach_notes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The note's ID. */
                noteId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "coach_notes.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The note's ID. */
                noteId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The text of the note, which the applicant can read. */
                    body: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachNote"];
                };
            };
        };
    };
    "cohort_memberships.list": {
        parameters: {
            query?: {
                /** @description Only memberships of this applicant. */
                applicantEmail?: string;
                cohortId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description true for open memberships only, false for ended ones only. */
                open?: boolean;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CohortMembership"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "cohort_memberships.create": {
        parameters: {
            query?: never;
            header?: never;
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
                    /** @description An active cohort. */
                    cohortId: string;
                    /**
                     * Format: date-time
                     * @description When the applicant joined. Defaults to now.
                     */
                    joinedAt?: string;
                    /** @description A note on the membership. */
                    note?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CohortMembership"];
                };
            };
        };
    };
    "cohort_memberships.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The membership's ID. */
                membershipId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The reason the applicant left. */
                    departureReason: components["schemas"]["DepartureReason"];
                    /** @description If omitted, the note stays the same. */
                    note?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CohortMembership"];
                };
            };
        };
    };
    "outcomes.state_intent": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Your membership's ID. */
                membershipId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Your intent. */
                    intent: components["schemas"]["OutcomeIntent"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        intent: components["schemas"]["OutcomeIntent"];
                        membershipId: string;
                    };
                };
            };
        };
    };
    "cohort_memberships.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the change's response. */
                changeId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of memberships that changed. */
                        changed: number;
                    };
                };
            };
        };
    };
    "cohort_memberships.correct": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The reason the applicant left. */
                    departureReason?: components["schemas"]["DepartureReason"];
                    /**
                     * @description Removes the memberships. Can't be combined with other corrections.
                     * @constant
                     */
                    enteredByMistake?: true;
                    /**
                     * Format: date-time
                     * @description When the applicant joined.
                     */
                    joinedAt?: string;
                    /** @description When the applicant left. Null reopens the membership. */
                    leftAt?: string | null;
                    /** @description The memberships, open or ended. */
                    membershipIds: string[];
                    /** @description If omitted, the note stays the same. */
                    note?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of memberships that changed. */
                        changed: number;
                        /** @description For cohort_memberships.undo. Null if nothing changed. */
                        changeId: string | null;
                        undoUntil: string | null;
                    };
                };
            };
        };
    };
    "cohorts.list": {
        parameters: {
            query?: {
                /** @description true for archived cohorts only, false for active ones only. */
                archived?: boolean;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cohort"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "cohorts.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Unique within the organization, ignoring case. */
                    name: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cohort"];
                };
            };
        };
    };
    "cohorts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The cohort's ID. */
                cohortId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "cohorts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The cohort's ID. */
                cohortId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description true archives it, false restores it. */
                    archived?: boolean;
                    /** @description Unique within the organization, ignoring case. */
                    name?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cohort"];
                };
            };
        };
    };
    "contact_log.list": {
        parameters: {
            query?: {
                /** @description Only contacts with this applicant. */
                applicantEmail?: string;
                coachId?: string;
                cohortId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description Only contacts of this kind. */
                kind?: components["schemas"]["ContactKind"];
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description On this day (UTC) or later. */
                since?: string;
                /** @description Only contacts about this topic. */
                topic?: components["schemas"]["ContactTopic"];
                /** @description On this day (UTC) or earlier. */
                until?: string;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLogPage"];
                };
            };
        };
    };
    "contact_log.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An applicant, or someone who was in a cohort. */
                    applicantEmail: string;
                    /**
                     * Format: date-time
                     * @description When it took place. Defaults to now.
                     */
                    happenedAt?: string;
                    /** @description The kind of contact. */
                    kind: components["schemas"]["ContactKind"];
                    /** @description Minutes it took, or null. */
                    minutes?: number | null;
                    /** @description The next step, or null. */
                    nextStep?: string | null;
                    /** @description A summary of the conversation, or null. */
                    summary?: string | null;
                    /** @description The topic. */
                    topic: components["schemas"]["ContactTopic"];
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLogEntry"];
                };
            };
        };
    };
    "contact_log.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry's ID. */
                contactLogEntryId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLogEntry"];
                };
            };
        };
    };
    "contact_log.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry's ID. */
                contactLogEntryId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "contact_log.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry's ID. */
                contactLogEntryId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When it took place.
                     */
                    happenedAt?: string;
                    /** @description The kind of contact. */
                    kind?: components["schemas"]["ContactKind"];
                    /** @description Minutes it took, or null. */
                    minutes?: number | null;
                    /** @description The next step, or null. */
                    nextStep?: string | null;
                    /** @description A summary of the conversation, or null. */
                    summary?: string | null;
                    /** @description The topic. */
                    topic?: components["schemas"]["ContactTopic"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLogEntry"];
                };
            };
        };
    };
    "contact_log.export": {
        parameters: {
            query?: {
                /** @description Only contacts with this applicant. */
                applicantEmail?: string;
                coachId?: string;
                cohortId?: string;
                /** @description Over REST, csv and xlsx return the file itself. */
                format?: components["schemas"]["ExportFormat"];
                /** @description Only contacts of this kind. */
                kind?: components["schemas"]["ContactKind"];
                /** @description On this day (UTC) or later. */
                since?: string;
                /** @description Only contacts about this topic. */
                topic?: components["schemas"]["ContactTopic"];
                /** @description A file of totals by this group instead of entries. Not for the json format. */
                totalsBy?: "kind" | "topic" | "coach" | "cohort" | "month";
                /** @description On this day (UTC) or earlier. */
                until?: string;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLogExport"];
                };
            };
        };
    };
    "contact_log.list_own": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLogPage"];
                };
            };
        };
    };
    "contact_log.report": {
        parameters: {
            query?: {
                /** @description Only contacts with this applicant. */
                applicantEmail?: string;
                coachId?: string;
                cohortId?: string;
                /** @description Only contacts of this kind. */
                kind?: components["schemas"]["ContactKind"];
                /** @description On this day (UTC) or later. */
                since?: string;
                /** @description Only contacts about this topic. */
                topic?: components["schemas"]["ContactTopic"];
                /** @description On this day (UTC) or earlier. */
                until?: string;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReport"];
                };
            };
        };
    };
    "organization_events.list": {
        parameters: {
            query?: {
                /** @description The last event's ID, or newest. */
                cursor?: string;
                /** @description Only events of these kinds. */
                kind?: ("appointment" | "assigned_task" | "coach_assignment" | "coach_note" | "cohort" | "cohort_membership" | "contact_log_entry" | "invitation" | "join_request" | "member" | "message" | "organization" | "outcome" | "share")[];
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Events"];
                };
            };
        };
    };
    "organization_files.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file's ID. */
                fileId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationFileWithDownload"];
                };
            };
        };
    };
    "organization_files.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file's ID. */
                fileId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "organization_insights.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationInsights"];
                };
            };
        };
    };
    "organization_invitations.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Only invitations with one of these statuses. */
                status?: components["schemas"]["InvitationStatus"][];
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationInvitation"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "organization_invitations.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The member ID of the coach who leads applicants once they accept. */
                    coachId?: string | null;
                    /** @description The cohort applicants join when they accept. */
                    cohortId?: string | null;
                    /** @description The people to invite. */
                    emails: string[];
                    /** @description The role they get. */
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvitationVerdict"][];
                    };
                };
            };
        };
    };
    "organization_invitations.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation's ID. */
                invitationId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "organization_invitations.resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation's ID. */
                invitationId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationInvitation"];
                };
            };
        };
    };
    "joining.create_link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coachId?: string | null;
                    cohortId?: string | null;
                    /** @description The maximum number of uses. */
                    maxUses?: number | null;
                    /** @description Days until it expires. */
                    validDays: number;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinLink"];
                };
            };
        };
    };
    "joining.list_requests": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Only these. */
                status?: "waiting" | "approved" | "declined";
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JoinRequest"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "joining.decide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description For all.
                     * @enum {string}
                     */
                    decision: "approve" | "decline";
                    /** @description The requests. */
                    joinRequestIds: string[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JoinVerdict"][];
                    };
                };
            };
        };
    };
    "members.leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "members.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Part of the name or email. */
                search?: string;
                /** @description Staff or applicants only. */
                who?: "staff" | "applicants";
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "members.remove": {
        parameters: {
            query?: {
                successorId?: string;
            };
            header?: never;
            path: {
                /** @description The member's ID. */
                memberId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "members.update_role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The member's ID. */
                memberId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new role. */
                    role: components["schemas"]["Role"];
                    /** @description The member of staff who takes over their applicants. If omitted, those applicants lose this coach. */
                    successorId?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
        };
    };
    "messages.list_batches": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageBatch"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "messages.send_many": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The applicants' addresses. */
                    applicantEmails: string[];
                    /** @description Your earlier batch of this text, to add these messages to. No one gets it twice. */
                    batchId?: string;
                    /** @description The text; it may have fields such as {firstName}. */
                    body: string;
                    /**
                     * @description True to only preview each message.
                     * @default false
                     */
                    dryRun?: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessages"];
                };
            };
        };
    };
    "messages.list_threads": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description Only applicants whom you coach. */
                isMine?: boolean;
                /** @description Only threads with unread messages. */
                isUnread?: boolean;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MessageThread"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "messages.list": {
        parameters: {
            query?: {
                /** @description The applicant, if you are staff. */
                applicantEmail?: string;
                applicationId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "messages.send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The applicant, if you are staff. */
                    applicantEmail?: string;
                    /** @description The card that it is about, on a shared board. */
                    applicationId?: string;
                    /** @description The text; the applicant and all staff can read it. */
                    body: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    "organization_files.send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The applicant, if you are staff. */
                    applicantEmail?: string;
                    /** @description The card that it is about, on a shared board. */
                    applicationId?: string;
                    /** @description A text beside the file, or null. */
                    body?: string | null;
                    file: components["schemas"]["FileContent"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    "messages.mark_read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The applicant, if you are staff. */
                    applicantEmail?: string;
                    /**
                     * Format: date-time
                     * @description The createdAt of the last message read.
                     */
                    until: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The messages that are still unread. */
                        unread: number;
                    };
                };
            };
        };
    };
    "outcomes.list": {
        parameters: {
            query?: {
                /** @description Only outcomes of this applicant. */
                applicantEmail?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description true for contested outcomes only, false for others. */
                isContested?: boolean;
                /** @description Only outcomes of this kind. */
                kind?: components["schemas"]["OutcomeKind"];
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomePage"];
                };
            };
        };
    };
    "outcomes.record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An applicant, or someone who was in a cohort. */
                    applicantEmail: string;
                    /** @description The accepted card on a shared board that it comes from. Each card can be used once. */
                    applicationId?: string | null;
                    /** @description Null if unknown. */
                    basePay?: components["schemas"]["OutcomePay"] | null;
                    /** @description The employer or institution. */
                    employer?: string | null;
                    /** @description The document behind it, such as an offer letter. */
                    evidence?: string | null;
                    /**
                     * Format: date
                     * @description The day it happened.
                     */
                    happenedOn: string;
                    /** @description True if the work is in the program's field. */
                    inField?: boolean | null;
                    /** @description For contracts and internships: full-time and not short-term. */
                    isFullTimeTerm?: boolean;
                    /** @description True if your organization employs them. */
                    isOwnHire?: boolean;
                    /** @description The kind of outcome. */
                    kind: components["schemas"]["OutcomeKind"];
                    /** @description The location. */
                    place?: string | null;
                    /** @description The source of the information. */
                    source: components["schemas"]["OutcomeSource"];
                    /** @description The first day. */
                    startsOn?: string | null;
                    /** @description The job title or program. */
                    title?: string | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeWithHistory"];
                };
            };
        };
    };
    "outcomes.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The outcome's ID. */
                outcomeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeWithHistory"];
                };
            };
        };
    };
    "outcomes.correct": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The outcome's ID. */
                outcomeId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Null if unknown. */
                    basePay?: components["schemas"]["OutcomePay"] | null;
                    /** @description The employer or institution. */
                    employer?: string | null;
                    /** @description true if it should never have been recorded. */
                    enteredByMistake?: boolean;
                    /** @description The document behind it, such as an offer letter. */
                    evidence?: string | null;
                    /**
                     * Format: date
                     * @description The day it happened.
                     */
                    happenedOn?: string;
                    /** @description True if the work is in the program's field. */
                    inField?: boolean | null;
                    /** @description For contracts and internships: full-time and not short-term. */
                    isFullTimeTerm?: boolean;
                    /** @description True if your organization employs them. */
                    isOwnHire?: boolean;
                    /** @description The kind of outcome. */
                    kind?: components["schemas"]["OutcomeKind"];
                    /** @description The location. */
                    place?: string | null;
                    /** @description The source of the information. */
                    source?: components["schemas"]["OutcomeSource"];
                    /** @description The first day. */
                    startsOn?: string | null;
                    /** @description The job title or program. */
                    title?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeWithHistory"];
                };
            };
        };
    };
    "outcomes.contest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The outcome's ID. */
                outcomeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The reason, or null. */
                    reason: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeWithHistory"];
                };
            };
        };
    };
    "organization_files.document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The outcome's ID. */
                outcomeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file: components["schemas"]["FileContent"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationFile"];
                };
            };
        };
    };
    "outcomes.export": {
        parameters: {
            query?: {
                cohortId?: string;
                /** @description Over REST, csv and xlsx return the file itself. */
                format?: components["schemas"]["ExportFormat"];
                /** @description The columns of a csv or xlsx file. Defaults to all. */
                layout?: "all" | "uconnect" | "twelve_twenty" | "handshake";
                /** @description Finished on this day (UTC) or later. */
                since?: string;
                /** @description The standard to count by. Defaults to nace. */
                standard?: components["schemas"]["OutcomeStandard"];
                /** @description Finished on this day (UTC) or earlier. */
                until?: string;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeExport"];
                };
            };
        };
    };
    "outcomes.list_own": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomePage"];
                };
            };
        };
    };
    "outcomes.list_people": {
        parameters: {
            query?: {
                cohortId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description Only people in these figures. */
                figures?: components["schemas"]["OutcomeFigure"][];
                /** @description By whether they contest their outcome. */
                isContested?: boolean;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Only base pay in this currency. */
                payCurrency?: string;
                /** @description Finished on this day (UTC) or later. */
                since?: string;
                /** @description The standard to count by. Defaults to nace. */
                standard?: components["schemas"]["OutcomeStandard"];
                /** @description Finished on this day (UTC) or earlier. */
                until?: string;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JudgedPerson"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "outcomes.list_proposals": {
        parameters: {
            query?: {
                /** @description Only cards of this applicant. */
                applicantEmail?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OutcomeProposal"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "outcomes.report": {
        parameters: {
            query?: {
                cohortId?: string;
                /** @description Hides counts of fewer people. 0 shows all. */
                hideBelow?: number;
                /** @description Finished on this day (UTC) or later. */
                since?: string;
                /** @description The standard to count by. Defaults to nace. */
                standard?: components["schemas"]["OutcomeStandard"];
                /** @description Finished on this day (UTC) or earlier. */
                until?: string;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeReport"];
                };
            };
        };
    };
    "roster.list": {
        parameters: {
            query?: {
                /** @description Applicants of the coach with this member ID, or `none` for those without a coach. */
                coachId?: string;
                /** @description Applicants currently in this cohort, or `none` for those in no cohort. */
                cohortId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description Applicants with all of these values of the organization's fields, each as `FIELD_ID=VALUE`. An empty value finds those without one, and a date can be a range, such as `graduation=2027-01-01..2027-06-30`. */
                fields?: string[];
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RosterRow"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "roster.export": {
        parameters: {
            query?: {
                /** @description Applicants of the coach with this member ID, or `none` for those without a coach. */
                coachId?: string;
                /** @description Applicants currently in this cohort, or `none` for those in no cohort. */
                cohortId?: string;
                /** @description Applicants with all of these values of the organization's fields, each as `FIELD_ID=VALUE`. An empty value finds those without one, and a date can be a range, such as `graduation=2027-01-01..2027-06-30`. */
                fields?: string[];
                /** @description Over REST, csv and xlsx return the file itself. */
                format?: components["schemas"]["ExportFormat"];
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterExport"];
                };
            };
        };
    };
    "roster.handle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The applicants' addresses. */
                    applicantEmails: string[];
                    /** @description How they were handled, or null. */
                    as: ("contacted" | "snoozed") | null;
                    /**
                     * Format: date-time
                     * @description When a snoozed applicant needs attention again. Only for snoozed.
                     */
                    until?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandledApplicants"];
                };
            };
        };
    };
    "roster_records.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description A part of the student ID, name, or address. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RosterRecord"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "roster_records.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address of the account, or the one that staff keep. */
                    applicantEmail: string;
                    /** @description New values by the field's ID. */
                    fields?: {
                        [key: string]: string | null;
                    };
                    /** @description First name. */
                    firstName?: string | null;
                    /** @description Last name. */
                    lastName?: string | null;
                    /** @description Null removes it. */
                    studentId?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterRecord"];
                };
            };
        };
    };
    "roster.search": {
        parameters: {
            query?: {
                /** @description Any of these. */
                attention?: ("no_share" | "no_activity_14_days" | "no_applications_7_days" | "interview_without_feedback")[];
                /** @description Applicants of the coach with this member ID, or `none` for those without a coach. */
                coachId?: string;
                /** @description Applicants currently in this cohort, or `none` for those in no cohort. */
                cohortId?: string;
                /** @description Applicants with all of these values of the organization's fields, each as `FIELD_ID=VALUE`. An empty value finds those without one, and a date can be a range, such as `graduation=2027-01-01..2027-06-30`. */
                fields?: string[];
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Text to find in the name, email address, or student ID. */
                search?: string;
                /** @description The state of the search. */
                state?: "searching" | "accepted_not_recorded" | "placed" | "left";
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundApplicants"];
                };
            };
        };
    };
    "roster_syncs.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PastRosterSync"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "roster_syncs.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The rows as CSV with headings. Ignored if you send `rows`. */
                    csv?: string;
                    /**
                     * @description If true, returns what would happen without changing anything.
                     * @default false
                     */
                    dryRun?: boolean;
                    /** @description The rows, by heading: `[{"Student ID": "00123", "Email": "kim@people.example"}]`. */
                    rows?: {
                        [key: string]: string | number | boolean | null;
                    }[];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterSync"];
                };
            };
        };
    };
    "roster_syncs.undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description From the sync's response. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneSync"];
                };
            };
        };
    };
    "organization_shares.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationShare"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "organization_shares.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The share's ID. */
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedBoard"];
                };
            };
        };
    };
    "organization_webhooks.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
        };
    };
    "organization_webhooks.create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A description for you. */
                    description?: string | null;
                    /** @description Omit it for everything that you can read. */
                    eventTypes?: ("appointment.created" | "appointment.updated" | "appointment.deleted" | "assigned_task.created" | "assigned_task.updated" | "assigned_task.deleted" | "coach_assignment.created" | "coach_assignment.updated" | "coach_assignment.deleted" | "coach_note.created" | "coach_note.updated" | "coach_note.deleted" | "cohort.created" | "cohort.updated" | "cohort.deleted" | "cohort_membership.created" | "cohort_membership.updated" | "cohort_membership.deleted" | "contact_log_entry.created" | "contact_log_entry.updated" | "contact_log_entry.deleted" | "invitation.created" | "invitation.updated" | "invitation.deleted" | "join_request.created" | "join_request.updated" | "join_request.deleted" | "member.created" | "member.updated" | "member.deleted" | "message.created" | "message.deleted" | "organization.updated" | "outcome.created" | "outcome.updated" | "outcome.deleted" | "share.created" | "share.deleted")[];
                    /** @description The https URL that receives the events. */
                    url: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    "organization_webhooks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "organization_webhooks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "organization_webhooks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A description for you. */
                    description?: string | null;
                    /** @description The events to send, such as appointment.created. */
                    eventTypes?: ("appointment.created" | "appointment.updated" | "appointment.deleted" | "assigned_task.created" | "assigned_task.updated" | "assigned_task.deleted" | "coach_assignment.created" | "coach_assignment.updated" | "coach_assignment.deleted" | "coach_note.created" | "coach_note.updated" | "coach_note.deleted" | "cohort.created" | "cohort.updated" | "cohort.deleted" | "cohort_membership.created" | "cohort_membership.updated" | "cohort_membership.deleted" | "contact_log_entry.created" | "contact_log_entry.updated" | "contact_log_entry.deleted" | "invitation.created" | "invitation.updated" | "invitation.deleted" | "join_request.created" | "join_request.updated" | "join_request.deleted" | "member.created" | "member.updated" | "member.deleted" | "message.created" | "message.deleted" | "organization.updated" | "outcome.created" | "outcome.updated" | "outcome.deleted" | "share.created" | "share.deleted")[];
                    /**
                     * @description Pauses or resumes the webhook.
                     * @enum {string}
                     */
                    status?: "active" | "paused";
                    /** @description The https URL that receives the events. */
                    url?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "organization_webhooks.list_deliveries": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Only deliveries with this outcome. */
                outcome?: "pending" | "succeeded" | "failed";
            };
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliveries"];
                };
            };
        };
    };
    "organization_webhooks.get_delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery's ID. */
                deliveryId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryWithBodies"];
                };
            };
        };
    };
    "organization_webhooks.resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery's ID. */
                deliveryId: string;
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    "organization_webhooks.rotate_secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    "organization_webhooks.send_test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization's slug. */
                organizationSlug: string;
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    "people.get_analytics": {
        parameters: {
            query?: {
                /** @description The range of days. */
                range?: components["schemas"]["AnalyticsRange"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleAnalytics"];
                };
            };
        };
    };
    "people.get_overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleOverview"];
                };
            };
        };
    };
    "profile.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    "profile.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Answers to questions that forms ask. */
                    customAnswers?: {
                        /**
                         * @description Your answer.
                         * @default null
                         */
                        answer?: string | null;
                        /** @description A question that forms ask. */
                        question: string;
                    }[];
                    /** @description Your education. */
                    education?: {
                        /**
                         * @description The degree.
                         * @default null
                         */
                        degree?: string | null;
                        /**
                         * @description More details.
                         * @default null
                         */
                        description?: string | null;
                        /**
                         * @description Null if current.
                         * @default null
                         */
                        end?: string | null;
                        /**
                         * @description The field of study.
                         * @default null
                         */
                        field?: string | null;
                        /** @description The school's name. */
                        school: string;
                        /**
                         * @description A month such as 2026-11 or a year.
                         * @default null
                         */
                        start?: string | null;
                    }[];
                    /** @description Your email address. */
                    email?: string | null;
                    /** @description Your experience. */
                    experience?: {
                        /** @description The employer's name. */
                        company: string;
                        /**
                         * @description Your tasks and results.
                         * @default null
                         */
                        description?: string | null;
                        /**
                         * @description Null if current.
                         * @default null
                         */
                        end?: string | null;
                        /**
                         * @description The place of work.
                         * @default null
                         */
                        location?: string | null;
                        /**
                         * @description A month such as 2026-11 or a year.
                         * @default null
                         */
                        start?: string | null;
                        /** @description The job title. */
                        title: string;
                    }[];
                    /** @description One line about you. */
                    headline?: string | null;
                    /** @description Links such as a portfolio. */
                    links?: {
                        /** @description For example, Portfolio. */
                        label: string;
                        /** @description The link's URL. */
                        url: string | null;
                    }[];
                    /** @description Your address, as application forms ask for it. */
                    location?: string | null;
                    /** @description Your full name. */
                    name?: string | null;
                    /** @description The earliest date you can start. */
                    noticePeriod?: string | null;
                    /** @description Your phone number. */
                    phone?: string | null;
                    /** @description The pay you're looking for. */
                    salaryWish?: string | null;
                    /** @description Your skills. */
                    skills?: string[];
                    /** @description A short summary of your career. */
                    summary?: string | null;
                    /** @description The countries where you're authorized to work, and whether you need sponsorship. */
                    workAuthorization?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    "resumes.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resume"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "resumes.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file: components["schemas"]["FileContent"];
                    /** @description Your name for the résumé, such as Backend, English. */
                    name: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resume"];
                };
            };
        };
    };
    "resumes.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The résumé's ID. */
                resumeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumeWithDownload"];
                };
            };
        };
    };
    "resumes.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The résumé's ID. */
                resumeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "resumes.get_text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The résumé's ID. */
                resumeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumeText"];
                };
            };
        };
    };
    "sandbox.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxDescription"];
                };
            };
        };
    };
    "sandbox.reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxDescription"];
                };
            };
        };
    };
    "search.applications": {
        parameters: {
            query?: {
                /** @description Applied on this day or later. */
                appliedAfter?: string;
                /** @description Applied on this day or earlier. */
                appliedBefore?: string;
                boardId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description True if an interview is coming up. */
                hasInterviewAhead?: boolean;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description No change or interview since this day or time. */
                quietSince?: string;
                /** @description Only these statuses. */
                status?: components["schemas"]["Status"][];
                /** @description In its current column since before this day or time. */
                statusChangedBefore?: string;
                /** @description Text to find. */
                text?: string;
                /** @description Changed at this day or time or later, oldest first. */
                updatedAfter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPage"];
                };
            };
        };
    };
    "shares.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Share"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "shares.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The share's ID. */
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "tasks.list_suggestion_rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SuggestionRule"][];
                    };
                };
            };
        };
    };
    "tasks.update_suggestion_rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Days after the cause, or before an upcoming date; null for the default. */
                    days?: number | null;
                    /** @description False to turn the rule off. */
                    isOn?: boolean;
                    /**
                     * @description The rule to change.
                     * @enum {string}
                     */
                    rule: "follow_up" | "reply" | "reply_again" | "thanks" | "offer_deadline" | "posting_closes" | "keep_in_touch";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionRule"];
                };
            };
        };
    };
    "tasks.list_suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Suggestion"][];
                    };
                };
            };
        };
    };
    "tasks.settle_suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The suggestion's ID. */
                    id: string;
                    /**
                     * Format: date-time
                     * @description Its occasion.
                     */
                    occasion: string;
                    /**
                     * @description When it comes back; null for never.
                     * @default null
                     */
                    until?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "tasks.list": {
        parameters: {
            query?: {
                applicationId?: string;
                contactId?: string;
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description Only tasks due on this day (UTC) or later. */
                dueFrom?: string;
                /** @description Only tasks due on this day (UTC) or earlier. */
                dueTo?: string;
                /** @description true for completed tasks only, false for open ones only. */
                isDone?: boolean;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"][];
                        /** @description True if there is another page. */
                        hasMore: boolean;
                        /** @description Send it as `cursor` for the next page; null on the last. */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "tasks.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The card that the task is about, or null. */
                    applicationId?: string | null;
                    /** @description The contact that the task is about, or null. */
                    contactId?: string | null;
                    /** @description A day such as 2026-12-01, an instant, or null for no due date. */
                    due?: (string) | null;
                    /** @description Counts from the due date. Completing the task creates the next one. */
                    repeat?: components["schemas"]["TaskRepeat"] | null;
                    /** @description What to do. */
                    text: string;
                    /** @description The IANA time zone of the due date. Defaults to the person's own. */
                    timeZone?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
        };
    };
    "tasks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task's ID. */
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
        };
    };
    "tasks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task's ID. */
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "tasks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task's ID. */
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The card that the task is about, or null. */
                    applicationId?: string | null;
                    /** @description The contact that the task is about, or null. */
                    contactId?: string | null;
                    /** @description A day such as 2026-12-01, an instant, or null for no due date. */
                    due?: (string) | null;
                    /** @description Counts from the due date. Completing the task creates the next one. */
                    repeat?: components["schemas"]["TaskRepeat"] | null;
                    /** @description What to do. */
                    text?: string;
                    /** @description The IANA time zone of the due date. Defaults to the person's own. */
                    timeZone?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
        };
    };
    "tasks.complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task's ID. */
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The next task, if it repeats. */
                        next: components["schemas"]["Task"] | null;
                        task: components["schemas"]["Task"];
                    };
                };
            };
        };
    };
    "tasks.reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The task's ID. */
                taskId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
        };
    };
    "tasks.create_many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The tasks to add. */
                    tasks: {
                        /** @description The card that the task is about, or null. */
                        applicationId?: string | null;
                        /** @description The contact that the task is about, or null. */
                        contactId?: string | null;
                        /** @description A day such as 2026-12-01, an instant, or null for no due date. */
                        due?: (string) | null;
                        /** @description Counts from the due date. Completing the task creates the next one. */
                        repeat?: components["schemas"]["TaskRepeat"] | null;
                        /** @description What to do. */
                        text: string;
                    }[];
                    /** @description The IANA time zone of the due dates. Defaults to the person's own. */
                    timeZone?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhooks"];
                };
            };
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A description for you. */
                    description?: string | null;
                    /** @description Omit it for everything that your credential can read. */
                    eventTypes?: ("application.created" | "application.updated" | "application.deleted" | "board.created" | "board.updated" | "board.deleted" | "company.created" | "company.updated" | "company.deleted" | "contact.created" | "contact.updated" | "contact.deleted" | "inbound_email.created" | "inbound_email.updated" | "inbound_email.deleted" | "interaction.created" | "interaction.updated" | "interaction.deleted" | "interview.created" | "interview.updated" | "interview.deleted" | "profile.updated" | "resume.created" | "resume.updated" | "resume.deleted" | "task.created" | "task.updated" | "task.deleted")[];
                    /** @description The https URL that receives the events. */
                    url: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A description for you. */
                    description?: string | null;
                    /** @description The events to send, such as application.created. */
                    eventTypes?: ("application.created" | "application.updated" | "application.deleted" | "board.created" | "board.updated" | "board.deleted" | "company.created" | "company.updated" | "company.deleted" | "contact.created" | "contact.updated" | "contact.deleted" | "inbound_email.created" | "inbound_email.updated" | "inbound_email.deleted" | "interaction.created" | "interaction.updated" | "interaction.deleted" | "interview.created" | "interview.updated" | "interview.deleted" | "profile.updated" | "resume.created" | "resume.updated" | "resume.deleted" | "task.created" | "task.updated" | "task.deleted")[];
                    /**
                     * @description Pauses or resumes the webhook.
                     * @enum {string}
                     */
                    status?: "active" | "paused";
                    /** @description The https URL that receives the events. */
                    url?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.list_deliveries": {
        parameters: {
            query?: {
                /** @description The previous page's nextCursor. */
                cursor?: string;
                /** @description 1 to 200. Defaults to 50. */
                limit?: number;
                /** @description Only deliveries with this outcome. */
                outcome?: "pending" | "succeeded" | "failed";
            };
            header?: never;
            path: {
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliveries"];
                };
            };
        };
    };
    "webhooks.get_delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery's ID. */
                deliveryId: string;
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryWithBodies"];
                };
            };
        };
    };
    "webhooks.resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery's ID. */
                deliveryId: string;
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    "webhooks.rotate_secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    "webhooks.send_test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's ID. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
}
