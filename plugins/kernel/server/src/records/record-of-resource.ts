import { defaultLocale } from '@mayorista/config';
import { findOne } from '../resources/resource.store';
import type { Resource } from '../resources/resource.types';
import type { RecordType } from './record-types';

/** Returns a function that finds a record as its resource would show it, within the actor's row scope. */
export const recordOfResource =
  ({ definition }: Resource): RecordType['find'] =>
  async (strapi, actor, id) => {
    const scope = definition.scope?.(actor, strapi) ?? {};
    const row = await findOne(strapi, { uid: definition.uid, locale: defaultLocale, populate: [], scope }, id);
    return row === null ? null : { id: row.id, companyId: null };
  };
