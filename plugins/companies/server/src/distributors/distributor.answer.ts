import { z, type ZodType } from 'zod';
import { amountOutput, dataOutput, dayOutput, listOutput, recordOutput } from '@mayorista/kernel';
import { fieldKey } from '@mayorista/kernel/shape';
import { companyAddress } from '../../../shared';
import { companyAddresses } from '../addresses/company-address.record';

/** The columns of an address that are answered beside a distributor. */
export const addressColumns = [
  'id',
  ...Object.entries(companyAddress.fields).map(([name, field]) => fieldKey(name, field)),
];

const address = z
  .strictObject(
    Object.fromEntries(addressColumns.map((name) => [name, companyAddresses.outputs.one.shape[name] as ZodType])),
  )
  .meta({ id: 'DistributorAddress' });

const telephone = z.strictObject({
  id: z.int(),
  company_id: z.int(),
  number: z.string(),
  extension: z.string().nullable(),
  type_id: z.int().nullable(),
});

const email = z.strictObject({ id: z.int(), company_id: z.int(), email: z.string() });

export const distributor = z
  .strictObject({
    id: z.int(),
    email: z.string().nullable(),
    distributor_name: z.string(),
    name: z.string(),
    business_name: z.string(),
    rfc: z.string().nullable(),
    tradename: z.string().nullable(),
    company_level: z.int(),
    company_type: z.string().nullable(),
    rating_by_frequency: z.int().meta({ description: '0 a 5, por los meses del último año con compras' }),
    rating_by_volume: z.int().meta({ description: '0 a 5, por lo comprado en el último año' }),
    accumulated_discount: amountOutput,
    anniversary_date: dayOutput.nullable(),
    salesman_id: z.int().nullable(),
    salesman_name: z.string().nullable(),
    branch_id: z.int().nullable(),
    status: z.int(),
    credit_blocked: z.boolean(),
    delivery_addresses: z.array(address),
    telephones: z.array(telephone),
    emails: z.array(email),
  })
  .meta({ id: 'Distributor', description: 'Un distribuidor con sus contactos' });

export const distributorListOutput = listOutput(distributor);
export const distributorOutput = dataOutput(distributor);
export const changedDistributorOutput = recordOutput(distributor);

export const distributorAddressListOutput = listOutput(address);

export const distributorTelephoneListOutput = listOutput(
  telephone
    .extend({ name: z.string().meta({ description: 'Como se marca', examples: ['33 1234 5678 ext. 12'] }) })
    .meta({ id: 'DistributorTelephone' }),
);

export const distributorOfEmailOutput = dataOutput(email.extend({ distributor }).meta({ id: 'DistributorOfEmail' }));

const contact = z
  .strictObject({
    id: z.string().meta({ examples: ['person-7'] }),
    contact_type: z.enum(['person', 'company']),
    name: z.string(),
    email: z.string(),
    telephone: z.string().nullable(),
    mobile_telephone: z.string().nullable(),
    others: z.string().nullable(),
  })
  .meta({ id: 'DistributorContact' });

export const contactListOutput = listOutput(contact);

const branchDistributor = z
  .strictObject({
    id: z.int(),
    distributor_id: z.int(),
    business_name: z.string(),
    branch_id: z.int().nullable(),
    branches_ids: z.array(z.int()).meta({ description: 'Las sucursales que lo atienden, la propia primero' }),
  })
  .meta({ id: 'BranchDistributor' });

export const branchDistributorListOutput = listOutput(branchDistributor);
export const branchDistributorOutput = recordOutput(branchDistributor);
