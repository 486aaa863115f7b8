import { z } from 'zod';
import {
  defineRoute,
  getKnex,
  service,
  NotFoundError,
  reject,
  typedId,
  unpagedList,
  type RouteDefinition,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import { companyRowsInReach } from '../companies/company-rows';
import { parseTelephone } from '../contacts/telephone.rules';
import { tables } from '../uids';
import { companyAsked, getDistributor } from './distributor.routes';
import {
  addressColumns,
  contactListOutput,
  distributorAddressListOutput,
  distributorOfEmailOutput,
  distributorTelephoneListOutput,
} from './distributor.answer';

const read = 'distributors.read';
const ofCompany = z.object({ company_id: typedId.optional(), distributor_id: typedId.optional() });
const address = z.email();

const shown = (number: string): string => parseTelephone(number)?.formatNational() ?? number;

const telephones = (path: string): RouteDefinition =>
  defineRoute({
    method: 'GET',
    path,
    noun: path.slice(1),
    action: 'find',
    needs: read,
    summary: 'Teléfonos de un distribuidor',
    query: ofCompany,
    output: distributorTelephoneListOutput,
    async handle({ strapi, actor, query }) {
      const found = getKnex(strapi)(tables.companyTelephone);
      companyRowsInReach(found, actor, strapi);
      const id = query.company_id ?? query.distributor_id;
      if (id !== undefined) void found.where({ company_id: id });
      const rows = (await found.orderBy('id').limit(500).select('*')) as {
        id: number;
        number: string;
        extension: string | null;
        company_id: number;
        type_id: number;
      }[];
      return unpagedList(
        rows.map((row) => ({
          id: row.id,
          name: row.extension === null ? shown(row.number) : `${shown(row.number)} ext. ${row.extension}`,
          number: row.number,
          extension: row.extension,
          company_id: row.company_id,
          type_id: row.type_id,
        })),
      );
    },
  });

const byEmail = (path: string): RouteDefinition =>
  defineRoute({
    method: 'GET',
    path: `${path}/:email`,
    noun: path.slice(1),
    action: 'findOne',
    needs: read,
    summary: 'El distribuidor de un correo',
    output: distributorOfEmailOutput,
    async handle({ strapi, actor, params }) {
      const email = decodeURIComponent(params.email ?? '')
        .trim()
        .toLowerCase();
      if (!address.safeParse(email).success) reject('invalid_email', 'email');
      const found = getKnex(strapi)(tables.companyEmail).whereRaw('lower(email) = ?', [email]);
      companyRowsInReach(found, actor, strapi);
      const row = (await found.first('id', 'email', 'company_id')) as
        { id: number; email: string; company_id: number } | undefined;
      if (row === undefined) throw new NotFoundError('Email no Encontrado.');
      return { data: { ...row, distributor: await getDistributor({ strapi, actor }, row.company_id) }, meta: {} };
    },
  });

/** Telephones, mails, addresses and contacts of distributors (spec people 7, Distributor contacts). */
export const contactRoutes: readonly RouteDefinition[] = [
  telephones('/distributors-telephone'),
  telephones('/crm-distributor-telephones'),
  byEmail('/crm-distributor-emails'),
  byEmail('/project-distributor-emails'),
  defineRoute({
    method: 'GET',
    path: '/distributors-address',
    noun: 'distributors-address',
    action: 'find',
    needs: read,
    summary: 'Direcciones de un distribuidor',
    query: ofCompany,
    output: distributorAddressListOutput,
    async handle({ strapi, actor, query }) {
      const found = getKnex(strapi)(tables.companyAddress).where({ status: 1, company_id: companyAsked(query, actor) });
      companyRowsInReach(found, actor, strapi);
      return unpagedList(
        (await found.orderBy('main_address', 'desc').orderBy('id').limit(500).select(addressColumns)) as object[],
      );
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/contacts',
    noun: 'contacts',
    action: 'find',
    needs: read,
    summary: 'Contactos de un distribuidor: sus personas, correos y teléfonos',
    query: ofCompany,
    output: contactListOutput,
    async handle({ strapi, actor, query }) {
      const companyId = companyAsked(query, actor);
      const distributor = await getDistributor({ strapi, actor }, companyId);
      const people = await service(strapi, 'people.users').ofCompany(companyId, { most: 200 });
      const first = distributor.telephones[0] as { number?: string; type_id?: number } | undefined;
      return unpagedList([
        ...people.map((person) => ({
          id: `person-${person.id}`,
          contact_type: 'person',
          name: [person.name, person.paternal_surname].filter(Boolean).join(' ') || person.email,
          email: person.email,
          telephone: first?.number ?? null,
          mobile_telephone:
            (distributor.telephones.find((each) => each.type_id === 1)?.number as string | undefined) ?? null,
          others: person.blocked ? 'Sin acceso' : null,
        })),
        ...distributor.emails.map((each) => ({
          id: `email-${String(each.id)}`,
          contact_type: 'company',
          name: distributor.business_name,
          email: each.email as string,
          telephone: first?.number ?? null,
          mobile_telephone: null,
          others: null,
        })),
      ]);
    },
  }),
];
