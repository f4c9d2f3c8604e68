import {
  BookmarkPlus,
  Building2,
  Columns3,
  FileText,
  GraduationCap,
  ListPlus,
  Mail,
  MessageSquare,
  Plus,
  UserRound,
  UsersRound,
} from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useLayoutEffect, useState } from "react";
import { problemOf } from "#components/api/problem.ts";
import { addHref } from "#components/board/state/use-requested-card.ts";
import { sectionsOf } from "#components/organizations/sections.ts";
import { navigation, type ShellPlaces } from "#components/shell/navigation.ts";
import {
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandItem,
  CommandNote,
} from "#components/ui/command-dialog.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { applicantPath } from "#domain/applicant-path.ts";
import { fold, foldedPlace } from "#domain/fold.ts";
import { useActions } from "./use-actions.ts";
import { type ReadTask, useQuickTask } from "./use-quick-task.ts";
import { type Found, SHOWN, useSearchResults } from "./use-search-results.ts";

export type CommandPaletteProps = ShellPlaces & {
  /** The text typed before the palette loaded. */
  typed: RefObject<string>;
  onClose: () => void;
  onShowKeys: () => void;
};

/** The heading, icon, and page of each kind of result. */
const KINDS = {
  card: { heading: "cards", icon: Columns3, page: ({ id, parent }) => `/boards/${parent}?card=${id}` },
  company: { heading: "companies", icon: Building2, page: ({ id }) => `/companies/${id}` },
  person: { heading: "people", icon: UserRound, page: ({ id }) => `/people/${id}` },
  applicant: {
    heading: "applicants",
    icon: GraduationCap,
    page: ({ id, parent }) => applicantPath(parent ?? "", id),
  },
  cohort: { heading: "cohorts", icon: UsersRound, page: ({ parent }) => `/o/${parent}/cohorts` },
  invitation: {
    heading: "invitations",
    icon: Mail,
    page: ({ id, parent }) => `/o/${parent}/members?invitation=${id}`,
  },
  note: { heading: "coachNotes", icon: MessageSquare, page: pageOfNote },
  resume: { heading: "resumes", icon: FileText, page: () => "/resumes" },
} as const satisfies Record<
  Found["kind"],
  { heading: string; icon: unknown; page: (found: Found) => string }
>;

/** Returns the address of the shared card that a coach note is on. */
function pageOfNote({ id, parent }: Found): string {
  const [shareId, card = ""] = id.split(" ");
  return `/o/${parent}/shares/${shareId}?${new URLSearchParams({ card })}`;
}

