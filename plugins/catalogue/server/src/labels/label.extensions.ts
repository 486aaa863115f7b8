import type { Core } from '@mayorista/kernel';
import type { LabelService, LabelSource } from '../../../contract';

const sources = new WeakMap<Core.Strapi, LabelSource>();

/** Where the texts of labels come from: the domain that keeps them gives them. */
export const labelService = ({ strapi }: { readonly strapi: Core.Strapi }): LabelService => ({
  useLabels: (source) => void sources.set(strapi, source),
});

export const labelSourceOf = (strapi: Core.Strapi): LabelSource =>
  sources.get(strapi) ?? (() => Promise.resolve(new Map()));
