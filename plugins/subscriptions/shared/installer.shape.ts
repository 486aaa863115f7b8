import { companies } from '@mayorista/companies/shared';
import { defineShape, readOnly, reference, text } from '@mayorista/kernel/shape';
import { people } from '@mayorista/people/shared';

/** Account of an installer at the monitoring platform: of a company, or of a person who buys for none (spec storefront 3, Subscription checkout). */
export const acobaInstaller = defineShape({
  name: 'acoba-installer',
  domain: 'subscriptions',
  label: ['un instalador', 'instaladores'],
  fields: {
    name: text({ label: 'Nombre', max: 160, required: true }),
    email: text({ label: 'Correo', hint: 'El mismo del proveedor de pagos', max: 254, required: true }),
    telephone: text({ label: 'Teléfono', max: 20, required: true }),
    address: text({ label: 'Dirección', max: 500 }),
    company: readOnly(reference(companies, { label: 'Empresa' })),
    person: readOnly(reference(people, { label: 'Persona' })),
    acoba_installer_id: readOnly(text({ label: 'Clave en la plataforma', max: 100, unique: true })),
  },
  unique: [['company'], ['person']],
  hidden: true,
  found: { by: { name: 'words', email: 'code', telephone: 'digits' }, shows: ['company'] },
  list: {
    columns: ['id', 'name', 'email', 'telephone', 'company', 'person', 'acoba_installer_id'],
    filters: ['company'],
    search: ['name', 'email', 'telephone', 'company.name'],
  },
});
