import {
  dayText,
  defineRoute,
  emit,
  filePlaces,
  getKnex,
  inTransaction,
  NotFoundError,
  parseInput,
  receivingFiles,
  service,
  type Core,
  type Actor,
  type RouteRequest,
} from '@mayorista/kernel';
import { z } from 'zod';
import '../../../contract';
import { peopleChanged } from '../../../events';
import { whoseProfile } from '../me/whose';
import { tables } from '../uids';
import { findAccountRow } from '../users/account.store';
import { readProfile } from '../users/read-user';
import { requireManaged } from '../users/save-user';
import { recordPerson } from './record-person';
import { prepareProfile, profileInput, saveProfile } from './save-profile';
import { userProfiles } from './user-profile.record';
import { profileGroupOutputs, profileOutput, userSalesmanOutput } from './profile.answer';

type Json = Readonly<Record<string, unknown>>;

const text = z.string().trim().min(1).max(120);
const { weight, height, gender, blood_type_id, photo, notify_by_push, addresses, emails, telephones } =
  profileInput.shape;

/** What people change of themselves: papers are changed by whoever has seen them. */
const personInput = z.strictObject({
  name: text.optional(),
  paternal_surname: text.optional(),
  maternal_surname: z.string().trim().max(120).nullish(),
  birthdate: dayText.nullish(),
  ...{ weight, height, gender, blood_type_id, photo, notify_by_push },
});

async function show({ strapi, actor, params }: Pick<RouteRequest, 'strapi' | 'actor' | 'params'>) {
  const id = whoseProfile(actor, params);
  return { data: await profileView(strapi, actor, id), id, meta: {} };
}

async function profileView(strapi: Core.Strapi, actor: Actor, id: number): Promise<Json> {
  const row = await findAccountRow(getKnex(strapi), id);
  if (row === null) throw new NotFoundError();
  const { name, paternal_surname, maternal_surname, birthdate } = row;
  const profile = await readProfile(strapi, actor, id);
  return {
    id,
    username: row.username,
    email: row.email,
    person: { name, paternal_surname, maternal_surname, birthdate },
    ...profile,
  };
}

/** Writes one's own profile, or somebody's whose roles the actor manages. */
async function write({ strapi, actor, params }: Pick<RouteRequest, 'strapi' | 'actor' | 'params'>, work: Write) {
  const id = whoseProfile(actor, params);
  await inTransaction(strapi, async (tx) => {
    if (!(actor.kind === 'person' && actor.id === id)) await requireManaged(tx, actor, id);
    await work(tx, id);
    await emit(tx, peopleChanged, { ids: [id] });
  });
  return show({ strapi, actor, params });
}
type Write = (tx: Parameters<Parameters<typeof inTransaction>[1]>[0], id: number) => Promise<void>;

const groups = {
  address: z.strictObject({ addresses }),
  emails: z.strictObject({ emails }),
  telephones: z.strictObject({ telephones }),
} as const;

const groupRoutes = (group: keyof typeof groups, summary: string) => {
  const [path, noun] = [`/user-${group}/:id`, `user-${group}`] as const;
  const key = group === 'address' ? 'addresses' : group;
  return [
    defineRoute({
      method: 'GET',
      path,
      noun,
      action: 'findOne',
      needs: 'me.read',
      summary,
      output: profileGroupOutputs[group],
      handle: async (request) => {
        const { data, id } = await show(request);
        return { data: data[key], id, total: (data[key] as readonly unknown[]).length, meta: {} };
      },
    }),
    defineRoute({
      method: 'PATCH',
      path,
      noun,
      action: 'update',
      needs: 'me.read',
      summary: `${summary}: cambiar`,
      input: z.looseObject({}),
      output: profileGroupOutputs[group],
      handle: async (request) => {
        const input = parseInput(groups[group], prepareProfile(request.input));
        const { data, id } = await write(request, (tx, userId) => saveProfile(tx, request.actor, userId, { input }));
        return { data: data[key], id, total: (data[key] as readonly unknown[]).length, meta: {} };
      },
    }),
  ];
};

/** The profile of a person (spec storefront 7, Profile): one's own, and anybody's for whoever keeps profiles. */
export const profileRoutes = [
  defineRoute({
    method: 'GET',
    path: '/user-profile/:id',
    noun: 'user-profile',
    action: 'findOne',
    needs: 'me.read',
    summary: 'Perfil de una persona',
    output: profileOutput,
    handle: show,
  }),
  defineRoute({
    method: 'PATCH',
    path: '/user-profile/:id',
    noun: 'user-profile',
    action: 'update',
    needs: 'me.read',
    summary: 'Cambiar el perfil de una persona',
    input: z.looseObject({}),
    output: profileOutput,
    handle: (request) => {
      const { person, ...rest } = request.input as { person?: Json };
      const input = parseInput(personInput, prepareProfile({ ...rest, ...person }));
      const { name, paternal_surname, maternal_surname, birthdate, ...profile } = input;
      return receivingFiles(request.files, filePlaces(userProfiles.shape), (files) =>
        write(request, async (tx, id) => {
          await recordPerson(tx, request.actor, id, { name, paternal_surname, maternal_surname, birthdate });
          await saveProfile(tx, request.actor, id, { input: profile, files });
        }),
      );
    },
  }),
  ...groupRoutes('address', 'Direcciones de una persona'),
  ...groupRoutes('emails', 'Correos de una persona'),
  ...groupRoutes('telephones', 'Teléfonos de una persona'),
  defineRoute({
    method: 'GET',
    path: '/user-salesmans/:id',
    noun: 'user-salesmans',
    action: 'findOne',
    needs: 'me.read',
    summary: 'Vendedor que atiende a una persona',
    output: userSalesmanOutput,
    handle: async ({ strapi, actor, params }) => {
      const id = whoseProfile(actor, params);
      return { data: await salesmanOf(strapi, id), id, meta: {} };
    },
  }),
];

interface SalesmanRow {
  readonly id: number;
  readonly name: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
  readonly email: string;
  readonly telephone_digits: string | null;
}

/** The salesman of the person's company: set by the server, chosen by nobody (SF-PROFILE-002). Null where there is none. */
async function salesmanOf(strapi: Core.Strapi, id: number) {
  const knex = getKnex(strapi);
  const row = await findAccountRow(knex, id);
  if (row === null) throw new NotFoundError();
  if (row.company_id === null) return null;
  const company = await service(strapi, 'people.company-directory').find(row.company_id);
  if (company?.salesmanId == null) return null;
  const salesman = (await knex(tables.user)
    .where({ id: company.salesmanId })
    .first('id', 'name', 'paternal_surname', 'maternal_surname', 'email', 'telephone_digits')) as
    SalesmanRow | undefined;
  if (salesman === undefined) return null;
  const fullName = [salesman.name, salesman.paternal_surname, salesman.maternal_surname].filter(Boolean).join(' ');
  return {
    id: salesman.id,
    full_name: fullName,
    email: salesman.email,
    telephone: salesman.telephone_digits?.split(' ')[0] ?? null,
  };
}
