/** The page number of an address, from 1. */
export const readPage = (params: URLSearchParams): number =>
  Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);

/** One of the allowed texts; nothing for any other. */
export const oneOf = <Option extends string>(allowed: readonly Option[], text: string | null): Option | '' =>
  allowed.find((option) => option === text) ?? '';

/** A calendar day as the browser's date field writes it; nothing for what is none. */
export const dayOrNothing = (text: string | null): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? '') : '';

/** An address with the values that are not empty, and the page where it is not the first. */
export function listAddress(path: string, values: Readonly<Record<string, string>>, page = 1): string {
  const params = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}
