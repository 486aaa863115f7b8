import type { Core } from '@strapi/strapi';
import { codesFor, isHidden, locales, panelContent, panelRoles, type PanelRole } from '@mayorista/config';
import { runOncePerRelease, permissionsState, removalRight, strapiService } from '@mayorista/kernel';
import { uids, uploadActions } from '../uids';

interface Permission {
  readonly action: string;
  readonly subject?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface PanelServices {
  readonly role: { assignPermissions(roleId: number, permissions: readonly Permission[]): Promise<unknown> };
  readonly 'content-type': { getNestedFields(type: unknown, options: Record<string, unknown>): string[] };
}

const reading = ['plugin::content-manager.explorer.read'];
const writing = [...reading, 'plugin::content-manager.explorer.create', 'plugin::content-manager.explorer.update'];
const removing = 'plugin::content-manager.explorer.delete';
/** Of what is staged as a draft: whoever writes it publishes it, and takes it away again. */
const staging = ['plugin::content-manager.explorer.publish', removing];
const uploads = [uploadActions.read, uploadActions.create, uploadActions.update];

/** Makes the panel's roles as the permission matrix says, at every start: the matrix is the one source (design 4). */
export async function ensurePanelRoles(strapi: Core.Strapi): Promise<void> {
  await translateOwnRoles(strapi);
  const wanted = panelRoles.map(({ type, ...role }) => ({ ...role, permissions: permissionsOf(strapi, type) }));
  const codes = wanted.map(({ code }) => code);
  const found = (): Promise<unknown> => permissionsState(strapi, codes);
  // Strapi compares each permission with each other: seconds, when nothing changed.
  await runOncePerRelease(strapi, { key: 'panel-roles', code: wanted, found }, async () => {
    for (const { permissions, ...data } of wanted) {
      const role = await findOrCreate(strapi, data);
      await panelService(strapi, 'role').assignPermissions(role.id, permissions);
    }
  });
}

/** The roles that Strapi makes for itself, in English, as the panel shows them. */
const ownRoles = [
  { code: 'strapi-super-admin', name: 'Superadministrador', description: 'Ve y cambia todo, permisos incluidos' },
  { code: 'strapi-editor', name: 'Editor', description: 'Crea y publica contenido, propio y de otros' },
  { code: 'strapi-author', name: 'Autor', description: 'Crea y administra su propio contenido' },
];

async function translateOwnRoles(strapi: Core.Strapi): Promise<void> {
  for (const { code, ...data } of ownRoles) await strapi.db.query(uids.adminRole).updateMany({ where: { code }, data });
}

function permissionsOf(strapi: Core.Strapi, role: PanelRole): Permission[] {
  const { read, write } = panelContent[role];
  const codes = new Set<string>(codesFor(role));
  const onFields = (action: string, uid: string): Permission =>
    onType(strapi, action, uid, (field) => isHidden(uid, field, (code) => codes.has(code)));
  return [
    ...read.flatMap((uid) => reading.map((action) => onFields(action, uid))),
    ...write.flatMap((uid) => writing.map((action) => onFields(action, uid))),
    ...write
      .filter((uid) => isStaged(strapi, uid))
      .flatMap((uid) => staging.map((action) => onType(strapi, action, uid))),
    ...write
      .filter((uid) => !isStaged(strapi, uid) && codes.has(removalRight(strapi, uid) ?? ''))
      .map((uid) => onType(strapi, removing, uid)),
    ...(write.length > 0 ? uploads.map((action) => ({ action })) : [{ action: uploadActions.read }]),
    ...[...codes].map((code) => ({ action: panelAction(code) })),
  ].filter(({ action }) => isKnown(strapi, action));
}

/** A house permission code as an action of the panel: what pages and menu links are shown by. */
const panelAction = (code: string): string => `plugin::kernel.${code}`;

function onType(
  strapi: Core.Strapi,
  action: string,
  uid: string,
  isLeftOut: (field: string) => boolean = () => false,
): Permission {
  const type = strapi.contentType(uid as never) as { pluginOptions?: { i18n?: { localized?: boolean } } } | undefined;
  if (type === undefined) throw new Error(`The panel's permissions name an unknown content type: ${uid}`);
  // Publishing and removing are of the whole record: the page of a role refuses to save them with fields.
  const fields = writing.includes(action) ? { fields: fieldsOf(strapi, type).filter((name) => !isLeftOut(name)) } : {};
  return {
    action,
    subject: uid,
    properties: { ...fields, ...(type.pluginOptions?.i18n?.localized === true ? { locales: [...locales] } : {}) },
  };
}

const fieldsOf = (strapi: Core.Strapi, type: unknown): string[] =>
  panelService(strapi, 'content-type').getNestedFields(type, { components: strapi.components });

const isStaged = (strapi: Core.Strapi, uid: string): boolean =>
  strapi.contentType(uid as never)?.options?.draftAndPublish === true;

function isKnown(strapi: Core.Strapi, action: string): boolean {
  const provider = strapiService<{ actionProvider: { get(id: string): unknown } }>(
    strapi,
    'admin::permission',
  ).actionProvider;
  return provider.get(action) !== undefined;
}

const panelService = <K extends keyof PanelServices>(strapi: Core.Strapi, name: K): PanelServices[K] =>
  strapiService<PanelServices[K]>(strapi, `admin::${name}`);

async function findOrCreate(
  strapi: Core.Strapi,
  role: { code: string; name: string; description: string },
): Promise<{ id: number }> {
  const roles = strapi.db.query(uids.adminRole);
  const found = (await roles.findOne({ where: { code: role.code } })) as { id: number } | null;
  return found ?? ((await roles.create({ data: role })) as { id: number });
}
