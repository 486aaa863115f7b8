import { z } from 'zod';
import { lastDay } from '../../../shared/dates';
import { decimal, roundToCents } from '../../../shared/money';
import { today } from '../clock/clock';
import { NotFoundError } from '../errors/refusal';
import { isAllowed } from '../permissions/actor';
import { defineRoute, type RouteDefinition } from '../routes/route.types';
import { dashboardListOutput, widgetOutput } from './dashboard.answer';
import { monthPeriod } from './period';
import { dashboards, widgetsOf, type DashboardKey } from './widgets';

const needs = 'dashboards.read';
const part = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, 'not_a_number')
    .transform(Number)
    .pipe(z.number().min(least, 'not_an_option').max(most, 'not_an_option'))
    .optional();

/** Pages of figures, and each figure by month (spec people-and-crm 7, Other). Whoever may not see a figure is told of none. */
export const dashboardRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'GET',
    path: '/dashboards',
    noun: 'dashboards',
    action: 'find',
    needs,
    summary: 'Tableros, con los indicadores que puede ver quien llama',
    output: dashboardListOutput,
    handle({ strapi, actor }) {
      const theirs = widgetsOf(strapi).filter((each) => isAllowed(actor, each.needs));
      const data = (Object.keys(dashboards) as DashboardKey[]).flatMap((id) => {
        const widgets = theirs.filter(({ dashboard }) => dashboard === id);
        return widgets.length === 0
          ? []
          : [
              {
                id,
                label: dashboards[id],
                widgets: widgets.map(({ id: key, label, unit }) => ({ id: key, label, unit })),
              },
            ];
      });
      return Promise.resolve({ data, total: data.length, meta: {} });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/widgets/:widget_id',
    noun: 'widgets',
    action: 'findOne',
    needs,
    summary: 'Un indicador de un mes; el actual si no se dice',
    query: z.object({ year: part(2000, Number(lastDay.slice(0, 4))), month: part(1, 12) }),
    output: widgetOutput,
    async handle({ strapi, actor, params, query }) {
      const widget = widgetsOf(strapi).find(({ id }) => id === params.widget_id);
      if (widget === undefined || !isAllowed(actor, widget.needs)) throw new NotFoundError();
      const { year = Number(today().slice(0, 4)), month = Number(today().slice(5, 7)) } = query;
      const { id, label, unit } = widget;
      const rows = (await widget.find({ strapi, actor, period: monthPeriod(year, month) })).map((row) => ({
        ...row,
        value: unit === 'count' ? decimal(row.value).toString() : roundToCents(row.value),
      }));
      const total = rows.reduce((sum, { value }) => sum.plus(value), decimal(0)).toString();
      return { data: { id, label, unit, year, month, total, rows }, meta: {} };
    },
  }),
];
