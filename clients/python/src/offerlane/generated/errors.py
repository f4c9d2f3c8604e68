# Generated from the error codes by `npm run client:generate`. Don't edit it.
"""The kinds of errors, each with its codes."""

from __future__ import annotations

from ..errors import ApiError


class AuthenticationError(ApiError):
    """401: the credential is missing, unknown, expired, or revoked.

    Its codes; new ones may be added:

    - ``unauthenticated``
    """


class PermissionError(ApiError):
    """403: the credential may not do this; for a missing scope the message names it.

    Its codes; new ones may be added:

    - ``address_unconfirmed``
    - ``insufficient_role``
    - ``insufficient_scope``
    - ``organization_restricted``
    - ``reauthentication_required``
    - ``seat_limit_exceeded``
    - ``second_factor_required``
    """


class NotFoundError(ApiError):
    """404: it isn't there, or the credential can't reach it.

    Its codes; new ones may be added:

    - ``not_found``
    """


class ConflictError(ApiError):
    """409: the current state doesn't allow it.

    Its codes; new ones may be added:

    - ``already_in_cohort``
    - ``already_member``
    - ``already_shared``
    - ``appointment_over``
    - ``cohort_archived``
    - ``cohort_name_taken``
    - ``cohort_not_empty``
    - ``company_name_taken``
    - ``email_needs_card``
    - ``field_name_taken``
    - ``idempotency_in_progress``
    - ``intent_already_stated``
    - ``invitation_not_pending``
    - ``last_board``
    - ``last_owner``
    - ``membership_changed``
    - ``membership_undo_expired``
    - ``quota_exceeded``
    - ``roster_key_taken``
    - ``roster_sync_undone``
    - ``slot_taken``
    - ``stint_already_closed``
    - ``subscription_active``
    - ``subscription_exists``
    - ``task_confirmed``
    - ``undo_conflict``
    - ``undo_expired``
    """


class VersionMismatchError(ApiError):
    """412: the resource changed since the version named in the call.

    Its codes; new ones may be added:

    - ``version_mismatch``
    """


class ValidationError(ApiError):
    """422: the input isn't valid; ``issues`` says why.

    Its codes; new ones may be added:

    - ``cards_not_on_board``
    - ``company_not_found``
    - ``email_unreadable``
    - ``idempotency_key_reused``
    - ``organization_ambiguous``
    - ``resume_not_found``
    - ``status_not_updatable``
    - ``validation_failed``
    """


class RateLimitError(ApiError):
    """429: too many requests; the error says when to try again.

    Its codes; new ones may be added:

    - ``rate_limited``
    """


class ServerError(ApiError):
    """5xx: the server failed.

    Its codes; new ones may be added:

    - ``internal_error``
    - ``unavailable``
    """


_BY_STATUS: dict[int, type[ApiError]] = {
    401: AuthenticationError,
    403: PermissionError,
    404: NotFoundError,
    409: ConflictError,
    412: VersionMismatchError,
    422: ValidationError,
    429: RateLimitError,
}


def kind_of(status: int) -> type[ApiError]:
    """Returns the class of errors with this status."""
    return ServerError if status >= 500 else _BY_STATUS.get(status, ApiError)
