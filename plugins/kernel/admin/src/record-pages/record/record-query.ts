import type { Shape } from '../../../../shared/shape';

/** Builds the query that names a record in the calls for what hangs on it. */
export const recordQuery = ({ name }: Pick<Shape, 'name'>, id: number): string =>
  new URLSearchParams({ modelType: name, modelId: String(id), per_page: '50' }).toString();
