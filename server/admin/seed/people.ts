import { newId } from "#server/core/ids.ts";
import type { Calendar } from "#server/resources/sandbox/plant/calendar.ts";
import { searchRows } from "./cards.ts";

/** Rows of one more person with a live account, a board and a few cards. */
export function personRows({
  tag,
  number,
  cards,
  calendar,
}: {
  tag: string;
  number: number;
  cards: number;
  calendar: Calendar;
}) {
  const [userId, accountId, boardId] = [newId("user"), newId("account"), newId("board")];
  const email = `person-${tag}-${number}@bench.offerlane.example`;
  const name = `Person ${number}`;
  return {
    users: [{ id: userId, email, name }],
    accounts: [{ id: accountId, user_id: userId, email, display_name: name }],
    boards: [{ id: boardId, account_id: accountId, name: "My job search", is_active: true }],
    ...searchRows({ accountId, boardId, tag, calendar }, cards, number * cards),
  };
}
