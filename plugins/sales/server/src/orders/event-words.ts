import { say } from '@mayorista/kernel';
import { wordsIn, type WordParams, type Words } from '@mayorista/kernel/shared';
import { isOrderStatus, orderStatusWords } from '../../../order.states';

/** What happens to an order besides its states, as its history tells it. */
const eventWords = {
  placed: { es: 'Pedido realizado', en: 'Order placed' },
  awaits_approval: { es: 'Espera aprobación: {reason}', en: 'Waits for approval: {reason}' },
  receipt_sent: { es: 'Comprobante de pago enviado', en: 'Payment receipt sent' },
  part_received: { es: 'Se recibió una parte del pago', en: 'Part of the payment was received' },
  wallet_credited: {
    es: 'Se abonaron ${amount} {currency} al monedero electrónico',
    en: '${amount} {currency} were credited to the electronic wallet',
  },
  company_wallet_credited: {
    es: 'Se abonó lo pagado al monedero electrónico de tu empresa',
    en: 'What was paid was credited to your company’s electronic wallet',
  },
  waiting_cancelled: { es: 'Se canceló por surtir: {name}', en: 'Cancelled while waiting: {name}' },
  waiting_replaced: { es: 'Se reemplazó por surtir: {name}', en: 'Replaced while waiting: {name}' },
  shipped_piece: { es: 'Embarque {number} enviado: 1 pieza{guide}', en: 'Shipment {number} sent: 1 piece{guide}' },
  shipped_pieces: {
    es: 'Embarque {number} enviado: {pieces} piezas{guide}',
    en: 'Shipment {number} sent: {pieces} pieces{guide}',
  },
  salesman_assigned: { es: 'Vendedor asignado: {name}', en: 'Assigned salesperson: {name}' },
} as const satisfies Record<string, Words>;

/** What an event tells: its state, or a text by its code. Kept as such, and said in the language of who reads. */
export type Told =
  | { readonly event: 'status' }
  | { readonly event: keyof typeof eventWords; readonly params?: Readonly<Record<string, string | number | Words>> };

interface Kept {
  readonly status: string;
  readonly label: string;
  /** Null for events of former releases, which kept their Spanish text alone. */
  readonly code: string | null;
  readonly params: string | null;
}

const wordsOf = (code: string, status: string): Words | null => {
  if (code === 'status') return isOrderStatus(status) ? orderStatusWords[status] : null;
  return Object.hasOwn(eventWords, code) ? eventWords[code as keyof typeof eventWords] : null;
};

/** Builds the columns of what an event tells; the label is for whoever reads the table, in Spanish. */
export function keptWords(told: Told, status: string): Omit<Kept, 'status'> {
  const params: WordParams = 'params' in told ? (told.params ?? {}) : {};
  const words = wordsOf(told.event, status);
  return {
    code: told.event,
    params: Object.keys(params).length === 0 ? null : JSON.stringify(params),
    label: words === null ? status : wordsIn('es', words, params).slice(0, 255),
  };
}

/** Returns what an event tells, in the reader's language. */
export function eventText({ status, label, code, params }: Kept): string {
  const words = code === null ? null : wordsOf(code, status);
  return words === null ? label : say(words, params === null ? {} : (JSON.parse(params) as WordParams));
}
