# Generated from the OpenAPI document by `npm run client:generate`. Don't edit it.
from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Status: TypeAlias = "Literal[\"saved\", \"applied\", \"interviewing\", \"offer\", \"rejected\", \"accepted\", \"archived\"]"

SortKey: TypeAlias = "Literal[\"none\", \"job_title_asc\", \"job_title_desc\", \"company_name_asc\", \"company_name_desc\", \"date_asc\", \"date_desc\"]"

TimeFilter: TypeAlias = "Literal[\"7_days\", \"15_days\", \"1_month\", \"3_months\", \"all\"]"

AutoRetireTimeframe: TypeAlias = "Literal[\"one_month\", \"three_months\", \"six_months\", \"one_year\"]"

AutoRetireStatus: TypeAlias = "Literal[\"rejected\", \"archived\"]"

class Position1(TypedDict):
    """Places it at the top."""

    first: Literal[True]

class Position2(TypedDict):
    """Places it at the bottom."""

    last: Literal[True]

class Position3(TypedDict):
    """Places it above this card."""

    before: str

class Position4(TypedDict):
    """Places it below this card."""

    after: str

Position: TypeAlias = "Position1 | Position2 | Position3 | Position4"

WorkMode: TypeAlias = "Literal[\"remote\", \"hybrid\", \"onsite\"]"

WorkType: TypeAlias = "Literal[\"full_time\", \"part_time\", \"contract\", \"temporary\", \"internship\"]"

class JobLocationInput(TypedDict):
    street: NotRequired[str | None]
    street2: NotRequired[str | None]
    city: NotRequired[str | None]
    state: NotRequired[str | None]
    country: NotRequired[str | None]
    postalCode: NotRequired[str | None]

class CompensationInput(TypedDict):
    payAmount: NotRequired[float | None]
    payFrequency: NotRequired[PayFrequency]
    currency: NotRequired[str]
    salaryRangeMin: NotRequired[float | None]
    salaryRangeMax: NotRequired[float | None]

PayFrequency: TypeAlias = "Literal[\"hourly\", \"weekly\", \"biweekly\", \"monthly\", \"annually\", \"other\"]"

class NewJob(TypedDict):
    title: str
    description: NotRequired[str | None]
    workMode: NotRequired[WorkMode]
    workType: NotRequired[WorkType]
    location: NotRequired[JobLocationInput | None]
    compensation: NotRequired[CompensationInput | None]

Industry: TypeAlias = "Literal[\"agriculture\", \"arts\", \"automotive\", \"banking\", \"biotechnology\", \"chemical\", \"communications\", \"construction\", \"consulting\", \"education\", \"electronics\", \"energy\", \"engineering\", \"entertainment\", \"environmental\", \"finance\", \"food\", \"government\", \"healthcare\", \"hospitality\", \"insurance\", \"legal\", \"manufacturing\", \"media\", \"non_profit\", \"pharmaceutical\", \"real_estate\", \"retail\", \"software\", \"sports\", \"technology\", \"telecommunications\", \"transportation\", \"travel\", \"other\", \"unknown\"]"

CompanySize: TypeAlias = "Literal[\"tiny\", \"small\", \"medium\", \"large\", \"massive\"]"

CompanyType: TypeAlias = "Literal[\"government_agency\", \"non_profit\", \"private\", \"public\"]"

class CompanyPatch(TypedDict):
    """Its company, by ID or name, and fields of it."""

    id: NotRequired[Any]
    name: NotRequired[str]
    industry: NotRequired[Industry]
    size: NotRequired[CompanySize | None]
    type: NotRequired[CompanyType | None]
    website: NotRequired[str | None]

class JobPatch(TypedDict):
    title: NotRequired[str]
    description: NotRequired[str | None]
    workMode: NotRequired[WorkMode]
    workType: NotRequired[WorkType]
    location: NotRequired[JobLocationInput | None]
    compensation: NotRequired[CompensationInput | None]

InterviewOutcome: TypeAlias = "Literal[\"pending\", \"passed\", \"failed\", \"canceled\", \"no_show\"]"

InterviewType: TypeAlias = "Literal[\"phone_screen\", \"video\", \"onsite\", \"technical\", \"panel\", \"final\", \"other\"]"

InteractionType: TypeAlias = "Literal[\"call\", \"direct_message\", \"email\", \"follow_up\", \"job_fair\", \"meeting\", \"networking_event\", \"recruiter_outreach\", \"reference_check\", \"referral\", \"social_media\", \"thank_you_note\", \"other\"]"

InboundEmailState: TypeAlias = "Literal[\"open\", \"accepted\", \"dismissed\"]"

InboundEmailKind: TypeAlias = "Literal[\"confirmation\", \"rejection\", \"interview\", \"offer\", \"question\", \"other\"]"

AnalyticsRange: TypeAlias = "Literal[\"7d\", \"30d\", \"90d\", \"1y\", \"all\"]"

TaskRepeat: TypeAlias = "Literal[\"weekly\", \"monthly\"]"

class FileContent(TypedDict):
    """The file."""

    fileName: str
    contentType: str
    contentBase64: str

ColumnKey: TypeAlias = "Literal[\"title\", \"company\", \"status\", \"applicationDate\", \"applicationLink\", \"source\", \"notes\", \"description\", \"workMode\", \"workType\", \"street\", \"street2\", \"city\", \"state\", \"country\", \"postalCode\", \"payAmount\", \"payFrequency\", \"currency\", \"salaryRangeMin\", \"salaryRangeMax\", \"closingDate\", \"offerDeadline\", \"industry\", \"createdAt\", \"updatedAt\", \"statusChangedAt\", \"interviews\", \"coachNotes\", \"resume\", \"isAutoRetired\"]"

Cell: TypeAlias = "str | float | bool | None"

class ColumnView(TypedDict):
    key: ColumnKey
    visible: bool
    width: int

ExportFormat: TypeAlias = "Literal[\"json\", \"csv\", \"xlsx\"]"

ImportRow = TypedDict("ImportRow", {"id": "NotRequired[Cell]", "title": "NotRequired[Cell]", "company": "NotRequired[Cell]", "status": "NotRequired[Cell]", "applicationDate": "NotRequired[Cell]", "applicationLink": "NotRequired[Cell]", "source": "NotRequired[Cell]", "notes": "NotRequired[Cell]", "description": "NotRequired[Cell]", "workMode": "NotRequired[Cell]", "workType": "NotRequired[Cell]", "street": "NotRequired[Cell]", "street2": "NotRequired[Cell]", "city": "NotRequired[Cell]", "state": "NotRequired[Cell]", "country": "NotRequired[Cell]", "postalCode": "NotRequired[Cell]", "payAmount": "NotRequired[Cell]", "payFrequency": "NotRequired[Cell]", "currency": "NotRequired[Cell]", "salaryRangeMin": "NotRequired[Cell]", "salaryRangeMax": "NotRequired[Cell]", "closingDate": "NotRequired[Cell]", "offerDeadline": "NotRequired[Cell]", "industry": "NotRequired[Cell]", "createdAt": "NotRequired[Cell]", "updatedAt": "NotRequired[Cell]", "statusChangedAt": "NotRequired[Cell]", "interviews": "NotRequired[Cell]", "coachNotes": "NotRequired[Cell]", "resume": "NotRequired[Cell]", "isAutoRetired": "NotRequired[Cell]", "notes (2)": "NotRequired[Cell]", "description (2)": "NotRequired[Cell]"})

OrganizationType: TypeAlias = "Literal[\"career_coach\", \"bootcamp\", \"college\", \"trade_school\", \"government\", \"other\"]"

DepartureReason: TypeAlias = "Literal[\"completed\", \"placed\", \"withdrew\", \"removed\"]"

OutcomeKind: TypeAlias = "Literal[\"full_time\", \"part_time\", \"contract\", \"internship\", \"own_venture\", \"study\", \"service\", \"military\", \"seeking\", \"not_seeking\", \"unknown\"]"

OutcomeSource: TypeAlias = "Literal[\"applicant\", \"employer\", \"staff\", \"public_profile\", \"file\"]"

class OutcomePay(TypedDict):
    amount: float
    currency: str
    period: Literal["hourly", "weekly", "biweekly", "monthly", "annually"]

OutcomeIntent: TypeAlias = "Literal[\"new_job_in_field\", \"current_employer\", \"self_enrichment\", \"study\"]"

OutcomeStandard: TypeAlias = "Literal[\"nace\", \"cirr\", \"own\"]"

OutcomeFigure: TypeAlias = "Literal[\"4\", \"employed\", \"service\", \"military\", \"continuing_education\", \"still_seeking\", \"not_seeking\", \"unknown\", \"1A\", \"1B\", \"1C\", \"1D\", \"1E\", \"2A\", \"2B\", \"3A\", \"3B\", \"excluded\", \"found\", \"searching\"]"

ContactKind: TypeAlias = "Literal[\"call\", \"meeting\", \"email\", \"visit\"]"

ContactTopic: TypeAlias = "Literal[\"job_search\", \"resume\", \"interview\", \"offer\", \"networking\", \"career_choice\", \"wellbeing\", \"administration\", \"other\"]"

BookingRange = TypedDict("BookingRange", {"day": "int", "from": "str", "to": "str"})

Role: TypeAlias = "Literal[\"owner\", \"admin\", \"coach\", \"applicant\"]"

InvitationStatus: TypeAlias = "Literal[\"pending\", \"expired\", \"accepted\", \"declined\", \"revoked\"]"

BillingInterval: TypeAlias = "Literal[\"monthly\", \"annual\"]"

ErrorCode: TypeAlias = "Literal[\"malformed_request\", \"unauthenticated\", \"address_unconfirmed\", \"insufficient_role\", \"insufficient_scope\", \"organization_restricted\", \"reauthentication_required\", \"seat_limit_exceeded\", \"second_factor_required\", \"not_found\", \"method_not_allowed\", \"request_timeout\", \"already_in_cohort\", \"already_member\", \"already_shared\", \"appointment_over\", \"cohort_archived\", \"cohort_name_taken\", \"cohort_not_empty\", \"company_name_taken\", \"email_needs_card\", \"field_name_taken\", \"idempotency_in_progress\", \"intent_already_stated\", \"invitation_not_pending\", \"last_board\", \"last_owner\", \"membership_changed\", \"membership_undo_expired\", \"quota_exceeded\", \"roster_key_taken\", \"roster_sync_undone\", \"slot_taken\", \"stint_already_closed\", \"subscription_active\", \"subscription_exists\", \"task_confirmed\", \"undo_conflict\", \"undo_expired\", \"cursor_expired\", \"version_mismatch\", \"payload_too_large\", \"unsupported_media_type\", \"cards_not_on_board\", \"company_not_found\", \"email_unreadable\", \"idempotency_key_reused\", \"organization_ambiguous\", \"resume_not_found\", \"status_not_updatable\", \"validation_failed\", \"rate_limited\", \"headers_too_large\", \"internal_error\", \"unavailable\"] | str"

class CredentialDescription(TypedDict):
    user: AccountRef
    environment: Literal["live", "sandbox"]
    credential: CredentialDescriptionCredential
    organizations: list[CredentialDescriptionOrganizationsItem]
    sandbox: CredentialDescriptionSandbox | None

class CredentialDescriptionCredential(TypedDict):
    kind: Literal["api_key", "oauth_access_token", "session"] | str
    displayPrefix: str
    scopes: list[Literal["applications:read", "applications:write", "boards:read", "boards:write", "companies:read", "companies:write", "contacts:read", "contacts:write", "interviews:read", "interviews:write", "insights:read", "imports:write", "resumes:read", "resumes:write", "profile:read", "profile:write", "organizations:read", "organizations:write", "organization_members:write", "coach_notes:read", "coach_notes:write", "billing:read", "billing:write", "sandbox:manage"] | str]
    restrictedToOrganization: OrganizationRef | None

class CredentialDescriptionOrganizationsItem(TypedDict):
    name: str
    slug: str
    role: Role

class CredentialDescriptionSandbox(TypedDict):
    plantedAt: str

class AccountRef(TypedDict):
    email: str
    displayName: str | None

class OrganizationRef(TypedDict):
    name: str
    slug: str

class BoardSummary(TypedDict):
    id: str
    name: str
    isActive: bool
    settings: BoardSettings
    createdAt: str
    updatedAt: str
    applicationCount: int

class BoardSettings(TypedDict):
    hiddenStatuses: list[Status]
    sorts: list[SortKey]
    timeFilter: TimeFilter
    autoRetire: AutoRetire

class AutoRetire(TypedDict):
    enabled: bool
    timeframe: AutoRetireTimeframe
    status: AutoRetireStatus

class Board(TypedDict):
    id: str
    name: str
    isActive: bool
    settings: BoardSettings
    createdAt: str
    updatedAt: str
    columns: Columns

class Columns(TypedDict):
    """Application IDs by status, in the manual order of each column."""

    saved: list[str]
    applied: list[str]
    interviewing: list[str]
    offer: list[str]
    rejected: list[str]
    accepted: list[str]
    archived: list[str]

class Deleted(TypedDict):
    id: str
    deleted: Literal[True]

class ApplicationPage(TypedDict):
    data: list[Application]
    hasMore: bool
    nextCursor: str | None

class Application(TypedDict):
    id: str
    boardId: str
    status: Status
    statusChangedAt: str | None
    applicationDate: str | None
    closingDate: str | None
    offerDeadline: str | None
    applicationLink: str | None
    source: str | None
    notes: str | None
    isAutoRetired: bool
    creationMethod: CreationMethod
    job: Job
    company: CompanyRef
    resume: ApplicationResume | None
    counts: ApplicationCounts
    createdAt: str
    updatedAt: str

class ApplicationResume(TypedDict):
    id: str
    name: str
    fileName: str

class ApplicationCounts(TypedDict):
    interviews: int
    coachNotes: int

CreationMethod: TypeAlias = "Literal[\"form\", \"csv_import\", \"plugin\", \"api\"]"

class Job(TypedDict):
    title: str
    description: str | None
    workMode: WorkMode
    workType: WorkType
    location: JobLocation | None
    compensation: Compensation | None

class JobLocation(TypedDict):
    street: str | None
    street2: str | None
    city: str | None
    state: str | None
    country: str | None
    postalCode: str | None

class Compensation(TypedDict):
    payAmount: float | None
    payFrequency: PayFrequency
    currency: str
    salaryRangeMin: float | None
    salaryRangeMax: float | None

class CompanyRef(TypedDict):
    id: str
    name: str
    industry: Industry
    size: CompanySize | None
    type: CompanyType | None
    website: str | None
    socialLink: str | None

