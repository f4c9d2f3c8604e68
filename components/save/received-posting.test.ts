import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { bookmarklet } from "./bookmarklet.ts";
import { forgetReceived, keepReceived, readReceived, receivedPosting } from "./received-posting.ts";

/** Returns the bookmark's data on a page with these scripts, as the opened page reads it. */
function pressedOn(page: { title: string; scripts?: string[]; selected?: string }) {
  let opened = "";
  const { title, scripts = [], selected = "" } = page;
  const address = bookmarklet("https://offerlane.example");
  runInNewContext(decodeURIComponent(address.replace("javascript:", "")), {
    document: {
      title,
      querySelector: () => null,
      querySelectorAll: () => scripts.map((textContent) => ({ textContent })),
    },
    location: { href: "https://jobs.acme.example/7" },
    getSelection: () => selected,
    open: (url: string) => {
      opened = url;
    },
    ...{ btoa, unescape, encodeURIComponent },
  });
  const url = new URL(opened);
  expect(url.origin + url.pathname + url.search).toBe("https://offerlane.example/save/received");
  return receivedPosting(url.hash);
}

/** Returns a store like the browser's. */
function storage(): Storage {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  };
  return new Proxy(kept, {
    get: (target, name) => methods[name as keyof typeof methods] ?? Reflect.get(target, name),
  }) as unknown as Storage;
}

describe("the data that the bookmark reads from a page", () => {
  it.each([
    ["10,211 letters", "a".repeat(10_211)],
    ["1,260 Japanese characters", "採".repeat(1_260)],
    ["characters beyond the basic plane", "👩‍💻".repeat(3_000)],
  ])("arrives in full: %s", (_what, description) => {
    const posting = { "@type": "JobPosting", title: "Cook", description, validThrough: "2026-12-31" };
    const received = pressedOn({
      title: "Cook | Jobs",
      scripts: ["{}", JSON.stringify({ "@graph": [posting] })],
    });
    expect(received).toMatchObject({ title: "Cook | Jobs", link: "https://jobs.acme.example/7", cut: 0 });
    expect(JSON.parse(received?.posting ?? "")).toEqual(posting);
  });

  it("reports how much was too long, and passes on the rest", () => {
    const text = "b".repeat(LIMITS.text.notes + 7);
    expect(pressedOn({ title: "Cook", selected: text })).toMatchObject({
      text: text.slice(7),
      posting: "",
      cut: 7,
    });
    const description = "c".repeat(LIMITS.requests.postingScript);
    const posting = JSON.stringify({ "@type": "JobPosting", description });
    expect(pressedOn({ title: "Cook", scripts: [posting] })).toMatchObject({
      posting: "",
      cut: posting.length,
    });
  });

  it("is passed on with the page's other postings, so that the server can choose", () => {
    const scripts = ["Waiter", "Cook"].map((title) => JSON.stringify({ "@type": "JobPosting", title }));
    expect(pressedOn({ title: "Cook", scripts: ["{}", ...scripts] })?.posting).toBe(`[${scripts}]`);
  });

  it("is passed on unchanged when its script is invalid JSON, so that the server can repair it", () => {
    const broken = '{"@type":"JobPosting","title":"Cook\n"}';
    expect(pressedOn({ title: "Cook", scripts: [broken] })?.posting).toBe(broken);
  });
});

describe("data that any site can send", () => {
  it("is accepted within limits, or not at all", () => {
    const sent = (input: unknown) => receivedPosting(`#${btoa(JSON.stringify(input))}`);
    expect(receivedPosting("")).toBeNull();
    expect(receivedPosting("#%%%")).toBeNull();
    expect(sent("text")).toBeNull();
    expect(sent({ title: 1, link: "javascript:alert(1)", posting: null, cut: -5 })).toEqual({
      title: "",
      link: "",
      text: "",
      posting: "",
      page: "",
      cut: 0,
    });
    expect(sent({ text: "x".repeat(60_000) })?.text).toHaveLength(LIMITS.text.notes);
  });
});

describe("a posting that waits for a sign-in", () => {
  let store: Storage;
  beforeEach(() => {
    store = storage();
  });
  const received = { title: "Cook", link: "", text: "Cooks.", posting: "", page: "", cut: 0 };

  it("is available afterward, separately for each press, until its card is saved", () => {
    const [one, other] = [
      keepReceived(received, store),
      keepReceived({ ...received, title: "Baker" }, store),
    ];
    expect(readReceived(one, store)).toEqual(received);
    forgetReceived(one, store);
    expect(readReceived(one, store)).toBeNull();
    expect(readReceived(other, store)?.title).toBe("Baker");
  });

  it("expires after an hour", () => {
    store.setItem("offerlane.received.old", JSON.stringify({ ...received, at: Date.now() - 3_600_001 }));
    expect(readReceived("old", store)).toBeNull();
    keepReceived(received, store);
    expect(store.getItem("offerlane.received.old")).toBeNull();
  });
});
