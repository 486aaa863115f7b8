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

/** Words that English has not: what developers read is English. */
const spanish = /[áéíóúñ¿¡]|\b(?:el|la|los|las|del?|que|con|para|una?|se|falta|\w+[ai]d[oa]s?)\b/i;

/**
 * Reads the Spanish texts that a source refuses with and that have no code: what it hands to the constructor of an error, what such a
 * class says by itself, and in a file with such a class the texts that stand at its top.
 */
export function textsIn(source: string, file = 'source.ts'): string[] {
  if (!/\bnew \w*(?:Error|Unavailable)\(|\bextends \w*Error\b/.test(source) || !spanish.test(source)) return [];
  const texts: string[] = [];
  const add = (node: ts.Node | undefined): void => {
    if (node !== undefined) texts.push(...textsBelow(node).filter((text) => text.includes(' ') && spanish.test(text)));
  };
  let hasClass = false;
  visit(source, file, (node) => {
    if (ts.isNewExpression(node) && isError(node.expression)) node.arguments?.forEach(add);
    if (!ts.isClassDeclaration(node) || !isError(node.heritageClauses?.[0]?.types[0]?.expression)) return;
    hasClass = true;
    for (const member of node.members.filter(ts.isConstructorDeclaration)) {
      member.parameters.forEach(({ initializer }) => add(initializer));
      add(member.body);
    }
  });
  if (hasClass) topConstants(source, file).forEach(add);
  return [...new Set(texts)];
}

const isError = (name: ts.Expression | undefined): boolean =>
  name !== undefined && ts.isIdentifier(name) && /(?:Error|Refus\w+|Unavailable|Unreadable|Exported)$/.test(name.text);

const topConstants = (source: string, file: string): ts.Expression[] =>
  ts
    .createSourceFile(file, source, ts.ScriptTarget.Latest)
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) => initializer ?? [])
    .filter((value) => ts.isStringLiteralLike(value) || ts.isObjectLiteralExpression(value));

/** Whole literals below a node; what a template fills in reads {}. */
function textsBelow(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `{x}${literal.text}`).join('')];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...textsBelow(child)));
  return found;
}

/** Tells whether sources name a code, alone or as what they build of a field's name: `address_${field}`. */
export function namesCode(sources: string): (code: string) => boolean {
  const words = new Set(sources.match(/\w+/g));
  const built = [...sources.matchAll(/`(\w*)\$\{[^`}]*\}(\w*)`/g)]
    .filter(([, before = '', after = '']) => before.endsWith('_') || after.startsWith('_'))
    .map(([, before = '', after = '']) => new RegExp(`^${before}\\w+${after}$`));
  return (code) => words.has(code) || built.some((pattern) => pattern.test(code));
}

/** Reads what a test compares with: its texts, and its patterns as the texts they stand for. Titles prove nothing. */
export function wordsIn(source: string, file = 'source.test.ts'): string[] {
  const words: string[] = [];
  const titles = new Set<ts.Node | undefined>();
  visit(source, file, (node) => {
    if (ts.isCallExpression(node) && /^(?:test|describe)$/.test(rootOf(node))) titles.add(node.arguments[0]);
    if (titles.has(node)) return;
    if (ts.isStringLiteralLike(node)) words.push(node.text);
    if (ts.isTemplateExpression(node)) words.push(...textsBelow(node));
    if (ts.isRegularExpressionLiteral(node)) words.push(plainOf(node.text));
  });
  return words;
}

/** The text that a pattern stands for: /^Quedan \\d+\\.$/ reads 'Quedan \\d+.'. */
const plainOf = (pattern: string): string => pattern.replace(/^\/\^?|\$?\/[a-z]*$/g, '').replace(/\\([^\w])/g, '$1');

/** The name at the beginning of a call: test of test.each(…)('…'). */
function rootOf({ expression }: { readonly expression: ts.Expression }): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression) ? rootOf(expression) : '';
}

/** Tells whether a text may be looked for within others: it is of two words at least. */
const isTelling = (text: string): boolean => text.length >= 9 && /\p{L}.* .*\p{L}/u.test(text);

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

/** Returns the name of a refusal: its code, with the plugin before it where several have a refusal of that code. */
export function namesOf(refusals: readonly Refusal[]): (refusal: Refusal) => string {
  const plugins = new Map<string, Set<string>>();
  for (const { code, plugin } of refusals) plugins.set(code, (plugins.get(code) ?? new Set()).add(plugin));
  return ({ code, plugin }) => ((plugins.get(code)?.size ?? 0) > 1 ? `${plugin}/${code}` : code);
}

/**
 * Returns the names of the refusals that tests assert: by code, or by their text from its beginning to its end, whatever is filled in. A
 * part of a text asserts nothing: the rest could change unseen. Where several plugins have one code, a test of one of them says nothing
 * of the others; where several codes have one text, it is the code of the plugin that is tested.
 */
export function assertedCodes(refusals: readonly Refusal[], tests: readonly Tested[]): Set<string> {
  const nameOf = namesOf(refusals);
  const isShared = (refusal: Refusal): boolean => nameOf(refusal) !== refusal.code;
  const byCode = new Map<string, Refusal[]>();
  for (const refusal of refusals) byCode.set(refusal.code, [...(byCode.get(refusal.code) ?? []), refusal]);
  const find = finder(refusals);
  const meant = new Map<string, readonly Refusal[]>();
  const asserted = new Set<string>();
  for (const { plugin, words } of tests) {
    const isTold = (refusal: Refusal): boolean => !isShared(refusal) || plugin === null || plugin === refusal.plugin;
    const add = (told: readonly Refusal[] = []): void =>
      told.filter(isTold).forEach((each) => asserted.add(nameOf(each)));
    for (const word of new Set(words)) {
      // Alone, or behind its field: 'amount: payment_differs'.
      add(byCode.get(word.replace(/^\S+: /, '')));
      const found = meant.get(word) ?? find(word);
      meant.set(word, found);
      add([found, found.filter((each) => each.plugin === plugin)].find(isOfOneCode));
    }
  }
  return asserted;
}

const isOfOneCode = (refusals: readonly Refusal[]): boolean => new Set(refusals.map(({ code }) => code)).size === 1;

/** Finds the refusals whose whole text stands in a word. */
function finder(refusals: readonly Refusal[]): (word: string) => readonly Refusal[] {
  const known = refusals.map((refusal) => ({
    refusal,
    isTelling: isTelling(refusal.text),
    parts: refusal.text.split(/\{\w+\}/).map((part) => part.trim()),
  }));
  return (word) => {
    const said = known.filter((each) => each.isTelling && each.parts.every((part) => word.includes(part)));
    // A text that goes on where another ends is not that other one.
    return said
      .filter(({ refusal: { text } }) =>
        said.every((other) => other.refusal.text === text || !other.parts[0]?.startsWith(text)),
      )
      .map(({ refusal }) => refusal);
  };
}

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
