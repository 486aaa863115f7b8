import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LONGEST_NAME } from '@mayorista/kernel';
import { expect, test } from 'vitest';

interface Named {
  readonly name: string;
}

interface Schema {
  readonly collectionName: string;
  readonly indexes?: readonly Named[];
  readonly foreignKeys?: readonly Named[];
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Of every content type and component. */
const schemas = ['api', 'components'].flatMap((folder) =>
  readdirSync(path.join(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(__dirname, folder, file), 'utf8')) as Schema),
);

const keys = schemas.flatMap(({ indexes = [], foreignKeys = [] }) =>
  [...indexes, ...foreignKeys].map(({ name }) => name),
);

test('no table, column, index or foreign key has a name that PostgreSQL would cut', () => {
  const names = [
    ...keys,
    ...schemas.flatMap(({ collectionName, attributes }) => [collectionName, ...Object.keys(attributes)]),
  ];
  expect(schemas.length).toBeGreaterThan(100);
  expect(names.filter((name) => name.length > LONGEST_NAME)).toEqual([]);
});

test('no two indexes or foreign keys share a name: PostgreSQL keeps one of a name in the whole database', () => {
  expect(keys.filter((name, at) => keys.indexOf(name) !== at)).toEqual([]);
});