/** Finds cards, companies, people, organization data, pages, and commands by typed text. */
export default function CommandPalette({ typed, onClose, onShowKeys, ...places }: CommandPaletteProps) {
  const { boards } = places;
  const t = useTranslations("commands");
  const sections = useTranslations("sections");
  const shell = useTranslations("shell");
  const router = useRouter();
  const [text, setText] = useState("");
  // React shows the palette up to 300 ms after rendering it, and text typed until then counts.
  useLayoutEffect(() => setText(typed.current), [typed]);
  const { found, isSettled, hasFailed, error } = useSearchResults(text);
  const wanted = (label: string) => fold(label).includes(fold(text));
  const addTyped = useAddTyped(places);
  const named = text.trim();
  const task = useQuickTask(named);
  const go = (href: string) => () => {
    onClose();
    router.push(href);
  };
  const actions = useActions(places, onShowKeys).filter(({ label }) => wanted(label));
  const pages = [
    ...boards.map(({ id, name }) => ({ label: name, href: `/boards/${id}`, icon: Columns3 })),
    ...navigation({ ...places, hasSearch: true })
      .flat()
      .filter(({ label }) => label !== "board")
      .map(({ label, name, href, icon }) => ({ label: name ?? shell(label), href, icon })),
    ...places.organizations.flatMap(({ name, slug, role }) =>
      sectionsOf(slug, role).map(({ label, href }) => ({
        label: t("sectionOf", { section: sections(label), name }),
        href,
        icon: GraduationCap,
      })),
    ),
    { label: t("savePosting"), href: "/save", icon: BookmarkPlus },
  ].filter(({ label }) => wanted(label));
  return (
    <CommandDialog
      title={t("commands")}
      results={t("results")}
      placeholder={t("placeholder")}
      text={text}
      onTextChange={setText}
      onClose={onClose}
    >
      {hasFailed ? (
        <CommandNote>{problemOf(error)?.detail ?? t("searchFailed")}</CommandNote>
      ) : (
        <CommandEmpty>{t(isSettled ? "nothingFound" : "searching")}</CommandEmpty>
      )}
      {(Object.keys(KINDS) as Found["kind"][]).map((kind) => {
        const { heading, icon: Icon, page } = KINDS[kind];
        const isCut = found[kind].length > SHOWN;
        return (
          <Group
            key={kind}
            heading={isCut ? t("first", { kind: t(heading), count: SHOWN }) : t(heading)}
            shown={found[kind].length > 0}
          >
            {found[kind].slice(0, SHOWN).map((item) => (
              <CommandItem
                key={item.id}
                value={`${kind}-${item.parent}-${item.id}`}
                onSelect={go(page(item))}
              >
                <Icon aria-hidden />
                <FoundText {...item} text={text} />
              </CommandItem>
            ))}
          </Group>
        );
      })}
      <Group heading={t("actions")} shown={actions.length > 0}>
        {actions.map(({ id, label, icon: Icon, run, keys }) => (
          <CommandItem
            key={id}
            value={`action-${id}`}
            onSelect={() => {
              onClose();
              run();
            }}
          >
            <Icon aria-hidden />
            <span className="flex-1">{label}</span>
            {keys ? <Kbd className="pointer-coarse:hidden">{keys}</Kbd> : null}
          </CommandItem>
        ))}
      </Group>
      <Group heading={t("pages")} shown={pages.length > 0}>
        {pages.map(({ label, href, icon: Icon }) => (
          <CommandItem key={`${href} ${label}`} value={`${href} ${label}`} onSelect={go(href)}>
            <Icon aria-hidden />
            <span className="truncate">{label}</span>
          </CommandItem>
        ))}
      </Group>
      {/* After the results: Enter chooses the first item. */}
      {places.hasSearch && isSettled && task.isDated ? <AddTaskItem task={task} onClose={onClose} /> : null}
      {addTyped && isSettled && named !== "" ? (
        <CommandItem
          value="add-typed"
          onSelect={() => {
            onClose();
            addTyped(named);
          }}
        >
          <Plus aria-hidden />
          <span className="truncate">{t("addTyped", { title: named })}</span>
        </CommandItem>
      ) : null}
      {places.hasSearch && isSettled && named !== "" && !task.isDated ? (
        <AddTaskItem task={task} onClose={onClose} />
      ) : null}
    </CommandDialog>
  );
}

/** Shows the task that was read from the typed text, and adds it. */
function AddTaskItem({ task, onClose }: { task: ReadTask; onClose: () => void }) {
  const t = useTranslations("commands");
  return (
    <CommandItem
      value="add-task"
      onSelect={() => {
        onClose();
        task.add();
      }}
    >
      <ListPlus aria-hidden />
      <span className="min-w-0 flex-1 truncate">{t("addTask", { text: task.text })}</span>
      <span className="text-ink-muted">{task.when}</span>
    </CommandItem>
  );
}

/** Shows a result's name, what it belongs to, and an excerpt if neither contains the text. */
function FoundText({ title, detail, excerpt, text }: Found & { text: string }) {
  return (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="flex min-w-0 gap-3">
        <span className="min-w-0 flex-1 truncate">{title}</span>
        <span className="max-w-[40%] truncate text-ink-muted">{detail}</span>
      </span>
      {excerpt ? (
        <span className="truncate text-xs text-ink-muted">
          <Marked excerpt={excerpt} text={text} />
        </span>
      ) : null}
    </span>
  );
}

/** Shows an excerpt and highlights the searched text in it. */
function Marked({ excerpt, text }: { excerpt: string; text: string }) {
  const place = foldedPlace(excerpt, text);
  if (place === null) return excerpt;
  const { start, end } = place;
  return (
    <>
      {excerpt.slice(0, start)}
      <mark className="rounded-xs bg-accent-soft text-ink">{excerpt.slice(start, end)}</mark>
      {excerpt.slice(end)}
    </>
  );
}

function Group({ shown, ...group }: { heading: string; shown: boolean; children: ReactNode }) {
  return shown ? <CommandGroup {...group} /> : null;
}

/** Returns a function that starts a new card with a title, on the open board or else the active one; null without boards. */
function useAddTyped({ boards, hasSearch }: ShellPlaces): ((title: string) => void) | null {
  const path = usePathname();
  const router = useRouter();
  const board = boards.find(({ isActive }) => isActive) ?? boards[0];
  if (!board || !hasSearch) return null;
  const isOpen = path === "/boards" || boards.some(({ id }) => path === `/boards/${id}`);
  return (title) => {
    if (isOpen) window.history.pushState(null, "", addHref(title));
    else router.push(`/boards/${board.id}${addHref(title)}`);
  };
}
