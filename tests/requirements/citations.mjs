// Which requirements the titles of our tests cite. A title says what a test proves; `[XX-AREA-000]` at its end names the
// requirement that sentence is (several: `[XX-AREA-000, XX-AREA-001]`).
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** SF: store. CS: catalogue and supply chain. PC: people and customers. */
const id = '(?:SF|CS|PC)-[A-Z]+-\\d{3}';
const citation = new RegExp(`\\[(${id}(?:, ${id})*)\\]`, 'g');
const looksLikeOne = /\b(?:SF|CS|PC)-[A-Z]+\b[-\w]*/gi;

const neverOurs = new Set(['node_modules', 'dist', 'build', '.cache', '.git', '.strapi']);
const isTestFile = (name) => /\.(test|spec)\.tsx?$/.test(name);
const declares = new Set(['test', 'it', 'describe']);
/** What is declared in one of these ways proves nothing. */
const neverRuns = new Set(['skip', 'todo', 'fixme']);

/**
 * Every citation below a folder, and every title that tries to cite and does not.
 * @returns {{ cited: { id: string, file: string, title: string }[], malformed: { file: string, title: string, why: string }[] }}
 */
export function citationsBelow(folder) {
  const found = testFiles(folder).map((file) =>
    citationsIn(readFileSync(file, 'utf8'), path.relative(folder, file).split(path.sep).join('/')),
  );
  return { cited: found.flatMap(({ cited }) => cited), malformed: found.flatMap(({ malformed }) => malformed) };
}

/** The same of one file's text. */
export function citationsIn(source, file) {
  const titles = titlesOf(source, file);
  return {
    cited: titles.flatMap(({ title, runs }) => (runs ? idsOf(title).map((each) => ({ id: each, file, title })) : [])),
    malformed: titles.flatMap(({ title, runs }) => whyMalformed(title, runs).map((why) => ({ file, title, why }))),
  };
}

const idsOf = (title) => [...title.matchAll(citation)].flatMap(([, ids]) => ids.split(', '));

function whyMalformed(title, runs) {
  const rest = title.replaceAll(citation, '');
  const strange = [...rest.matchAll(looksLikeOne)].map(([text]) => `${text} is not written as [XX-AREA-000]`);
  const idle = !runs && idsOf(title).length > 0 ? ['cited by a test that never runs'] : [];
  return [...strange, ...idle];
}

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return neverOurs.has(entry.name) ? [] : testFiles(path.join(folder, entry.name));
    return isTestFile(entry.name) ? [path.join(folder, entry.name)] : [];
  });
}

function titlesOf(source, file) {
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const ways = waysOf(node.expression);
      const title = declares.has(ways[0]) ? textOf(node.arguments[0]) : null;
      if (title !== null) titles.push({ title, runs: !ways.some((way) => neverRuns.has(way)) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return titles;
}

/** `test.skip.each([…])` is ['test', 'skip', 'each']. */
function waysOf(expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) return [...waysOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return waysOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return waysOf(expression.tag);
  return [];
}

function textOf(node) {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => span.literal.text).join('');
  return null;
}
