import { redirect } from '@remix-run/node';
import { chosenFiles } from '../../lib/forms/files.server';
import type { Intents } from '../../lib/forms/intents.server';
import { incidenceApi } from './incidences.api.server';

const given = (value: FormDataEntryValue | null): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const numberOrNull = (value: FormDataEntryValue | null): number | null => Number(given(value)) || null;

/** What the form of a report can ask for. */
export const reportIntents: Intents<{ readonly ok: true }> = {
  async report({ form, scope: { api } }) {
    const [product = '', grade = 'Stock'] = (given(form.get('piece')) ?? '').split(':');
    const { id } = await incidenceApi.report(
      api,
      {
        sale_order_id: numberOrNull(form.get('sale_order_id')),
        product_id: Number(product) || null,
        grade,
        quantity: numberOrNull(form.get('quantity')) ?? 1,
        serial: given(form.get('serial')),
        incidence_type_id: numberOrNull(form.get('incidence_type_id')),
        incidence_department_id: numberOrNull(form.get('incidence_department_id')),
        delivery_office_id: numberOrNull(form.get('delivery_office_id')),
        description: given(form.get('description')) ?? '',
      },
      chosenFiles(form, 'file'),
    );
    throw redirect(`/incidences/${id}?sent=1`);
  },
};
