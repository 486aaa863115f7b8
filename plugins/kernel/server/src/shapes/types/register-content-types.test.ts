import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { defineShape, text } from '../../../../shared/shape';
import type { ContentType } from './content-types';
import { registerContentTypes } from './register-content-types';

const ladder = defineShape({
  name: 'ladder',
  domain: 'kernel',
  label: ['una escalera', 'escaleras'],
  fields: { name: text({ label: 'Nombre', max: 20 }) },
  list: { columns: ['id', 'name'], order: ['name', 'asc'] },
});

/** A Strapi that holds these types and takes more. */
function strapiWith(held: Readonly<Record<string, object>>) {
  const contentTypes: Record<string, object> = { ...held };
  const add = (namespace: string, types: Readonly<Record<string, ContentType>>): void => {
    for (const [name, { schema }] of Object.entries(types)) contentTypes[`${namespace}.${name}`] = { ...schema };
  };
  return { contentTypes, get: () => ({ add }) } as unknown as Core.Strapi;
}

const register = (held: Readonly<Record<string, object>>, ...shapes: readonly unknown[]) => {
  const strapi = strapiWith(held);
  registerContentTypes(strapi, shapes as Parameters<typeof registerContentTypes>[1]);
  return Object.keys(strapi.contentTypes);
};

test('types of shapes are registered in their domain', () => {
  expect(register({}, ladder)).toEqual(['api::kernel.ladder']);
});

test('a table that another type has is refused, also that of a shape beside it', () => {
  const other = { collectionName: 'ladders', info: { pluralName: 'others' } };
  expect(() => register({ 'api::catalogue.other': other }, ladder)).toThrow(
    'Shape ladder: api::catalogue.other has the table ladders too',
  );
  expect(() => register({}, ladder, ladder)).toThrow('Shape ladder: api::kernel.ladder has the table ladders too');
});

test('a plural that another type of the API has is refused; a plugin of Strapi may have it', () => {
  const other = { collectionName: 'others', info: { pluralName: 'ladders' } };
  expect(() => register({ 'api::catalogue.other': other }, ladder)).toThrow(
    'Shape ladder: api::catalogue.other has the plural ladders too',
  );
  expect(register({ 'plugin::catalogue.other': other }, ladder)).toContain('api::kernel.ladder');
});
