import { getKnex, type Widget } from '@mayorista/kernel';
import { attentionLabels, companyDocument, companyDocumentLabels, distributorRegistry } from '../../../shared';
import { distributors } from '../distributors/distributor.routes';
import { distributorRegistries } from '../registration/distributor-registry.record';
import { companyRowsInReach } from '../companies/company-rows';
import { tables } from '../uids';

type Counted = Readonly<{ key: string | number | null; n: number | string }>;

/** Figures of distributors and prospects, among those within reach. */
export const distributorWidgets: readonly Widget[] = [
  {
    id: 'new-distributors',
    dashboard: 'distributors',
    label: 'Distribuidores nuevos por nivel de precio',
    unit: 'count',
    needs: 'distributors.read',
    async find({ strapi, actor, period: { from, to } }) {
      const rows = (await distributors({ strapi, actor })
        .where('created_at', '>=', new Date(from))
        .where('created_at', '<', new Date(to))
        .groupBy('price_level')
        .orderBy('price_level')
        .select({ key: 'price_level' })
        .count({ n: '*' })) as Counted[];
      return rows.map(({ key, n }) => ({ key: String(key), label: `Nivel ${key ?? '—'}`, value: Number(n) }));
    },
  },
  {
    id: 'prospects-by-stage',
    dashboard: 'distributors',
    label: 'Prospectos del mes por etapa',
    unit: 'count',
    needs: 'distributor-registries.read',
    async find({ strapi, actor, period: { from, to } }) {
      const query = getKnex(strapi)(tables.registry);
      distributorRegistries.rules.scope?.(query, actor, strapi);
      const rows = (await query
        .where('created_at', '>=', new Date(from))
        .where('created_at', '<', new Date(to))
        .groupBy('stage')
        .select({ key: 'stage' })
        .count({ n: '*' })) as Counted[];
      const counts = new Map(rows.map(({ key, n }) => [key, Number(n)]));
      return Object.entries(distributorRegistry.states).map(([key, { label: words }]) => ({
        key,
        label: words.es,
        value: counts.get(key) ?? 0,
      }));
    },
  },
  {
    id: 'prospects-by-attention',
    dashboard: 'distributors',
    label: 'Prospectos en proceso por atención',
    unit: 'count',
    needs: 'distributor-registries.read',
    async find({ strapi, actor, period: { from, to } }) {
      const query = getKnex(strapi)(tables.registry);
      distributorRegistries.rules.scope?.(query, actor, strapi);
      const rows = (await query
        .whereIn('stage', ['submitted', 'interview'])
        .where('created_at', '>=', new Date(from))
        .where('created_at', '<', new Date(to))
        .groupBy('attention')
        .select({ key: 'attention' })
        .count({ n: '*' })) as Counted[];
      const counts = new Map(rows.map(({ key, n }) => [key, Number(n)]));
      return Object.entries(attentionLabels).map(([key, label]) => ({ key, label, value: counts.get(key) ?? 0 }));
    },
  },
  {
    id: 'documents-to-authorize',
    dashboard: 'distributors',
    label: 'Documentos subidos que esperan autorización',
    unit: 'count',
    needs: 'company-documents.authorize',
    async find({ strapi, actor, period: { from, to } }) {
      const query = getKnex(strapi)(companyDocument.table);
      companyRowsInReach(query, actor, strapi);
      const rows = (await query
        .where({ status: 'pending' })
        .where('uploaded_at', '>=', new Date(from))
        .where('uploaded_at', '<', new Date(to))
        .groupBy('type')
        .select({ key: 'type' })
        .count({ n: '*' })) as Counted[];
      const counts = new Map(rows.map(({ key, n }) => [key, Number(n)]));
      return Object.entries(companyDocumentLabels).map(([key, label]) => ({ key, label, value: counts.get(key) ?? 0 }));
    },
  },
];
