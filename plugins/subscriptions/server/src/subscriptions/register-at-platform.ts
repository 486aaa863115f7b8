import { getKnex, roundToCents, type Core } from '@mayorista/kernel';
import { getPlatform } from '../platform/get-platform';
import { tables } from '../uids';
import { writeState } from './write-state';

interface Waiting {
  readonly document_id: string;
  readonly status: string;
  readonly installer_key: string;
  readonly client_id: string;
  readonly device_id: string;
  readonly product_identifier: string;
  readonly transaction_amount: string | number;
}

/**
 * Tells the platform of a subscription and writes what it says. Harmless when repeated, also at the same moment: the platform answers the
 * same to the same reference. Throws DependencyAway when it does not answer.
 */
export async function registerAtPlatform(strapi: Core.Strapi, id: number): Promise<'registered' | 'refused'> {
  const row = (await getKnex(strapi)(tables.subscription)
    .join(tables.installer, `${tables.installer}.id`, `${tables.subscription}.installer_id`)
    .where(`${tables.subscription}.id`, id)
    .first(
      `${tables.subscription}.document_id`,
      `${tables.subscription}.status`,
      `${tables.installer}.acoba_installer_id as installer_key`,
      'client_id',
      'device_id',
      'product_identifier',
      'transaction_amount',
    )) as Waiting | undefined;
  if (row?.status !== 'registering') return row?.status === 'refused' ? 'refused' : 'registered';
  const answer = await getPlatform(strapi).createSubscription(
    {
      installerId: row.installer_key,
      clientId: row.client_id,
      deviceId: row.device_id,
      productIdentifier: row.product_identifier,
      amount: roundToCents(row.transaction_amount),
    },
    row.document_id,
  );
  if (answer.kind === 'refused') {
    await writeState(strapi, id, { status: 'refused' });
    return 'refused';
  }
  await writeState(strapi, id, { status: answer.state.status, state: answer.state });
  return 'registered';
}
