// Adds to the tables of contents of a package: an import, a property of an object, an element of a list. Each edit finds its place
// in the syntax tree and changes the text there alone; it throws, in Spanish, when the file is not written as the house writes it.
import ts from 'typescript';

const parse = (source) => ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
const insert = (source, at, text) => source.slice(0, at) + text + source.slice(at);

/** After the last import. */
export function addImport(source, line) {
  const imports = parse(source).statements.filter(ts.isImportDeclaration);
  const last = imports.at(-1);
  return last === undefined ? `${line}\n${source}` : insert(source, last.end, `\n${line}`);
}

/** A name among those that are imported of `module`, or an import of its own. */
export function addNamedImport(source, name, module) {
  const there = parse(source).statements.find(
    (each) => ts.isImportDeclaration(each) && each.moduleSpecifier.text === module && !each.importClause?.isTypeOnly,
  );
  const named = there?.importClause?.namedBindings;
  if (named === undefined || !ts.isNamedImports(named))
    return addImport(source, `import { ${name} } from '${module}';`);
  return append(source, named.elements, named.end, name);
}

/** `key: value` at the end of the object that `name` is declared as. */
export function addProperty(source, name, property) {
  const object = declared(source, name);
  if (object === null || !ts.isObjectLiteralExpression(object)) throw new Error(`Falta el objeto ${name}`);
  return append(source, object.properties, object.end, property);
}

/** An element at the end of the list that `name` is declared as. */
export function addElement(source, name, element) {
  const list = declared(source, name);
  if (list === null || !ts.isArrayLiteralExpression(list)) throw new Error(`Falta la lista ${name}`);
  return append(source, list.elements, list.end, element);
}

/** An element at the end of the list at `path`: a declared object's name, then its properties. A list that is named there is spread. */
export function addToList(source, [name, ...keys], element) {
  let value = declared(source, name);
  for (const key of keys) value = property(value, key, [name, ...keys].join('.'));
  if (ts.isArrayLiteralExpression(value)) return append(source, value.elements, value.end, element);
  return source.slice(0, value.getStart()) + `[...${value.getText()}, ${element}]` + source.slice(value.end);
}

function property(object, key, path) {
  const found =
    object !== null && ts.isObjectLiteralExpression(object)
      ? object.properties.find((each) => each.name?.getText() === key)
      : undefined;
  if (found === undefined || !ts.isPropertyAssignment(found)) throw new Error(`Falta ${path}`);
  return plain(found.initializer);
}

/** A statement at the beginning of a panel's `register(app)`. */
export function addToRegister(source, statement) {
  let body = null;
  const visit = (node) => {
    if (ts.isMethodDeclaration(node) && node.name.getText() === 'register') body = node.body ?? null;
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  if (body === null) throw new Error('Falta register(app) { … }');
  return insert(source, body.getStart() + 1, `\n${statement}`);
}

/** An element of a list among the options of `definePlugin({ … })`; the option is made when there is none. */
export function addToPlugin(source, option, element) {
  const options = pluginOptions(source);
  const property = options.properties.find((each) => each.name?.getText() === option);
  if (property === undefined) return append(source, options.properties, options.end, `${option}: [${element}]`);
  const value = ts.isPropertyAssignment(property) ? property.initializer : null;
  if (value !== null && ts.isArrayLiteralExpression(value)) return append(source, value.elements, value.end, element);
  // `routes` or `routes: cartRoutes`: the list is made elsewhere, the element joins it here.
  const list = value === null ? option : value.getText();
  return source.slice(0, property.getStart()) + `${option}: [...${list}, ${element}]` + source.slice(property.end);
}

function append(source, nodes, end, text) {
  const last = nodes.at(-1);
  return last === undefined ? insert(source, end - 1, text) : insert(source, last.end, `, ${text}`);
}

function declared(source, name) {
  let found = null;
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer !== undefined)
      found = plain(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  return found;
}

/** Without `as const` and `satisfies …`. */
const plain = (node) => (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? plain(node.expression) : node);

function pluginOptions(source) {
  let found = null;
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'definePlugin') found = node.arguments[0];
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  if (found === null || !ts.isObjectLiteralExpression(found)) throw new Error('Falta definePlugin({ … })');
  return found;
}
