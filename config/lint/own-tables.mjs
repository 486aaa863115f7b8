import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constantOf } from './constants.mjs';
import { ownerOf, tableOwners, tableShared } from './table-owners.mjs';

const root = path.join(import.meta.dirname, '../..');
const list = 'config/lint/foreign-tables.json';
const allowances = JSON.parse(readFileSync(path.join(root, list), 'utf8'));

/** Lists the foreign tables that the list allows a file, whatever the group. */
const allowedIn = (file, groups = allowances) => groups.flatMap(({ files }) => files[file] ?? []);

/** Methods of knex that are given a table first. */
const takesTable = /^(from|into|table|(left|right|inner|full|cross)?(Outer)?[jJ]oin|hasTable|batchInsert)$/;
/** Names by which this house calls knex. */
const isKnexName = /^(knex|trx|db|getKnex|knexWithin)$/;
/** A table in a statement: what stands behind `from`, `join`, `into` or `update`. */
const inStatement = /\b(?:from|join|into|update)\s+["`]?([a-z][a-z0-9_]*)/gi;
const isStatement = /\b(?:select|insert|update|delete|exists|join|with)\b/i;

/**
 * Only the stores of a domain name its tables: its rules about a row (who sees it, which one counts, when it ends) stand in one place then,
 * and a column is renamed in one. Others ask by what the domain publishes. What names foreign tables for speed, or still does, is listed
 * in foreign-tables.json, which only gets shorter: an entry that is not needed is an error too.
 *
 * A table is named by a string, a constant (`tables.product`, also in another file) or a shape's `.table`, given to knex, to a parameter
 * or a property called `table`, or read in a statement.
 */
export const ownTables = {
  meta: {
    type: 'problem',
    messages: {
      foreign: "The table '{{ table }}' belongs to {{ owner }}: ask by what it publishes.",
      needless: "This file does not name '{{ table }}' any more: take it out of config/lint/foreign-tables.json.",
    },
    schema: [
      {
        type: 'object',
        properties: { owners: { type: 'object' }, allowed: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    const [given = {}] = context.options;
    const domain = /(?:^|\/)plugins\/([^/]+)\//.exec(file)?.[1];
    const owners = given.owners === undefined ? tableOwners() : new Map(Object.entries(given.owners));
    const allowed = given.allowed ?? allowedIn(file);
    const textOf = textReader(context);
    const named = new Map();
    /** Names that shapes and referables of `shared` have here, with their tables. */
    const shapes = new Map();

    const note = (node, table) => {
      const owner = ownerOf(table, owners);
      if (owner !== undefined && owner !== domain && !named.has(table)) named.set(table, { node, owner });
    };
    /** Notes what stands for a table: 'x', 'x as y', `${tables.x} as y`, { y: 'x' }. */
    const noteTable = (node) => {
      if (node === undefined) return;
      if (node.type === 'ObjectExpression') for (const { value } of node.properties) noteTable(value);
      else for (const text of textOf(node)) note(node, text.trim().split(/\s/)[0]);
    };
    const noteStatement = (node) => {
      for (const text of textOf(node))
        if (isStatement.test(text)) for (const [, table] of text.matchAll(inStatement)) note(node, table);
    };

    return {
      ImportDeclaration({ source, specifiers }) {
        const other = /^@mayorista\/([^/]+)\/shared$/.exec(source.value)?.[1];
        const from = other ?? (/^\..*\bshared\b/.test(source.value) ? domain : undefined);
        for (const { local, imported } of specifiers) {
          const table = tableShared(from, imported?.name);
          if (table !== undefined) shapes.set(local.name, table);
        }
      },
      CallExpression(node) {
        const { callee } = node;
        const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
        const isKnex = isKnexName.test(name ?? callee.callee?.name ?? '');
        if (isKnex || (callee.type === 'MemberExpression' && takesTable.test(name ?? ''))) noteTable(node.arguments[0]);
      },
      'Property[key.name="table"]': ({ value }) => noteTable(value),
      MemberExpression(node) {
        if (node.object.type !== 'Identifier') return;
        if (/^(own|(.*[tT])ables)$/.test(node.object.name)) noteTable(node);
        if (node.property.name === 'table' && shapes.has(node.object.name)) note(node, shapes.get(node.object.name));
      },
      Literal: (node) => typeof node.value === 'string' && noteStatement(node),
      TemplateLiteral: noteStatement,
      'Program:exit'(program) {
        for (const [table, { node, owner }] of named)
          if (!allowed.includes(table)) context.report({ node, messageId: 'foreign', data: { table, owner } });
        for (const table of allowed.filter((each) => !named.has(each)))
          context.report({ node: program, messageId: 'needless', data: { table } });
      },
    };
  },
};

/** Makes a function that lists the texts an expression may be, as it is written here or in the file that a name comes from. */
function textReader({ sourceCode, filename }) {
  const textOf = (node) => {
    if (node.type === 'TemplateLiteral') {
      const texts = node.expressions.map((each) => textOf(each)[0] ?? '?');
      return [node.quasis.map(({ value }, at) => `${value.cooked ?? ''}${texts[at] ?? ''}`).join('')];
    }
    if (node.type === 'ConditionalExpression') return [...textOf(node.consequent), ...textOf(node.alternate)];
    const value = constantOf(node, sourceCode, filename);
    return typeof value === 'string' ? [value] : [];
  };
  return textOf;
}
