import { choice, defineShape, flag, moment, quantity, text } from '@mayorista/kernel/shape';

/**
 * Another address for an account, of the store or of the panel: asked for, confirmed by a link at the new one, and undone by a link at
 * the former one for some days. The links are signed and stored nowhere.
 */
export const emailChange = defineShape({
  name: 'email-change',
  domain: 'people',
  label: ['un cambio de correo', 'cambios de correo'],
  fields: {
    kind: choice({ person: 'Tienda', staff: 'Panel' }, { label: 'Cuenta de', required: true }),
    account_id: quantity({ label: 'Cuenta (núm.)', min: 1, max: 2_000_000_000, required: true }),
    former_email: text({ label: 'Correo anterior', max: 254, required: true }),
    new_email: text({ label: 'Correo nuevo', max: 254, required: true }),
    /** False for an account that nobody has entered: its former address may be a stranger's, and is told nothing. */
    tells_former: flag({ label: 'Avisa al anterior' }),
    asked_by: text({ label: 'Lo pidió', max: 255, required: true }),
    asked_at: moment({ label: 'Pedido', required: true }),
    confirmed_at: moment({ label: 'Confirmado' }),
    /** Replaced by another, withdrawn or undone: none of its links works any more. */
    ended_at: moment({ label: 'Terminado' }),
  },
  hidden: true,
  indexes: [['kind', 'account_id'], ['former_email']],
  list: { columns: ['id', 'kind', 'account_id', 'former_email', 'new_email', 'asked_at'] },
});
