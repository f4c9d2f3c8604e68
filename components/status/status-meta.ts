import {
  Archive,
  BadgeCheck,
  Bookmark,
  CircleX,
  Gift,
  type LucideIcon,
  MessagesSquare,
  Send,
} from "lucide-react";

/** The seven columns in the order in which a board shows them. */
export const statuses = [
  "saved",
  "applied",
  "interviewing",
  "offer",
  "rejected",
  "accepted",
  "archived",
] as const;

export type Status = (typeof statuses)[number];

/** Each status's sign. Its colours hang on `data-status` (app/tokens.css), its name is `status.<status>` in the messages. */
export const statusIcons: Record<Status, LucideIcon> = {
  saved: Bookmark,
  applied: Send,
  interviewing: MessagesSquare,
  offer: Gift,
  rejected: CircleX,
  accepted: BadgeCheck,
  archived: Archive,
};
