import { Columns3, Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "#components/api/client.ts";
import { ConfirmChange } from "#components/api/confirm-change.tsx";
import { failureText } from "#components/api/problem.ts";
import { useChange } from "#components/api/use-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Callout, FormError } from "#components/ui/callout.tsx";
import { Card } from "#components/ui/card.tsx";
import { Dialog, DialogClose, DialogContent } from "#components/ui/dialog.tsx";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { type Membership, type Share, type ShareableBoard, sharingKey } from "./sharing-data.ts";

type Props = {
  organization: Membership;
  shares: readonly Share[];
  boards: readonly ShareableBoard[];
} & Partial<Pick<SeenBoardsProps, "title" | "headingLevel">>;

/** Shows the boards that one organization sees. */
export function OrganizationSharing({ organization, shares, boards, title, headingLevel }: Props) {
  const t = useTranslations("sharing");
  const [sharing, setSharing] = useState(false);
  const [stopping, setStopping] = useState<Share | null>(null);
  const [leaving, setLeaving] = useState(false);
  const shared = new Set(shares.map(({ boardId }) => boardId));
  const others = boards.filter(({ id }) => !shared.has(id));
  const isHidden = shares.length === 0;
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <SeenBoards title={title ?? organization.name} count={shares.length} headingLevel={headingLevel} />
        {others.length > 0 ? (
          <Button variant={isHidden ? "primary" : "secondary"} onClick={() => setSharing(true)}>
            {t("share")}
          </Button>
        ) : null}
      </div>
      {isHidden ? null : (
        <ul aria-label={t("sharedWith", { organization: organization.name })} className="grid gap-2">
          {shares.map((share) => (
            <li
              key={share.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line py-2.5 pr-2.5 pl-3.5"
            >
              <Columns3 aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
              <p className="grid min-w-0 flex-1 basis-40 gap-0.5 text-sm">
                <Link
                  href={`/boards/${share.boardId}`}
                  className="truncate font-medium hover:underline hover:underline-offset-4"
                >
                  {share.boardName}
                </Link>
                <span className="text-xs text-ink-muted">
                  {t("since")} <LocalTime value={share.sharedAt} format="date" />
                </span>
              </p>
              <Button
                size="sm"
                onClick={() => setStopping(share)}
                aria-label={t("stopLabel", { board: share.boardName, organization: organization.name })}
              >
                {t("stop")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        variant="ghost"
        className="-mb-2 -ml-2.5 justify-self-start"
        onClick={() => setLeaving(true)}
        aria-label={t("leaveLabel", { organization: organization.name })}
      >
        {t("leave")}
      </Button>
      {sharing ? (
        <ShareBoard organization={organization} boards={others} onClose={() => setSharing(false)} />
      ) : null}
      {stopping ? <StopSharing share={stopping} onClose={() => setStopping(null)} /> : null}
      {leaving ? <LeaveOrganization organization={organization} onClose={() => setLeaving(false)} /> : null}
    </Card>
  );
}

type SeenBoardsProps = { title: string; count: number; headingLevel?: "h2" | "h3" | undefined };

/** Says how many boards an organization sees. The title is its name, unless the page around it has that name. */
export function SeenBoards({ title, count, headingLevel: Heading = "h3" }: SeenBoardsProps) {
  const t = useTranslations("sharing");
  return (
    <div className="grid min-w-0 gap-1">
      <Heading className="font-semibold tracking-tight">{title}</Heading>
      <p className="flex items-center gap-1.5 text-sm text-ink-muted [&_svg]:size-4 [&_svg]:shrink-0">
        {count === 0 ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        {count === 0 ? t("seesNothing") : t("sees", { count })}
      </p>
    </div>
  );
}

/** Asks before the person leaves an organization, which ends everything shared with it. */
function LeaveOrganization({ organization, onClose }: { organization: Membership; onClose: () => void }) {
  const t = useTranslations("sharing");
  const named = { organization: organization.name };
  const { mutateAsync } = useChange({
    mutationFn: () => api.members.leave.mutate({ organizationSlug: organization.slug }),
    silent: true,
    says: () => t("left", named),
    affects: { queryKey: sharingKey },
  });
  return (
    <ConfirmChange
      onClose={onClose}
      title={t("leaveTitle", named)}
      description={t("leaveText", named)}
      confirmLabel={t("leave")}
      destructive
      onConfirm={() => mutateAsync()}
    />
  );
}

/** Asks before a share ends, and says what stays. */
function StopSharing({ share, onClose }: { share: Share; onClose: () => void }) {
  const t = useTranslations("sharing");
  const names = { board: share.boardName, organization: share.organization.name };
  const { mutateAsync } = useChange({
    mutationFn: () => api.shares.delete.mutate({ shareId: share.id }),
    silent: true,
    says: () => t("stopped", names),
    affects: { queryKey: sharingKey },
  });
  return (
    <ConfirmChange
      onClose={onClose}
      title={t("stopTitle", names)}
      description={t("stopText", names)}
      confirmLabel={t("stop")}
      destructive
      onConfirm={() => mutateAsync()}
    />
  );
}

type ShareBoardProps = { organization: Membership; boards: readonly ShareableBoard[]; onClose: () => void };

/** Asks which board to share, and says beforehand what the coaches will see. */
function ShareBoard({ organization, boards, onClose }: ShareBoardProps) {
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
