export const messages = {
  invalid_init_point: 'Escribe la dirección completa: https://…',
  init_point_not_allowed: 'El pago se hace en {hosts}: la liga lleva a otro sitio',
  plan_of_no_subscription: 'Elige un producto de tipo suscripción',
  installer_exists: 'Ya tienes una cuenta de instalador',
  installer_missing: 'Primero crea tu cuenta de instalador',
  installer_refused: 'La plataforma de monitoreo no aceptó la cuenta: revisa los datos',
  subscription_refused: 'La plataforma de monitoreo no aceptó la suscripción de este dispositivo',
  not_a_subscription_product: 'Este producto no se puede suscribir',
  client_unknown: 'Este usuario no es de tu cuenta',
  client_without_devices: 'Este usuario no tiene dispositivos',
  device_unknown: 'Este dispositivo no es del usuario',
  device_has_subscription: 'Este dispositivo ya tiene una suscripción',
} as const;
