import type { Core } from '@strapi/strapi';
import type { Shape } from '../../../../shared/shape';
import { strapiService } from '../../services/strapi-service';
import { strapiServices } from '../../uids';
import { attributeLabels, hasGeneratedView } from './view-config';

interface Metadata {
  readonly edit: Readonly<Record<string, unknown>>;
  readonly list: Readonly<Record<string, unknown>>;
}
interface ViewConfiguration {
  readonly settings: unknown;
  readonly layouts: unknown;
  readonly metadatas: Readonly<Record<string, Metadata>>;
}
interface ContentTypeService {
  findConfiguration(type: { readonly uid: string }): Promise<ViewConfiguration>;
  updateConfiguration(type: { readonly uid: string }, configuration: ViewConfiguration): Promise<unknown>;
}

/**
 * Writes labels that changed in a shape into the generated views. The content manager reads a type's labels once and keeps what
 * is stored; a label that staff renamed stays until the shape's own changes.
 */
export async function updateLabels(strapi: Core.Strapi, shapes: readonly Shape[]): Promise<void> {
  const service = strapiService<ContentTypeService>(strapi, strapiServices.viewConfigurations);
  for (const shape of shapes.filter(hasGeneratedView)) {
    const labels = attributeLabels(shape);
    const written = strapi.store({ type: 'core', name: 'mayorista_labels', key: shape.uid });
    const known = ((await written.get({})) ?? {}) as Readonly<Record<string, string>>;
    const changed = Object.entries(labels).filter(([name, label]) => known[name] !== label);
    if (changed.length === 0) continue;
    const { settings, layouts, metadatas } = await service.findConfiguration({ uid: shape.uid });
    const relabelled = changed.flatMap(([name, label]): [string, Metadata][] => {
      const former = metadatas[name];
      return former === undefined ? [] : [[name, { edit: { ...former.edit, label }, list: { ...former.list, label } }]];
    });
    await service.updateConfiguration(
      { uid: shape.uid },
      { settings, layouts, metadatas: { ...metadatas, ...Object.fromEntries(relabelled) } },
    );
    await written.set({ value: labels });
  }
}
