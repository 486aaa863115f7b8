// What: The table of sessions gets indexes by session and by person.
// Why: Every request looks its session up, and Strapi keeps the table without an index.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import { strapiUids } from '../../server/src/uids';

/** Every request of a person looks its session up: Strapi keeps the table without an index. */
export function indexSessions(strapi: Core.Strapi): void {
  const type = strapi.contentTypes[strapiUids.session] as { indexes?: object[] } | undefined;
  if (type === undefined) throw new Error(`Strapi has no content type ${strapiUids.session}`);
  type.indexes = [
    ...(type.indexes ?? []),
    { name: 'strapi_sessions_session_id_index', columns: ['session_id'] },
    { name: 'strapi_sessions_user_id_index', columns: ['user_id'] },
  ];
}
