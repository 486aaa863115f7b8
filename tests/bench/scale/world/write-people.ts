import type { Knex } from 'knex';
import { common, commonValues, fillTables } from './fill';

export interface PeopleCounts {
  readonly companies: number;
  readonly people: number;
  readonly employees: number;
}

const firstNames = `array['Ana','José','María','Luis','Sofía','Raúl','Elena','Iván','Claudia','Héctor','Patricia','Rubén','Martha','Joel','Brenda','Óscar','Lucía','Sergio','Karla']`;
const surnames = `array['García','Hernández','López','Martínez','González','Pérez','Rodríguez','Sánchez','Ramírez','Cruz','Flores','Gómez','Morales','Vázquez','Jiménez','Reyes','Díaz','Torres','Gutiérrez','Ruiz','Mendoza','Aguilar','Ortiz']`;
const trades = `array['Seguridad','Sistemas','Redes','Cámaras','Alarmas','Integración','Telecomunicaciones','Controles','Electrónica','Soluciones','Automatización']`;
const places = `array['del Norte','del Bajío','Peninsular','de Occidente','del Golfo','Metropolitana','Fronteriza','del Pacífico','Regiomontana','Tapatía','Queretana','Potosina','Lagunera']`;

/** Picks one of an array by `seed`, an SQL number. */
const pick = (from: string, seed: string): string => `(${from})[1 + (${seed}) % array_length(${from}, 1)]`;

/** RFC of a person or company that looks like one; each its own. */
const rfc = (letters: string): string =>
  `'${letters}' || lpad((n % 90 + 10)::text, 2, '0') || lpad((n / 90 % 12 + 1)::text, 2, '0') || lpad((n / 1080 % 28 + 1)::text, 2, '0') || upper(lpad(to_hex(n % 4096), 3, '0'))`;

