import { describe, expect, test } from "vitest";
import { csvOf } from "#domain/csv.ts";
import { columns } from "../../../messages/en/table.json";
import { targetOfHeading } from "../formats/lookup.ts";
import { readDelimited } from "../reader/delimited.ts";
import { guessMapping } from "./mapping.ts";

/** Returns the guessed targets of a text's columns. */
function targetsOf(text: string): string {
  const [table] = readDelimited("jobs.csv", text);
  return table ? guessMapping(table, "jobs.csv", "month").targets.join() : "";
}

describe("a heading is matched by its words, however they are joined:", () => {
  test.each([
    ["post_url", "applicationLink"],
    ["postURL", "applicationLink"],
    ["job-posting-links", "applicationLink"],
    ["appliedDate", "applicationDate"],
    ["dateApplied", "applicationDate"],
    ["Date of Application", "applicationDate"],
    ["application_submitted_at", "applicationDate"],
    ["jobType", "workType"],
    ["employment-type", "workType"],
    ["workplaceType", "workMode"],
    ["remote_status", "workMode"],
    ["Job Titles", "title"],
    ["roleName", "title"],
    ["hiring_company", "company"],
    ["companyName", "company"],
    ["applicationStatus", "status"],
    ["dateSaved", "savedDate"],
    ["createdAt", "savedDate"],
    ["last_moved_at", "statusDate"],
    ["statusChangedAt", "statusDate"],
    ["salaryMin", "salaryRangeMin"],
    ["max_salary", "salaryRangeMax"],
    ["expected salary (USD)", "pay"],
    ["payFrequency", "payFrequency"],
    ["recruiterEmail", "contactEmail"],
    ["hiring_manager_name", "contactName"],
    ["interviewDate", "interviewDate"],
    ["jobLocation", "location"],
    ["location city", "city"],
    ["job_description", "description"],
    ["Job board", "source"],
    ["Comments", "notes"],
  ])("%s maps to %s", (heading, target) => {
    expect(targetOfHeading(heading)).toBe(target);
  });

  test.each([
    "company website",
    "company size",
    "posted date",
    "follow up date",
    "resume link",
    "Manager rating",
    "Vibe",
  ])("%s maps to no field of the card", (heading) => {
    expect(["note", undefined]).toContain(targetOfHeading(heading));
  });
});

describe("a column with a meaningless heading is matched by its content:", () => {
  test.each([
    ["links", "Company,Role,Where\nA,B,https://x.example/1", "company,title,applicationLink"],
    ["dates", "Company,Role,Datum\nA,B,03.09.2026", "company,title,applicationDate"],
    ["statuses", "Company,Role,How far\nA,B,Applied\nA,C,Phone screen", "company,title,status"],
    ["mail addresses", "Company,Role,Who\nA,B,sam@acme.example", "company,title,contactEmail"],
    ["pay", "Company,Role,Money\nA,B,$120k", "company,title,pay"],
    ["a place to work", "Company,Role,\nA,B,Remote", "company,title,workMode"],
  ])("%s", (_what, text, targets) => {
    expect(targetsOf(text)).toBe(targets);
  });

  test("but not when the heading means something else, or the field is already taken", () => {
    expect(targetsOf("Company,Role,Deadline\nA,B,03.09.2026")).toBe("company,title,note");
    expect(targetsOf("Company,Role,Company website\nA,B,https://x.example")).toBe("company,title,note");
    expect(targetsOf("Company,Role,Visa status,Recruiter vibe\nA,B,H1B,nice")).toBe(
      "company,title,note,note",
    );
    expect(targetsOf("Company,Role,How did you apply?\nA,B,Online")).toBe("company,title,source");
    expect(targetsOf("Company,Role,Site\nA,B,https://x.example")).toBe("company,title,applicationLink");
    expect(targetsOf("Company,Role,URL,Mirror\nA,B,https://x.example,https://y.example")).toBe(
      "company,title,applicationLink,note",
    );
  });
});

test("no column is dropped silently: unknown and repeated ones are kept in the notes", () => {
  expect(targetsOf("Company,Role,Vibe,Status,Status\nA,B,good,Applied,Done")).toBe(
    "company,title,note,status,note",
  );
});

test("an email at several companies is the person's own, as in LinkedIn's applications, and not a contact's", () => {
  const text = (other: string) => `Company,Role,Contact Email\nA,B,me@x.example\nC,D,${other}`;
  expect(targetsOf(text("me@x.example"))).toBe("company,title,ignore");
  expect(targetsOf(text("sam@c.example"))).toBe("company,title,contactEmail");
  const [once] = readDelimited("jobs.csv", "Company,Role,Contact Email\nA,B,Me@x.example");
  const targetsFor = (ownEmail: string) =>
    once && guessMapping(once, "jobs.csv", "month", ownEmail).targets.join();
  expect(targetsFor("me@x.example")).toBe("company,title,ignore");
  expect(targetsFor("you@x.example")).toBe("company,title,contactEmail");
});

test("a file exported from the table maps each column back to its field by heading", () => {
  const filled = Object.keys(columns).map((key) => (key === "status" ? "Applied" : "1"));
  const [table] = readDelimited("offerlane.csv", csvOf([Object.values(columns), filled]));
  const mapping = table && guessMapping(table, "offerlane.csv", "month");
  const known: Record<string, string> = { createdAt: "savedDate", statusChangedAt: "statusDate" };
  const shown = ["industry", "updatedAt", "interviews", "coachNotes", "resume", "isAutoRetired"];
  expect(mapping?.formatId).toBe("offerlane_table");
  expect(mapping?.targets).toEqual(
    Object.keys(columns).map((key) => known[key] ?? (shown.includes(key) ? "ignore" : key)),
  );
});
