import { describe, expect, test } from "vitest";
import { makeCaller } from "#server/testing/actors.ts";
import { makeApplication } from "#server/testing/factories.ts";

async function card() {
  const { api, person } = await makeCaller();
  const { id: applicationId } = await makeApplication(api, person.boardId);
  return { api, applicationId };
}

describe("an interview time without an offset", () => {
  test.each([
    ["2026-12-03T10:00", "Europe/Berlin", "2026-12-03T09:00:00.000Z"],
    ["2026-07-03T10:00:30", "America/New_York", "2026-07-03T14:00:30.000Z"],
    ["2026-12-03T10:00:00Z", "Europe/Berlin", "2026-12-03T10:00:00.000Z"],
    // This time doesn't exist: clocks go forward over it, so it becomes an hour later.
    ["2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
  ])("%s is local time in %s", async (scheduledAt, timeZone, expected) => {
    const { api, applicationId } = await card();
    const interview = await api.ok("interviews.create", { applicationId, scheduledAt, timeZone });
    expect(interview).toMatchObject({ scheduledAt: expected, timeZone });
  });

  test("is rejected without a time zone, and the error says how to continue", async () => {
    const { api, applicationId } = await card();
    const input = { applicationId, scheduledAt: "2026-12-03T10:00" };
    const problem = await api.rejected("interviews.create", input, "validation_failed");
    expect(JSON.stringify(problem)).toContain("timeZone");
  });

  test("uses the interview's own time zone when only the time is changed", async () => {
    const { api, applicationId } = await card();
    const { id: interviewId } = await api.ok("interviews.create", {
      applicationId,
      scheduledAt: "2026-12-03T10:00",
      timeZone: "Asia/Tokyo",
    });
    const scheduledAt = "2026-12-04T10:00";
    expect(await api.ok("interviews.update", { interviewId, scheduledAt })).toMatchObject({
      scheduledAt: "2026-12-04T01:00:00.000Z",
    });
    const moved = await api.ok("interviews.update", { interviewId, scheduledAt, timeZone: "Europe/Berlin" });
    expect(moved.scheduledAt).toBe("2026-12-04T09:00:00.000Z");
  });

  test.each([
    ["0001-01-01T00:00", "Asia/Tokyo"],
    ["9999-12-31T23:30", "America/Los_Angeles"],
  ])("is rejected if it is in a year that can't be stored: %s in %s", async (scheduledAt, timeZone) => {
    const { api, applicationId } = await card();
    const input = { applicationId, scheduledAt, timeZone };
    const { issues } = await api.rejected("interviews.create", input, "validation_failed");
    expect(issues).toMatchObject([{ path: ["scheduledAt"] }]);
    const { id: interviewId } = await api.ok("interviews.create", {
      ...input,
      scheduledAt: "2026-12-03T10:00",
    });
    await api.rejected("interviews.update", { interviewId, scheduledAt }, "validation_failed");
  });
});
