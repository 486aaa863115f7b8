import type { TeamService } from '../../../contract';
import { tables } from '../uids';

/** A circle of managers ends where it began: each person is found once. */
export const teamService = (): TeamService => ({
  members: (knex, personId) =>
    knex
      .withRecursive('team', (team) => {
        void team
          .select('id')
          .from(tables.user)
          .where({ id: personId })
          .union((below) => {
            void below
              .select('person.id')
              .from(`${tables.user} as person`)
              .join('team', 'team.id', 'person.manager_id');
          });
      })
      .from('team')
      .select('id'),
});
