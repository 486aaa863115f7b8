import type { Knex } from 'knex';
import { userProfile } from '../../../shared';

/** The ids of the people who do not want to be told by a channel. */
export const peopleRefusing = (knex: Knex, channel: 'push'): Knex.QueryBuilder =>
  knex(userProfile.table)
    .where({ [`notify_by_${channel}`]: false })
    .whereNotNull('user_id')
    .select('user_id');
