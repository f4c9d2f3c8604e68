import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Bookmark, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { LoadState } from "#components/api/load-state.tsx";
import { ReadBy } from "#components/editing/read-by.tsx";
import { useFormDraft } from "#components/editing/use-form-draft.ts";
import { Button, IconButton } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { TextField } from "#components/ui/fields.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#components/ui/popover.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { LIMITS } from "#domain/limits.ts";
import type { RosterFilter, SavedFilter } from "../roster-data.ts";

type Kept = Omit<SavedFilter, "sharedBy">;
type Props = {
  organizationSlug: string;
  filter: RosterFilter;
  onChange: (filter: RosterFilter) => void;
};

/** Lists the viewer's saved filters for this roster, to apply, save, share, and delete them, and those that other staff share. */
export function SavedFilters({ organizationSlug, filter, onChange }: Props) {
  const t = useTranslations("roster.saved");
  const toast = useToast();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [naming, setNaming] = useState(false);
  const queryKey = trpc.roster.listFilters.queryKey({ organizationSlug });
  const filters = useQuery(trpc.roster.listFilters.queryOptions({ organizationSlug }, { enabled: open }));
  const saved = filters.data ?? [];
  const keep = (next: SavedFilter[]) => queryClient.setQueryData(queryKey, next);
  const save = useMutation({
    mutationFn: ({ name, filter: kept, isShared }: Kept) =>
      api.roster.setFilter.mutate({ organizationSlug, name, filter: kept, isShared }),
    onSuccess: keep,
  });
  const remove = useMutation({
    mutationFn: (input: Kept) =>
      api.roster.setFilter.mutate({ organizationSlug, name: input.name, filter: null }),
    onSuccess: (next, removed) => {
      keep(next);
      toast.undoable(t("removed", { name: removed.name }), () => save.mutate(removed));
    },
  });
  return (
    <>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button>
            <Bookmark aria-hidden />
            {t("title")}
          </Button>
        </PopoverTrigger>
        <PopoverContent aria-label={t("title")} className="grid w-72 gap-1 p-2">
          <LoadState query={filters} skeleton="h-9" />
          {filters.data?.length === 0 ? (
            <p className="px-2 py-1.5 text-sm text-ink-muted">{t("none")}</p>
          ) : null}
          <ul className="max-h-72 overflow-y-auto empty:hidden">
            {saved.map((item) => (
              <li key={`${item.sharedBy ?? ""} ${item.name}`} className="flex items-center gap-1">
                <Button
                  variant="ghost"
                  className="min-w-0 flex-1 justify-start"
                  onClick={() => {
                    onChange(item.filter);
                    setOpen(false);
                  }}
                >
                  <span className="truncate">{item.name}</span>
                  {item.isShared ? (
                    <span className="ml-auto max-w-1/2 shrink-0 truncate text-xs font-normal text-ink-muted">
                      {item.sharedBy === null ? t("shared") : t("sharedBy", { name: item.sharedBy })}
                    </span>
                  ) : null}
                </Button>
                {item.sharedBy === null ? (
                  <IconButton label={t("remove", { name: item.name })} onClick={() => remove.mutate(item)}>
                    <Trash2 aria-hidden />
                  </IconButton>
                ) : null}
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            className="justify-start border-t border-line"
            onClick={() => {
              setOpen(false);
              setNaming(true);
            }}
          >
            <Plus aria-hidden />
            {t("keep")}
          </Button>
        </PopoverContent>
      </Popover>
      {naming ? (
        <SaveFilter
          organizationSlug={organizationSlug}
          onSave={async (name, isShared) => {
            await save.mutateAsync({ name, filter: { ...filter, search: filter.search.trim() }, isShared });
            toast.success(t("kept", { name }));
          }}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}

const NAME_MAX = LIMITS.text.filterName;

type SaveFilterProps = {
  organizationSlug: string;
  onSave: (name: string, isShared: boolean) => Promise<void>;
  onClose: () => void;
};

/** Asks for a name to save the current filter under. */
function SaveFilter({ organizationSlug, onSave, onClose }: SaveFilterProps) {
  const t = useTranslations("roster.saved");
  const draft = useFormDraft(`filterName:${organizationSlug}`, { name: "" });
  const { name } = draft.values;
  const [isShared, setShared] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  async function submit(): Promise<void> {
    if (name.trim() === "") return setError(t("nameMissing"));
    setPending(true);
    try {
      await onSave(name.trim(), isShared);
      draft.forget();
      onClose();
    } catch {
      // Stays open: the dialog shows why.
    } finally {
      setPending(false);
    }
  }
  return (
    <FormDialog
      title={t("keepTitle")}
      description={t("keepText")}
      submitLabel={t("save")}
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t("name")}
        error={error}
        required
        maxLength={NAME_MAX}
        value={name}
        onChange={(event) => {
          draft.change({ name: event.target.value });
          setError(undefined);
        }}
      />
      <Checkbox
        label={t("share")}
        hint={<ReadBy field="filterName.name" />}
        checked={isShared}
        onChange={({ target }) => setShared(target.checked)}
      />
    </FormDialog>
  );
}
