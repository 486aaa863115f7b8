import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Texts of refusals by their codes (code -> Spanish with {params}). */
export type Texts = Readonly<Record<string, string>>;

const neverOurs = /(?:^|\/)(?:node_modules|dist|build|\.cache|\.strapi|demo)(?:\/|$)/;
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file) || /(?:^|\/)tests\//.test(file);

/** Lists files below a folder as paths from the root, without what is built, installed or data of the demo world. */
export function filesBelow(root: string, folder: string): string[] {
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

/** Fewest characters of a part of a text that tells it from others; it is of two words at least. */
const fewest = 10;
const isTelling = (text: string): boolean => text.length >= fewest && text.includes(' ');

/**
 * Returns the codes that the words of tests assert: by name, or by words (ten characters, two words at least) that stand in the text of
 * this code and of no other.
 */
export function assertedCodes(texts: Texts, words: readonly string[]): Set<string> {
  // What a text fills in is mostly a number.
  const asked = new Set(words.flatMap((word) => [word, ...word.split(/\d[\d.,]*/)]).map((word) => word.trim()));
  const pieces = Object.entries(texts).map(
    ([code, text]) => [code, text.split(/\{\w+\}/).map((each) => each.trim())] as const,
  );
  const told = new Set<string>();
  for (const word of asked) {
    // Alone, or behind its field: 'amount: payment_differs'.
    const name = word.replace(/^\S+: /, '');
    if (Object.hasOwn(texts, name)) told.add(name);
    if (!isTelling(word)) continue;
    const meant = pieces.filter(([, parts]) =>
      parts.some((part) => part.includes(word) || (isTelling(part) && word.includes(part))),
    );
    if (meant.length === 1) told.add(meant[0]![0]);
  }
  return told;
}

function visit(source: string, file: string, look: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    look(node);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
}

export const readSource = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');
