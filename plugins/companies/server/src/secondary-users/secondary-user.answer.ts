import { z } from 'zod';
import { instantOutput, listOutput, namedOutput, recordOutput } from '@mayorista/kernel';

const secondaryUser = z
  .strictObject({
    id: z.int(),
    company_id: z.int(),
    company: namedOutput,
    username: z.string(),
    email: z.string(),
    full_name: z.string(),
    person: z.strictObject({
      name: z.string().nullable(),
      paternal_surname: z.string().nullable(),
      maternal_surname: z.string().nullable(),
    }),
    can_login: z.boolean(),
    blocked_by_house: z.boolean().meta({ description: 'La casa no lo deja entrar, diga lo que diga su empresa' }),
    may_see_prices: z.boolean(),
    may_buy: z.boolean(),
    may_quote: z.boolean(),
    may_approve: z.boolean(),
    may_see_invoices: z.boolean(),
    status: z
      .enum(['invited', 'active', 'disabled'])
      .meta({ description: 'Invitado hasta su primera contraseña; deshabilitado gana' }),
    invited_at: instantOutput.nullable(),
    disabled_at: instantOutput.nullable(),
    disabled_by: z.string().nullable(),
  })
  .meta({ id: 'CompanySecondaryUser', description: 'Una persona que compra por su empresa' });

export const secondaryUserListOutput = listOutput(secondaryUser);
export const secondaryUserOutput = recordOutput(secondaryUser);

const secondaryConfig = z
  .strictObject({
    id: z.int(),
    company_id: z.int(),
    secondary_user_markup: z
      .string()
      .meta({ description: 'Por ciento sobre el precio de la empresa', examples: ['10'] }),
  })
  .meta({ id: 'SecondaryUserConfig' });

export const secondaryConfigOutput = recordOutput(secondaryConfig);

const activity = z
  .strictObject({
    id: z.int(),
    action: z.string().meta({ examples: ['created'] }),
    model_type: z.string().meta({ examples: ['sale-orders'] }),
    model_id: z.string(),
    happened_at: instantOutput,
    on_behalf_of: z.string().nullable(),
  })
  .meta({ id: 'SecondaryUserActivity' });

export const secondaryUserActivityListOutput = listOutput(activity);
