import { z } from 'zod';
import { FIX_SERIES } from '@mayorista/config';
import { callService, DependencyAway, jsonBody, type PlainDate } from '@mayorista/kernel';
import { readDatum } from './read-told.rules';
import type { ToldRate } from './told-rate';

interface BanxicoOptions {
  readonly url: string;
  readonly token: string;
  readonly timeoutMs?: number;
}

const answer = z.object({
  bmx: z.object({
    series: z.array(
      z.object({
        idSerie: z.string(),
        datos: z.array(z.object({ fecha: z.string(), dato: z.string() })).optional(),
      }),
    ),
  }),
});
const complaint = z.object({ error: z.object({ mensaje: z.string(), detalle: z.string().optional() }) });

/**
 * Reads the FIX of the days from one to another by the SIE API of Banco de México: `GET /SieAPIRest/service/v1/series/SF43718/datos/:from/:to`
 * with the header Bmx-Token (https://www.banxico.org.mx/SieAPIRest/service/v1/doc/consultaDatosSerieRango, version 1.5.1, seen 2026-11-27).
 * Throws DependencyAway where nothing is told, with what was answered instead.
 */
export async function fixFromBanxico(
  { url, token, timeoutMs = 10_000 }: BanxicoOptions,
  from: PlainDate,
  to: PlainDate,
): Promise<ToldRate[]> {
  const target = new URL(`/SieAPIRest/service/v1/series/${FIX_SERIES}/datos/${from}/${to}`, url);
  const init = { headers: { 'Bmx-Token': token, Accept: 'application/json' } };
  const got = await callService('Banco de México', target, init, { timeoutMs, maxBytes: 1_000_000 });
  const body = jsonBody(got.body);
  if (!got.ok) throw new DependencyAway(`Banco de México respondió ${got.status}${reasonOf(body)}`);
  return readAnswer(body);
}

/** Reads an answer of the SIE. Throws DependencyAway for what is none. */
export function readAnswer(body: unknown): ToldRate[] {
  const parsed = answer.safeParse(body);
  const series = parsed.data?.bmx.series.find(({ idSerie }) => idSerie === FIX_SERIES);
  if (series === undefined) throw new DependencyAway('Banco de México respondió algo que no se entiende');
  try {
    // A range of weekends and holidays alone has no data at all.
    return (series.datos ?? []).flatMap(({ fecha, dato }) => readDatum(fecha, dato) ?? []);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new DependencyAway('Banco de México respondió un dato que no se entiende', { cause });
  }
}

function reasonOf(body: unknown): string {
  const told = complaint.safeParse(body);
  return told.success ? `: ${told.data.error.mensaje.slice(0, 200)}` : '';
}
