import { fieldKey, type FieldMap, type Shape } from '../../../../shared/shape';
import type { Json } from './attributes';

const systemLabels = {
  documentId: 'Identificador',
  createdAt: 'Creado',
  updatedAt: 'Actualizado',
  createdBy: 'Creado por',
  updatedBy: 'Actualizado por',
} as const;

/** Builds what the generated list and form call each field, by attribute. */
export const attributeLabels = ({ fields }: { readonly fields: FieldMap }): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [fieldKey(name, field), field.label]));

/** Tells whether a shape is shown in Strapi's generated views: one without lines, states and files that is not hidden. */
export const hasGeneratedView = ({ fields, lines, states, hidden }: Shape): boolean =>
  !hidden &&
  Object.keys(lines).length + Object.keys(states).length === 0 &&
  Object.values(fields).every(({ kind }) => kind !== 'file');

/** Builds what the panel's generated form asks by name instead of by id or key. */
export function panelOptions({ fields }: Shape): Json {
  const entries = Object.entries(fields);
  return {
    records: Object.fromEntries(
      entries.flatMap(([name, field]) => {
        if (field.kind !== 'reference') return [];
        const { path, nameColumn, nameKey } = field.settings.to;
        return [[fieldKey(name, field), { path, name: nameKey ?? nameColumn }]];
      }),
    ),
    choices: Object.fromEntries(
      entries.flatMap(([name, field]) => (field.kind === 'choice' ? [[name, field.settings.options]] : [])),
    ),
  };
}

/** Builds the labels, list and form of the generated view. The content manager reads it once, when it first sees the type. */
export function viewConfig(shape: Shape, fields: FieldMap, attributes: readonly string[]): Json {
  const labels = attributeLabels({ fields });
  const hints = Object.fromEntries(Object.entries(fields).map(([name, field]) => [fieldKey(name, field), field.hint]));
  const { nameColumn, list } = shape;
  const columns = list.columns.flatMap((name) => {
    const field = shape.fields[name];
    return field === undefined ? [] : [fieldKey(name, field)];
  });
  const [orderBy, direction] = list.order;
  const orderField = shape.fields[orderBy];
  const sortBy = orderField === undefined ? orderBy : fieldKey(orderBy, orderField);
  // Lines have not the fields of their record.
  const isSortable = attributes.includes(sortBy) || ['id', 'createdAt', 'updatedAt'].includes(sortBy);
  return {
    settings: {
      bulkable: true,
      filterable: true,
      searchable: true,
      pageSize: 20,
      mainField: attributes.includes(nameColumn) ? nameColumn : 'id',
      defaultSortBy: isSortable ? sortBy : 'id',
      defaultSortOrder: direction.toUpperCase(),
    },
    metadatas: {
      ...Object.fromEntries(attributes.map((name) => [name, metadata(labels[name] ?? 'Estado', true, hints[name])])),
      id: { edit: {}, list: { label: 'Núm.', searchable: false, sortable: true } },
      ...Object.fromEntries(Object.entries(systemLabels).map(([name, label]) => [name, metadata(label, false)])),
    },
    layouts: {
      list: ['id', ...columns.filter((name) => attributes.includes(name))],
      edit: inRows(attributes, 2).map((row) => row.map((name) => ({ name, size: 6 }))),
    },
  };
}

const metadata = (label: string, isVisible: boolean, description = ''): Json => ({
  edit: { label, description, placeholder: '', visible: isVisible, editable: true },
  list: { label, searchable: isVisible, sortable: true },
});

const inRows = (names: readonly string[], width: number): string[][] =>
  Array.from({ length: Math.ceil(names.length / width) }, (_row, at) => names.slice(at * width, (at + 1) * width));
