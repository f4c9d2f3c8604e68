import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout, FormError } from "#components/ui/callout.tsx";
import { Dialog, DialogClose, DialogContent } from "#components/ui/dialog.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { type Membership, type ShareableBoard, sharingKey } from "./sharing-data.ts";

type Props = { organization: Membership; boards: readonly ShareableBoard[]; onClose: () => void };

/** Asks which board to share, and says beforehand what the coaches will see. */
export function ShareBoard({ organization, boards, onClose }: Props) {
  const t = useTranslations("sharing");
  const first = boards.find(({ isActive }) => isActive) ?? boards[0];
  const [boardId, setBoardId] = useState(first?.id ?? "");
  const share = useChange({
    mutationFn: () => api.shares.create.mutate({ boardId, organizationSlug: organization.slug }),
    silent: true,
    says: ({ boardName }) => t("shared", { board: boardName, organization: organization.name }),
    onSuccess: onClose,
    affects: { queryKey: sharingKey },
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("shareTitle", { organization: organization.name })}
        description={t("shareText")}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("cancel")}</Button>
            </DialogClose>
            <Button variant="primary" pending={share.isPending} onClick={() => share.mutate()}>
              {t("shareConfirm")}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <RadioGroup
            legend={t("board")}
            name="board"
            value={boardId}
            onValueChange={setBoardId}
            options={boards.map(({ id, name, applicationCount }) => ({
              value: id,
              label: name,
              hint: t("cards", { count: applicationCount }),
            }))}
          />
          <Callout tone="info" title={t("shareSeeTitle")}>
            {t("shareSee")}
          </Callout>
          <FormError>{failureText(share, t("unanswered"))}</FormError>
        </div>
      </DialogContent>
    </Dialog>
  );
}
