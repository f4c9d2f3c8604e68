import { CalendarPlus, Download, Keyboard, LogOut, Monitor, Moon, Sun, Upload, UserPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { signOutTo } from "#components/auth/sign-out.ts";
import { download, saveFile } from "#components/export/exported-file.ts";
import type { ShellPlaces } from "#components/shell/navigation.ts";
import { setTheme } from "#components/theme/theme.ts";
import { useToast } from "#components/ui/use-toast.ts";
import { can } from "#domain/permissions.ts";
import { type Command, useOffers } from "./offers.ts";

/** Returns the available commands: the open page's first, then those available everywhere. */
export function useActions(
  { boards, organizations, hasSearch }: ShellPlaces,
  showKeys: () => void,
): Command[] {
  const t = useTranslations("commands");
  const shell = useTranslations("shell");
  const router = useRouter();
  const toast = useToast();
  const offered = useOffers().flatMap(({ commands }) => commands);
  const board = boards.find(({ isActive }) => isActive) ?? boards[0];
  const ofSearch: Command[] =
    board && hasSearch
      ? [
          {
            id: "import",
            label: t("import"),
            icon: Upload,
            run: () => router.push(`/boards/${board.id}/import`),
          },
          {
            id: "export",
            label: t("export", { board: board.name }),
            icon: Download,
            run: () =>
              void downloadBoard(board.id).catch(() => toast.error(t("exportFailed", { board: board.name }))),
          },
          {
            id: "schedule",
            label: t("schedule"),
            icon: CalendarPlus,
            run: () => router.push("/interviews?schedule=new"),
          },
        ]
      : [];
  const ofStaff = organizations.flatMap(({ name, slug, role }): Command[] => [
    ...(can(role, "organization_invitations.create")
      ? [
          {
            id: `invite ${slug}`,
            label: t("invite", { name }),
            icon: UserPlus,
            run: () => window.location.assign(`/o/${slug}?invite`),
          },
        ]
      : []),
    ...(can(role, "roster.export")
      ? [
          {
            id: `export-roster ${slug}`,
            label: t("exportRoster", { name }),
            icon: Download,
            run: () => void downloadRoster(slug).catch(() => toast.error(t("exportFailed", { board: name }))),
          },
        ]
      : []),
  ]);
  const everywhere: Command[] = [
    ...ofSearch,
    ...ofStaff,
    { id: "keys", label: t("showKeys"), icon: Keyboard, run: showKeys, keys: "?" },
    {
      id: "light",
      label: t("theme", { theme: shell("themeLight") }),
      icon: Sun,
      run: () => setTheme("light"),
    },
    { id: "dark", label: t("theme", { theme: shell("themeDark") }), icon: Moon, run: () => setTheme("dark") },
    {
      id: "system",
      label: t("theme", { theme: shell("themeSystem") }),
      icon: Monitor,
      run: () => setTheme("system"),
    },
    { id: "sign-out", label: shell("signOut"), icon: LogOut, run: () => void signOutTo("/") },
  ];
  return [...offered, ...everywhere.filter(({ id }) => !offered.some((item) => item.id === id))];
}

async function downloadRoster(organizationSlug: string): Promise<void> {
  const filter = { attention: [], cohortId: null, search: "", sort: "name" as const };
  const { name, content } = await download("roster.exportShown", { organizationSlug, format: "csv", filter });
  saveFile(name, content);
}

async function downloadBoard(boardId: string): Promise<void> {
  const { name, content } = await download("exports.getReadable", { boardId, format: "csv" });
  saveFile(name, content);
}
