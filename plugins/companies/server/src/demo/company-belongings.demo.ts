import { DEFAULT_COUNTRY_ID } from '@mayorista/config';
import { insertRow, type Tx } from '@mayorista/kernel';
import type { CompanyAddressSeed, CompanySeed } from '@mayorista/database/seeds';
import { parseTelephone } from '../contacts/telephone.rules';
import { tables } from '../uids';

const [purchases, delivery] = [1, 2];

/** Writes what belongs to a company of the demo world, unless it has addresses already. */
export async function insertBelongings(tx: Tx, company: CompanySeed, companyId: number | undefined): Promise<void> {
  if (companyId === undefined) return;
  const { addresses, telephones, email } = company;
  if ((await tx.trx(tables.companyAddress).where({ company_id: companyId }).first('id')) !== undefined) return;
  const numbers = telephones.map(({ number }) => parseTelephone(number)?.number ?? number);
  for (const address of addresses) await insertAddress(tx, companyId, address, numbers[0] ?? '');
  for (const [index, { telephone_type_id, extension }] of telephones.entries())
    await insertRow(tx, tables.companyTelephone, {
      company_id: companyId,
      number: numbers[index],
      extension: extension === '' ? null : extension,
      type_id: telephone_type_id,
    });
  await insertRow(tx, tables.companyEmail, { company_id: companyId, email, email_type_id: purchases });
}

async function insertAddress(
  tx: Tx,
  companyId: number,
  { state_code: stateCode, ...address }: CompanyAddressSeed,
  telephone: string,
): Promise<void> {
  const state = (await tx.trx('states').where({ code: stateCode }).first('name')) as { name: string } | undefined;
  await insertRow(tx, tables.companyAddress, {
    ...address,
    company_id: companyId,
    telephone,
    state: state?.name ?? stateCode,
    country_id: DEFAULT_COUNTRY_ID,
    address_type_id: address.main_address === 1 ? 1 : delivery,
    is_custom_colony: 0,
    is_favorited: address.main_address,
    status: 1,
  });
}
