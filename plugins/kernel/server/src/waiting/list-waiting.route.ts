import { defineRoute } from '../routes/route.types';
import { listWaiting } from './count-waiting';
import { waitingListOutput } from './list-waiting.answer';

/** GET /waiting: what waits for the reader, by urgency. The panel asks again every few seconds. */
export const showWaiting = defineRoute({
  method: 'GET',
  path: '/waiting',
  noun: 'waiting',
  action: 'find',
  needs: 'waiting.read',
  summary: 'Lo que espera a quien pregunta, lo más urgente primero',
  output: waitingListOutput,
  async handle({ strapi, actor }) {
    return { data: await listWaiting(strapi, actor), meta: {} };
  },
});
