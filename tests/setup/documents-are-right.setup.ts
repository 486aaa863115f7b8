import { runningApps } from '@mayorista/kernel/testing';
import { afterAll, expect } from 'vitest';
import type { MadeDocument } from '@mayorista/billing/testing';

/** Every document that a suite has had stamped is right by the tax authority's schemas and published rules, whatever the suite is about. */
afterAll(async () => {
  for (const { strapi } of runningApps()) {
    const made = (await strapi.db.connection('demo_stamps').select('uuid', 'xml')) as MadeDocument[];
    const { judgeDocuments } = await import('@mayorista/billing/testing');
    expect(await judgeDocuments(made)).toEqual([]);
  }
}, 240_000);