class BoardColumns(TypedDict):
    id: str
    columns: Columns

class StatusHistory(TypedDict):
    data: list[StatusHistoryDataItem]
    totals: StatusHistoryTotals

class StatusHistoryDataItem(TypedDict):
    status: Status
    enteredAt: str
    isDateKnown: bool
    leftAt: str | None
    durationSeconds: int

class StatusHistoryTotals(TypedDict):
    saved: int
    applied: int
    interviewing: int
    offer: int
    rejected: int
    accepted: int
    archived: int

class BulkChange(TypedDict):
    dryRun: bool
    changes: list[BulkChangeChangesItem]
    unchanged: list[str]
    undoToken: str | None
    undoUntil: str | None

class BulkChangeChangesItem(TypedDict):
    applicationId: str
    boardId: str
    previousStatus: Status

class Company(TypedDict):
    id: str
    name: str
    industry: Industry
    size: CompanySize | None
    type: CompanyType | None
    website: str | None
    socialLink: str | None
    notes: str | None
    applicationCount: int
    createdAt: str
    updatedAt: str

class CompanyWithJobs(TypedDict):
    id: str
    name: str
    industry: Industry
    size: CompanySize | None
    type: CompanyType | None
    website: str | None
    socialLink: str | None
    notes: str | None
    applicationCount: int
    createdAt: str
    updatedAt: str
    applications: list[CompanyWithJobsApplicationsItem]

class CompanyWithJobsApplicationsItem(TypedDict):
    id: str
    title: str
    status: Status
    applicationDate: str | None

class ListedInterview(TypedDict):
    id: str
    applicationId: str
    type: InterviewType
    scheduledAt: str
    durationMinutes: int
    timeZone: str
    location: str | None
    meetingUrl: str | None
    interviewers: list[str]
    notes: str | None
    outcome: InterviewOutcome
    feedback: str | None
    createdAt: str
    updatedAt: str
    title: str
    companyName: str

class Interview(TypedDict):
    id: str
    applicationId: str
    type: InterviewType
    scheduledAt: str
    durationMinutes: int
    timeZone: str
    location: str | None
    meetingUrl: str | None
    interviewers: list[str]
    notes: str | None
    outcome: InterviewOutcome
    feedback: str | None
    createdAt: str
    updatedAt: str

class Contact(TypedDict):
    id: str
    name: str
    title: str | None
    companyId: str | None
    companyName: str | None
    email: str | None
    phone: str | None
    socialLink: str | None
    notes: str | None
    applicationIds: list[str]
    followUpSince: str | None
    lastInteractionAt: str | None
    keepInTouchDays: int | None
    createdAt: str
    updatedAt: str

class LinkableApplication(TypedDict):
    id: str
    title: str
    companyName: str
    status: Status
    boardId: str
    boardName: str

class Interaction(TypedDict):
    id: str
    contactId: str
    type: InteractionType
    notes: str | None
    interactionTime: str
    createdAt: str
    updatedAt: str

InboundEmail = TypedDict("InboundEmail", {"id": "str", "kind": "InboundEmailKind", "state": "InboundEmailState", "card": "InboundEmailCard | None", "candidates": "list[InboundEmailCard]", "confidence": "Literal[\"high\", \"medium\", \"low\"]", "reasons": "list[InboundEmailReason]", "proposal": "InboundEmailProposal | None", "newCard": "InboundEmailNewCard | None", "from": "InboundEmailSender", "subject": "str", "excerpt": "str", "interviewChange": "Literal[\"scheduled\", \"moved\", \"called_off\"] | None", "appointment": "InboundEmailAppointment | None", "interviewId": "str | None", "canUndo": "bool", "authentication": "InboundEmailChecks", "sentAt": "str | None", "createdAt": "str", "updatedAt": "str"})

class InboundEmailCard(TypedDict):
    id: str
    boardId: str
    title: str
    companyName: str
    status: Status

class InboundEmailReason(TypedDict):
    code: str
    detail: str

class InboundEmailProposal(TypedDict):
    action: InboundEmailAction
    status: Status | None

InboundEmailAction: TypeAlias = "Literal[\"move_card\", \"schedule_interview\", \"move_interview\", \"call_off_interview\", \"create_card\", \"file\"]"

class InboundEmailNewCard(TypedDict):
    companyName: str
    title: str

class InboundEmailSender(TypedDict):
    name: str
    address: str

class InboundEmailAppointment(TypedDict):
    startsAt: str
    durationMinutes: int
    timeZone: str
    summary: str
    location: str | None

class InboundEmailChecks(TypedDict):
    server: str | None
    spf: Literal["pass", "fail", "softfail", "neutral", "none", "error"] | None
    dkim: Literal["pass", "fail", "softfail", "neutral", "none", "error"] | None
    dmarc: Literal["pass", "fail", "softfail", "neutral", "none", "error"] | None

InboundEmailWithBody = TypedDict("InboundEmailWithBody", {"id": "str", "kind": "InboundEmailKind", "state": "InboundEmailState", "card": "InboundEmailCard | None", "candidates": "list[InboundEmailCard]", "confidence": "Literal[\"high\", \"medium\", \"low\"]", "reasons": "list[InboundEmailReason]", "proposal": "InboundEmailProposal | None", "newCard": "InboundEmailNewCard | None", "from": "InboundEmailSender", "subject": "str", "excerpt": "str", "interviewChange": "Literal[\"scheduled\", \"moved\", \"called_off\"] | None", "appointment": "InboundEmailAppointment | None", "interviewId": "str | None", "canUndo": "bool", "authentication": "InboundEmailChecks", "sentAt": "str | None", "createdAt": "str", "updatedAt": "str", "body": "str | None"})

class PeopleOverview(TypedDict):
    followUps: list[PersonRef]
    recentInteractions: list[PeopleOverviewRecentInteractionsItem]
    dormantContacts: list[PersonRef]
    totals: PeopleOverviewTotals

class PeopleOverviewRecentInteractionsItem(TypedDict):
    id: str
    contactId: str
    type: InteractionType
    notes: str | None
    interactionTime: str
    createdAt: str
    updatedAt: str
    contactName: str

class PeopleOverviewTotals(TypedDict):
    contacts: int
    interactions: int
    followUps: int
    dormantContacts: int

class PersonRef(TypedDict):
    contactId: str
    name: str
    companyName: str | None
    followUpSince: str | None
    lastInteractionAt: str | None

class PeopleAnalytics(TypedDict):
    range: AnalyticsRange
    generatedAt: str
    metrics: list[PeopleAnalyticsMetricsItem]
    topContacts: list[PeopleAnalyticsTopContactsItem]
    interactionVolume: list[PeopleAnalyticsInteractionVolumeItem]
    interactionsByType: list[PeopleAnalyticsInteractionsByTypeItem]

class PeopleAnalyticsMetricsItem(TypedDict):
    name: Literal["new_contacts", "interactions", "active_contacts", "meetings"]
    current: int
    comparison: Comparison

class PeopleAnalyticsTopContactsItem(TypedDict):
    contactId: str
    name: str
    companyName: str | None
    interactionCount: int

class PeopleAnalyticsInteractionVolumeItem(TypedDict):
    label: str
    startsOn: str
    total: int
    countsByType: dict[str, int]

class PeopleAnalyticsInteractionsByTypeItem(TypedDict):
    type: InteractionType
    count: int

class Comparison1(TypedDict):
    kind: Literal["compared"]
    previous: int
    changePercent: float
    direction: Literal["up", "down", "flat"]

class Comparison2(TypedDict):
    """The range `all` has nothing to compare with."""

    kind: Literal["not_comparable"]

class Comparison3(TypedDict):
    """The previous window was empty, so there's no percentage."""

    kind: Literal["from_zero"]

Comparison: TypeAlias = "Comparison1 | Comparison2 | Comparison3"

class Task(TypedDict):
    id: str
    text: str
    due: str | None
    timeZone: str | None
    repeat: TaskRepeat | None
    applicationId: str | None
    contactId: str | None
    doneAt: str | None
    createdAt: str
    updatedAt: str

class Suggestion(TypedDict):
    id: str
    rule: Literal["follow_up", "reply", "reply_again", "thanks", "offer_deadline", "posting_closes", "keep_in_touch"] | str
    occasion: str
    applicationId: str | None
    title: str | None
    companyName: str | None
    contactId: str | None

class SuggestionRule(TypedDict):
    rule: Literal["follow_up", "reply", "reply_again", "thanks", "offer_deadline", "posting_closes", "keep_in_touch"] | str
    isOn: bool
    days: int | None
    defaultDays: int | None
    mostDays: int | None

class Resume(TypedDict):
    id: str
    name: str
    fileName: str
    fileType: str
    fileSizeBytes: int
    createdAt: str
    updatedAt: str

class ResumeWithDownload(TypedDict):
    id: str
    name: str
    fileName: str
    fileType: str
    fileSizeBytes: int
    createdAt: str
    updatedAt: str
    downloadUrl: str
    downloadUrlExpiresAt: str

class ResumeText(TypedDict):
    resumeId: str
    fileName: str
    text: str | None
    reason: Literal["unsupported_type", "unreadable"] | str | None

class Profile(TypedDict):
    name: str | None
    email: str | None
    phone: str | None
    location: str | None
    links: list[ProfileLinksItem]
    headline: str | None
    summary: str | None
    workAuthorization: str | None
    salaryWish: str | None
    noticePeriod: str | None
    education: list[ProfileEducationItem]
    experience: list[ProfileExperienceItem]
    skills: list[str]
    customAnswers: list[ProfileCustomAnswersItem]
    updatedAt: str | None

class ProfileLinksItem(TypedDict):
    label: str
    url: str

class ProfileEducationItem(TypedDict):
    school: str
    degree: str | None
    field: str | None
    start: str | None
    end: str | None
    description: str | None

class ProfileExperienceItem(TypedDict):
    company: str
    title: str
    location: str | None
    start: str | None
    end: str | None
    description: str | None

class ProfileCustomAnswersItem(TypedDict):
    question: str
    answer: str | None

class BoardInsights(TypedDict):
    totals: StatusCounts
    funnel: list[BoardInsightsFunnelItem]
    rates: BoardInsightsRates
    medianDays: list[BoardInsightsMedianDaysItem]
    applicationsPerWeek: list[BoardInsightsApplicationsPerWeekItem]
    bySource: list[BoardInsightsBySourceItem]
    byResume: list[BoardInsightsByResumeItem]
    transitions: list[BoardInsightsTransitionsItem]

class BoardInsightsFunnelItem(TypedDict):
    status: Status
    reached: int

class BoardInsightsRates(TypedDict):
    response: InsightRate
    interview: InsightRate
    offer: InsightRate

class BoardInsightsMedianDaysItem(TypedDict):
    status: Status
    medianDays: float | None
    n: int

class BoardInsightsApplicationsPerWeekItem(TypedDict):
    weekStartsOn: str
    count: int

class BoardInsightsBySourceItem(TypedDict):
    source: str | None
    applications: int
    responses: int
    interviews: int
    offers: int

class BoardInsightsByResumeItem(TypedDict):
    resumeId: str | None
    resumeName: str | None
    applications: int
    responses: int
    interviews: int
    offers: int

BoardInsightsTransitionsItem = TypedDict("BoardInsightsTransitionsItem", {"from": "Status", "to": "Status", "count": "int"})

class StatusCounts(TypedDict):
    saved: int
    applied: int
    interviewing: int
    offer: int
    rejected: int
    accepted: int
    archived: int

class InsightRate(TypedDict):
    rate: float | None
    count: int
    n: int

class TableColumn(TypedDict):
    key: ColumnKey
    label: str
    type: Literal["text", "long_text", "url", "date", "number", "choice", "flag"] | str
    editable: bool
    options: NotRequired[list[str]]

class SpreadsheetRow(TypedDict):
    id: str
    title: str | None
    company: str | None
    status: str | None
    applicationDate: str | None
    applicationLink: str | None
    source: str | None
    notes: str | None
    description: str | None
    workMode: str | None
    workType: str | None
    street: str | None
    street2: str | None
    city: str | None
    state: str | None
    country: str | None
    postalCode: str | None
    payAmount: float | None
    payFrequency: str | None
    currency: str | None
    salaryRangeMin: float | None
    salaryRangeMax: float | None
    closingDate: str | None
    offerDeadline: str | None
    industry: str | None
    createdAt: str | None
    updatedAt: str | None
    statusChangedAt: str | None
    interviews: float | None
    coachNotes: float | None
    resume: str | None
    isAutoRetired: bool | None

class TableViewSettings(TypedDict):
    columns: list[ColumnView]
    hiddenStatuses: list[Status]
    sorts: list[SortKey]
    timeFilter: TimeFilter
    autoRetire: AutoRetire

class BoardExport(TypedDict):
    format: ExportFormat
    columns: list[BoardExportColumnsItem]
    data: list[SpreadsheetRow]
    file: ExportedFile | None

class BoardExportColumnsItem(TypedDict):
    key: ColumnKey
    label: str

class ExportedFile(TypedDict):
    fileName: str
    contentType: str
    contentBase64: str

class ImportVerdict(TypedDict):
    index: int
    verdict: Literal["created", "updated", "duplicate", "failed"] | str
    applicationId: str | None
    issues: list[RowIssue]

class RowIssue(TypedDict):
    column: str
    message: str

class Share(TypedDict):
    id: str
    boardId: str
    boardName: str
    organization: OrganizationRef
    sharedAt: str

class CoachNote(TypedDict):
    id: str
    applicationId: str
    organization: OrganizationRef
    authorDisplayName: str
    body: str
    createdAt: str
    updatedAt: str

class Organization(TypedDict):
    id: str
    name: str
    slug: str
    type: OrganizationType
    website: str | None
    createdAt: str
    updatedAt: str

class Cohort(TypedDict):
    """A named group of applicants in an organization, such as an intake or class."""

    id: str
    name: str
    archivedAt: str | None
    createdAt: str

class CohortMembership(TypedDict):
    """An applicant's time in a cohort."""

    id: str
    cohortId: str
    applicantEmail: str
    joinedAt: str
    leftAt: str | None
    departureReason: DepartureReason | None
    note: str | None

class CoachAssignment(TypedDict):
    """A member of staff who coaches an applicant."""

    id: str
    applicantEmail: str
    coachId: str
    coachName: str
    isLead: bool
    assignedAt: str

