/** '+528112345678' as '+52 81 1234 5678'; numbers of elsewhere, and what is no number, stay as they are. */
export const telephoneText = (number: string): string => number.replace(/^\+52(\d{2})(\d{4})(\d{4})$/, '+52 $1 $2 $3');
