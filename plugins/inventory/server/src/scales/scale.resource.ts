import { z } from 'zod';
import { defineResource, writeRule, type BaseRow } from '@mayorista/kernel';
import { uids } from '../uids';

interface ScaleRow extends BaseRow {
  readonly name: string;
  readonly status: number;
}

const scaleInput = z.strictObject({
  name: z.string().trim().min(1).max(120),
  status: z.union([z.literal(0), z.literal(1)]).default(1),
});

/** Scales weigh containers at origin and destination. status 1 = active, 0 = inactive (spec catalogue 3). */
export const scaleResource = defineResource<ScaleRow>()({
  path: '/scales',
  uid: uids.scale,
  label: 'báscula',
  search: ['name'],
  filters: ['status'],
  order: { name: 'asc' },
  read: { needs: 'scales.read' },
  create: writeRule({ needs: 'scales.write', schema: scaleInput }),
  update: writeRule({ needs: 'scales.write', schema: scaleInput.partial() }),
  remove: { needs: 'scales.write' },
  serialize: ({ id, name, status }) => ({ id, name, status }),
});
