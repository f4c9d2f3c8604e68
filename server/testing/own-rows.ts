import { randomUUID } from "node:crypto";
import { makeApplication, makeBoard, makeCompany, makeResume } from "./factories.ts";
import type { Seeders } from "./seeding.ts";

/** The rows of a person's own account that the examples refer to. */
export const OWN_ROWS = {
  boardId: async (api) => ({ boardId: (await makeBoard(api)).id }),
  resumeId: async (api) => ({ resumeId: (await makeResume(api)).id }),
  applicationId: async (api, row) => {
    const resumeId = await row("resumeId");
    const { id } = await makeApplication(api, await row("boardId"), { resumeId });
    return { applicationId: id };
  },
  otherApplicationId: async (api, row) => {
    const { id } = await makeApplication(api, await row("boardId"), { status: "interviewing" });
    return { otherApplicationId: id };
  },
  undoToken: async (api, row) => {
    const { id } = await makeApplication(api, await row("boardId"));
    const applicationIds = [id];
    const { undoToken } = await api.ok("applications.bulk_change", { applicationIds, status: "applied" });
    return { undoToken: undoToken ?? "" };
  },
  companyId: async (api) => ({ companyId: (await makeCompany(api)).id }),
  otherCompanyId: async (api) => ({ otherCompanyId: (await makeCompany(api)).id }),
  interviewId: async (api, row) => {
    const applicationId = await row("applicationId");
    const scheduledAt = "2026-12-03T13:00:00Z";
    return { interviewId: (await api.ok("interviews.create", { applicationId, scheduledAt })).id };
  },
  contactId: async (api) => ({ contactId: (await api.ok("contacts.create", { name: "Ada Kern" })).id }),
  interactionId: async (api, row) => {
    const { id } = await api.ok("interactions.create", {
      contactId: await row("contactId"),
      type: "email",
      interactionTime: "2026-11-02T08:00:00Z",
    });
    return { interactionId: id };
  },
  inboundEmailId: async (api, row) => {
    await row("applicationId");
    // An email with the same Message-ID would count as the same email.
    const head = `From: Jobs <jobs@elsewhere.example>\r\nSubject: Hello\r\nMessage-ID: <${randomUUID()}@elsewhere.example>`;
    const raw = `${head}\r\n\r\nWe have received your application for Cook.`;
    return { inboundEmailId: (await api.ok("inbound_emails.create", { raw })).id };
  },
  taskId: async (api, row) => {
    const due = { due: "2026-12-01", timeZone: "Europe/Amsterdam", repeat: "weekly" } as const;
    const about = { applicationId: await row("applicationId"), contactId: await row("contactId") };
    return { taskId: (await api.ok("tasks.create", { text: "Send the portfolio", ...due, ...about })).id };
  },
  webhookId: async (api) => {
    return { webhookId: (await api.ok("webhooks.create", { url: "https://hooks.example/" })).id };
  },
  deliveryId: async (api, row) => {
    const webhookId = await row("webhookId");
    return { deliveryId: (await api.ok("webhooks.send_test", { webhookId })).id };
  },
} satisfies Partial<Seeders>;
