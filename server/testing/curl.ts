import type { HttpRequest } from "./http.ts";

/** Converts a curl command from the documentation to the request that a shell and curl would send. */
export function requestOfCurl(command: string, variables: Record<string, string>): HttpRequest {
  const [program, ...words] = shellWords(command, variables);
  if (program !== "curl") throw new Error(`not a curl command: ${command}`);
  const headers: Record<string, string> = {};
  let [method, body, address]: (string | undefined)[] = [];
  while (words.length > 0) {
    const word = words.shift() ?? "";
    if (word === "-X") method = words.shift();
    else if (word === "-d") body = words.shift();
    else if (word === "-H") {
      const [, name = "", value = ""] = /^([^:]+): (.*)$/.exec(words.shift() ?? "") ?? [];
      headers[name] = value;
    } else address = word;
  }
  const { pathname, search } = new URL(address ?? "");
  return {
    method: method ?? (body === undefined ? "GET" : "POST"),
    path: pathname + search,
    headers,
    ...(body === undefined ? {} : { body }),
  };
}

/** Splits a command line into words, with quotes, escapes, `$NAME`, and continued lines. */
export function shellWords(command: string, variables: Record<string, string>): string[] {
  const WORD = /(?:'[^']*'|"(?:[^"\\]|\\.)*"|\\[^\n]|[^\s'"\\])+/g;
  const PART = /'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\.)*)"|\\(?<escaped>.)|(?<plain>[^'"\\]+)/g;
  const filled = (text: string) => text.replace(/\$(\w+)/g, (_all, name: string) => variables[name] ?? "");
  return (command.replaceAll("\\\n", " ").match(WORD) ?? []).map((word) =>
    [...word.matchAll(PART)]
      .map(({ groups = {} }) => {
        return groups.single ?? groups.escaped ?? filled(groups.double ?? groups.plain ?? "");
      })
      .join(""),
  );
}
