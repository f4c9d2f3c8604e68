import { type RawBuilder, sql as raw } from "kysely";

/**
 * Selects the file `f` that was joined to a message or an outcome as an object, or null if there is none. The caller names its type,
 * because nullable objects of joined tables have none in Kysely.
 */
export function fileColumn<File>(): RawBuilder<File> {
  return raw<File>`CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id, 'fileName', f.file_name,
    'fileType', f.file_type, 'fileSizeBytes', f.file_size_bytes) END`;
}
