import {
  defineRoute,
  emit,
  emptyOutput,
  filePlaces,
  getKnex,
  inTransaction,
  now,
  parseInput,
  pathId,
  receivingFiles,
  recordAudit,
  reject,
  showRecord,
  type FilePlaces,
  type RouteRequest,
} from '@mayorista/kernel';
import { z } from 'zod';
import { peopleChanged } from '../../../events';
import { settleAccount } from '../accounts/closures';
import { userDocuments } from '../documents/user-document.record';
import { userProfiles } from '../profiles/user-profile.record';
import { prepareProfile } from '../profiles/save-profile';
import { tables } from '../uids';
import { findRoles, ownRoles } from './account.store';
import { withUserErrors } from './refusals';
import { changeUser, createUser, requireManaged } from './save-user';
import { changedUserSchema, newUserSchema, type ChangedUser, type NewUser } from './user.schema';
import { userResource } from './user.resource';
import { userSections } from './user-sections';
import { readUser } from './read-user';
import { userOutput, userRolesOutput } from './user-file.answer';

type Json = Readonly<Record<string, unknown>>;

const noun = 'users';
/** The files of a person's form. */
const userFiles: FilePlaces = {
  ...filePlaces(userProfiles.shape),
  dataFiles: filePlaces(userDocuments.shape).file ?? {},
};
/** Parsed where errors get the keys of the form. */
const anyInput = z.looseObject({});
const typeNames = ['typeDocuments[]', 'typeDocuments'];

/** Joins what a form sends: kinds of documents beside their files, contracts alone or as a list, hyphens in telephones. */
function prepareUser(strapi: RouteRequest['strapi'], input: Json): Json {
  const { person, user_type: type, ...rest } = input;
  const types = typeNames.flatMap((name) => rest[name] ?? []).flat();
  const known = Object.fromEntries(Object.entries(rest).filter(([name]) => !typeNames.includes(name)));
  const prepared: Record<string, unknown> = { ...prepareProfile(known) };
  if (type !== undefined) prepared.userType = type;
  if (types.length > 0 && prepared.documents === undefined) prepared.documents = types.map((each) => ({ type: each }));
  if (typeof person === 'object' && person !== null) prepared.person = prepareProfile(person as Json);
  for (const { prepare } of userSections(strapi)) Object.assign(prepared, prepare?.(prepared));
  return Object.fromEntries(Object.entries(prepared).filter(([, value]) => value !== undefined));
}

const members = (strapi: RouteRequest['strapi']) =>
  Object.assign({}, ...userSections(strapi).map((section) => section.members)) as Record<string, z.ZodType>;

/** POST /users: a user with all parts of the form, multipart with `data`, `dataFiles[]` and `typeDocuments[]` (spec people-and-crm 7). */
const postUser = defineRoute({
  method: 'POST',
  path: '/users',
  noun,
  action: 'create',
  needs: 'users.write',
  summary: 'Alta de una persona con acceso',
  status: 201,
  input: anyInput,
  output: userOutput,
  handle: ({ strapi, actor, input, files }) =>
    withUserErrors(async () => {
      const user = parseInput(newUserSchema(members(strapi)), prepareUser(strapi, input)) as NewUser;
      const id = await receivingFiles(files, userFiles, (received) =>
        inTransaction(strapi, (tx) => createUser(tx, actor, { input: user, files: received })),
      );
      return { data: await readUser(strapi, actor, id), id, meta: {} };
    }),
});

async function change({ strapi, actor, input, files, params }: RouteRequest<Json>) {
  const id = pathId(params);
  // Outside the rows that the actor knows there is nobody to be changed.
  await showRecord(userResource, { strapi, actor, locale: 'es' }, String(id));
  return withUserErrors(async () => {
    const user = parseInput(changedUserSchema(members(strapi)), prepareUser(strapi, input)) as ChangedUser;
    await receivingFiles(files, userFiles, (received) =>
      inTransaction(strapi, (tx) => changeUser(tx, actor, id, { input: user, files: received })),
    );
    return { data: await readUser(strapi, actor, id), id, meta: {} };
  });
}

const changing = {
  path: '/users/:id',
  noun,
  action: 'update',
  needs: 'users.write',
  input: anyInput,
  output: userOutput,
} as const;

/** DELETE /users/{id}: the account is closed and no list shows it; what it did stays under its name. */
const removeUser = defineRoute({
  method: 'DELETE',
  path: '/users/:id',
  noun,
  action: 'remove',
  needs: 'users.write',
  summary: 'Baja de una persona con acceso',
  output: emptyOutput,
  async handle({ strapi, actor, params }) {
    const id = pathId(params);
    if (actor.kind === 'person' && actor.id === id) return reject('own_account');
    await inTransaction(strapi, async (tx) => {
      await requireManaged(tx, actor, id);
      await tx.trx(tables.user).where({ id }).update({ removed_at: now() });
      await settleAccount(tx, id);
      await recordAudit(tx, actor, { modelType: 'user', modelId: id, action: 'removed', before: { id } });
      await emit(tx, peopleChanged, { ids: [id] });
    });
    return { data: null, meta: {} };
  },
});

const rolesInput = z.strictObject({ roles: z.array(z.union([z.int().positive(), z.string().min(1)])).max(12) });

async function showRoles({ strapi, params, actor }: Pick<RouteRequest, 'strapi' | 'params' | 'actor'>) {
  const id = pathId(params);
  await showRecord(userResource, { strapi, actor, locale: 'es' }, String(id));
  return { data: { id, roles: await ownRoles(getKnex(strapi), id) }, id, meta: {} };
}

export const userRoutes = [
  postUser,
  defineRoute({ ...changing, method: 'POST', summary: 'Cambio de una persona con acceso', handle: change }),
  defineRoute({ ...changing, method: 'PATCH', summary: 'Cambio de una persona con acceso', handle: change }),
  defineRoute({ ...changing, method: 'PUT', summary: 'Cambio de una persona con acceso', handle: change }),
  removeUser,
  defineRoute({
    method: 'GET',
    path: '/users/:id',
    noun,
    action: 'findOne',
    needs: 'users.read',
    summary: 'Una persona con acceso; con sus datos para quien los lleva',
    output: userOutput,
    handle: async ({ strapi, actor, params }) => {
      const id = pathId(params);
      return { data: await readUser(strapi, actor, id), id, meta: {} };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/user-roles/:id',
    noun: 'user-roles',
    action: 'findOne',
    needs: 'users.read',
    summary: 'Funciones propias de una persona',
    output: userRolesOutput,
    handle: showRoles,
  }),
  defineRoute({
    method: 'PUT',
    path: '/user-roles/:id',
    noun: 'user-roles',
    action: 'update',
    needs: 'users.write',
    summary: 'Cambiar las funciones propias de una persona',
    input: rolesInput,
    output: userRolesOutput,
    handle: async (request) => {
      const { strapi, actor, input, params } = request;
      const id = pathId(params);
      await inTransaction(strapi, async (tx) => {
        const found = await findRoles(tx.trx, input.roles);
        const unknown = input.roles.findIndex((each) => !found.some((role) => role.id === each || role.type === each));
        if (unknown >= 0) reject('not_found', `roles.${unknown}`);
        await changeUser(tx, actor, id, { input: { roles: input.roles }, files: [] });
      });
      return showRoles(request);
    },
  }),
];
