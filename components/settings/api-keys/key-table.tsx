import { useTranslations } from "next-intl";
import { Table, TableBody, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { type ApiKey, KeyRow } from "./key-row.tsx";

export type KeyTableProps = {
  keys: readonly ApiKey[];
  onAsk: (act: "rotate" | "revoke", key: ApiKey) => void;
};

/** The keys, newest first. */
export function KeyTable({ keys, onAsk }: KeyTableProps) {
  const t = useTranslations("keys");
  return (
    <Table caption={t("caption")}>
      <TableHead>
        <TableRow>
          <TableHeader>{t("key")}</TableHeader>
          <TableHeader>{t("allowed")}</TableHeader>
          <TableHeader>{t("lastUsed")}</TableHeader>
          <TableHeader>{t("expires")}</TableHeader>
          <TableHeader>
            <VisuallyHidden>{t("actions")}</VisuallyHidden>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {keys.map((key) => (
          <KeyRow
            key={key.id}
            apiKey={key}
            onRotate={() => onAsk("rotate", key)}
            onRevoke={() => onAsk("revoke", key)}
          />
        ))}
      </TableBody>
    </Table>
  );
}
