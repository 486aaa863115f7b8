import type { Shape } from '../../../../shared/shape';
import { getMachine } from './moves';
import { recordOutputs } from './outputs/record-output';
import { recordRoutes } from './record.routes';
import type { AnyRecord, AnyRules, DefinedRecord, RecordRules } from './record.types';
import { changeSchema, createSchema } from './schemas';

/**
 * Declares the rules that a shape cannot express: permissions, checks and effects. The plugin lists the result in `records`; content
 * types, routes, responses, history and OpenAPI follow from it.
 */
export function defineRecord<S extends Shape>(shape: S, rules: RecordRules<S> = {}): DefinedRecord {
  const record: AnyRecord = {
    shape,
    path: rules.path ?? `/${shape.plural}`,
    // Rules are only called with records of their own shape, so its types can be erased here.
    rules: rules as unknown as AnyRules,
  };
  if (Object.keys(shape.states).length > 0) getMachine(record);
  const schemas = { create: createSchema(shape), change: changeSchema(shape) };
  const outputs = recordOutputs(record);
  return { ...record, schemas, outputs, routes: recordRoutes(record, schemas, outputs) };
}
