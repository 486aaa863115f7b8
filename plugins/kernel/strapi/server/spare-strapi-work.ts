// What: Four tasks of Strapi's start (views of types and of components, permissions of the super administrator,
// permissions that no longer exist) are skipped when neither code nor result changed.
// Why: With some hundred types they are most of a start.
// Made for Strapi 5.54.0.

import type { Core, UID } from '@strapi/strapi';
import { fingerprintOf, runOncePerRelease, type StartWork } from '../../server/src/start/once-for-the-code';
import { strapiUids } from '../../server/src/uids';
import { permissionsState } from '../../server/src/start/permissions-state';
import { expectMethods } from './expect-methods';

interface Work {
  (...given: unknown[]): Promise<unknown>;
  /** Strapi's own, where this is what stands in for it. */
  standsFor?: Work;
}
interface Step {
  readonly service: unknown;
  readonly method: string;
  readonly work: () => StartWork;
}

/**
 * Skips work of Strapi's start when nothing changed since the last one: it lays out every list and form of the panel anew and compares
 * every permission of its super administrator with every other, with some hundred content types most of the start.
 */
export function spareStrapiWork(strapi: Core.Strapi): void {
  for (const { service, method, work } of stepsOf(strapi)) {
    const methods = service as Record<string, Work>;
    expectMethods('start', methods, [method]);
    const found = methods[method] as Work;
    // A start that failed before it came here has left its own.
    const own = found.standsFor ?? found;
    const sparing: Work = async (...given) => {
      // Strapi's services outlive the server: the original method is restored for the next start of this process.
      methods[method] = own;
      await runOncePerRelease(strapi, work(), () => own(...given));
    };
    sparing.standsFor = own;
    methods[method] = sparing;
  }
}

function stepsOf(strapi: Core.Strapi): Step[] {
  let known: string | null = null;
  // Every step depends on all the content types: they are serialized once.
  const models = (): string => (known ??= fingerprintOf(modelsOf(strapi)));
  const actions = (): unknown => [models(), actionsOf(strapi)];
  return [
    viewsStep(strapi, models, 'content-types', 'content_types'),
    viewsStep(strapi, models, 'components', 'components'),
    {
      service: strapi.service('admin::role'),
      method: 'resetSuperAdminPermissions',
      work: () => ({
        key: 'super-administrator',
        code: actions(),
        found: async () => [
          await permissionsState(strapi, ['strapi-super-admin']),
          await strapi.db.query(strapiUids.locale).count({}),
        ],
      }),
    },
    {
      service: strapi.service('admin::permission'),
      method: 'cleanPermissionsInDatabase',
      // Permissions are checked when they are written: only other code can make one wrong.
      work: () => ({ key: 'permissions-that-exist', code: actions(), found: () => Promise.resolve(null) }),
    },
  ];
}

function viewsStep(strapi: Core.Strapi, models: () => string, name: string, prefix: string): Step {
  const where = { key: { $startsWith: `plugin_content_manager_configuration_${prefix}` } };
  return {
    service: strapi.plugin('content-manager').service(name),
    method: 'syncConfigurations',
    work: () => ({
      key: `panel-views-of-${name}`,
      code: models(),
      found: () => strapi.db.query('strapi::core-store' as UID.Schema).count({ where }),
    }),
  };
}

function modelsOf(strapi: Core.Strapi): unknown {
  return [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)].map((model) => {
    const { uid, info, options, pluginOptions, attributes, config } = model as unknown as Record<string, unknown>;
    return { uid, info, options, pluginOptions, attributes, config };
  });
}

function actionsOf(strapi: Core.Strapi): unknown {
  const { actionProvider } = strapi.service('admin::permission') as unknown as {
    actionProvider: { values: () => unknown[] };
  };
  return actionProvider.values();
}