class CoachLoad(TypedDict):
    """The number of applicants a member of staff coaches."""

    memberId: str
    email: str
    displayName: str | None
    role: Role
    applicants: int
    leads: int

class CoachAssignmentVerdict(TypedDict):
    applicantEmail: str
    outcome: Literal["assigned", "made_lead", "unchanged", "not_an_applicant"] | str
    leadBefore: str | None

class CoachUnassignmentVerdict(TypedDict):
    applicantEmail: str
    outcome: Literal["unassigned", "unchanged", "not_an_applicant"] | str
    leadBefore: str | None

class OutcomePage(TypedDict):
    data: list[Outcome]
    hasMore: bool
    nextCursor: str | None

class Outcome(TypedDict):
    """An applicant's outcome, as observed on a day."""

    id: str
    applicantEmail: str
    applicantDisplayName: str | None
    kind: OutcomeKind
    happenedOn: str
    employer: str | None
    title: str | None
    inField: bool | None
    isOwnHire: bool
    isFullTimeTerm: bool
    basePay: OutcomePay | None
    startsOn: str | None
    place: str | None
    source: OutcomeSource
    evidence: str | None
    proof: OrganizationFile | None
    applicationId: str | None
    recordedAt: str
    recordedByName: str
    updatedAt: str
    contest: str | None
    contestedAt: str | None
    mistakenAt: str | None

class OrganizationFile(TypedDict):
    """A file of a message, or one that documents an outcome."""

    id: str
    fileName: str
    fileType: str
    fileSizeBytes: int

class OutcomeWithHistory(TypedDict):
    id: str
    applicantEmail: str
    applicantDisplayName: str | None
    kind: OutcomeKind
    happenedOn: str
    employer: str | None
    title: str | None
    inField: bool | None
    isOwnHire: bool
    isFullTimeTerm: bool
    basePay: OutcomePay | None
    startsOn: str | None
    place: str | None
    source: OutcomeSource
    evidence: str | None
    proof: OrganizationFile | None
    applicationId: str | None
    recordedAt: str
    recordedByName: str
    updatedAt: str
    contest: str | None
    contestedAt: str | None
    mistakenAt: str | None
    versions: list[OutcomeWithHistoryVersionsItem]

class OutcomeWithHistoryVersionsItem(TypedDict):
    kind: OutcomeKind
    happenedOn: str
    employer: str | None
    title: str | None
    inField: bool | None
    isOwnHire: bool
    isFullTimeTerm: bool
    basePay: OutcomePay | None
    startsOn: str | None
    place: str | None
    source: OutcomeSource
    evidence: str | None
    mistakenAt: str | None
    replacedAt: str
    replacedByName: str

class OutcomeProposal(TypedDict):
    """An accepted card without a recorded outcome."""

    applicationId: str
    applicantEmail: str
    applicantDisplayName: str | None
    employer: str
    title: str
    kind: OutcomeKind
    acceptedAt: str

class OutcomeReport(TypedDict):
    standard: OutcomeStandard
    source: str | None
    cohortName: str | None
    since: str | None
    until: str | None
    hideBelow: int
    people: int
    contested: int
    figures: list[OutcomeReportFiguresItem]
    rates: list[OutcomeReportRatesItem]
    pay: list[OutcomeReportPayItem]

class OutcomeReportFiguresItem(TypedDict):
    figure: OutcomeFigure
    count: int | None

class OutcomeReportRatesItem(TypedDict):
    name: Literal["knowledge", "outcomes", "in_field", "employed", "found"]
    rate: float | None
    counted: int | None
    n: int | None
    of: list[OutcomeFigure]
    among: list[OutcomeFigure]

class OutcomeReportPayItem(TypedDict):
    currency: str
    medianAnnual: float | None
    n: int | None
    of: list[OutcomeFigure]

class JudgedPerson(TypedDict):
    memberId: str | None
    applicantEmail: str
    applicantDisplayName: str | None
    membershipId: str
    cohortName: str
    joinedAt: str
    leftAt: str | None
    departureReason: DepartureReason | None
    intent: OutcomeIntent | None
    figure: OutcomeFigure
    outcome: JudgedPersonOutcome | None

class JudgedPersonOutcome(TypedDict):
    kind: OutcomeKind
    happenedOn: str
    employer: str | None
    title: str | None
    inField: bool | None
    isOwnHire: bool
    isFullTimeTerm: bool
    basePay: OutcomePay | None
    startsOn: str | None
    place: str | None
    source: OutcomeSource
    evidence: str | None
    id: str
    contestedAt: str | None

class OutcomeExport(TypedDict):
    format: ExportFormat
    data: list[ExportedPerson]
    file: ExportedFile | None

class ExportedPerson(TypedDict):
    applicantEmail: str
    applicantDisplayName: str | None
    cohortName: str
    joinedAt: str
    leftAt: str | None
    departureReason: DepartureReason | None
    intent: OutcomeIntent | None
    figure: OutcomeFigure
    outcome: ExportedPersonOutcome | None
    keptEmail: str | None
    studentId: str | None
    program: str | None
    degree: str | None
    graduation: str | None
    organizationName: str

class ExportedPersonOutcome(TypedDict):
    id: str
    kind: OutcomeKind
    happenedOn: str
    employer: str | None
    title: str | None
    inField: bool | None
    isOwnHire: bool
    isFullTimeTerm: bool
    basePay: OutcomePay | None
    startsOn: str | None
    place: str | None
    source: OutcomeSource
    evidence: str | None
    proof: str | None
    applicationId: str | None
    recordedAt: str
    recordedByName: str
    updatedAt: str
    contest: str | None
    contestedAt: str | None

class ContactLogPage(TypedDict):
    data: list[ContactLogEntry]
    hasMore: bool
    nextCursor: str | None

class ContactLogEntry(TypedDict):
    """A contact of staff with an applicant, who sees the entry too."""

    id: str
    applicantEmail: str
    applicantDisplayName: str | None
    kind: ContactKind
    topic: ContactTopic
    happenedAt: str
    minutes: int | None
    summary: str | None
    nextStep: str | None
    loggedByName: str
    createdAt: str
    updatedAt: str

class ContactReport(TypedDict):
    since: str | None
    until: str | None
    entries: int
    minutes: int
    applicants: int
    byKind: list[ContactTotal]
    byTopic: list[ContactTotal]
    byCoach: list[ContactTotal]
    byCohort: list[ContactTotal]
    byMonth: list[ContactTotal]

class ContactTotal(TypedDict):
    """The entries of a group, such as a coach or a month."""

    key: str | None
    name: str | None
    entries: int
    minutes: int
    applicants: int

class ContactLogExport(TypedDict):
    format: ExportFormat
    data: list[ContactLogEntry]
    file: ExportedFile | None

class Message(TypedDict):
    """A message between staff and an applicant, or a coach note."""

    id: str
    kind: Literal["message", "note"]
    isFromApplicant: bool
    authorName: str
    body: str
    file: OrganizationFile | None
    card: MessageCard | None
    isNew: bool
    isRead: bool | None
    createdAt: str

class MessageCard(TypedDict):
    applicationId: str
    boardId: str
    shareId: str | None
    title: str
    companyName: str

class MessageThread(TypedDict):
    """The messages between staff and one applicant."""

    memberId: str
    applicantEmail: str
    applicantDisplayName: str | None
    lastMessageAt: str
    isLastFromApplicant: bool
    unread: int

class SentMessages(TypedDict):
    batch: MessageBatch | None
    data: list[MessageVerdict]

class MessageBatch(TypedDict):
    """A text that staff sent to several applicants."""

    id: str
    authorName: str
    body: str
    sent: int
    read: int
    createdAt: str

class MessageVerdict(TypedDict):
    applicantEmail: str
    outcome: Literal["sent", "would_send", "already_sent", "weekly_limit", "too_long", "not_an_applicant"] | str
    body: str | None

class AssignedTask(TypedDict):
    """A task that staff assigned to an applicant."""

    id: str
    applicantEmail: str
    applicantDisplayName: str | None
    text: str
    dueOn: str | None
    targetApplications: int | None
    applications: int | None
    targetInterviews: int | None
    interviews: int | None
    isWeekly: bool
    assignedByName: str
    assignedAt: str
    doneAt: str | None
    confirmedAt: str | None
    confirmedByName: str | None
    updatedAt: str

class AssignedTaskVerdict(TypedDict):
    applicantEmail: str
    outcome: Literal["assigned", "not_an_applicant"] | str
    assignedTaskId: str | None

class BookingPage(TypedDict):
    """When and how applicants book a member of staff."""

    isOn: bool
    link: str | None
    hours: list[BookingRange]
    daysOff: list[str]
    timeZone: str
    minutes: int
    bufferMinutes: int
    noticeHours: int
    aheadDays: int
    capacity: int
    dailyMost: int | None
    place: str | None
    meetingUrl: str | None

class BookableCoach(TypedDict):
    """A member of staff whom applicants can book."""

    coachId: str
    coachName: str
    isLead: bool
    isOwnCoach: bool
    isYou: bool
    link: str | None
    minutes: int
    place: str | None
    hasVideo: bool

class FreeSlot(TypedDict):
    startsAt: str
    endsAt: str

class AppointmentPage(TypedDict):
    data: list[Appointment]
    hasMore: bool
    nextCursor: str | None

class Appointment(TypedDict):
    """An appointment of an applicant with a member of staff."""

    id: str
    organizationSlug: str
    organizationName: str
    coachId: str | None
    coachName: str
    applicantEmail: str
    applicantDisplayName: str | None
    viewer: Literal["coach", "applicant", "staff"]
    startsAt: str
    endsAt: str
    place: str | None
    meetingUrl: str | None
    topic: str | None
    canceledAt: str | None
    canceledBy: Literal["coach", "applicant", "end_of_membership"] | str | None
    cancelReason: str | None
    isLogged: bool

class RosterRow(TypedDict):
    applicantEmail: str
    applicantDisplayName: str | None
    joinedAt: str
    studentId: str | None
    fields: dict[str, str]
    cohorts: list[RosterRowCohortsItem]
    coaches: list[RosterRowCoachesItem]
    shares: list[RosterRowSharesItem]
    totals: RosterRowTotals
    upcomingInterviews: int
    lastActivityAt: str | None
    lastAppliedAt: str | None
    needsAttention: list[AttentionReason]
    handled: RosterRowHandled | None

class RosterRowCohortsItem(TypedDict):
    id: str
    name: str
    joinedAt: str
    leftAt: str | None
    departureReason: DepartureReason | None

class RosterRowCoachesItem(TypedDict):
    id: str
    name: str

class RosterRowSharesItem(TypedDict):
    shareId: str
    boardId: str
    boardName: str
    isActive: bool
    applicationCount: int
    lastActivityAt: str | None

class RosterRowTotals(TypedDict):
    """Cards on the shared boards: the total, and those currently in each of these columns."""

    applications: int
    applied: int
    interviewing: int
    offers: int
    accepted: int
    rejected: int

class RosterRowHandled(TypedDict):
    kind: Literal["contacted", "snoozed"] | str
    until: str
    byDisplayName: str
    at: str

AttentionReason: TypeAlias = "Literal[\"no_share\", \"no_activity_14_days\", \"no_applications_7_days\", \"interview_without_feedback\"] | str"

class FoundApplicants(TypedDict):
    data: list[RosterRow]
    total: int

class HandledApplicants(TypedDict):
    data: list[HandledVerdict]

class HandledVerdict(TypedDict):
    applicantEmail: str
    outcome: Literal["marked", "unmarked", "unchanged", "not_an_applicant"] | str

class RosterExport(TypedDict):
    format: ExportFormat
    data: list[RosterRow]
    file: ExportedFile | None

class RosterRecord(TypedDict):
    """The record that staff keep about an applicant, which the applicant also sees."""

    id: str
    email: str
    accountEmail: str | None
    studentId: str | None
    name: str | None
    firstName: str | None
    lastName: str | None
    fields: dict[str, str]
    updatedAt: str

class ApplicantField(TypedDict):
    """A field that an organization keeps about its applicants."""

    id: str
    name: str
    kind: FieldKind
    options: list[str]
    isProvided: bool
    isStated: bool

FieldKind: TypeAlias = "Literal[\"text\", \"choice\", \"date\"] | str"

class PastRosterSync(TypedDict):
    """A roster sync that changed something."""

    id: str
    created: int
    updated: int
    createdAt: str
    undoneAt: str | None

class RosterSync(TypedDict):
    id: str | None
    dryRun: bool
    counts: RosterSyncCounts
    columns: list[RosterSyncColumnsItem]
    newCohorts: list[str]
    rows: list[SyncedRow]
    missing: list[RosterSyncMissingItem]

class RosterSyncCounts(TypedDict):
    created: int
    updated: int
    unchanged: int
    duplicate: int
    invalid: int
    missing: int

class RosterSyncColumnsItem(TypedDict):
    heading: str
    column: str | None

class RosterSyncMissingItem(TypedDict):
    email: str
    studentId: str | None
    name: str | None

class SyncedRow(TypedDict):
    """A row of a roster file and its result."""

    index: int
    verdict: Literal["created", "updated", "unchanged", "duplicate", "invalid"] | str
    studentId: str | None
    email: str | None
    name: str | None
    changes: list[str]
    duplicateOf: int | None
    issues: list[RowIssue]

class UndoneSync(TypedDict):
    id: str
    restored: int
    removed: int
    kept: int
    undoneAt: str

class OrganizationInsights(TypedDict):
    applicants: int
    sharing: int
    attention: OrganizationInsightsAttention
    totals: StatusCounts
    placements: int
    placementRate: PlacementRate
    daysToPlacement: DaysToPlacement
    weeklyMovement: list[OrganizationInsightsWeeklyMovementItem]
    cohorts: list[CohortFigures]

class OrganizationInsightsAttention(TypedDict):
    """The number of applicants with each reason."""

    no_share: int
    no_activity_14_days: int
    no_applications_7_days: int
    interview_without_feedback: int

class OrganizationInsightsWeeklyMovementItem(TypedDict):
    weekStartsOn: str
    applied: int
    interviewing: int
    offers: int
    accepted: int

class PlacementRate(TypedDict):
    rate: float | None
    n: int

class DaysToPlacement(TypedDict):
    median: float | None
    n: int

class CohortFigures(TypedDict):
    id: str
    name: str
    archivedAt: str | None
    applicants: int
    sharing: int
    ended: int
    placements: int
    placementRate: PlacementRate
    daysToPlacement: DaysToPlacement

