import { z } from 'zod';
import { defineResource, reject, type BaseRow, type Tx } from '@mayorista/kernel';
import { changeOf, flag, optionalText, text, wholeNumber } from '../input';
import { tables, uids } from '../uids';
import { nom } from './nom.answer';

interface NomRow extends BaseRow {
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly authority: string | null;
  readonly warning_days: number;
  readonly is_active: boolean;
}

const nomInput = z.strictObject({
  code: text(60).toUpperCase(),
  name: text(300),
  description: optionalText(5_000),
  authority: optionalText(120),
  warning_days: wholeNumber(1, 365).default(90),
  is_active: flag.default(true),
});

/** Mexican official standards. One that is no longer in force asks nothing of products (spec catalogue 7, NOM compliance). */
export const nomResource = defineResource<NomRow>()({
  path: '/noms',
  uid: uids.nom,
  label: 'norma',
  search: ['code', 'name', 'description'],
  filters: ['is_active', 'code', 'authority'],
  order: { code: 'asc' },
  read: { needs: 'noms.read' },
  create: { needs: 'noms.write', schema: nomInput },
  update: { needs: 'noms.write', schema: changeOf(nomInput) },
  remove: {
    needs: 'noms.write',
    async before({ tx }, { id }) {
      if (await isUsed(tx, id)) reject('nom_in_use');
    },
  },
  output: nom,
  serialize: ({ id, code, name, description, authority, warning_days, is_active }) => ({
    id,
    code,
    name,
    description,
    authority,
    warning_days,
    is_active,
  }),
});

async function isUsed({ trx }: Tx, nomId: number): Promise<boolean> {
  const holders = [tables.productNom, tables.document, tables.cert, tables.fractionNoms, tables.requirementNom];
  for (const table of holders) if ((await trx(table).where({ nom_id: nomId }).first('id')) !== undefined) return true;
  return false;
}
