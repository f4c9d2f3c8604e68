import { Eye } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { cn } from "#components/ui/cn.ts";
import { Link } from "#components/ui/link.tsx";

type Viewers = Outputs["shares"]["listViewers"];

export type SeenByProps = {
  viewers: Viewers;
  /** True beside a board's views, where only a wide screen has room for the whole sentence. */
  isShort?: boolean;
  className?: string;
};

/** Says who sees a board, by organization, and links to stopping it; renders nothing if no one does. */
export function SeenBy({ viewers, isShort = false, className }: SeenByProps) {
  const t = useTranslations("coachNotes");
  const format = useFormatter();
  if (viewers.length === 0) return null;
  const told = viewers.map(({ organization, coaches, admins, owners }) => {
    const staff = [
      ...(coaches > 0 ? [t("coaches", { count: coaches })] : []),
      ...(admins > 0 ? [t("admins", { count: admins })] : []),
      ...(owners > 0 ? [t("owners", { count: owners })] : []),
    ];
    return t("seenBy", { organization: organization.name, staff: format.list(staff, { type: "unit" }) });
  });
  const sentence = format.list(told, { type: "unit", style: "long" });
  return (
    <Link
      href="/sharing"
      title={sentence}
      className={cn(
        "inline-flex min-h-6 min-w-0 items-center gap-1.5 rounded-control text-sm text-ink-muted hover:text-ink pointer-coarse:min-h-11",
        className,
      )}
    >
      <Eye aria-hidden className="size-4 shrink-0" />
      {isShort ? <span className="max-sm:hidden 2xl:hidden">{t("seen")}</span> : null}
      <span className={cn("min-w-0", isShort ? "truncate sm:max-2xl:sr-only" : "wrap-anywhere")}>
        {sentence}
      </span>
    </Link>
  );
}
