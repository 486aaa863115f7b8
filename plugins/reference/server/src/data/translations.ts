import type { Locale } from '@mayorista/config';

/** Texts that clients look up by key: names of fixed values that the API sends as codes. */
export const translations: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  es: {
    'currency.MXN': 'Pesos mexicanos',
    'currency.USD': 'Dólares estadounidenses',
    'cart.stage.open': 'Lista de productos',
    'cart.stage.shipping_method': 'Método de envío',
    'cart.stage.delivery_address': 'Dirección y entrega',
    'cart.stage.payment_method': 'Método de pago',
    'cart.stage.confirmation': 'Confirmación del pedido',
    'cart.stage.ordered': 'Pedido realizado',
    successfully_stored_comment: 'Comentario guardado con éxito',
    unsuccessfully_stored_comment: 'Error al guardar el comentario',
    comment_was_deleted: 'Comentario eliminado',
    error_to_showing_comments: 'Error al mostrar los comentarios',
    config_could_not_be_updated: 'La configuración no pudo ser actualizada',
    email_sent: 'Correo enviado',
    email_error: 'Error al enviar el correo',
  },
  en: {
    'currency.MXN': 'Mexican pesos',
    'currency.USD': 'US dollars',
    'cart.stage.open': 'Product list',
    'cart.stage.shipping_method': 'Shipping method',
    'cart.stage.delivery_address': 'Address and delivery',
    'cart.stage.payment_method': 'Payment method',
    'cart.stage.confirmation': 'Order confirmation',
    'cart.stage.ordered': 'Order placed',
    successfully_stored_comment: 'Comment saved',
    unsuccessfully_stored_comment: 'The comment could not be saved',
    comment_was_deleted: 'Comment removed',
    error_to_showing_comments: 'Comments could not be shown',
    config_could_not_be_updated: 'The configuration could not be updated',
    email_sent: 'E-mail sent',
    email_error: 'The e-mail could not be sent',
  },
};
