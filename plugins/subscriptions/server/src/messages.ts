export const messages = {
  invalid_init_point: { es: 'Escribe la dirección completa: https://…', en: 'Write the whole address: https://…' },
  init_point_not_allowed: {
    es: 'El pago se hace en {hosts}: la liga lleva a otro sitio',
    en: 'Payment is made at {hosts}: the link leads to another site',
  },
  plan_of_no_subscription: { es: 'Elige un producto de tipo suscripción', en: 'Choose a product of type subscription' },
  installer_exists: { es: 'Ya tienes una cuenta de instalador', en: 'You already have an installer account' },
  installer_missing: { es: 'Primero crea tu cuenta de instalador', en: 'Create your installer account first' },
  installer_refused: {
    es: 'La plataforma de monitoreo no aceptó la cuenta: revisa los datos',
    en: 'The monitoring platform did not accept the account: check the data',
  },
  subscription_refused: {
    es: 'La plataforma de monitoreo no aceptó la suscripción de este dispositivo',
    en: 'The monitoring platform did not accept the subscription of this device',
  },
  not_a_subscription_product: { es: 'Este producto no se puede suscribir', en: 'This product cannot be subscribed to' },
  client_unknown: { es: 'Este usuario no es de tu cuenta', en: 'This user is not of your account' },
  client_without_devices: { es: 'Este usuario no tiene dispositivos', en: 'This user has no devices' },
  device_unknown: { es: 'Este dispositivo no es del usuario', en: "This device is not the user's" },
  device_has_subscription: {
    es: 'Este dispositivo ya tiene una suscripción',
    en: 'This device already has a subscription',
  },
} as const;
