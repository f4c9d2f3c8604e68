import type { Outputs } from "#components/api/client.ts";

export const boardKeys = {
  view: (boardId: string) => ["board-view", boardId] as const,
  moves: (boardId: string) => ["board-moves", boardId] as const,
  list: ["boards"] as const,
};

export const applicationKey = (applicationId: string) => ["application", applicationId] as const;
export const historyKey = (applicationId: string) => ["application", applicationId, "history"] as const;

export type ApplicationWithTag = { application: Outputs["applications"]["get"]; etag: string | null };
