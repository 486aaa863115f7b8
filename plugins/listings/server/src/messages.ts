export const messages = {
  filter_not_allowed: 'Tu cuenta no puede usar este filtro',
  login_to_filter: 'Inicia sesión para usar este filtro',
} as const;
