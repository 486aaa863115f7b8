import { choice, createOnly, day, defineShape, money, readOnly } from '@mayorista/kernel/shape';

/** Who told of a rate. */
const rateSources = {
  banxico: 'Banco de México',
  file: 'Archivo de Banco de México',
  staff: 'Capturado',
} as const;
export type RateSource = keyof typeof rateSources;

/** Pesos per dollar as Banco de México determined them on a banking day (FIX): what invoices in dollars carry. */
export const officialRate = defineShape({
  name: 'official-rate',
  domain: 'reference',
  label: ['un tipo de cambio FIX', 'tipos de cambio FIX'],
  fields: {
    determined_on: createOnly(
      day({
        label: 'Determinado el',
        required: true,
        hint: 'El día hábil bancario en que lo determinó Banco de México',
      }),
    ),
    rate: money({ label: 'Pesos por dólar', decimals: 4, above: 0, max: 1_000, required: true, isRate: true }),
    source: readOnly(choice(rateSources, { label: 'Origen', default: 'staff' })),
  },
  list: {
    columns: ['determined_on', 'rate', 'source', 'updatedAt'],
    filters: ['determined_on', 'source'],
    order: ['determined_on', 'desc'],
  },
  unique: [['determined_on']],
});
