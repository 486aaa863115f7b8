import { say } from '@mayorista/kernel';
import { wordsIn, type WordParams, type Words } from '@mayorista/kernel/shared';

interface Said {
  readonly title: Words;
  readonly message: Words;
}

/** The platform's own notices, as people read them below the bell. */
const noticeWords = {
  order_placed: {
    title: { es: 'Recibimos tu pedido {folio}', en: 'We received your order {folio}' },
    message: {
      es: 'Lo surtimos en cuanto quede registrado tu pago.',
      en: 'We supply it as soon as your payment is recorded.',
    },
  },
  order_pending_payment: {
    title: { es: 'Tu empresa aprobó tu pedido {folio}', en: 'Your company approved your order {folio}' },
    message: { es: 'Ya puedes pagarlo.', en: 'You can pay it now.' },
  },
  order_paid: {
    title: { es: 'Registramos el pago de tu pedido {folio}', en: 'We recorded the payment of your order {folio}' },
    message: { es: 'Ya lo estamos preparando.', en: 'We are preparing it.' },
  },
  order_ready: {
    title: { es: 'Tu pedido {folio} está listo', en: 'Your order {folio} is ready' },
    message: { es: 'Puedes recogerlo en tu sucursal.', en: 'You can pick it up at your branch.' },
  },
  order_partially_shipped: {
    title: { es: 'Parte de tu pedido {folio} va en camino', en: 'Part of your order {folio} is on its way' },
    message: { es: 'Lo demás sale en cuanto esté listo.', en: 'The rest leaves as soon as it is ready.' },
  },
  order_shipped: {
    title: { es: 'Tu pedido {folio} va en camino', en: 'Your order {folio} is on its way' },
    message: { es: 'Salió completo de nuestro almacén.', en: 'It left our warehouse whole.' },
  },
  order_canceled: {
    title: { es: 'Tu pedido {folio} se canceló', en: 'Your order {folio} was cancelled' },
    message: {
      es: 'Si tienes dudas, comunícate con tu ejecutivo de ventas.',
      en: 'If you have questions, contact your salesperson.',
    },
  },
  incidence_accepted: {
    title: { es: 'Tu incidencia #{id} procede', en: 'Your incident #{id} was accepted' },
    message: {
      es: 'Lee el dictamen y cómo entregarnos las piezas.',
      en: 'Read the finding and how to hand us the pieces.',
    },
  },
  incidence_refused: {
    title: { es: 'Tu incidencia #{id} no procede', en: 'Your incident #{id} was refused' },
    message: { es: 'Lee el motivo del dictamen.', en: 'Read the reason of the finding.' },
  },
  incidence_received: {
    title: { es: 'Recibimos las piezas de tu incidencia #{id}', en: 'We received the pieces of your incident #{id}' },
    message: { es: 'Te avisamos en cuanto se resuelva.', en: 'We tell you as soon as it is settled.' },
  },
  incidence_resolved: {
    title: { es: 'Resolvimos tu incidencia #{id}', en: 'We settled your incident #{id}' },
    message: { es: 'Consulta cómo se resolvió.', en: 'See how it was settled.' },
  },
  review_published: {
    title: { es: 'Publicamos tu opinión', en: 'We published your review' },
    message: { es: '{product}', en: '{product}' },
  },
  review_rejected: {
    title: {
      es: 'Revisamos tu opinión y no se publicó',
      en: 'We looked at your review and did not publish it',
    },
    message: { es: '{product}', en: '{product}' },
  },
  message_from_house: {
    title: { es: 'Te escribimos sobre {about}', en: 'We wrote to you about {about}' },
    message: { es: 'Lee el mensaje y contesta en su página.', en: 'Read the message and answer on its page.' },
  },
  message_from_buyer: {
    title: { es: 'Te escribieron sobre {about}', en: 'They wrote to you about {about}' },
    message: { es: 'Lee el mensaje y contesta en su página.', en: 'Read the message and answer on its page.' },
  },
} as const satisfies Record<string, Said>;

export type NoticeCode = keyof typeof noticeWords;

export const isNoticeCode = (text: string): text is NoticeCode => Object.hasOwn(noticeWords, text);

/** Builds what is kept of a notice: its code and params, and the Spanish texts for browsers, whose language nobody knows. */
export const keptNotice = (code: NoticeCode, params: WordParams) => ({
  code,
  params: JSON.stringify(params),
  title: wordsIn('es', noticeWords[code].title, params),
  message: wordsIn('es', noticeWords[code].message, params),
});

interface Kept {
  readonly title: string;
  readonly message: string;
  /** Null for what staff wrote, and for notices of former releases. */
  readonly code: string | null;
  readonly params: string | null;
}

/** Returns a notice in the reader's language; what staff wrote as they wrote it. */
export function noticeText({ title, message, code, params }: Kept): { title: string; message: string } {
  if (code === null || !isNoticeCode(code)) return { title, message };
  const values = JSON.parse(params ?? '{}') as WordParams;
  return { title: say(noticeWords[code].title, values), message: say(noticeWords[code].message, values) };
}
