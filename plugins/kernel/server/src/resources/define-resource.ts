import type { BaseRow, Resource, ResourceDefinition } from './resource.types';

/** Declares a plain noun: `defineResource<ScaleRow>()({ path: '/scales', uid, … })`. The noun is the path's last part. */
export const defineResource =
  <Row extends BaseRow>() =>
  (definition: ResourceDefinition<Row>): Resource => ({
    noun: definition.path.replace(/^\//, '').replace(/\//g, '-'),
    // serialize is only ever called with rows of definition.uid: the one place where the row type is forgotten.
    definition: definition as unknown as ResourceDefinition<BaseRow>,
  });
