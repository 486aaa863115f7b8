import {
  defineRoute,
  escapeLike,
  foldedColumn,
  getKnex,
  listOutput,
  paging,
  type RouteRequest,
} from '@mayorista/kernel';
import { fold } from '@mayorista/kernel/shared';
import { z } from 'zod';
import { tables } from '../uids';

interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly is_active: boolean | number | null;
}

const query = z.object({ ...paging, omniSearchQuery: z.string().max(200).optional() });

const account = z
  .strictObject({ id: z.int(), email: z.string(), full_name: z.string(), is_active: z.boolean() })
  .meta({ id: 'PanelAccount' });

async function list({ strapi, query: asked }: RouteRequest<unknown, z.output<typeof query>>) {
  const { page, per_page: pageSize } = asked;
  const folded = foldedColumn(strapi);
  const words = fold(asked.omniSearchQuery ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8);
  const found = () => {
    const rows = getKnex(strapi)(tables.adminUser);
    for (const word of words)
      void rows.where((either) => {
        for (const column of ['email', 'firstname', 'lastname'])
          void either.orWhereRaw(`${folded} like ? escape '\\'`, [column, `%${escapeLike(word)}%`]);
      });
    return rows;
  };
  const [counted] = (await found().count({ total: '*' })) as unknown as { total: number | string }[];
  const rows = (await found()
    .orderBy('email')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .select('id', 'email', 'firstname', 'lastname', 'is_active')) as AccountRow[];
  const total = Number(counted?.total ?? 0);
  return {
    data: rows.map(({ id, email, firstname, lastname, is_active: isActive }) => ({
      id,
      email,
      full_name: [firstname, lastname].filter(Boolean).join(' '),
      is_active: Boolean(isActive),
    })),
    total,
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}

/** Accounts of the panel, for whoever says which employee one belongs to: names and addresses alone. */
export const panelAccountsRoute = defineRoute({
  method: 'GET',
  path: '/panel-accounts',
  noun: 'panel-accounts',
  action: 'find',
  needs: 'panel-accounts.read',
  summary: 'Cuentas del panel',
  isList: true,
  query,
  output: listOutput(account),
  handle: list,
});
