import type { ZodType } from 'zod';
import type { BaseRow, Resource, ResourceDefinition, WriteRule } from './resource.types';

/** Declares a plain noun: `defineResource<ScaleRow>()({ path: '/scales', uid, … })`. The noun is the path's last part. */
export const defineResource =
  <Row extends BaseRow>() =>
  (definition: ResourceDefinition<Row>): Resource => ({
    noun: definition.path.replace(/^\//, '').replace(/\//g, '-'),
    // serialize is only called with rows of definition.uid, so the row type can be erased here.
    definition: definition as unknown as ResourceDefinition<BaseRow>,
  });

/** Declares a create or update rule whose hooks know the type of the parsed input. */
export const writeRule = <S extends ZodType>(rule: WriteRule<S>): WriteRule =>
  // The hooks are only called with the output of the rule's own schema.
  rule as unknown as WriteRule;
