import type { Core } from '@strapi/strapi';
import { guardedFields, permissionMatrix } from '@mayorista/config';
import type { FieldMap } from '../../../../shared/shape';
import { registerExports } from '../../exports/define-export';
import { registerFindable } from '../../finding/findable';
import { assertOpened, findablesOf } from '../../finding/findable-of-record';
import { registerHistories } from '../../histories/history-types';
import { registerRecordTypes } from '../../records/record-types';
import { registerRemoval } from '../../resources/panel-removals';
import { registerWaiting } from '../../waiting/waiting';
import { waitsOf } from '../../waiting/waits-of-records';
import { updateLabels } from '../types/labels';
import { registerContentTypes } from '../types/register-content-types';
import { buildRecordType } from './attachments';
import { ensureSearchIndexes } from './ensure-search-indexes';
import { buildExport } from './export-record';
import { registerGeneratedViews } from './guard-generated-view';
import { readCode, writeCode } from './moves';
import type { DefinedRecord } from './record.types';
import { registerReferences } from './referring';

/** Registers the records of a plugin with everything that follows from their shapes. Throws for a permission code without a row in config. */
export function registerRecords(strapi: Core.Strapi, records: readonly DefinedRecord[]): void {
  const shapes = records.map(({ shape }) => shape);
  for (const { needs } of records.flatMap(({ routes }) => routes))
    if (!Object.hasOwn(permissionMatrix, needs))
      throw new Error(`Permission ${needs} has no row in config/src/permissions`);
  // Answers, lists and exports of shapes know no field that some of their readers may not read.
  for (const { uid } of shapes)
    if (Object.hasOwn(guardedFields, uid))
      throw new Error(`${uid} is a shape: its fields cannot be guarded one by one`);
  registerContentTypes(strapi, shapes);
  registerReferences(strapi, shapes);
  registerGeneratedViews(strapi, records);
  const types = records.map(buildRecordType);
  registerRecordTypes(strapi, types);
  registerHistories(
    strapi,
    records.map((record, at) => ({
      type: record.shape.plural,
      needs: readCode(record),
      find: types[at]?.find,
    })),
  );
  registerWaiting(strapi, records.flatMap(waitsOf));
  registerFindable(strapi, records.flatMap(findablesOf));
  const listed = records.filter(({ routes }) => routes.some(({ action }) => action === 'find'));
  registerExports(strapi, listed.map(buildExport));
  for (const record of records)
    if (record.routes.some(({ action }) => action === 'remove'))
      registerRemoval(strapi, record.shape.uid, writeCode(record));
}

/** Completes the records of a plugin once all types are known. Throws for a reference to a table or column that does not exist. */
export async function startRecords(strapi: Core.Strapi, records: readonly DefinedRecord[]): Promise<void> {
  for (const record of records) assertReferables(strapi, record);
  for (const { shape } of records) assertOpened(strapi, shape);
  await ensureSearchIndexes(
    strapi,
    records.map(({ shape }) => shape),
  );
  await updateLabels(
    strapi,
    records.map(({ shape }) => shape),
  );
}

interface TypeOfReferable {
  readonly collectionName: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Throws when the table or name column of a reference does not exist, so that the start fails and not the first request. */
function assertReferables(strapi: Core.Strapi, { shape }: DefinedRecord): void {
  const groups: [where: string, fields: FieldMap][] = [
    [shape.name, shape.fields],
    ...Object.entries(shape.lines).map(([group, { fields }]): [string, FieldMap] => [`${shape.name}.${group}`, fields]),
  ];
  const types = strapi.contentTypes as unknown as Readonly<Record<string, TypeOfReferable>>;
  for (const [where, fields] of groups)
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind !== 'reference') continue;
      const { uid, table, nameColumn } = field.settings.to;
      const type = types[uid];
      const hasName = nameColumn === 'id' || type?.attributes[nameColumn] !== undefined;
      if (type?.collectionName !== table || !hasName)
        throw new Error(`${where}.${name} refers to ${uid}: it has no table ${table} with a column ${nameColumn}`);
    }
}
