import api from "../messages/en/api.json" with { type: "json" };
import auth from "../messages/en/auth.json" with { type: "json" };
import board from "../messages/en/board.json" with { type: "json" };
import card from "../messages/en/card.json" with { type: "json" };
import commands from "../messages/en/commands.json" with { type: "json" };
import common from "../messages/en/common.json" with { type: "json" };
import companies from "../messages/en/companies.json" with { type: "json" };
import keys from "../messages/en/keys.json" with { type: "json" };
import landing from "../messages/en/landing.json" with { type: "json" };
import problems from "../messages/en/problems.json" with { type: "json" };
import settings from "../messages/en/settings.json" with { type: "json" };
import shell from "../messages/en/shell.json" with { type: "json" };
import status from "../messages/en/status.json" with { type: "json" };
import ui from "../messages/en/ui.json" with { type: "json" };

/**
 * Every text of the product: one file a namespace under `messages/en/`, one line here for each.
 * Another language is another folder of the same shape.
 */
export const messages = {
  api,
  auth,
  board,
  card,
  commands,
  common,
  companies,
  keys,
  landing,
  problems,
  settings,
  shell,
  status,
  ui,
};

export type Messages = typeof messages;
export type Namespace = keyof Messages;
