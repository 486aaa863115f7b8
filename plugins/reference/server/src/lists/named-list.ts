import { z } from 'zod';
import { defineResource, type BaseRow, type Resource, type ResourceDefinition } from '@mayorista/kernel';

interface NamedRow extends BaseRow {
  readonly name: string;
  readonly status: number;
}

interface NamedList {
  readonly path: string;
  readonly uid: ResourceDefinition<BaseRow>['uid'];
  readonly label: string;
  /** Permission to read; to write too, where staff keep the list. */
  readonly read: string;
  readonly write?: string;
  readonly aliases?: readonly string[];
}

const namedInput = z.strictObject({
  name: z.string().trim().min(1).max(160),
  status: z.union([z.literal(0), z.literal(1)]).default(1),
});

/** A list of names (types, reasons, departments): most reference data is one. Lists come in the order of their ids. */
export const namedList = ({ path, uid, label, read, write, aliases }: NamedList): Resource =>
  defineResource<NamedRow>()({
    path,
    aliases,
    uid,
    label,
    search: ['name'],
    filters: ['status'],
    read: { needs: read },
    ...(write === undefined
      ? {}
      : {
          create: { needs: write, schema: namedInput },
          update: { needs: write, schema: namedInput.partial() },
          remove: { needs: write },
        }),
    serialize: ({ id, name, status }) => ({ id, name, status }),
  });
