import {
  choice,
  day,
  defineReferable,
  defineShape,
  flag,
  lines,
  moment,
  money,
  privateFile,
  quantity,
  readOnly,
  createOnly,
  reference,
  text,
} from '../../../shared/shape';

/** Records that the shape of these tests refers to. */
const makers = defineReferable({
  domain: 'own',
  name: 'maker',
  table: 'makers',
  nameColumn: 'name',
  path: '/own/makers',
  codes: ['code'],
});

/** Shape with every kind of field, for the tests of the panel's pages of records. */
export const order = defineShape({
  name: 'order',
  domain: 'own',
  label: ['una orden', 'órdenes'],
  fields: {
    maker: reference(makers, { label: 'Fabricante', required: true }),
    branch: createOnly(reference(makers, { label: 'Sucursal' })),
    note: text({ label: 'Nota', max: 500 }),
    due: day({ label: 'Vence', required: true }),
    sent_at: readOnly(moment({ label: 'Enviada' })),
    seen_at: moment({ label: 'Vista' }),
    weight: quantity({ label: 'Peso', default: 7 }),
    total: money({ label: 'Total' }),
    kind: choice({ new: 'Nueva', used: 'Usada' }, { label: 'Tipo', default: 'new' }),
    urgent: flag({ label: 'Urgente' }),
    status: quantity({ label: 'Activa (1 sí, 0 no)', max: 1, default: 1 }),
    file: privateFile({ label: 'Archivo', kinds: ['pdf'] }),
  },
  lines: {
    costs: lines({
      one: 'cost',
      label: 'Costos',
      fields: {
        maker: reference(makers, { label: 'Fabricante', required: true }),
        pieces: quantity({ label: 'Piezas', min: 1, default: 1 }),
        cost: money({ label: 'Costo', required: true }),
        supplier: reference(makers, { label: 'Proveedor' }),
        due: day({ label: 'Vence' }),
        kind: choice({ new: 'Nueva', used: 'Usada' }, { label: 'Tipo', default: 'new' }),
        urgent: flag({ label: 'Urgente' }),
      },
    }),
  },
  states: {
    draft: { label: { es: 'Borrador', en: 'Draft' }, editable: true },
    sent: { label: { es: 'Enviada', en: 'Sent' } },
    done: { label: { es: 'Hecha', en: 'Done' }, tone: 'success' },
  },
  moves: {
    send: { from: 'draft', to: 'sent', label: 'Enviar' },
    finish: { from: 'sent', to: 'done', label: 'Terminar' },
  },
  list: {
    columns: ['id', 'maker', 'due', 'total', 'state'],
    filters: ['state', 'maker', 'costs.supplier', 'due', 'sent_at', 'kind', 'urgent', 'status', 'note'],
    search: ['note'],
  },
});
