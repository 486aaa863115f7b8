import type { DataOf } from '../../api/answers';

/** What the franchise migration modal shows. */
export type Migration = NonNullable<DataOf<'GET /user-franchise-migrations'>>;
