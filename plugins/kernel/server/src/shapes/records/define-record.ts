import type { ZodType } from 'zod';
import type { Shape } from '../../../../shared/shape';
import { getMachine } from './moves';
import { recordRoutes } from './record.routes';
import type { AnyRecord, AnyRules, DefinedRecord, RecordRules } from './record.types';
import type { Values } from './row-values';
import { changeSchema, createSchema } from './schemas';

/**
 * Declares what a shape does not say of a record: who may, what must hold, what happens. Its plugin lists it in `records`; its
 * content types, calls, answers, history and OpenAPI follow.
 */
export function defineRecord<S extends Shape>(shape: S, rules: RecordRules<S> = {}): DefinedRecord {
  const record: AnyRecord = {
    shape,
    path: rules.path ?? `/${shape.plural}`,
    // Rules are only called with records of their own shape: the one place where its types are given up.
    rules: rules as unknown as AnyRules,
  };
  if (Object.keys(shape.states).length > 0) getMachine(record);
  const schemas = {
    create: createSchema(shape) as ZodType<Values>,
    change: changeSchema(shape) as ZodType<Values>,
  };
  return { ...record, schemas, routes: recordRoutes(record, schemas) };
}
