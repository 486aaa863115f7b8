import type { Core } from '@strapi/strapi';
import { answeringManyRelations } from './many-relations';
import { findingOwnStatus, hidingOwnStatus, keepingOwnStatus, type Controller } from './own-status';
import { refusingStaleWrites } from './stale-writes';
import { removingWholeRecords } from './whole-removals';

type Make = (deps: { strapi: Core.Strapi }) => unknown;

interface ContentManager {
  readonly services: Record<string, Make>;
  readonly controllers: Record<string, Controller | Make>;
}

const metadataName = 'document-metadata';
const checkerName = 'permission-checker';
const controllerName = 'collection-types';
const relationsName = 'relations';

/**
 * The panel writes the state of publication into `status` of every document it answers, over the attribute of that name that
 * many types of the house have: lists would say 'Publicado' of an inactive brand, and its form would come up empty. Types
 * with an attribute `status` (none of them is published in drafts) keep their own, and can be saved with it. And a form does
 * not write over what somebody else saved since it was opened, removals in the Spanish list are of whole records, and a form
 * reads all its relations at once.
 */
export const changedContentManager = (plugin: ContentManager): ContentManager => {
  const [metadata, checker] = [made(plugin, metadataName), made(plugin, checkerName)];
  const controller = plugin.controllers[controllerName];
  const relations = plugin.controllers[relationsName];
  if (typeof controller !== 'object') throw new Error(`The content manager has no controller ${controllerName}`);
  if (typeof relations !== 'object') throw new Error(`The content manager has no controller ${relationsName}`);
  // A plugin anew: what the content manager's module exports belongs to every server of this process.
  return {
    ...plugin,
    services: {
      ...plugin.services,
      [metadataName]: (deps) => keepingOwnStatus(deps.strapi, metadata(deps) as Parameters<typeof keepingOwnStatus>[1]),
      [checkerName]: (deps) => findingOwnStatus(checker(deps) as Parameters<typeof findingOwnStatus>[0]),
    },
    controllers: {
      ...plugin.controllers,
      [controllerName]: ({ strapi }: { strapi: Core.Strapi }) =>
        removingWholeRecords(refusingStaleWrites(strapi, hidingOwnStatus(strapi, controller))),
      [relationsName]: answeringManyRelations(relations),
    },
  };
};

function made({ services }: ContentManager, name: string): Make {
  const service = services[name];
  if (service === undefined) throw new Error(`The content manager has no service ${name}`);
  return service;
}
