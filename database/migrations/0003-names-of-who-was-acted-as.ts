import type { Migration } from './migration';

interface Person {
  readonly id: number;
  readonly name: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
  readonly username: string;
}

const nameOf = ({ name, paternal_surname: paternal, maternal_surname: maternal, username }: Person): string =>
  [name, paternal, maternal].filter(Boolean).join(' ').trim() || username;

/** Writes beside each acting of before the name of whom somebody acted as, which was looked up by their account alone. */
export const namesOfWhoWasActedAs: Migration = {
  name: '0003-names-of-who-was-acted-as',
  stage: 'after-additions',
  up: async (trx) => {
    if (!(await trx.schema.hasColumn('impersonations', 'user_name'))) return;
    const people = (await trx('up_users')
      .whereIn('id', trx('impersonations').whereNull('user_name').select('user_id'))
      .select('id', 'name', 'paternal_surname', 'maternal_surname', 'username')) as Person[];
    for (const person of people)
      await trx('impersonations')
        .where({ user_id: person.id })
        .whereNull('user_name')
        .update({ user_name: nameOf(person).slice(0, 160) });
  },
};
