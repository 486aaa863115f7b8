import { existsSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from './evaluate.mjs';

/**
 * Returns the value of an expression that is constant as it is written: a literal, a constant of the file, what a file of names
 * (`uids.ts`, `*.tables.ts`) exports, or a property of one of them. Undefined where it is none.
 */
export function constantOf(node, sourceCode, filename) {
  const valueOf = (each) => constantOf(each, sourceCode, filename);
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valueOf(node.expression);
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((each) =>
          each.type === 'Property' && !each.computed ? [[each.key.name ?? each.key.value, valueOf(each.value)]] : [],
        ),
      );
    case 'MemberExpression':
      return node.computed ? undefined : valueOf(node.object)?.[node.property.name];
    case 'Identifier':
      return definedAs(definitionOf(node, sourceCode), valueOf, filename);
    default:
      return undefined;
  }
}

function definitionOf(node, sourceCode) {
  for (let scope = sourceCode.getScope(node); scope !== null; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (variable !== undefined) return variable.defs[0];
  }
  return undefined;
}

function definedAs(definition, valueOf, filename) {
  if (definition?.type === 'Variable') {
    const isConstant = definition.parent.kind === 'const' && definition.node.id.type === 'Identifier';
    return isConstant && definition.node.init !== null ? valueOf(definition.node.init) : undefined;
  }
  if (definition?.type !== 'ImportBinding' || definition.node.type !== 'ImportSpecifier') return undefined;
  return exportsOf(definition.parent.source.value, filename)?.[definition.node.imported.name];
}

const isOfNames = /(^|[./])(uids|tables)$/;
const known = new Map();

/** Returns the exports of a file of names; undefined for any other file. */
function exportsOf(specifier, filename) {
  const file = `${path.resolve(path.dirname(filename), specifier)}.ts`;
  if (!specifier.startsWith('.') || !isOfNames.test(specifier) || !existsSync(file)) return undefined;
  if (!known.has(file)) known.set(file, evaluate({ entryPoints: [file] }));
  return known.get(file);
}
