export const messages = {
  filter_not_allowed: { es: 'Tu cuenta no puede usar este filtro', en: 'Your account cannot use this filter' },
  login_to_filter: { es: 'Inicia sesión para usar este filtro', en: 'Log in to use this filter' },
} as const;
