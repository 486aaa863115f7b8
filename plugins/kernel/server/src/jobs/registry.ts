import type { Core } from '@strapi/strapi';
import type { JobDefinition } from './define-job';

const registries = new WeakMap<Core.Strapi, Map<string, JobDefinition>>();

export function registerJobs(strapi: Core.Strapi, jobs: readonly JobDefinition[]): void {
  const registry = registries.get(strapi) ?? new Map<string, JobDefinition>();
  registries.set(strapi, registry);
  for (const job of jobs) {
    if (registry.has(job.name)) throw new Error(`Job "${job.name}" is defined twice`);
    registry.set(job.name, job);
  }
}

export const jobOf = (strapi: Core.Strapi, name: string): JobDefinition | undefined =>
  registries.get(strapi)?.get(name);
export const allJobs = (strapi: Core.Strapi): readonly JobDefinition[] => [...(registries.get(strapi)?.values() ?? [])];