class AuditEvent(TypedDict):
    id: str
    action: AuditAction
    actorLabel: str
    performedBySupport: bool
    subjectEmail: str | None
    subjectLabel: str | None
    boardId: str | None
    details: dict[str, Any] | None
    createdAt: str

AuditAction: TypeAlias = "Literal[\"applicant_field_created\", \"applicant_field_deleted\", \"appointment_booked\", \"appointment_canceled\", \"appointment_moved\", \"assigned_task_confirmed\", \"assigned_task_deleted\", \"assigned_task_done\", \"attention_handled\", \"billing_portal_opened\", \"booking_page_changed\", \"coach_assigned\", \"coach_unassigned\", \"cohort_archived\", \"cohort_assigned\", \"cohort_created\", \"cohort_deleted\", \"cohort_membership_corrected\", \"cohort_membership_ended\", \"cohort_renamed\", \"cohort_restored\", \"complimentary_seats_changed\", \"contact_log_entry_deleted\", \"contact_log_entry_updated\", \"contact_log_exported\", \"contact_logged\", \"credential_allowed\", \"credential_blocked\", \"group_shared\", \"group_unshared\", \"intent_stated\", \"invitation_accepted\", \"invitation_declined\", \"invitation_resent\", \"invitation_revoked\", \"invitation_sent\", \"join_link_created\", \"join_link_revoked\", \"join_request_approved\", \"join_request_declined\", \"join_requested\", \"join_rule_changed\", \"lead_coach_changed\", \"leavers_deleted\", \"member_left\", \"member_removed\", \"member_role_changed\", \"message_sent\", \"message_template_changed\", \"message_template_created\", \"message_template_deleted\", \"note_created\", \"note_deleted\", \"note_updated\", \"organization_created\", \"organization_deleted\", \"organization_taken_out\", \"organization_updated\", \"outcome_contested\", \"outcome_corrected\", \"outcome_proof_changed\", \"outcome_recorded\", \"outcomes_exported\", \"payment_event_reprocessed\", \"retention_changed\", \"roster_exported\", \"roster_record_updated\", \"roster_sync_undone\", \"roster_synced\", \"subscription_changed\", \"task_assigned\", \"task_template_changed\", \"task_template_created\", \"task_template_deleted\", \"webhook_created\", \"webhook_deleted\", \"webhook_secret_rotated\", \"webhook_updated\", \"weekly_nudge_changed\"] | str"

class Member(TypedDict):
    id: str
    email: str
    displayName: str | None
    role: Role
    joinedAt: str

class OrganizationInvitation(TypedDict):
    """An invitation sent by the organization."""

    id: str
    email: str
    role: Role
    cohortId: str | None
    status: InvitationStatus
    invitedByDisplayName: str
    sentAt: str
    expiresAt: str
    createdAt: str

class InvitationVerdict(TypedDict):
    email: str
    outcome: Literal["sent", "already_member", "already_invited"] | str
    invitation: OrganizationInvitation | None

class JoinLink(TypedDict):
    """A link by which people ask to join as applicants."""

    id: str
    code: str
    url: str
    cohortId: str | None
    coachId: str | None
    maxUses: int | None
    uses: int
    expiresAt: str
    revokedAt: str | None
    createdAt: str

class JoinRequest(TypedDict):
    """A person's latest request to join the organization."""

    id: str
    applicantEmail: str
    applicantDisplayName: str | None
    status: Literal["waiting", "approved", "declined"]
    joinLinkId: str
    cohortId: str | None
    askedAt: str
    decidedAt: str | None

class JoinVerdict(TypedDict):
    joinRequestId: str
    outcome: Literal["approved", "declined", "not_waiting", "not_found"] | str

class JoinRequestOfCaller(TypedDict):
    organization: OrganizationRef
    status: Literal["waiting", "approved"]
    askedAt: str

class OrganizationFileWithDownload(TypedDict):
    id: str
    fileName: str
    fileType: str
    fileSizeBytes: int
    downloadUrl: str
    downloadUrlExpiresAt: str

class Invitation(TypedDict):
    """An invitation addressed to the caller."""

    id: str
    organization: InvitingOrganization
    role: Role
    invitedByDisplayName: str
    expiresAt: str

class InvitingOrganization(TypedDict):
    name: str
    slug: str
    type: OrganizationType

class AcceptedInvitation(TypedDict):
    id: str
    organization: InvitingOrganization
    role: Role
    invitedByDisplayName: str
    expiresAt: str
    status: Literal["accepted"]
    member: Member

class DeclinedInvitation(TypedDict):
    id: str
    organization: InvitingOrganization
    role: Role
    invitedByDisplayName: str
    expiresAt: str
    status: Literal["declined"]

class OrganizationShare(TypedDict):
    id: str
    board: OrganizationShareBoard
    applicant: AccountRef
    applicationCount: int
    sharedAt: str

class OrganizationShareBoard(TypedDict):
    id: str
    name: str

class SharedBoard(TypedDict):
    id: str
    board: SharedBoardBoard
    applicant: AccountRef
    applications: list[Application]
    sharedAt: str

class SharedBoardBoard(TypedDict):
    id: str
    name: str
    columns: Columns

class Billing(TypedDict):
    seats: BillingSeats
    subscription: BillingSubscription | None

class BillingSeats(TypedDict):
    complimentary: int
    purchased: int
    total: int
    used: int
    available: int
    over: int

class BillingSubscription(TypedDict):
    status: Literal["active", "trialing", "past_due", "unpaid", "paused"] | str
    interval: BillingInterval
    seats: int
    currentPeriodEnd: str
    cancelAtPeriodEnd: bool

class SandboxDescription(TypedDict):
    email: str
    displayName: str | None
    plantedAt: str
    boards: int
    applications: int
    organizations: list[SandboxDescriptionOrganizationsItem]

class SandboxDescriptionOrganizationsItem(TypedDict):
    name: str
    slug: str
    role: Role
    members: int

class Events(TypedDict):
    data: list[Event]
    hasMore: bool
    nextCursor: str | None
    newest: str | None

Event: TypeAlias = "ApplicationCreatedEvent | ApplicationUpdatedEvent | ApplicationDeletedEvent | BoardCreatedEvent | BoardUpdatedEvent | BoardDeletedEvent | CompanyCreatedEvent | CompanyUpdatedEvent | CompanyDeletedEvent | ContactCreatedEvent | ContactUpdatedEvent | ContactDeletedEvent | InboundEmailCreatedEvent | InboundEmailUpdatedEvent | InboundEmailDeletedEvent | InteractionCreatedEvent | InteractionUpdatedEvent | InteractionDeletedEvent | InterviewCreatedEvent | InterviewUpdatedEvent | InterviewDeletedEvent | ProfileUpdatedEvent | ResumeCreatedEvent | ResumeUpdatedEvent | ResumeDeletedEvent | TaskCreatedEvent | TaskUpdatedEvent | TaskDeletedEvent | AppointmentCreatedEvent | AppointmentUpdatedEvent | AppointmentDeletedEvent | AssignedTaskCreatedEvent | AssignedTaskUpdatedEvent | AssignedTaskDeletedEvent | CoachAssignmentCreatedEvent | CoachAssignmentUpdatedEvent | CoachAssignmentDeletedEvent | CoachNoteCreatedEvent | CoachNoteUpdatedEvent | CoachNoteDeletedEvent | CohortCreatedEvent | CohortUpdatedEvent | CohortDeletedEvent | CohortMembershipCreatedEvent | CohortMembershipUpdatedEvent | CohortMembershipDeletedEvent | ContactLogEntryCreatedEvent | ContactLogEntryUpdatedEvent | ContactLogEntryDeletedEvent | InvitationCreatedEvent | InvitationUpdatedEvent | InvitationDeletedEvent | JoinRequestCreatedEvent | JoinRequestUpdatedEvent | JoinRequestDeletedEvent | MemberCreatedEvent | MemberUpdatedEvent | MemberDeletedEvent | MessageCreatedEvent | MessageDeletedEvent | OrganizationUpdatedEvent | OutcomeCreatedEvent | OutcomeUpdatedEvent | OutcomeDeletedEvent | ShareCreatedEvent | ShareDeletedEvent"

EventType: TypeAlias = "str"

Environment: TypeAlias = "Literal[\"live\", \"sandbox\"]"

class EventActor(TypedDict):
    person: AccountRef | None
    credential: EventCredential | None

class EventCredential(TypedDict):
    type: CredentialType
    id: str | None
    name: str | None

CredentialType: TypeAlias = "Literal[\"session\", \"api_key\", \"app\"]"

EventChange = TypedDict("EventChange", {"field": "str", "from": "Any", "to": "Any"})

class Webhooks(TypedDict):
    data: list[Webhook]
    hasMore: bool
    nextCursor: str | None

class Webhook(TypedDict):
    id: str
    url: str
    description: str | None
    eventTypes: list[EventType]
    status: WebhookStatus
    statusReason: WebhookStatusReason | None
    failingSince: str | None
    previousSecretUntil: str | None
    createdBy: WebhookMaker | None
    createdAt: str
    updatedAt: str

WebhookStatus: TypeAlias = "Literal[\"active\", \"paused\", \"failed\"]"

WebhookStatusReason: TypeAlias = "Literal[\"paused_by_person\", \"maker_lost_role\", \"credential_ended\", \"nothing_accepted\", \"receiver_gone\"] | str"

class WebhookMaker(TypedDict):
    type: CredentialType
    id: str
    name: str | None

class WebhookWithSecret(TypedDict):
    id: str
    url: str
    description: str | None
    eventTypes: list[EventType]
    status: WebhookStatus
    statusReason: WebhookStatusReason | None
    failingSince: str | None
    previousSecretUntil: str | None
    createdBy: WebhookMaker | None
    createdAt: str
    updatedAt: str
    secret: str

class Deliveries(TypedDict):
    data: list[Delivery]
    hasMore: bool
    nextCursor: str | None

class Delivery(TypedDict):
    id: str
    webhookId: str
    cause: DeliveryCause
    eventId: str | None
    type: DeliveredType
    resourceId: str
    attempt: int
    outcome: DeliveryOutcome
    responseStatus: int | None
    failure: DeliveryFailure | None
    durationMs: int | None
    createdAt: str

DeliveryCause: TypeAlias = "Literal[\"event\", \"resend\", \"test\"]"

DeliveredType: TypeAlias = "EventType | Literal[\"webhook.test\"]"

DeliveryOutcome: TypeAlias = "Literal[\"pending\", \"succeeded\", \"failed\"]"

DeliveryFailure: TypeAlias = "Literal[\"not_public\", \"unknown_host\", \"too_slow\", \"unreachable\", \"unsigned\", \"event_gone\"]"

class DeliveryWithBodies(TypedDict):
    id: str
    webhookId: str
    cause: DeliveryCause
    eventId: str | None
    type: DeliveredType
    resourceId: str
    attempt: int
    outcome: DeliveryOutcome
    responseStatus: int | None
    failure: DeliveryFailure | None
    durationMs: int | None
    createdAt: str
    requestBody: str | None
    responseBody: str | None

