import { z } from 'zod';

const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;

/** Text on one line: inner blanks collapsed, no control characters, at most `max` characters. */
export const lineOfText = (label: string, max: number) =>
  z
    .union([z.string(), z.number().transform(String)], `${label} debe ser texto`)
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, `Falta ${label.toLowerCase()}`)
        .max(max, `${label} pasa de ${max} caracteres`)
        .refine((text) => !controlCharacters.test(text), `${label} tiene caracteres de control o dañados`),
    );

/** Text of several lines, trimmed, without control characters. */
export const paragraph = (label: string, max: number) =>
  z
    .string(`${label} debe ser texto`)
    .trim()
    .max(max, `${label} pasa de ${max} caracteres`)
    .refine((text) => !controlCharacters.test(text), `${label} tiene caracteres de control o dañados`);

/** A code of a catalogue: figures or capitals, exactly as `pattern` says. */
export const code = (label: string, pattern: RegExp, shape: string) =>
  z
    .union([z.string(), z.number().transform(String)], `${label} debe ser texto`)
    .transform((text) => text.trim())
    .pipe(z.string().min(1, `Falta ${label.toLowerCase()}`).regex(pattern, `${label} debe ${shape}`));