/** Writes companies with fiscal data, telephones, e-mails and addresses, their people, and employees with jobs, beside those that are there. */
export async function writePeople(knex: Knex, { companies, people, employees }: PeopleCounts): Promise<void> {
  const last = async (table: string): Promise<number> =>
    Number(((await knex(table).max({ id: 'id' }).first()) as { id: number | null } | undefined)?.id ?? 0);
  const [company, person, job, profile] = [
    await last('companies'),
    await last('up_users'),
    await last('staff_jobs'),
    await last('user_profiles'),
  ];
  const role = async (type: string): Promise<number> =>
    ((await knex('up_roles').where({ type }).first('id')) as { id: number }).id;
  const [distributor, employee, salesman] = [await role('distributor'), await role('employee'), await role('salesman')];
  const { password } = (await knex('up_users').whereNotNull('password').first('password')) as { password: string };
  const total = people + employees;
  const titles = '(select array_agg(id order by id) from job_titles)';
  await fillTables(
    knex,
    [
      'companies',
      'companies_branch_lnk',
      'company_fiscal_datas',
      'company_telephones',
      'company_emails',
      'company_addresses',
    ],
    [
      // A salesman attends a hundred companies.
      `insert into companies (id, document_id, business_name, tradename, rfc, price_level, currency, company_type, status, credit_blocked,
         secondary_user_markup, salesman_id, ${common})
       select ${company} + n, 'scale-company-' || n, ${pick(trades, 'n')} || ' ' || ${pick(surnames, 'n / 11')} || ' ' || ${pick(places, 'n / 253')} || ' ' || n || ' SA de CV',
         ${pick(trades, 'n')} || ' ' || ${pick(surnames, 'n / 11')}, ${rfc('SCA')}, 1 + n % 6, case when n % 3 = 0 then 'USD' else 'MXN' end,
         'integrator', case when n % 40 = 0 then 0 else 1 end, false, 0, ${person + people} + 1 + n % ${Math.max(1, Math.ceil(companies / 100))}, ${commonValues}
       from generate_series(1, ${companies}) n`,
      `insert into companies_branch_lnk (company_id, branch_id)
       select ${company} + n, ${pick('(select array_agg(id order by id) from branches where status = 1)', 'n')} from generate_series(1, ${companies}) n`,
      `insert into company_fiscal_datas (document_id, business_name, company_id, rfc, tax_regime_id, cfdi_use_id, zip_code, ${common})
       select 'scale-fiscal-' || id, business_name, id, rfc, 1, 1, '64000', ${commonValues} from companies where id > ${company}`,
      `insert into company_telephones (document_id, company_id, number, type_id, ${common})
       select 'scale-tel-' || n || '-' || t, ${company} + n, '+52' || 8100000000 + n * 7 + t, 1 + t, ${commonValues} from generate_series(1, ${companies}) n, generate_series(0, 1) t`,
      `insert into company_emails (document_id, company_id, email, email_type_id, ${common})
       select 'scale-mail-' || n || '-' || t, ${company} + n, 'compras' || t || '@empresa' || n || '.test', 1, ${commonValues} from generate_series(1, ${companies}) n, generate_series(0, 1) t`,
      `insert into company_addresses (document_id, company_id, address_type_id, alias, street, exterior_number, zip_code, colony, municipality, state, is_custom_colony, is_favorited, main_address, status, ${common})
       select 'scale-address-' || n || '-' || t, ${company} + n, 1, 'Dirección ' || t, 'Calle ' || n, '1', '64000', 'Centro', 'Monterrey', 'Nuevo León', 0, 0, case when t = 1 then 1 else 0 end, 1, ${commonValues}
       from generate_series(1, ${companies}) n, generate_series(1, 2) t`,
    ],
  );
  await fillTables(
    knex,
    ['up_users', 'up_users_role_lnk', 'user_profiles', 'user_profile_telephones'],
    [
      // First the people of companies, three each, then employees, each below another.
      `insert into up_users (id, document_id, username, email, provider, password, confirmed, blocked, name, paternal_surname, maternal_surname,
         company_id, branch_id, manager_id, currency, user_type, rfc, telephone_digits, ${common})
       select ${person} + n, 'scale-person-' || n, 'persona' || n || '@escala.test', 'persona' || n || '@escala.test', 'local', '${password}', true, n % 97 = 0,
         ${pick(firstNames, 'n')}, ${pick(surnames, 'n / 19')}, ${pick(surnames, 'n / 437')},
         case when n <= ${people} then ${company} + 1 + (n - 1) % ${companies} end,
         case when n > ${people} then ${pick('(select array_agg(id order by id) from branches where status = 1)', 'n')} end,
         case when n > ${people} + 1 then ${person + people} + greatest((n - ${people}) / 8, 1) end,
         'MXN', case when n <= ${people} then 'client' else 'employee' end, ${rfc('SPER')}, '52' || 5500000000 + n * 13, ${commonValues}
       from generate_series(1, ${total}) n`,
      `insert into up_users_role_lnk (user_id, role_id, user_ord)
       select ${person} + n, case when n <= ${people} then ${distributor} when n <= ${people} + ${Math.ceil(companies / 100)} then ${salesman} else ${employee} end, n
       from generate_series(1, ${total}) n`,
      `insert into user_profiles (id, document_id, user_id, rfc, notify_by_push, ${common})
       select ${profile} + n, 'scale-profile-' || n, ${person} + n, ${rfc('SPER')}, true, ${commonValues} from generate_series(1, ${total}) n`,
      `insert into user_profile_telephones (document_id, user_profile_id, telephone_type_id, country_code, area_code, number, ${common})
       select 'scale-ptel-' || n, ${profile} + n, 1, '52', '55', right((5500000000 + n * 13)::text, 8), ${commonValues} from generate_series(1, ${total}) n`,
    ],
  );
  await fillTables(
    knex,
    ['staff_jobs', 'staff_job_roles', 'employees', 'employee_indeterminate_contracts'],
    [
      `insert into staff_jobs (id, document_id, name, job_title_id, operative_chief_id, functional_chief_id, ${common})
       select ${job} + n, 'scale-job-' || n, 'Puesto ' || n, ${pick(titles, 'n')}, case when n > 1 then ${job} + n / 8 + 1 end, case when n > 1 then ${job} + n / 6 + 1 end, ${commonValues}
       from generate_series(1, ${employees}) n`,
      `update staff_jobs set operative_chief_id = null, functional_chief_id = null where id = ${job} + 1`,
      `insert into staff_job_roles (document_id, staff_job_id, role_id, ${common})
       select 'scale-job-role-' || n, ${job} + n, ${employee}, ${commonValues} from generate_series(1, ${employees}) n`,
      `insert into employees (document_id, state, name, user_id, employee_number, job_id, hired_on, ${common})
       select 'scale-employee-' || n, case when n % 20 = 0 then 'ended' else 'active' end, p.name || ' ' || p.paternal_surname || ' ' || p.maternal_surname, p.id, 'E' || n, ${job} + n, date '2020-01-01' + n % 2000, ${commonValues}
       from generate_series(1, ${employees}) n join up_users p on p.id = ${person + people} + n`,
      `insert into employee_indeterminate_contracts (document_id, employee_id, contract_start_date, ${common})
       select 'scale-contract-' || id, id, hired_on, ${commonValues} from employees where document_id like 'scale-%'`,
    ],
  );
}
