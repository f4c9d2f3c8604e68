import { describe, expect, it } from "vitest";
import { judge, restOf, type SaveAnswer, saveDraft } from "./draft.ts";

function answering(...answers: SaveAnswer[]) {
  const sent: string[] = [];
  const save = async (text: string): Promise<SaveAnswer> => {
    sent.push(text);
    return answers[sent.length - 1] ?? { outcome: "saved", value: text };
  };
  return { sent, save };
}

describe("a draft", () => {
  it("is saved when nobody else changed the field", () => {
    expect(judge({ text: "new", base: "old" }, "old")).toBe("save");
  });

  it("is a conflict when the field changed while it was edited", () => {
    expect(judge({ text: "mine", base: "old" }, "theirs")).toBe("conflict");
  });

  it("is nothing when it says what stands there already", () => {
    expect(judge({ text: "same", base: "old" }, "same")).toBe("unchanged");
  });
});

describe("a draft that goes back to the old value while a new one is being saved", () => {
  const back = { text: "old", base: "old" };

  it("is no change of nothing: it waits for the first save, and is saved on top of it", () => {
    expect(judge(back, "old", "new")).toBe("wait");
    const rest = restOf(back, "new", "new");
    expect(rest).toEqual({ text: "old", base: "new" });
    expect(rest && judge(rest, "new")).toBe("save");
  });

  it("is nothing where the same is being saved, and leaves no rest", () => {
    expect(judge(back, "old", "old")).toBe("unchanged");
    expect(restOf({ text: "new", base: "old" }, "new", "new")).toBeNull();
  });
});

describe("saving a draft", () => {
  it("lets what is typed meanwhile stand on what the server made of it", async () => {
    const { save } = answering({ outcome: "saved", value: "https://www.example.com" });
    const sent = { text: "www.example.com", base: "" };
    const saved = await saveDraft(sent, save);
    const kept = "kept" in saved ? saved.kept : "";
    const rest = restOf({ text: "www.example.com/jobs", base: "" }, sent.text, kept);
    expect(rest && judge(rest, "https://www.example.com")).toBe("save");
  });

  it("is sent again where only another field was changed", async () => {
    const { sent, save } = answering({ outcome: "stale", value: "old" });
    expect(await saveDraft({ text: "mine", base: "old" }, save)).toEqual({ kept: "mine" });
    expect(sent).toEqual(["mine", "mine"]);
  });

  it("stops at a change of the same field and says what stands there", async () => {
    const { sent, save } = answering({ outcome: "stale", value: "theirs" });
    expect(await saveDraft({ text: "mine", base: "old" }, save)).toEqual({ theirs: "theirs" });
    expect(sent).toEqual(["mine"]);
  });

  it("is done when the other change says the same", async () => {
    const { save } = answering({ outcome: "stale", value: "mine" });
    expect(await saveDraft({ text: "mine", base: "old" }, save)).toEqual({ kept: "mine" });
  });
});
