import { getKnex, service, type Core } from '@mayorista/kernel';
import '@mayorista/payments/contract';
import { tables } from '../uids';

/** Whoever reads a ledger is told the number of the complement or credit note that moved it. */
export function nameDocuments(strapi: Core.Strapi): void {
  service(strapi, 'payments.ledgers').nameSources('invoice', async (ids) => {
    const rows = (await getKnex(strapi)(tables.invoice)
      .whereIn('id', ids.map(documentOf))
      .select('id', 'type', 'number')) as { id: number; type: string; number: string | null }[];
    const names = new Map(
      rows.map((row) => [row.id, `${row.type === 'P' ? 'Complemento' : 'Nota de crédito'} ${row.number ?? row.id}`]),
    );
    return new Map(ids.flatMap((id) => (names.has(documentOf(id)) ? [[id, names.get(documentOf(id)) ?? '']] : [])));
  });
}

/** The document in the source of a movement: '31:12#1' is the first line of document 31 for invoice 12. */
const documentOf = (source: string): number => Number.parseInt(source, 10);