class Problem(TypedDict):
    """An error (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    code: ErrorCode
    requestId: str
    issues: NotRequired[list[ProblemIssuesItem]]

class ProblemIssuesItem(TypedDict):
    path: list[str | int]
    message: str

class ApplicationCreatedEvent(TypedDict):
    id: str
    type: Literal["application.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Application | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class ApplicationUpdatedEvent(TypedDict):
    id: str
    type: Literal["application.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Application | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class ApplicationDeletedEvent(TypedDict):
    id: str
    type: Literal["application.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class BoardCreatedEvent(TypedDict):
    id: str
    type: Literal["board.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Board | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class BoardUpdatedEvent(TypedDict):
    id: str
    type: Literal["board.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Board | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class BoardDeletedEvent(TypedDict):
    id: str
    type: Literal["board.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class CompanyCreatedEvent(TypedDict):
    id: str
    type: Literal["company.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Company | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class CompanyUpdatedEvent(TypedDict):
    id: str
    type: Literal["company.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Company | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class CompanyDeletedEvent(TypedDict):
    id: str
    type: Literal["company.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class ContactCreatedEvent(TypedDict):
    id: str
    type: Literal["contact.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Contact | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class ContactUpdatedEvent(TypedDict):
    id: str
    type: Literal["contact.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Contact | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class ContactDeletedEvent(TypedDict):
    id: str
    type: Literal["contact.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class InboundEmailCreatedEvent(TypedDict):
    id: str
    type: Literal["inbound_email.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: InboundEmail | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class InboundEmailUpdatedEvent(TypedDict):
    id: str
    type: Literal["inbound_email.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: InboundEmail | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class InboundEmailDeletedEvent(TypedDict):
    id: str
    type: Literal["inbound_email.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class InteractionCreatedEvent(TypedDict):
    id: str
    type: Literal["interaction.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Interaction | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class InteractionUpdatedEvent(TypedDict):
    id: str
    type: Literal["interaction.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Interaction | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class InteractionDeletedEvent(TypedDict):
    id: str
    type: Literal["interaction.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class InterviewCreatedEvent(TypedDict):
    id: str
    type: Literal["interview.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Interview | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class InterviewUpdatedEvent(TypedDict):
    id: str
    type: Literal["interview.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Interview | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class InterviewDeletedEvent(TypedDict):
    id: str
    type: Literal["interview.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class ProfileUpdatedEvent(TypedDict):
    id: str
    type: Literal["profile.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Profile | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class ResumeCreatedEvent(TypedDict):
    id: str
    type: Literal["resume.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Resume | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class ResumeUpdatedEvent(TypedDict):
    id: str
    type: Literal["resume.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Resume | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class ResumeDeletedEvent(TypedDict):
    id: str
    type: Literal["resume.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class TaskCreatedEvent(TypedDict):
    id: str
    type: Literal["task.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Task | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class TaskUpdatedEvent(TypedDict):
    id: str
    type: Literal["task.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Task | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class TaskDeletedEvent(TypedDict):
    id: str
    type: Literal["task.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class AppointmentCreatedEvent(TypedDict):
    id: str
    type: Literal["appointment.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Appointment | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class AppointmentUpdatedEvent(TypedDict):
    id: str
    type: Literal["appointment.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Appointment | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class AppointmentDeletedEvent(TypedDict):
    id: str
    type: Literal["appointment.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class AssignedTaskCreatedEvent(TypedDict):
    id: str
    type: Literal["assigned_task.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: AssignedTask | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class AssignedTaskUpdatedEvent(TypedDict):
    id: str
    type: Literal["assigned_task.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: AssignedTask | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class AssignedTaskDeletedEvent(TypedDict):
    id: str
    type: Literal["assigned_task.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class CoachAssignmentCreatedEvent(TypedDict):
    id: str
    type: Literal["coach_assignment.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: CoachAssignment | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class CoachAssignmentUpdatedEvent(TypedDict):
    id: str
    type: Literal["coach_assignment.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: CoachAssignment | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class CoachAssignmentDeletedEvent(TypedDict):
    id: str
    type: Literal["coach_assignment.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class CoachNoteCreatedEvent(TypedDict):
    id: str
    type: Literal["coach_note.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: CoachNote | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class CoachNoteUpdatedEvent(TypedDict):
    id: str
    type: Literal["coach_note.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: CoachNote | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class CoachNoteDeletedEvent(TypedDict):
    id: str
    type: Literal["coach_note.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class CohortCreatedEvent(TypedDict):
    id: str
    type: Literal["cohort.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Cohort | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class CohortUpdatedEvent(TypedDict):
    id: str
    type: Literal["cohort.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Cohort | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class CohortDeletedEvent(TypedDict):
    id: str
    type: Literal["cohort.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class CohortMembershipCreatedEvent(TypedDict):
    id: str
    type: Literal["cohort_membership.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: CohortMembership | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class CohortMembershipUpdatedEvent(TypedDict):
    id: str
    type: Literal["cohort_membership.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: CohortMembership | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class CohortMembershipDeletedEvent(TypedDict):
    id: str
    type: Literal["cohort_membership.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class ContactLogEntryCreatedEvent(TypedDict):
    id: str
    type: Literal["contact_log_entry.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: ContactLogEntry | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class ContactLogEntryUpdatedEvent(TypedDict):
    id: str
    type: Literal["contact_log_entry.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: ContactLogEntry | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class ContactLogEntryDeletedEvent(TypedDict):
    id: str
    type: Literal["contact_log_entry.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class InvitationCreatedEvent(TypedDict):
    id: str
    type: Literal["invitation.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: OrganizationInvitation | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class InvitationUpdatedEvent(TypedDict):
    id: str
    type: Literal["invitation.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: OrganizationInvitation | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class InvitationDeletedEvent(TypedDict):
    id: str
    type: Literal["invitation.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class JoinRequestCreatedEvent(TypedDict):
    id: str
    type: Literal["join_request.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: JoinRequest | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class JoinRequestUpdatedEvent(TypedDict):
    id: str
    type: Literal["join_request.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: JoinRequest | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class JoinRequestDeletedEvent(TypedDict):
    id: str
    type: Literal["join_request.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class MemberCreatedEvent(TypedDict):
    id: str
    type: Literal["member.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Member | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class MemberUpdatedEvent(TypedDict):
    id: str
    type: Literal["member.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Member | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class MemberDeletedEvent(TypedDict):
    id: str
    type: Literal["member.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class MessageCreatedEvent(TypedDict):
    id: str
    type: Literal["message.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Message | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class MessageDeletedEvent(TypedDict):
    id: str
    type: Literal["message.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class OrganizationUpdatedEvent(TypedDict):
    id: str
    type: Literal["organization.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Organization | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class OutcomeCreatedEvent(TypedDict):
    id: str
    type: Literal["outcome.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Outcome | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class OutcomeUpdatedEvent(TypedDict):
    id: str
    type: Literal["outcome.updated"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: Outcome | None
    truncated: NotRequired[list[str]]
    changes: list[EventChange] | None
    createdAt: str

class OutcomeDeletedEvent(TypedDict):
    id: str
    type: Literal["outcome.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class ShareCreatedEvent(TypedDict):
    id: str
    type: Literal["share.created"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: OrganizationShare | None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class ShareDeletedEvent(TypedDict):
    id: str
    type: Literal["share.deleted"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class TestEvent(TypedDict):
    id: str
    type: Literal["webhook.test"]
    environment: Environment
    account: AccountRef | None
    organization: OrganizationRef | None
    actor: EventActor | None
    resourceId: str
    version: str | None
    resource: None
    truncated: NotRequired[list[str]]
    changes: None
    createdAt: str

class MeGetInput(TypedDict):
    pass

MeGetOutput: TypeAlias = "CredentialDescription"

class BoardsListInput(TypedDict):
    limit: NotRequired[int]
    cursor: NotRequired[str]

class BoardsListOutput(TypedDict):
    data: list[BoardSummary]
    hasMore: bool
    nextCursor: str | None

class BoardsCreateInput(TypedDict):
    name: str

BoardsCreateOutput: TypeAlias = "Board"

class BoardsGetInput(TypedDict):
    boardId: str

BoardsGetOutput: TypeAlias = "Board"

class BoardsUpdateInput(TypedDict):
    boardId: str
    name: NotRequired[str]
    isActive: NotRequired[Literal[True]]

BoardsUpdateOutput: TypeAlias = "Board"

class BoardsDeleteInput(TypedDict):
    boardId: str

BoardsDeleteOutput: TypeAlias = "Deleted"

class BoardsUpdateSettingsInput(TypedDict):
    boardId: str
    hiddenStatuses: NotRequired[list[Status]]
    sorts: NotRequired[list[SortKey]]
    timeFilter: NotRequired[TimeFilter]
    autoRetire: NotRequired[BoardsUpdateSettingsInputAutoRetire]

class BoardsUpdateSettingsInputAutoRetire(TypedDict):
    """Moves stale cards automatically."""

    enabled: NotRequired[bool]
    timeframe: NotRequired[AutoRetireTimeframe]
    status: NotRequired[AutoRetireStatus]

BoardsUpdateSettingsOutput: TypeAlias = "BoardSettings"

class ApplicationsListInput(TypedDict):
    boardId: str
    status: NotRequired[list[Status]]
    search: NotRequired[str]
    appliedAfter: NotRequired[str]
    appliedBefore: NotRequired[str]
    closesAfter: NotRequired[str]
    closesBefore: NotRequired[str]
    deadlineAfter: NotRequired[str]
    deadlineBefore: NotRequired[str]
    sort: NotRequired[Literal["applied_at_desc", "applied_at_asc", "updated_at_desc", "company_asc", "title_asc"]]
    limit: NotRequired[int]
    cursor: NotRequired[str]

ApplicationsListOutput: TypeAlias = "ApplicationPage"

class ApplicationsCreateInput(TypedDict):
    boardId: str
    status: NotRequired[Status]
    position: NotRequired[Position]
    job: NewJob
    company: CompanyPatch
    applicationDate: NotRequired[str | None]
    closingDate: NotRequired[str | None]
    offerDeadline: NotRequired[str | None]
    applicationLink: NotRequired[str | None]
    source: NotRequired[str | None]
    notes: NotRequired[str | None]
    resumeId: NotRequired[str | None]

ApplicationsCreateOutput: TypeAlias = "Application"

class ApplicationsGetInput(TypedDict):
    applicationId: str

ApplicationsGetOutput: TypeAlias = "Application"

class ApplicationsUpdateInput(TypedDict):
    applicationId: str
    status: NotRequired[Status]
    job: NotRequired[JobPatch]
    company: NotRequired[CompanyPatch]
    applicationDate: NotRequired[str | None]
    closingDate: NotRequired[str | None]
    offerDeadline: NotRequired[str | None]
    applicationLink: NotRequired[str | None]
    source: NotRequired[str | None]
    notes: NotRequired[str | None]
    resumeId: NotRequired[str | None]

ApplicationsUpdateOutput: TypeAlias = "Application"

class ApplicationsDeleteInput(TypedDict):
    applicationId: str

ApplicationsDeleteOutput: TypeAlias = "Deleted"

class ApplicationsAppendNoteInput(TypedDict):
    applicationId: str
    note: str

ApplicationsAppendNoteOutput: TypeAlias = "Application"

class ApplicationsMoveInput(TypedDict):
    applicationId: str
    status: Status
    position: NotRequired[Position]

class ApplicationsMoveOutput(TypedDict):
    application: Application
    board: BoardColumns
    previousStatus: Status

class ApplicationsBulkMoveInput(TypedDict):
    boardId: str
    applicationIds: list[str]
    status: Status

class ApplicationsBulkMoveOutput(TypedDict):
    board: BoardColumns
    movedCount: int

class ApplicationsAttachResumeInput(TypedDict):
    applicationId: str
    resumeId: str

class ApplicationsAttachResumeOutput(TypedDict):
    applicationId: str
    resumeId: str

class ApplicationsDetachResumeInput(TypedDict):
    applicationId: str

ApplicationsDetachResumeOutput: TypeAlias = "Deleted"

class ApplicationsGetStatusHistoryInput(TypedDict):
    applicationId: str

ApplicationsGetStatusHistoryOutput: TypeAlias = "StatusHistory"

class ApplicationsBulkChangeInput(TypedDict):
    applicationIds: list[str]
    status: Status
    dryRun: NotRequired[bool]

ApplicationsBulkChangeOutput: TypeAlias = "BulkChange"

class ApplicationsUndoInput(TypedDict):
    undoToken: str

class ApplicationsUndoOutput(TypedDict):
    restored: list[ApplicationsUndoOutputRestoredItem]

class ApplicationsUndoOutputRestoredItem(TypedDict):
    applicationId: str
    status: Status

class CompaniesListInput(TypedDict):
    search: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class CompaniesListOutput(TypedDict):
    data: list[Company]
    hasMore: bool
    nextCursor: str | None

class CompaniesCreateInput(TypedDict):
    name: str
    industry: NotRequired[Industry]
    size: NotRequired[CompanySize | None]
    type: NotRequired[CompanyType | None]
    website: NotRequired[str | None]
    socialLink: NotRequired[str | None]
    notes: NotRequired[str | None]

CompaniesCreateOutput: TypeAlias = "Company"

class CompaniesListActiveWithJobsInput(TypedDict):
    limit: NotRequired[int]
    cursor: NotRequired[str]

class CompaniesListActiveWithJobsOutput(TypedDict):
    data: list[CompanyWithJobs]
    hasMore: bool
    nextCursor: str | None

class CompaniesGetInput(TypedDict):
    companyId: str

CompaniesGetOutput: TypeAlias = "Company"

class CompaniesUpdateInput(TypedDict):
    companyId: str
    name: NotRequired[str]
    industry: NotRequired[Industry]
    size: NotRequired[CompanySize | None]
    type: NotRequired[CompanyType | None]
    website: NotRequired[str | None]
    socialLink: NotRequired[str | None]
    notes: NotRequired[str | None]

CompaniesUpdateOutput: TypeAlias = "Company"

class CompaniesDeleteInput(TypedDict):
    companyId: str

CompaniesDeleteOutput: TypeAlias = "Deleted"

class InterviewsListInput(TypedDict):
    applicationId: NotRequired[str]
    from_: NotRequired[str]
    to: NotRequired[str]
    outcome: NotRequired[InterviewOutcome]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class InterviewsListOutput(TypedDict):
    data: list[ListedInterview]
    hasMore: bool
    nextCursor: str | None

class InterviewsGetInput(TypedDict):
    interviewId: str

InterviewsGetOutput: TypeAlias = "Interview"

class InterviewsUpdateInput(TypedDict):
    interviewId: str
    scheduledAt: NotRequired[str]
    type: NotRequired[InterviewType]
    durationMinutes: NotRequired[int]
    timeZone: NotRequired[str]
    location: NotRequired[str | None]
    meetingUrl: NotRequired[str | None]
    interviewers: NotRequired[list[str]]
    notes: NotRequired[str | None]
    outcome: NotRequired[InterviewOutcome]
    feedback: NotRequired[str | None]

InterviewsUpdateOutput: TypeAlias = "Interview"

class InterviewsDeleteInput(TypedDict):
    interviewId: str

InterviewsDeleteOutput: TypeAlias = "Deleted"

class InterviewsCreateInput(TypedDict):
    applicationId: str
    scheduledAt: str
    type: NotRequired[InterviewType]
    durationMinutes: NotRequired[int]
    timeZone: NotRequired[str]
    location: NotRequired[str | None]
    meetingUrl: NotRequired[str | None]
    interviewers: NotRequired[list[str]]
    notes: NotRequired[str | None]
    outcome: NotRequired[InterviewOutcome]
    feedback: NotRequired[str | None]

InterviewsCreateOutput: TypeAlias = "Interview"

class ContactsListInput(TypedDict):
    search: NotRequired[str]
    companyId: NotRequired[str]
    followUp: NotRequired[bool]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class ContactsListOutput(TypedDict):
    data: list[Contact]
    hasMore: bool
    nextCursor: str | None

class ContactsCreateInput(TypedDict):
    name: str
    title: NotRequired[str | None]
    companyId: NotRequired[str | None]
    email: NotRequired[str | None]
    phone: NotRequired[str | None]
    socialLink: NotRequired[str | None]
    notes: NotRequired[str | None]
    applicationIds: NotRequired[list[str]]
    followUp: NotRequired[bool]

ContactsCreateOutput: TypeAlias = "Contact"

class ContactsListLinkableApplicationsInput(TypedDict):
    search: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class ContactsListLinkableApplicationsOutput(TypedDict):
    data: list[LinkableApplication]
    hasMore: bool
    nextCursor: str | None

class ContactsGetInput(TypedDict):
    contactId: str

ContactsGetOutput: TypeAlias = "Contact"

class ContactsUpdateInput(TypedDict):
    contactId: str
    name: NotRequired[str]
    title: NotRequired[str | None]
    companyId: NotRequired[str | None]
    email: NotRequired[str | None]
    phone: NotRequired[str | None]
    socialLink: NotRequired[str | None]
    notes: NotRequired[str | None]
    applicationIds: NotRequired[list[str]]
    followUp: NotRequired[bool]
    keepInTouchDays: NotRequired[int | None]

ContactsUpdateOutput: TypeAlias = "Contact"

class ContactsDeleteInput(TypedDict):
    contactId: str

ContactsDeleteOutput: TypeAlias = "Deleted"

class InteractionsListInput(TypedDict):
    contactId: NotRequired[str]
    type: NotRequired[InteractionType]
    from_: NotRequired[str]
    to: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class InteractionsListOutput(TypedDict):
    data: list[Interaction]
    hasMore: bool
    nextCursor: str | None

class InteractionsGetInput(TypedDict):
    interactionId: str

InteractionsGetOutput: TypeAlias = "Interaction"

class InteractionsUpdateInput(TypedDict):
    interactionId: str
    type: NotRequired[InteractionType]
    interactionTime: NotRequired[str]
    notes: NotRequired[str | None]

InteractionsUpdateOutput: TypeAlias = "Interaction"

class InteractionsDeleteInput(TypedDict):
    interactionId: str

InteractionsDeleteOutput: TypeAlias = "Deleted"

class InteractionsCreateInput(TypedDict):
    contactId: str
    type: InteractionType
    interactionTime: str
    notes: NotRequired[str | None]

InteractionsCreateOutput: TypeAlias = "Interaction"

class InboundEmailsListInput(TypedDict):
    state: NotRequired[InboundEmailState]
    kind: NotRequired[InboundEmailKind]
    applicationId: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class InboundEmailsListOutput(TypedDict):
    data: list[InboundEmail]
    hasMore: bool
    nextCursor: str | None

class InboundEmailsCreateInput(TypedDict):
    raw: str

InboundEmailsCreateOutput: TypeAlias = "InboundEmail"

class InboundEmailsGetInput(TypedDict):
    inboundEmailId: str

InboundEmailsGetOutput: TypeAlias = "InboundEmailWithBody"

class InboundEmailsDeleteInput(TypedDict):
    inboundEmailId: str

InboundEmailsDeleteOutput: TypeAlias = "Deleted"

class InboundEmailsAcceptInput(TypedDict):
    inboundEmailId: str
    applicationId: NotRequired[str]

InboundEmailsAcceptOutput: TypeAlias = "InboundEmail"

class InboundEmailsUndoInput(TypedDict):
    inboundEmailId: str

InboundEmailsUndoOutput: TypeAlias = "InboundEmail"

class InboundEmailsDismissInput(TypedDict):
    inboundEmailId: str
    reason: Literal["not_this_card", "ignore_sender", "done"]

InboundEmailsDismissOutput: TypeAlias = "InboundEmail"

class PeopleGetOverviewInput(TypedDict):
    pass

PeopleGetOverviewOutput: TypeAlias = "PeopleOverview"

class PeopleGetAnalyticsInput(TypedDict):
    range: NotRequired[AnalyticsRange]

PeopleGetAnalyticsOutput: TypeAlias = "PeopleAnalytics"

class TasksListInput(TypedDict):
    isDone: NotRequired[bool]
    applicationId: NotRequired[str]
    contactId: NotRequired[str]
    dueFrom: NotRequired[str]
    dueTo: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class TasksListOutput(TypedDict):
    data: list[Task]
    hasMore: bool
    nextCursor: str | None

class TasksCreateInput(TypedDict):
    text: str
    due: NotRequired[str | None]
    timeZone: NotRequired[str]
    repeat: NotRequired[TaskRepeat | None]
    applicationId: NotRequired[str | None]
    contactId: NotRequired[str | None]

TasksCreateOutput: TypeAlias = "Task"

class TasksGetInput(TypedDict):
    taskId: str

TasksGetOutput: TypeAlias = "Task"

class TasksUpdateInput(TypedDict):
    taskId: str
    text: NotRequired[str]
    due: NotRequired[str | None]
    timeZone: NotRequired[str]
    repeat: NotRequired[TaskRepeat | None]
    applicationId: NotRequired[str | None]
    contactId: NotRequired[str | None]

TasksUpdateOutput: TypeAlias = "Task"

class TasksDeleteInput(TypedDict):
    taskId: str

TasksDeleteOutput: TypeAlias = "Deleted"

class TasksCreateManyInput(TypedDict):
    tasks: list[TasksCreateManyInputTasksItem]
    timeZone: NotRequired[str]

class TasksCreateManyInputTasksItem(TypedDict):
    text: str
    due: NotRequired[str | None]
    repeat: NotRequired[TaskRepeat | None]
    applicationId: NotRequired[str | None]
    contactId: NotRequired[str | None]

class TasksCreateManyOutput(TypedDict):
    ids: list[str]

class TasksCompleteInput(TypedDict):
    taskId: str

class TasksCompleteOutput(TypedDict):
    task: Task
    next: Task | None

class TasksReopenInput(TypedDict):
    taskId: str

TasksReopenOutput: TypeAlias = "Task"

class TasksListSuggestionsInput(TypedDict):
    pass

class TasksListSuggestionsOutput(TypedDict):
    data: list[Suggestion]

class TasksSettleSuggestionInput(TypedDict):
    id: str
    occasion: str
    until: NotRequired[str | None]

class TasksSettleSuggestionOutput(TypedDict):
    pass

class TasksListSuggestionRulesInput(TypedDict):
    pass

class TasksListSuggestionRulesOutput(TypedDict):
    data: list[SuggestionRule]

class TasksUpdateSuggestionRuleInput(TypedDict):
    rule: Literal["follow_up", "reply", "reply_again", "thanks", "offer_deadline", "posting_closes", "keep_in_touch"]
    isOn: NotRequired[bool]
    days: NotRequired[int | None]

TasksUpdateSuggestionRuleOutput: TypeAlias = "SuggestionRule"

class ResumesListInput(TypedDict):
    limit: NotRequired[int]
    cursor: NotRequired[str]

class ResumesListOutput(TypedDict):
    data: list[Resume]
    hasMore: bool
    nextCursor: str | None

class ResumesCreateInput(TypedDict):
    name: str
    file: FileContent

ResumesCreateOutput: TypeAlias = "Resume"

class ResumesGetInput(TypedDict):
    resumeId: str

ResumesGetOutput: TypeAlias = "ResumeWithDownload"

class ResumesDeleteInput(TypedDict):
    resumeId: str

ResumesDeleteOutput: TypeAlias = "Deleted"

class ResumesGetTextInput(TypedDict):
    resumeId: str

ResumesGetTextOutput: TypeAlias = "ResumeText"

class ProfileGetInput(TypedDict):
    pass

ProfileGetOutput: TypeAlias = "Profile"

class ProfileUpdateInput(TypedDict):
    name: NotRequired[str | None]
    email: NotRequired[str | None]
    phone: NotRequired[str | None]
    location: NotRequired[str | None]
    links: NotRequired[list[ProfileUpdateInputLinksItem]]
    headline: NotRequired[str | None]
    summary: NotRequired[str | None]
    workAuthorization: NotRequired[str | None]
    salaryWish: NotRequired[str | None]
    noticePeriod: NotRequired[str | None]
    education: NotRequired[list[ProfileUpdateInputEducationItem]]
    experience: NotRequired[list[ProfileUpdateInputExperienceItem]]
    skills: NotRequired[list[str]]
    customAnswers: NotRequired[list[ProfileUpdateInputCustomAnswersItem]]

class ProfileUpdateInputLinksItem(TypedDict):
    label: str
    url: str | None

class ProfileUpdateInputEducationItem(TypedDict):
    school: str
    degree: NotRequired[str | None]
    field: NotRequired[str | None]
    start: NotRequired[str | None]
    end: NotRequired[str | None]
    description: NotRequired[str | None]

class ProfileUpdateInputExperienceItem(TypedDict):
    company: str
    title: str
    location: NotRequired[str | None]
    start: NotRequired[str | None]
    end: NotRequired[str | None]
    description: NotRequired[str | None]

class ProfileUpdateInputCustomAnswersItem(TypedDict):
    question: str
    answer: NotRequired[str | None]

ProfileUpdateOutput: TypeAlias = "Profile"

class InsightsGetInput(TypedDict):
    boardId: str
    since: NotRequired[str]
    until: NotRequired[str]

InsightsGetOutput: TypeAlias = "BoardInsights"

class TableGetInput(TypedDict):
    boardId: str
    limit: NotRequired[int]
    cursor: NotRequired[str]

class TableGetOutput(TypedDict):
    columns: list[TableColumn]
    data: list[SpreadsheetRow]
    hasMore: bool
    nextCursor: str | None

class TableApplyEditsInput(TypedDict):
    boardId: str
    edits: list[TableApplyEditsInputEditsItem]

class TableApplyEditsInputEditsItem(TypedDict):
    applicationId: str
    column: ColumnKey
    value: Cell

class TableApplyEditsOutput(TypedDict):
    data: list[SpreadsheetRow]

class TableGetViewSettingsInput(TypedDict):
    boardId: str

TableGetViewSettingsOutput: TypeAlias = "TableViewSettings"

class TableReplaceViewSettingsInput(TypedDict):
    boardId: str
    columns: NotRequired[list[ColumnView]]
    hiddenStatuses: NotRequired[list[Status]]
    sorts: NotRequired[list[SortKey]]
    timeFilter: NotRequired[TimeFilter]
    autoRetire: NotRequired[TableReplaceViewSettingsInputAutoRetire]

class TableReplaceViewSettingsInputAutoRetire(TypedDict):
    """Moves stale cards automatically."""

    enabled: NotRequired[bool]
    timeframe: NotRequired[AutoRetireTimeframe]
    status: NotRequired[AutoRetireStatus]

TableReplaceViewSettingsOutput: TypeAlias = "TableViewSettings"

class ExportsGetInput(TypedDict):
    boardId: str
    format: NotRequired[ExportFormat]

ExportsGetOutput: TypeAlias = "BoardExport"

class ImportsCreateInput(TypedDict):
    boardId: str
    rows: list[ImportRow]
    onDuplicate: NotRequired[Literal["skip", "create", "update"]]
    dryRun: NotRequired[bool]

class ImportsCreateOutput(TypedDict):
    dryRun: bool
    counts: ImportsCreateOutputCounts
    rows: list[ImportVerdict]

class ImportsCreateOutputCounts(TypedDict):
    created: int
    updated: int
    duplicate: int
    failed: int

class SharesListInput(TypedDict):
    limit: NotRequired[int]
    cursor: NotRequired[str]

class SharesListOutput(TypedDict):
    data: list[Share]
    hasMore: bool
    nextCursor: str | None

class SharesCreateInput(TypedDict):
    boardId: str
    organizationSlug: str

SharesCreateOutput: TypeAlias = "Share"

class SharesDeleteInput(TypedDict):
    shareId: str

SharesDeleteOutput: TypeAlias = "Deleted"

class CoachNotesListInput(TypedDict):
    applicationId: str
    limit: NotRequired[int]
    cursor: NotRequired[str]

class CoachNotesListOutput(TypedDict):
    data: list[CoachNote]
    hasMore: bool
    nextCursor: str | None

class CoachNotesCreateInput(TypedDict):
    applicationId: str
    body: str
    organizationSlug: NotRequired[str]

CoachNotesCreateOutput: TypeAlias = "CoachNote"

class CoachNotesUpdateInput(TypedDict):
    organizationSlug: str
    noteId: str
    body: str

CoachNotesUpdateOutput: TypeAlias = "CoachNote"

class CoachNotesDeleteInput(TypedDict):
    organizationSlug: str
    noteId: str

CoachNotesDeleteOutput: TypeAlias = "Deleted"

class OrganizationsListInput(TypedDict):
    limit: NotRequired[int]
    cursor: NotRequired[str]

class OrganizationsListOutput(TypedDict):
    data: list[Organization]
    hasMore: bool
    nextCursor: str | None

class OrganizationsCreateInput(TypedDict):
    name: str
    type: OrganizationType
    website: NotRequired[str | None]

OrganizationsCreateOutput: TypeAlias = "Organization"

class OrganizationsGetInput(TypedDict):
    organizationSlug: str

OrganizationsGetOutput: TypeAlias = "Organization"

class OrganizationsUpdateInput(TypedDict):
    organizationSlug: str
    name: NotRequired[str]
    type: NotRequired[OrganizationType]
    website: NotRequired[str | None]

OrganizationsUpdateOutput: TypeAlias = "Organization"

class OrganizationsDeleteInput(TypedDict):
    organizationSlug: str

OrganizationsDeleteOutput: TypeAlias = "Deleted"

class CohortsListInput(TypedDict):
    organizationSlug: str
    archived: NotRequired[bool]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class CohortsListOutput(TypedDict):
    data: list[Cohort]
    hasMore: bool
    nextCursor: str | None

class CohortsCreateInput(TypedDict):
    organizationSlug: str
    name: str

CohortsCreateOutput: TypeAlias = "Cohort"

class CohortsUpdateInput(TypedDict):
    organizationSlug: str
    cohortId: str
    name: NotRequired[str]
    archived: NotRequired[bool]

CohortsUpdateOutput: TypeAlias = "Cohort"

class CohortsDeleteInput(TypedDict):
    organizationSlug: str
    cohortId: str

CohortsDeleteOutput: TypeAlias = "Deleted"

class CohortMembershipsListInput(TypedDict):
    organizationSlug: str
    cohortId: NotRequired[str]
    applicantEmail: NotRequired[str]
    open: NotRequired[bool]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class CohortMembershipsListOutput(TypedDict):
    data: list[CohortMembership]
    hasMore: bool
    nextCursor: str | None

class CohortMembershipsCreateInput(TypedDict):
    organizationSlug: str
    cohortId: str
    applicantEmail: str
    joinedAt: NotRequired[str]
    note: NotRequired[str | None]

CohortMembershipsCreateOutput: TypeAlias = "CohortMembership"

class CohortMembershipsEndInput(TypedDict):
    organizationSlug: str
    membershipId: str
    departureReason: DepartureReason
    note: NotRequired[str | None]

CohortMembershipsEndOutput: TypeAlias = "CohortMembership"

class CohortMembershipsCorrectInput(TypedDict):
    organizationSlug: str
    membershipIds: list[str]
    joinedAt: NotRequired[str]
    leftAt: NotRequired[str | None]
    departureReason: NotRequired[DepartureReason]
    note: NotRequired[str | None]
    enteredByMistake: NotRequired[Literal[True]]

class CohortMembershipsCorrectOutput(TypedDict):
    changed: int
    changeId: str | None
    undoUntil: str | None

class CohortMembershipsUndoInput(TypedDict):
    organizationSlug: str
    changeId: str

class CohortMembershipsUndoOutput(TypedDict):
    changed: int

class CaseloadListInput(TypedDict):
    organizationSlug: str
    coachId: NotRequired[str]
    applicantEmail: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class CaseloadListOutput(TypedDict):
    data: list[CoachAssignment]
    hasMore: bool
    nextCursor: str | None

class CaseloadListCoachesInput(TypedDict):
    organizationSlug: str
    limit: NotRequired[int]
    cursor: NotRequired[str]

class CaseloadListCoachesOutput(TypedDict):
    data: list[CoachLoad]
    hasMore: bool
    nextCursor: str | None

class CaseloadAssignInput(TypedDict):
    organizationSlug: str
    coachId: str
    applicantEmails: list[str]
    lead: NotRequired[bool]

class CaseloadAssignOutput(TypedDict):
    data: list[CoachAssignmentVerdict]

class CaseloadUnassignInput(TypedDict):
    organizationSlug: str
    coachId: str
    applicantEmails: list[str]

class CaseloadUnassignOutput(TypedDict):
    data: list[CoachUnassignmentVerdict]

class OutcomesListInput(TypedDict):
    organizationSlug: str
    applicantEmail: NotRequired[str]
    kind: NotRequired[OutcomeKind]
    isContested: NotRequired[bool]
    limit: NotRequired[int]
    cursor: NotRequired[str]

OutcomesListOutput: TypeAlias = "OutcomePage"

class OutcomesRecordInput(TypedDict):
    organizationSlug: str
    applicantEmail: str
    kind: OutcomeKind
    happenedOn: str
    source: OutcomeSource
    employer: NotRequired[str | None]
    title: NotRequired[str | None]
    inField: NotRequired[bool | None]
    basePay: NotRequired[OutcomePay | None]
    startsOn: NotRequired[str | None]
    place: NotRequired[str | None]
    evidence: NotRequired[str | None]
    isOwnHire: NotRequired[bool]
    isFullTimeTerm: NotRequired[bool]
    applicationId: NotRequired[str | None]

OutcomesRecordOutput: TypeAlias = "OutcomeWithHistory"

class OutcomesListOwnInput(TypedDict):
    organizationSlug: str
    limit: NotRequired[int]
    cursor: NotRequired[str]

OutcomesListOwnOutput: TypeAlias = "OutcomePage"

class OutcomesGetInput(TypedDict):
    organizationSlug: str
    outcomeId: str

OutcomesGetOutput: TypeAlias = "OutcomeWithHistory"

class OutcomesCorrectInput(TypedDict):
    organizationSlug: str
    outcomeId: str
    kind: NotRequired[OutcomeKind]
    happenedOn: NotRequired[str]
    source: NotRequired[OutcomeSource]
    employer: NotRequired[str | None]
    title: NotRequired[str | None]
    inField: NotRequired[bool | None]
    basePay: NotRequired[OutcomePay | None]
    startsOn: NotRequired[str | None]
    place: NotRequired[str | None]
    evidence: NotRequired[str | None]
    isOwnHire: NotRequired[bool]
    isFullTimeTerm: NotRequired[bool]
    enteredByMistake: NotRequired[bool]

OutcomesCorrectOutput: TypeAlias = "OutcomeWithHistory"

class OutcomesContestInput(TypedDict):
    organizationSlug: str
    outcomeId: str
    reason: str | None

OutcomesContestOutput: TypeAlias = "OutcomeWithHistory"

class OutcomesListProposalsInput(TypedDict):
    organizationSlug: str
    applicantEmail: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class OutcomesListProposalsOutput(TypedDict):
    data: list[OutcomeProposal]
    hasMore: bool
    nextCursor: str | None

class OutcomesStateIntentInput(TypedDict):
    organizationSlug: str
    membershipId: str
    intent: OutcomeIntent

class OutcomesStateIntentOutput(TypedDict):
    membershipId: str
    intent: OutcomeIntent

class OutcomesReportInput(TypedDict):
    organizationSlug: str
    standard: NotRequired[OutcomeStandard]
    cohortId: NotRequired[str]
    since: NotRequired[str]
    until: NotRequired[str]
    hideBelow: NotRequired[int]

OutcomesReportOutput: TypeAlias = "OutcomeReport"

class OutcomesListPeopleInput(TypedDict):
    organizationSlug: str
    standard: NotRequired[OutcomeStandard]
    cohortId: NotRequired[str]
    since: NotRequired[str]
    until: NotRequired[str]
    figures: NotRequired[list[OutcomeFigure]]
    isContested: NotRequired[bool]
    payCurrency: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class OutcomesListPeopleOutput(TypedDict):
    data: list[JudgedPerson]
    hasMore: bool
    nextCursor: str | None

class OutcomesExportInput(TypedDict):
    organizationSlug: str
    standard: NotRequired[OutcomeStandard]
    cohortId: NotRequired[str]
    since: NotRequired[str]
    until: NotRequired[str]
    layout: NotRequired[Literal["all", "uconnect", "twelve_twenty", "handshake"]]
    format: NotRequired[ExportFormat]

OutcomesExportOutput: TypeAlias = "OutcomeExport"

class ContactLogListInput(TypedDict):
    organizationSlug: str
    applicantEmail: NotRequired[str]
    cohortId: NotRequired[str]
    coachId: NotRequired[str]
    kind: NotRequired[ContactKind]
    topic: NotRequired[ContactTopic]
    since: NotRequired[str]
    until: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

ContactLogListOutput: TypeAlias = "ContactLogPage"

class ContactLogCreateInput(TypedDict):
    organizationSlug: str
    applicantEmail: str
    kind: ContactKind
    topic: ContactTopic
    happenedAt: NotRequired[str]
    minutes: NotRequired[int | None]
    summary: NotRequired[str | None]
    nextStep: NotRequired[str | None]

ContactLogCreateOutput: TypeAlias = "ContactLogEntry"

class ContactLogListOwnInput(TypedDict):
    organizationSlug: str
    limit: NotRequired[int]
    cursor: NotRequired[str]

ContactLogListOwnOutput: TypeAlias = "ContactLogPage"

class ContactLogGetInput(TypedDict):
    organizationSlug: str
    contactLogEntryId: str

ContactLogGetOutput: TypeAlias = "ContactLogEntry"

class ContactLogUpdateInput(TypedDict):
    organizationSlug: str
    contactLogEntryId: str
    kind: NotRequired[ContactKind]
    topic: NotRequired[ContactTopic]
    happenedAt: NotRequired[str]
    minutes: NotRequired[int | None]
    summary: NotRequired[str | None]
    nextStep: NotRequired[str | None]

ContactLogUpdateOutput: TypeAlias = "ContactLogEntry"

class ContactLogDeleteInput(TypedDict):
    organizationSlug: str
    contactLogEntryId: str

ContactLogDeleteOutput: TypeAlias = "Deleted"

class ContactLogReportInput(TypedDict):
    organizationSlug: str
    applicantEmail: NotRequired[str]
    cohortId: NotRequired[str]
    coachId: NotRequired[str]
    kind: NotRequired[ContactKind]
    topic: NotRequired[ContactTopic]
    since: NotRequired[str]
    until: NotRequired[str]

ContactLogReportOutput: TypeAlias = "ContactReport"

class ContactLogExportInput(TypedDict):
    organizationSlug: str
    applicantEmail: NotRequired[str]
    cohortId: NotRequired[str]
    coachId: NotRequired[str]
    kind: NotRequired[ContactKind]
    topic: NotRequired[ContactTopic]
    since: NotRequired[str]
    until: NotRequired[str]
    totalsBy: NotRequired[Literal["kind", "topic", "coach", "cohort", "month"]]
    format: NotRequired[ExportFormat]

ContactLogExportOutput: TypeAlias = "ContactLogExport"

class MessagesListInput(TypedDict):
    organizationSlug: str
    applicantEmail: NotRequired[str]
    applicationId: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class MessagesListOutput(TypedDict):
    data: list[Message]
    hasMore: bool
    nextCursor: str | None

class MessagesSendInput(TypedDict):
    organizationSlug: str
    applicantEmail: NotRequired[str]
    applicationId: NotRequired[str]
    body: str

MessagesSendOutput: TypeAlias = "Message"

class MessagesListThreadsInput(TypedDict):
    organizationSlug: str
    isUnread: NotRequired[bool]
    isMine: NotRequired[bool]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class MessagesListThreadsOutput(TypedDict):
    data: list[MessageThread]
    hasMore: bool
    nextCursor: str | None

class MessagesListBatchesInput(TypedDict):
    organizationSlug: str
    limit: NotRequired[int]
    cursor: NotRequired[str]

class MessagesListBatchesOutput(TypedDict):
    data: list[MessageBatch]
    hasMore: bool
    nextCursor: str | None

class MessagesSendManyInput(TypedDict):
    organizationSlug: str
    applicantEmails: list[str]
    body: str
    dryRun: NotRequired[bool]
    batchId: NotRequired[str]

MessagesSendManyOutput: TypeAlias = "SentMessages"

class MessagesMarkReadInput(TypedDict):
    organizationSlug: str
    applicantEmail: NotRequired[str]
    until: str

class MessagesMarkReadOutput(TypedDict):
    unread: int

class AssignedTasksListInput(TypedDict):
    organizationSlug: str
    applicantEmail: NotRequired[str]
    cohortId: NotRequired[str]
    state: NotRequired[Literal["open", "done", "confirmed"]]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class AssignedTasksListOutput(TypedDict):
    data: list[AssignedTask]
    hasMore: bool
    nextCursor: str | None

class AssignedTasksCreateInput(TypedDict):
    organizationSlug: str
    text: str
    dueOn: NotRequired[str | None]
    targetApplications: NotRequired[int | None]
    targetInterviews: NotRequired[int | None]
    isWeekly: NotRequired[bool]
    applicantEmails: NotRequired[list[str]]
    cohortId: NotRequired[str]

class AssignedTasksCreateOutput(TypedDict):
    data: list[AssignedTaskVerdict]

class AssignedTasksGetInput(TypedDict):
    organizationSlug: str
    assignedTaskId: str

AssignedTasksGetOutput: TypeAlias = "AssignedTask"

class AssignedTasksDeleteInput(TypedDict):
    organizationSlug: str
    assignedTaskId: str

AssignedTasksDeleteOutput: TypeAlias = "Deleted"

class AssignedTasksSetDoneInput(TypedDict):
    organizationSlug: str
    assignedTaskId: str
    isDone: bool

AssignedTasksSetDoneOutput: TypeAlias = "AssignedTask"

class AssignedTasksConfirmInput(TypedDict):
    organizationSlug: str
    assignedTaskId: str
    isConfirmed: bool

AssignedTasksConfirmOutput: TypeAlias = "AssignedTask"

class AppointmentsGetPageInput(TypedDict):
    organizationSlug: str

class AppointmentsGetPageOutput(TypedDict):
    page: BookingPage | None

class AppointmentsSetPageInput(TypedDict):
    organizationSlug: str
    isOn: bool
    link: NotRequired[str | None]
    hours: list[BookingRange]
    daysOff: NotRequired[list[str]]
    timeZone: str
    minutes: int
    bufferMinutes: int
    noticeHours: int
    aheadDays: int
    capacity: int
    dailyMost: NotRequired[int | None]
    place: NotRequired[str | None]
    meetingUrl: NotRequired[str | None]

class AppointmentsSetPageOutput(TypedDict):
    page: BookingPage

class AppointmentsListCoachesInput(TypedDict):
    organizationSlug: str

class AppointmentsListCoachesOutput(TypedDict):
    data: list[BookableCoach]

class AppointmentsListSlotsInput(TypedDict):
    organizationSlug: str
    coachId: str
    appointmentId: NotRequired[str]
    after: NotRequired[str]

class AppointmentsListSlotsOutput(TypedDict):
    data: list[FreeSlot]
    next: str | None

class AppointmentsListInput(TypedDict):
    organizationSlug: str
    applicantEmail: NotRequired[str]
    when: NotRequired[Literal["upcoming", "past"]]
    limit: NotRequired[int]
    cursor: NotRequired[str]

AppointmentsListOutput: TypeAlias = "AppointmentPage"

class AppointmentsBookInput(TypedDict):
    organizationSlug: str
    coachId: str
    applicantEmail: NotRequired[str]
    startsAt: str
    topic: NotRequired[str | None]

AppointmentsBookOutput: TypeAlias = "Appointment"

class AppointmentsGetInput(TypedDict):
    organizationSlug: str
    appointmentId: str

AppointmentsGetOutput: TypeAlias = "Appointment"

class AppointmentsMoveInput(TypedDict):
    organizationSlug: str
    appointmentId: str
    startsAt: str

AppointmentsMoveOutput: TypeAlias = "Appointment"

class AppointmentsCancelInput(TypedDict):
    organizationSlug: str
    appointmentId: str
    reason: NotRequired[str | None]

AppointmentsCancelOutput: TypeAlias = "Appointment"

class RosterListInput(TypedDict):
    organizationSlug: str
    cohortId: NotRequired[str]
    coachId: NotRequired[str]
    fields: NotRequired[list[str]]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class RosterListOutput(TypedDict):
    data: list[RosterRow]
    hasMore: bool
    nextCursor: str | None

class RosterSearchInput(TypedDict):
    organizationSlug: str
    attention: NotRequired[list[Literal["no_share", "no_activity_14_days", "no_applications_7_days", "interview_without_feedback"]]]
    cohortId: NotRequired[str]
    coachId: NotRequired[str]
    fields: NotRequired[list[str]]
    state: NotRequired[Literal["searching", "accepted_not_recorded", "placed", "left"]]
    search: NotRequired[str]
    limit: NotRequired[int]

RosterSearchOutput: TypeAlias = "FoundApplicants"

class RosterHandleInput(TypedDict):
    organizationSlug: str
    applicantEmails: list[str]
    as_: Literal["contacted", "snoozed"] | None
    until: NotRequired[str]

RosterHandleOutput: TypeAlias = "HandledApplicants"

class RosterExportInput(TypedDict):
    organizationSlug: str
    cohortId: NotRequired[str]
    coachId: NotRequired[str]
    fields: NotRequired[list[str]]
    format: NotRequired[ExportFormat]

RosterExportOutput: TypeAlias = "RosterExport"

class RosterRecordsListInput(TypedDict):
    organizationSlug: str
    search: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class RosterRecordsListOutput(TypedDict):
    data: list[RosterRecord]
    hasMore: bool
    nextCursor: str | None

class RosterRecordsUpdateInput(TypedDict):
    organizationSlug: str
    applicantEmail: str
    studentId: NotRequired[str | None]
    firstName: NotRequired[str | None]
    lastName: NotRequired[str | None]
    fields: NotRequired[dict[str, str | None]]

RosterRecordsUpdateOutput: TypeAlias = "RosterRecord"

class RosterRecordsListFieldsInput(TypedDict):
    organizationSlug: str

class RosterRecordsListFieldsOutput(TypedDict):
    data: list[ApplicantField]

class RosterRecordsCreateFieldInput(TypedDict):
    organizationSlug: str
    name: str
    kind: Literal["text", "choice", "date"]
    options: NotRequired[list[str]]

RosterRecordsCreateFieldOutput: TypeAlias = "ApplicantField"

class RosterRecordsDeleteFieldInput(TypedDict):
    organizationSlug: str
    fieldId: str

RosterRecordsDeleteFieldOutput: TypeAlias = "Deleted"

class RosterSyncsListInput(TypedDict):
    organizationSlug: str
    limit: NotRequired[int]
    cursor: NotRequired[str]

class RosterSyncsListOutput(TypedDict):
    data: list[PastRosterSync]
    hasMore: bool
    nextCursor: str | None

class RosterSyncsCreateInput(TypedDict):
    organizationSlug: str
    rows: NotRequired[list[dict[str, str | float | bool | None]]]
    csv: NotRequired[str]
    dryRun: NotRequired[bool]

RosterSyncsCreateOutput: TypeAlias = "RosterSync"

class RosterSyncsUndoInput(TypedDict):
    organizationSlug: str
    syncId: str

RosterSyncsUndoOutput: TypeAlias = "UndoneSync"

class OrganizationInsightsGetInput(TypedDict):
    organizationSlug: str

OrganizationInsightsGetOutput: TypeAlias = "OrganizationInsights"

class AuditEventsListInput(TypedDict):
    organizationSlug: str
    limit: NotRequired[int]
    cursor: NotRequired[str]

class AuditEventsListOutput(TypedDict):
    data: list[AuditEvent]
    hasMore: bool
    nextCursor: str | None

class MembersListInput(TypedDict):
    organizationSlug: str
    who: NotRequired[Literal["staff", "applicants"]]
    search: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class MembersListOutput(TypedDict):
    data: list[Member]
    hasMore: bool
    nextCursor: str | None

class MembersUpdateRoleInput(TypedDict):
    organizationSlug: str
    memberId: str
    role: Role
    successorId: NotRequired[str]

MembersUpdateRoleOutput: TypeAlias = "Member"

class MembersRemoveInput(TypedDict):
    organizationSlug: str
    memberId: str
    successorId: NotRequired[str]

MembersRemoveOutput: TypeAlias = "Deleted"

class MembersLeaveInput(TypedDict):
    organizationSlug: str

MembersLeaveOutput: TypeAlias = "Deleted"

class OrganizationInvitationsListInput(TypedDict):
    organizationSlug: str
    status: NotRequired[list[InvitationStatus]]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class OrganizationInvitationsListOutput(TypedDict):
    data: list[OrganizationInvitation]
    hasMore: bool
    nextCursor: str | None

class OrganizationInvitationsCreateInput(TypedDict):
    organizationSlug: str
    emails: list[str]
    role: Role
    cohortId: NotRequired[str | None]
    coachId: NotRequired[str | None]

class OrganizationInvitationsCreateOutput(TypedDict):
    data: list[InvitationVerdict]

class OrganizationInvitationsResendInput(TypedDict):
    organizationSlug: str
    invitationId: str

OrganizationInvitationsResendOutput: TypeAlias = "OrganizationInvitation"

class OrganizationInvitationsRevokeInput(TypedDict):
    organizationSlug: str
    invitationId: str

OrganizationInvitationsRevokeOutput: TypeAlias = "Deleted"

class JoiningCreateLinkInput(TypedDict):
    organizationSlug: str
    validDays: int
    maxUses: NotRequired[int | None]
    cohortId: NotRequired[str | None]
    coachId: NotRequired[str | None]

JoiningCreateLinkOutput: TypeAlias = "JoinLink"

class JoiningListRequestsInput(TypedDict):
    organizationSlug: str
    status: NotRequired[Literal["waiting", "approved", "declined"]]
    limit: NotRequired[int]
    cursor: NotRequired[str]

class JoiningListRequestsOutput(TypedDict):
    data: list[JoinRequest]
    hasMore: bool
    nextCursor: str | None

class JoiningDecideInput(TypedDict):
    organizationSlug: str
    joinRequestIds: list[str]
    decision: Literal["approve", "decline"]

class JoiningDecideOutput(TypedDict):
    data: list[JoinVerdict]

class JoiningAskInput(TypedDict):
    code: str

JoiningAskOutput: TypeAlias = "JoinRequestOfCaller"

class OrganizationFilesSendInput(TypedDict):
    organizationSlug: str
    applicantEmail: NotRequired[str]
    applicationId: NotRequired[str]
    body: NotRequired[str | None]
    file: FileContent

OrganizationFilesSendOutput: TypeAlias = "Message"

class OrganizationFilesDocumentInput(TypedDict):
    organizationSlug: str
    outcomeId: str
    file: FileContent

OrganizationFilesDocumentOutput: TypeAlias = "OrganizationFile"

class OrganizationFilesGetInput(TypedDict):
    organizationSlug: str
    fileId: str

OrganizationFilesGetOutput: TypeAlias = "OrganizationFileWithDownload"

class OrganizationFilesDeleteInput(TypedDict):
    organizationSlug: str
    fileId: str

OrganizationFilesDeleteOutput: TypeAlias = "Deleted"

class InvitationsListMineInput(TypedDict):
    limit: NotRequired[int]
    cursor: NotRequired[str]

class InvitationsListMineOutput(TypedDict):
    data: list[Invitation]
    hasMore: bool
    nextCursor: str | None

class InvitationsAcceptInput(TypedDict):
    invitationId: str

InvitationsAcceptOutput: TypeAlias = "AcceptedInvitation"

class InvitationsDeclineInput(TypedDict):
    invitationId: str

InvitationsDeclineOutput: TypeAlias = "DeclinedInvitation"

class OrganizationSharesListInput(TypedDict):
    organizationSlug: str
    limit: NotRequired[int]
    cursor: NotRequired[str]

class OrganizationSharesListOutput(TypedDict):
    data: list[OrganizationShare]
    hasMore: bool
    nextCursor: str | None

class OrganizationSharesGetInput(TypedDict):
    organizationSlug: str
    shareId: str

OrganizationSharesGetOutput: TypeAlias = "SharedBoard"

class BillingGetInput(TypedDict):
    organizationSlug: str

BillingGetOutput: TypeAlias = "Billing"

class BillingCreateCheckoutSessionInput(TypedDict):
    organizationSlug: str
    interval: BillingInterval
    seats: int

class BillingCreateCheckoutSessionOutput(TypedDict):
    url: str

class BillingCreatePortalSessionInput(TypedDict):
    organizationSlug: str

class BillingCreatePortalSessionOutput(TypedDict):
    url: str

class SandboxGetInput(TypedDict):
    pass

SandboxGetOutput: TypeAlias = "SandboxDescription"

class SandboxResetInput(TypedDict):
    pass

SandboxResetOutput: TypeAlias = "SandboxDescription"

class EventsListInput(TypedDict):
    kind: NotRequired[list[Literal["application", "board", "company", "contact", "inbound_email", "interaction", "interview", "profile", "resume", "task"]]]
    limit: NotRequired[int]
    cursor: NotRequired[str]

EventsListOutput: TypeAlias = "Events"

class WebhooksListInput(TypedDict):
    limit: NotRequired[int]
    cursor: NotRequired[str]

WebhooksListOutput: TypeAlias = "Webhooks"

class WebhooksCreateInput(TypedDict):
    url: str
    eventTypes: NotRequired[list[Literal["application.created", "application.updated", "application.deleted", "board.created", "board.updated", "board.deleted", "company.created", "company.updated", "company.deleted", "contact.created", "contact.updated", "contact.deleted", "inbound_email.created", "inbound_email.updated", "inbound_email.deleted", "interaction.created", "interaction.updated", "interaction.deleted", "interview.created", "interview.updated", "interview.deleted", "profile.updated", "resume.created", "resume.updated", "resume.deleted", "task.created", "task.updated", "task.deleted"]]]
    description: NotRequired[str | None]

WebhooksCreateOutput: TypeAlias = "WebhookWithSecret"

class WebhooksGetInput(TypedDict):
    webhookId: str

WebhooksGetOutput: TypeAlias = "Webhook"

class WebhooksUpdateInput(TypedDict):
    webhookId: str
    url: NotRequired[str]
    eventTypes: NotRequired[list[Literal["application.created", "application.updated", "application.deleted", "board.created", "board.updated", "board.deleted", "company.created", "company.updated", "company.deleted", "contact.created", "contact.updated", "contact.deleted", "inbound_email.created", "inbound_email.updated", "inbound_email.deleted", "interaction.created", "interaction.updated", "interaction.deleted", "interview.created", "interview.updated", "interview.deleted", "profile.updated", "resume.created", "resume.updated", "resume.deleted", "task.created", "task.updated", "task.deleted"]]]
    description: NotRequired[str | None]
    status: NotRequired[Literal["active", "paused"]]

WebhooksUpdateOutput: TypeAlias = "Webhook"

class WebhooksDeleteInput(TypedDict):
    webhookId: str

WebhooksDeleteOutput: TypeAlias = "Deleted"

class WebhooksRotateSecretInput(TypedDict):
    webhookId: str

WebhooksRotateSecretOutput: TypeAlias = "WebhookWithSecret"

class WebhooksListDeliveriesInput(TypedDict):
    webhookId: str
    outcome: NotRequired[Literal["pending", "succeeded", "failed"]]
    limit: NotRequired[int]
    cursor: NotRequired[str]

WebhooksListDeliveriesOutput: TypeAlias = "Deliveries"

class WebhooksGetDeliveryInput(TypedDict):
    webhookId: str
    deliveryId: str

WebhooksGetDeliveryOutput: TypeAlias = "DeliveryWithBodies"

class WebhooksResendInput(TypedDict):
    webhookId: str
    deliveryId: str

WebhooksResendOutput: TypeAlias = "Delivery"

class WebhooksSendTestInput(TypedDict):
    webhookId: str

WebhooksSendTestOutput: TypeAlias = "Delivery"

class OrganizationEventsListInput(TypedDict):
    organizationSlug: str
    kind: NotRequired[list[Literal["appointment", "assigned_task", "coach_assignment", "coach_note", "cohort", "cohort_membership", "contact_log_entry", "invitation", "join_request", "member", "message", "organization", "outcome", "share"]]]
    limit: NotRequired[int]
    cursor: NotRequired[str]

OrganizationEventsListOutput: TypeAlias = "Events"

class OrganizationWebhooksListInput(TypedDict):
    organizationSlug: str
    limit: NotRequired[int]
    cursor: NotRequired[str]

OrganizationWebhooksListOutput: TypeAlias = "Webhooks"

class OrganizationWebhooksCreateInput(TypedDict):
    organizationSlug: str
    url: str
    eventTypes: NotRequired[list[Literal["appointment.created", "appointment.updated", "appointment.deleted", "assigned_task.created", "assigned_task.updated", "assigned_task.deleted", "coach_assignment.created", "coach_assignment.updated", "coach_assignment.deleted", "coach_note.created", "coach_note.updated", "coach_note.deleted", "cohort.created", "cohort.updated", "cohort.deleted", "cohort_membership.created", "cohort_membership.updated", "cohort_membership.deleted", "contact_log_entry.created", "contact_log_entry.updated", "contact_log_entry.deleted", "invitation.created", "invitation.updated", "invitation.deleted", "join_request.created", "join_request.updated", "join_request.deleted", "member.created", "member.updated", "member.deleted", "message.created", "message.deleted", "organization.updated", "outcome.created", "outcome.updated", "outcome.deleted", "share.created", "share.deleted"]]]
    description: NotRequired[str | None]

OrganizationWebhooksCreateOutput: TypeAlias = "WebhookWithSecret"

class OrganizationWebhooksGetInput(TypedDict):
    organizationSlug: str
    webhookId: str

OrganizationWebhooksGetOutput: TypeAlias = "Webhook"

class OrganizationWebhooksUpdateInput(TypedDict):
    organizationSlug: str
    webhookId: str
    url: NotRequired[str]
    eventTypes: NotRequired[list[Literal["appointment.created", "appointment.updated", "appointment.deleted", "assigned_task.created", "assigned_task.updated", "assigned_task.deleted", "coach_assignment.created", "coach_assignment.updated", "coach_assignment.deleted", "coach_note.created", "coach_note.updated", "coach_note.deleted", "cohort.created", "cohort.updated", "cohort.deleted", "cohort_membership.created", "cohort_membership.updated", "cohort_membership.deleted", "contact_log_entry.created", "contact_log_entry.updated", "contact_log_entry.deleted", "invitation.created", "invitation.updated", "invitation.deleted", "join_request.created", "join_request.updated", "join_request.deleted", "member.created", "member.updated", "member.deleted", "message.created", "message.deleted", "organization.updated", "outcome.created", "outcome.updated", "outcome.deleted", "share.created", "share.deleted"]]]
    description: NotRequired[str | None]
    status: NotRequired[Literal["active", "paused"]]

OrganizationWebhooksUpdateOutput: TypeAlias = "Webhook"

class OrganizationWebhooksDeleteInput(TypedDict):
    organizationSlug: str
    webhookId: str

OrganizationWebhooksDeleteOutput: TypeAlias = "Deleted"

class OrganizationWebhooksRotateSecretInput(TypedDict):
    organizationSlug: str
    webhookId: str

OrganizationWebhooksRotateSecretOutput: TypeAlias = "WebhookWithSecret"

class OrganizationWebhooksListDeliveriesInput(TypedDict):
    organizationSlug: str
    webhookId: str
    outcome: NotRequired[Literal["pending", "succeeded", "failed"]]
    limit: NotRequired[int]
    cursor: NotRequired[str]

OrganizationWebhooksListDeliveriesOutput: TypeAlias = "Deliveries"

class OrganizationWebhooksGetDeliveryInput(TypedDict):
    organizationSlug: str
    webhookId: str
    deliveryId: str

OrganizationWebhooksGetDeliveryOutput: TypeAlias = "DeliveryWithBodies"

class OrganizationWebhooksResendInput(TypedDict):
    organizationSlug: str
    webhookId: str
    deliveryId: str

OrganizationWebhooksResendOutput: TypeAlias = "Delivery"

class OrganizationWebhooksSendTestInput(TypedDict):
    organizationSlug: str
    webhookId: str

OrganizationWebhooksSendTestOutput: TypeAlias = "Delivery"

class SearchApplicationsInput(TypedDict):
    boardId: NotRequired[str]
    status: NotRequired[list[Status]]
    text: NotRequired[str]
    statusChangedBefore: NotRequired[str]
    quietSince: NotRequired[str]
    hasInterviewAhead: NotRequired[bool]
    appliedAfter: NotRequired[str]
    appliedBefore: NotRequired[str]
    updatedAfter: NotRequired[str]
    limit: NotRequired[int]
    cursor: NotRequired[str]

SearchApplicationsOutput: TypeAlias = "ApplicationPage"
