import { describe, expect, it } from "vitest";
import { restOf, type SaveResult, saveDraft, verdictOf } from "./draft.ts";

function savingWith(...results: SaveResult[]) {
  const sent: string[] = [];
  const save = async (text: string): Promise<SaveResult> => {
    sent.push(text);
    return results[sent.length - 1] ?? { outcome: "saved", value: text };
  };
  return { sent, save };
}

describe("a draft", () => {
  it("is saved when no one else changed the field", () => {
    expect(verdictOf({ text: "new", base: "old" }, "old")).toBe("save");
  });

  it("is a conflict when the field changed during editing", () => {
    expect(verdictOf({ text: "mine", base: "old" }, "theirs")).toBe("conflict");
  });

  it("is unchanged when it equals the current value", () => {
    expect(verdictOf({ text: "same", base: "old" }, "same")).toBe("unchanged");
  });
});

describe("a draft that returns to the old value while a new one is being saved", () => {
  const back = { text: "old", base: "old" };

  it("isn't treated as unchanged: it waits for the first save, and is saved on top of it", () => {
    expect(verdictOf(back, "old", "new")).toBe("wait");
    const rest = restOf(back, "new", "new");
    expect(rest).toEqual({ text: "old", base: "new" });
    expect(rest && verdictOf(rest, "new")).toBe("save");
  });

  it("is unchanged when the same value is being saved, and leaves nothing to save", () => {
    expect(verdictOf(back, "old", "old")).toBe("unchanged");
    expect(restOf({ text: "new", base: "old" }, "new", "new")).toBeNull();
  });
});

describe("saving a draft", () => {
  it("keeps text typed in the meantime, on top of the value that the server made of the first text", async () => {
    const { save } = savingWith({ outcome: "saved", value: "https://www.example.com" });
    const sent = { text: "www.example.com", base: "" };
    const saved = await saveDraft(sent, save);
    const kept = "kept" in saved ? saved.kept : "";
    const rest = restOf({ text: "www.example.com/jobs", base: "" }, sent.text, kept);
    expect(rest && verdictOf(rest, "https://www.example.com")).toBe("save");
  });

  it("is repeated when only another field was changed", async () => {
    const { sent, save } = savingWith({ outcome: "stale", value: "old" });
    expect(await saveDraft({ text: "mine", base: "old" }, save)).toEqual({ kept: "mine" });
    expect(sent).toEqual(["mine", "mine"]);
  });

  it("stops when someone else changed the same field, and returns their value", async () => {
    const { sent, save } = savingWith({ outcome: "stale", value: "theirs" });
    expect(await saveDraft({ text: "mine", base: "old" }, save)).toEqual({ theirs: "theirs" });
    expect(sent).toEqual(["mine"]);
  });

  it("is done when the other change has the same value", async () => {
    const { save } = savingWith({ outcome: "stale", value: "mine" });
    expect(await saveDraft({ text: "mine", base: "old" }, save)).toEqual({ kept: "mine" });
  });
});
