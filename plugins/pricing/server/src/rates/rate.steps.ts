import { rowsExist, type SetupStep } from '@mayorista/kernel';
import { tables } from '../uids';

export const rateSteps: readonly SetupStep[] = [
  {
    key: 'exchange-rate',
    label: 'Fija el tipo de cambio comercial',
    detail: 'Sin él no hay precios en pesos ni se puede comprar en ellos.',
    needs: 'exchange-rates.write',
    to: '/plugins/pricing/tipos-de-cambio',
    isDone: (strapi) => rowsExist(strapi, tables.exchangeRate, (rates) => rates.where({ kind: 'commercial' })),
  },
];
