import type { ItemOf, Named as Answered } from '@mayorista/config/answers';

export type Named = Answered<'Named'>;
export type DatasheetSummary = ItemOf<'GET /datasheets'>;
export type Datasheet = Answered<'DatasheetWithGroups'>;
type DatasheetField = Datasheet['datasheet_groups'][number]['datasheet_fields'][number];
export type ValueList = ItemOf<'GET /datasheet-lists'>;

export type FieldType = DatasheetField['field_type'];
export const fieldTypes = ['text', 'number', 'boolean', 'list'] as const satisfies readonly FieldType[];

export const fieldTypeTexts: Readonly<Record<FieldType, string>> = {
  text: 'Texto',
  number: 'Número',
  boolean: 'Sí o no',
  list: 'Lista de valores',
};
