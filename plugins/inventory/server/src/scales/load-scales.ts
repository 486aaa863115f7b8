import { insertRows, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

/** The demo world's scales: two where containers leave, two where they arrive. */
export async function loadScales(tx: Tx): Promise<void> {
  if ((await tx.trx(tables.scale).first('id')) !== undefined) return;
  const names = ['Shenzhen Yantian', 'Ningbo', 'Manzanillo', 'MEX-CEDIS'];
  await insertRows(tx, tables.scale, [
    ...names.map((name) => ({ name: `Báscula ${name}`, status: 1 })),
    { name: 'Báscula Veracruz (fuera de servicio)', status: 0 },
  ]);
}
