import { expect, test } from "vitest";
import { EditQueue, type QueuedEdit } from "./edit-queue.ts";

type Rejects = (edits: readonly QueuedEdit[]) => Map<number, string> | null;

function queueOf(rejects: Rejects, namesIndexes = true) {
  const sent: string[][] = [];
  const saved: string[] = [];
  const rejected: [string, string][] = [];
  const queue = new EditQueue<null>({
    send: async (edits) => {
      sent.push(edits.map(({ text }) => text));
      const wrong = rejects(edits);
      if (wrong) throw wrong;
      return null;
    },
    rejectionOf: (error) => ({
      byIndex: namesIndexes ? (error as Map<number, string>) : new Map(),
      whole: "refused",
      isFinal: false,
    }),
    onSaved: (edits) => saved.push(...edits.map(({ text }) => text)),
    onRejected: ({ text }, reason) => rejected.push([text, reason]),
    onRest: () => undefined,
  });
  return { queue, sent, saved, rejected };
}

const edit = (text: string, rowId = text): QueuedEdit => ({
  rowId,
  column: "title",
  value: text,
  text,
  stamp: 0,
});
const badOnes: Rejects = (edits) => {
  const wrong = edits.flatMap(({ text }, index) =>
    text.startsWith("bad") ? [[index, `${text}!`] as const] : [],
  );
  return wrong.length > 0 ? new Map(wrong) : null;
};

test("the valid cells of a rejected batch are saved, and each invalid one says why", async () => {
  const { queue, saved, rejected } = queueOf(badOnes);
  queue.add([edit("one"), edit("bad1"), edit("two"), edit("bad2")]);
  await queue.flush();
  expect(saved).toEqual(["one", "two"]);
  expect(rejected).toEqual([
    ["bad1", "bad1!"],
    ["bad2", "bad2!"],
  ]);
});

test("an error that names no edit is narrowed down to the edit that caused it", async () => {
  const { queue, saved, rejected } = queueOf(badOnes, false);
  queue.add(["one", "two", "bad", "three", "four"].map((text) => edit(text)));
  await queue.flush();
  expect(saved.toSorted()).toEqual(["four", "one", "three", "two"]);
  expect(rejected).toEqual([["bad", "refused"]]);
});

test("a batch has at most two hundred edits, and the newest edit of a cell counts", async () => {
  const { queue, sent } = queueOf(() => null);
  queue.add(Array.from({ length: 450 }, (_, index) => edit(`row ${index}`)));
  queue.add([edit("newer", "row 0")]);
  await queue.flush();
  expect(sent.map((batch) => batch.length)).toEqual([200, 200, 50]);
  expect(sent[0]?.[0]).toBe("newer");
});

test("a task runs after the edits added before it, and before those added later", async () => {
  const { queue, sent, saved } = queueOf(() => null);
  queue.add([edit("before")]);
  const done = queue.runBetween(async () => {
    sent.push(["task"]);
    return "done";
  });
  queue.add([edit("later")]);
  await queue.flush();
  expect(await done).toBe("done");
  expect(saved).toEqual(["before", "later"]);
  expect(sent).toEqual([["before"], ["task"], ["later"]]);
});
