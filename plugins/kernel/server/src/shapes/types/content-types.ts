import { fieldKey, shapeTitles, type FieldMap, type Shape } from '../../../../shared/shape';
import { buildAttributes, stateAttribute, type Json } from './attributes';
import {
  buildForeignKey,
  buildIndex,
  fieldForeignKeys,
  fieldIndexes,
  withoutCovered,
  type ForeignKey,
  type Index,
} from './constraints';
import { checkedTable, lineTable } from './names';
import { hasGeneratedView, panelOptions, viewConfig } from './view-config';

/** A content type as Strapi's registry takes it: the contents of a schema.json. */
export interface ContentType {
  readonly schema: Json & { readonly collectionName: string; readonly attributes: Json };
  readonly actions: Json;
  readonly lifecycles: Json;
}

/** Builds the content types of a shape and of its lines, by their singular names. */
export function buildContentTypes(shape: Shape): Record<string, ContentType> {
  const lines = Object.keys(shape.lines).map((group) => lineContentType(shape, group));
  return Object.fromEntries([recordContentType(shape), ...lines]);
}

function recordContentType(shape: Shape): [string, ContentType] {
  const table = checkedTable(shape.table);
  const indexes = [
    ...shape.indexes.map((names) => buildIndex(table, columnsFor(shape, names))),
    ...shape.unique.map((names) => buildIndex(table, columnsFor(shape, names), 'unique')),
  ];
  return contentType({
    shape,
    type: shape.name,
    plural: shape.plural,
    label: shapeTitles(shape).one,
    table,
    fields: shape.fields,
    attributes: stateAttribute(shape),
    indexes,
    foreignKeys: [],
    isVisible: hasGeneratedView(shape),
  });
}

function lineContentType(shape: Shape, group: string): [string, ContentType] {
  const { type, plural, table, parent } = lineTable(shape, group);
  const { label = '', fields = {}, unique = null } = shape.lines[group] ?? {};
  const keys = (unique?.fields ?? []).map((name) => columnFor(fields, name));
  return contentType({
    shape,
    type,
    plural,
    label: `${shapeTitles(shape).one}: ${label.toLowerCase()}`,
    table,
    fields,
    attributes: { [parent]: { type: 'integer', required: true } },
    indexes: [keys.length > 0 ? buildIndex(table, [parent, ...keys], 'unique') : buildIndex(table, [parent])],
    foreignKeys: [buildForeignKey(table, parent, shape.table, 'CASCADE')],
    isVisible: false,
  });
}

interface TypeParts {
  readonly shape: Shape;
  readonly type: string;
  readonly plural: string;
  readonly label: string;
  readonly table: string;
  readonly fields: FieldMap;
  /** The attributes that are no fields: state and parent. */
  readonly attributes: Json;
  readonly indexes: readonly Index[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly isVisible: boolean;
}

function contentType(parts: TypeParts): [string, ContentType] {
  const { shape, type, table, fields, isVisible } = parts;
  const attributes = { ...parts.attributes, ...buildAttributes(fields) };
  const hidden = { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } };
  const schema = {
    kind: 'collectionType',
    collectionName: table,
    info: { singularName: type, pluralName: parts.plural, displayName: parts.label },
    options: { draftAndPublish: false },
    pluginOptions: isVisible ? { panel: panelOptions(shape) } : hidden,
    indexes: withoutCovered([...parts.indexes, ...fieldIndexes(table, fields)]),
    foreignKeys: [...parts.foreignKeys, ...fieldForeignKeys(table, fields)],
    attributes,
    config: viewConfig(shape, fields, Object.keys(attributes)),
    apiName: shape.domain,
    globalId: pascalCase(type),
  };
  return [type, { schema, actions: {}, lifecycles: {} }];
}

const columnsFor = ({ fields, stateField }: Shape, names: readonly string[]): string[] =>
  names.map((name) => (name === stateField ? name : columnFor(fields, name)));

function columnFor(fields: FieldMap, name: string): string {
  const field = fields[name];
  if (field === undefined) throw new Error(`There is no field ${name}`);
  return fieldKey(name, field);
}

const pascalCase = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_match, _hyphen, letter: string) => letter.toUpperCase());
