import { type Profiler, Session } from "node:inspector";

// Started when this module loads and never ended: V8 counts only the blocks of code that is compiled while it runs.
const session = new Session();
session.connect();
post("Profiler.enable");
post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

/**
 * Returns how many blocks of source files a call runs, counted by V8: a measure of work that doesn't depend on the machine's
 * load. A built-in function counts as one. Import this before the files to count.
 * @throws if nothing of one of the files runs
 */
export function countSteps(files: readonly string[], run: () => unknown): number {
  post("Profiler.takePreciseCoverage");
  run();
  const { result } = post<Profiler.TakePreciseCoverageReturnType>("Profiler.takePreciseCoverage");
  let steps = 0;
  for (const file of files) {
    const own = result.filter(({ url }) => url.endsWith(file));
    const ranges = own.flatMap(({ functions }) => functions.flatMap((called) => called.ranges));
    if (ranges.length === 0) throw new Error(`Nothing of ${file} ran.`);
    for (const { count } of ranges) steps += count;
  }
  return steps;
}

function post<Result>(method: string, params?: object): Result {
  let reply: Result | undefined;
  let rejected: Error | null = null;
  // Within one thread, the inspector responds before `post` returns.
  session.post(method, params, (error, given) => {
    rejected = error;
    reply = given as Result;
  });
  if (rejected) throw rejected;
  return reply as Result;
}
