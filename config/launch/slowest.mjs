import path from 'node:path';

/** Reads how long each test file of a vitest or playwright report took, in seconds, with its path below `root`. */
export function fileTimes(kind, report, root) {
  const times = new Map();
  const add = (file, ms) => times.set(file, (times.get(file) ?? 0) + ms / 1_000);
  if (kind === 'vitest')
    for (const { name, startTime, endTime } of report.testResults) add(path.relative(root, name), endTime - startTime);
  else
    for (const { file, ms } of specsOf(report)) add(path.relative(root, path.resolve(report.config.rootDir, file)), ms);
  return [...times].map(([file, seconds]) => ({ file, seconds }));
}

/** Lines that name the slowest files of all stages, the slowest first. */
export function slowest(times, most = 20) {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ stage, file, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${file}${stage ? ` (${stage})` : ''}`);
}

function specsOf({ suites = [], specs = [] }) {
  const own = specs.map(({ file, tests }) => ({
    file,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(specsOf)];
}
