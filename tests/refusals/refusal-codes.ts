import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const neverOurs = /(?:^|\/)(?:node_modules|dist|build|\.cache|\.strapi|demo)(?:\/|$)/;
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file) || /(?:^|\/)tests\//.test(file);

/** Lists files below a folder as paths from the root, without what is built, installed or data of the demo world. */
function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !neverOurs.test(file));
}

/** Sources of what answers requests: of every plugin's server, and of what plugins share with their pages. */
export const serverSources = (root: string): string[] =>
  readdirSync(path.join(root, 'plugins'))
    .flatMap((plugin) => filesBelow(root, `plugins/${plugin}`))
    .filter((file) => !isTest(file) && !file.includes('/admin/'));

/**
 * Tests that ask the code which refuses: those of servers, of what they share, and those across packages. What a page does with an
 * answer it is given proves nothing of who gives it.
 */
export const serverTests = (root: string): string[] =>
  ['plugins', 'config', 'cms', 'workers', 'tests']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => isTest(file) && !file.includes('/admin/') && !file.startsWith('tests/refusals/'));

/** Reads the codes that a source refuses with by name: `reject('x')`, and objects with `code: 'x'` beside what a refusal has. */
export function codesIn(source: string, file = 'source.ts'): string[] {
  if (!/\breject\(|\bcode: /.test(source)) return [];
  const codes: string[] = [];
  visit(source, file, (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'reject')
      codes.push(...literals(node.arguments[0]));
    if (ts.isObjectLiteralExpression(node)) codes.push(...codesOfRefusal(node));
  });
  return codes;
}

const partsOfRefusal = new Set(['field', 'params', 'message']);

function codesOfRefusal({ properties }: ts.ObjectLiteralExpression): string[] {
  const names = properties.map((each) => (each.name !== undefined && ts.isIdentifier(each.name) ? each.name.text : ''));
  const code = properties[names.indexOf('code')];
  if (code === undefined || !ts.isPropertyAssignment(code)) return [];
  const isRefusal = names.every((name) => name === 'code' || partsOfRefusal.has(name));
  // Zod's own issues are called custom; their message is the code.
  return isRefusal
    ? literals(code.initializer).filter((text) => text !== 'custom' && /^[a-z][a-z0-9_]*$/.test(text))
    : [];
}

/** The texts that an expression may be, where it says so itself: 'a', or one ? 'a' : 'b'. */
function literals(node: ts.Expression | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isConditionalExpression(node) ? [...literals(node.whenTrue), ...literals(node.whenFalse)] : [];
}

/** Tells whether sources name a code, alone or as what they build of a field's name: `address_${field}`. */
export function namesCode(sources: string): (code: string) => boolean {
  const words = new Set(sources.match(/\w+/g));
  const built = [...sources.matchAll(/`(\w*)\$\{[^`}]*\}(\w*)`/g)]
    .filter(([, before = '', after = '']) => before.endsWith('_') || after.startsWith('_'))
    .map(([, before = '', after = '']) => new RegExp(`^${before}\\w+${after}$`));
  return (code) => words.has(code) || built.some((pattern) => pattern.test(code));
}

/** Reads what a test compares with: its texts, and the plain words of its patterns. */
export function wordsIn(source: string, file = 'source.test.ts'): string[] {
  const words: string[] = [];
  visit(source, file, (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      words.push(node.text);
    if (ts.isRegularExpressionLiteral(node)) words.push(...node.text.split(/[\\^$.*+?()[\]{}|/]/));
  });
  return words;
}

/** Tells whether a part of a text may tell it from others: it is of two words at least. */
const isTelling = (text: string, fewest = 9): boolean => text.length >= fewest && text.includes(' ');

/** A code with its Spanish text and the plugin in whose table it stands. */
export interface Refusal {
  readonly code: string;
  readonly text: string;
  readonly plugin: string;
}

/** The words of a test, and the plugin that it tests (none: several). */
export interface Tested {
  readonly plugin: string | null;
  readonly words: readonly string[];
}

/**
 * Returns the codes that tests assert: by name, or by words (nine characters, two words at least) that stand in the text of this code
 * and of no other, or of no other of the plugin that is tested.
 */
export function assertedCodes(refusals: readonly Refusal[], tests: readonly Tested[]): Set<string> {
  const codes = new Set(refusals.map(({ code }) => code));
  const known = refusals.map((each) => {
    const parts = each.text.split(/\{\w+\}/);
    const pattern = isTelling(each.text)
      ? new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+'))
      : null;
    return { ...each, pattern, parts: parts.map((part) => part.trim()) };
  });
  const asserted = new Set<string>();
  const meant = new Map<string, typeof known>();
  const find = (word: string) => {
    const whole = known.filter(({ pattern }) => pattern?.test(word));
    if (whole.length > 0) return whole;
    return known.filter(({ parts }) =>
      parts.some((part) => part.includes(word) || (isTelling(part, 15) && word.includes(part))),
    );
  };
  for (const { plugin, words } of tests)
    for (const word of new Set(words.flatMap(spoken))) {
      // Alone, or behind its field: 'amount: payment_differs'.
      const name = word.replace(/^\S+: /, '');
      if (codes.has(name)) asserted.add(name);
      if (!isTelling(word)) continue;
      const found = meant.get(word) ?? find(word);
      meant.set(word, found);
      // Several plugins may register one code, with one text.
      const own = found.filter((each) => each.plugin === plugin);
      const [only] = [found, own].map(codesOf).find(({ length }) => length === 1) ?? [];
      if (only !== undefined) asserted.add(only);
    }
  return asserted;
}

const codesOf = (refusals: readonly Refusal[]): string[] => [...new Set(refusals.map(({ code }) => code))];

/** What a text fills in is mostly a number. */
const spoken = (word: string): string[] => [word, ...word.split(/\d[\d.,]*/)].map((each) => each.trim());

function visit(source: string, file: string, look: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    look(node);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
}

/** Returns the plugin of a file; null for what stands across them. */
export const pluginOf = (file: string): string | null => /^plugins\/([^/]+)\//.exec(file)?.[1] ?? null;

export const readSource = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');
