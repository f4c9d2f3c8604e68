"""Files to upload."""

from __future__ import annotations

import base64
import mimetypes
from os import PathLike
from pathlib import Path

from .generated import types


def file_content(path: str | PathLike[str]) -> types.FileContent:
    """Returns a file as input for ``resumes.create``."""
    file = Path(path)
    return {
        "fileName": file.name,
        "contentType": mimetypes.guess_type(file.name)[0] or "application/octet-stream",
        "contentBase64": base64.b64encode(file.read_bytes()).decode(),
    }
