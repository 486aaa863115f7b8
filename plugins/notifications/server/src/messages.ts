export const messages = {
  notice_title_required: { es: 'Escribe un título', en: 'Write a title' },
  notice_message_required: { es: 'Escribe el mensaje', en: 'Write the message' },
  notice_url_not_valid: {
    es: 'Escribe una ruta de la tienda (/promos) o una dirección https://',
    en: 'Write a path of the store (/promos) or an https:// address',
  },
  audience_required: { es: 'Elige a quién le llega', en: 'Choose who receives it' },
  audience_empty: { es: 'Nadie recibiría este aviso', en: 'Nobody would receive this notice' },
  audience_changed: {
    es: 'La cantidad de personas cambió: ahora son {count}. Revisa y vuelve a enviar.',
    en: 'The number of people changed: there are {count} now. Check and send again.',
  },
  push_subscription_not_valid: {
    es: 'La suscripción del navegador no es válida',
    en: "The browser's subscription is not valid",
  },
  push_service_unknown: {
    es: 'El servicio de avisos de este navegador no está permitido',
    en: 'The notification service of this browser is not allowed',
  },
} as const;
