export const messages = { invalid_rfc: 'El RFC no es válido' } as const;
