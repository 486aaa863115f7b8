export const messages = {
  notice_title_required: 'Escribe un título',
  notice_message_required: 'Escribe el mensaje',
  notice_url_not_valid: 'Escribe una ruta de la tienda (/promos) o una dirección https://',
  audience_required: 'Elige a quién le llega',
  audience_empty: 'Nadie recibiría este aviso',
  audience_changed: 'La cantidad de personas cambió: ahora son {count}. Revisa y vuelve a enviar.',
  push_subscription_not_valid: 'La suscripción del navegador no es válida',
  push_service_unknown: 'El servicio de avisos de este navegador no está permitido',
} as const;
