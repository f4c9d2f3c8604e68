import { describe, expect, it } from "vitest";
import { sharedPosting, withCompanyOfTitle } from "./shared-posting.ts";

const none = { title: "", company: "", link: "", text: "" };

describe("a shared posting", () => {
  it("is taken as it is when every part has its own field", () => {
    const posting = { title: "Cook", company: "Acme", link: "https://acme.example/jobs/1", text: "Cooks." };
    expect(sharedPosting(posting)).toEqual(posting);
  });

  it("has its link in the text, as phones send it", () => {
    expect(sharedPosting({ title: "Cook", text: "Look: https://acme.example/jobs/1?a=b" })).toEqual({
      ...none,
      title: "Cook",
      link: "https://acme.example/jobs/1?a=b",
      text: "Look:",
    });
    expect(sharedPosting({ text: "https://acme.example/1" })).toEqual({
      ...none,
      link: "https://acme.example/1",
    });
    expect(sharedPosting({ title: "Cook", text: "Cook https://acme.example/1" }).text).toBe("");
  });

  it("treats a link without a scheme as https, and keeps an invalid link as it was typed", () => {
    expect(sharedPosting({ link: "www.acme.example/1" }).link).toBe("https://www.acme.example/1");
    expect(sharedPosting({ link: "acme, cook" }).link).toBe("acme, cook");
  });

  it("is empty when nothing is given", () => {
    expect(sharedPosting({})).toEqual(none);
    expect(sharedPosting({ title: ["Cook", "Other"] })).toEqual({ ...none, title: "Cook" });
  });
});

describe("the title of a shared page", () => {
  it.each([
    ["Engineer at Acme", "Engineer", "Acme"],
    ["Head of Care at Home at Acme & Sons", "Head of Care at Home", "Acme & Sons"],
    ["Engineer @ Acme", "Engineer", "Acme"],
    ["Acme hiring Engineer", "Engineer", "Acme"],
    ["Acme hiring Senior Engineer in Leeds, England | LinkedIn", "Senior Engineer", "Acme"],
    ["Engineer - Acme | LinkedIn", "Engineer", "Acme"],
    ["Engineer - Night Shift - Acme | LinkedIn", "Engineer - Night Shift", "Acme"],
    ["Acme hiring Engineer Job in Leeds | Glassdoor", "Engineer", "Acme"],
    ["Engineer at Acme • Leeds", "Engineer", "Acme"],
    ["Engineer - Leeds - Indeed.com", "Engineer - Leeds - Indeed.com", ""],
    ["Engineer | Acme | LinkedIn", "Engineer", "Acme"],
    ["Engineer | LinkedIn", "Engineer | LinkedIn", ""],
    ["Engineer - Night Shift", "Engineer - Night Shift", ""],
    ["Engineer", "Engineer", ""],
  ])("%s names the job %s and the company %s", (title, job, company) => {
    expect(withCompanyOfTitle({ ...none, title })).toEqual({ ...none, title: job, company });
  });

  it("is left as it is beside a company", () => {
    const posting = { ...none, title: "Engineer at Sea", company: "Acme" };
    expect(withCompanyOfTitle(posting)).toEqual(posting);
  });
});
