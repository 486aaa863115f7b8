export const fieldTypes = ['text', 'number', 'boolean', 'list'] as const;
export type FieldType = (typeof fieldTypes)[number];

export const fieldTypeTexts: Readonly<Record<FieldType, string>> = {
  text: 'Texto',
  number: 'Número',
  boolean: 'Sí o no',
  list: 'Lista de valores',
};

interface Names {
  readonly es: string;
  readonly en: string | null;
}

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface DatasheetSummary extends Named {
  readonly name_translations: Names;
  readonly fields_count: number;
  readonly categories: readonly Named[];
}

export interface Datasheet extends Named {
  readonly name_translations: Names;
  readonly updatedAt: string;
  readonly categories: readonly Named[];
  readonly datasheet_groups: readonly {
    readonly id: number;
    readonly name_translations: Names;
    readonly datasheet_fields: readonly DatasheetField[];
  }[];
}

export interface DatasheetField extends Named {
  readonly code: string;
  readonly name_translations: Names;
  readonly field_type: FieldType;
  readonly unit: string | null;
  readonly datasheet_list_id: number | null;
  readonly options: readonly Names[];
  readonly is_key: boolean;
}

export interface ValueList extends Named {
  readonly options: readonly Names[];
}
