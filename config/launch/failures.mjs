import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines that name what failed in a vitest or playwright report: the file below `root`, the test, and the first line of its error with its place. */
export function failures(kind, report, root) {
  return kind === 'vitest' ? failedTests(report, root) : failedJourneys(report, root);
}

function failedTests({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    // One that does not come up has no tests, or none that failed.
    if (status === 'failed' && failed.length === 0) return [line(file, '', message)];
    return failed.map(({ fullName, failureMessages: [error = ''] }) => line(file, fullName, error));
  });
}

function failedJourneys(report, root) {
  const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const [error = {}] = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors);
      const { message = '', location } = error;
      const place = location === undefined ? file : `${file}:${location.line}`;
      return line(path.relative(root, path.resolve(report.config.rootDir, place)), title, message);
    });
}

function line(file, test, error) {
  const [first = ''] = stripVTControlCharacters(error).trim().split('\n');
  return `  ${[file, test, first].filter(Boolean).join(' · ')}`;
}
