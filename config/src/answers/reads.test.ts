import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(__dirname, '..', '..', '..');
const generated = '@mayorista/config/answers';
/** Calls that read answers, or send something and are answered, with the answer's type between angle brackets. */
const readers = new Set([
  'usePage',
  'useRead',
  'get',
  'post',
  'put',
  'patch',
  'del',
  'remove',
  'upload',
  'RecordPicker',
  'RecordAdder',
]);
/** These read what no route of ours declares, or records of any kind by their shape. */
const others = [
  'plugins/kernel/admin/src/record-pages/',
  'plugins/kernel/admin/src/RecordLink.tsx',
  'plugins/catalogue-desk/admin/src/editing/use-list-count.ts',
  'cms/src/admin/list-columns.tsx',
  'cms/src/admin/edit-view/',
];

const sources = new Map<string, ts.SourceFile>();
function sourceOf(file: string): ts.SourceFile {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const read = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  sources.set(file, read);
  return read;
}

const fileOf = (specifier: string, from: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => path.resolve(path.dirname(from), `${specifier}${ending}`))
    .find((each) => existsSync(each));

const isDeclarationOf = (name: string) => (statement: ts.Statement) =>
  (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === name;

interface Place {
  readonly from: string;
  /** Its name there. */
  readonly name: string;
}

const elementsOf = (
  named: ts.NamedImportBindings | ts.NamedExportBindings,
): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] =>
  ts.isNamedImports(named) || ts.isNamedExports(named) ? [...named.elements] : [];

/** Places that a statement takes a name from; all that it passes on whole may hold it. */
function placeIn(statement: ts.Statement, name: string): Place | null {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return null;
  const { moduleSpecifier } = statement;
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return null;
  const from = moduleSpecifier.text;
  const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (named === undefined) return ts.isExportDeclaration(statement) ? { from, name } : null;
  const found = elementsOf(named).find((each) => each.name.text === name);
  return found === undefined ? null : { from, name: (found.propertyName ?? found.name).text };
}

const placesOf = (name: string, source: ts.SourceFile): Place[] =>
  source.statements.flatMap((statement) => placeIn(statement, name) ?? []);

/** Finds the place in our own sources where a type is declared; 'generated' for those of the routes; null for others. */
function declarationOf(name: string, source: ts.SourceFile): ts.Node | 'generated' | null {
  const own = source.statements.find(isDeclarationOf(name));
  if (own !== undefined) return own;
  for (const place of placesOf(name, source)) {
    if (place.from === generated) return 'generated';
    const file = place.from.startsWith('.') ? fileOf(place.from, source.fileName) : undefined;
    const found = file === undefined ? null : declarationOf(place.name, sourceOf(file));
    if (found !== null) return found;
  }
  return null;
}

/** Whether a type, or one that it is made of, is one that was written from the routes. */
function isGenerated(node: ts.Node, seen = new Set<ts.Node>()): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  const declared = ts.isIdentifier(node) ? declarationOf(node.text, node.getSourceFile()) : null;
  if (declared === 'generated' || (declared !== null && isGenerated(declared, seen))) return true;
  return ts.forEachChild(node, (child) => isGenerated(child, seen) || undefined) ?? false;
}

const isNamed = (type: ts.TypeNode, name: string): boolean =>
  ts.isTypeReferenceNode(type) && type.typeName.getText() === name;

/** Whether a type holds a type parameter of what stands around it: who calls it says the type. */
function isGeneral(node: ts.Node): boolean {
  if (ts.isIdentifier(node))
    return (
      ts.findAncestor(node, (around) => {
        const { typeParameters } = around as ts.Node & { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> };
        return typeParameters?.some(({ name }) => name.text === node.text) ?? false;
      }) !== undefined
    );
  return ts.forEachChild(node, (child) => isGeneral(child) || undefined) ?? false;
}

/** Types that say nothing of an answer's members. */
const saysNothing = (type: ts.TypeNode): boolean =>
  type.kind === ts.SyntaxKind.UnknownKeyword || isNamed(type, 'Blob') || isGeneral(type);

/** The name of what reads at this place, and the type that it is given. */
function readAt(node: ts.Node): { readonly reader: string; readonly type: ts.TypeNode | undefined } | null {
  if (ts.isCallExpression(node) && node.typeArguments !== undefined) {
    const { expression: called } = node;
    const named = ts.isPropertyAccessExpression(called) ? called.name : called;
    return { reader: named.getText(), type: node.typeArguments[0] };
  }
  if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node))
    return { reader: node.tagName.getText(), type: node.typeArguments?.[0] };
  return null;
}

/** The places of a file that read an answer whose type was written by hand: 'file:line usePage<Row>'. */
function writtenReads(file: string): string[] {
  const source = sourceOf(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const read = readAt(node);
    if (read !== null && readers.has(read.reader)) {
      const { reader, type } = read;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (type === undefined || !(saysNothing(type) || isGenerated(type)))
        found.push(`${path.relative(root, file)}:${line + 1} ${reader}<${type?.getText() ?? ''}>`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() && /\.tsx?$/.test(entry.name) ? [path.join(entry.parentPath, entry.name)] : [],
  );

test('what panel and store read of the platform has the types that its routes declare', () => {
  const folders = readdirSync(path.join(root, 'plugins')).map((name) => path.join(root, 'plugins', name, 'admin'));
  const files = [...folders, path.join(root, 'cms', 'src', 'admin'), path.join(root, 'storefront', 'app')]
    .filter((folder) => existsSync(folder))
    .flatMap(filesOf)
    // Tests ask platforms of their own making.
    .filter(
      (file) => !/\.test\.tsx?$/.test(file) && !others.some((each) => path.relative(root, file).startsWith(each)),
    );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(writtenReads)).toEqual([]);
});
