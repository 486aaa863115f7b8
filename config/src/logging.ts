import { argv } from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { createLogger, format, transports, type Logger, type LoggerOptions } from 'winston';
import { env } from './env';

/** What is known of the work that a line belongs to: the request's id, say. */
export type LogContext = () => Readonly<Record<string, unknown>>;
type LogFormat = 'json' | 'text';

const dotted = /[\w.-]+/g;
const bearer = /\b(bearer)\s+[\w.~+/=-]{8,}/gi;
const parameter = /([?&])([\w-]+)=[^&\s"']+/g;
const secretName = /token|code|password|secret|key|signature/i;

/** Replaces whatever would let a reader of the log in: tokens, and values of address parameters that carry one. */
const withoutSecrets = (text: string): string =>
  text
    .replace(dotted, withoutTokens)
    .replace(bearer, '$1 [token]')
    .replace(parameter, (whole, mark: string, name: string) => (secretName.test(name) ? `${mark}${name}=[…]` : whole));

/** Replaces JSON Web Tokens within a text of letters and dots: a part that begins with 'eyJ' and the two after it. */
function withoutTokens(text: string): string {
  const parts = text.split('.');
  if (parts.length < 3) return text;
  const kept: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const from = part.search(/\beyJ/);
    const isToken = from >= 0 && part.length - from >= 11 && (parts[at + 1]?.length ?? 0) >= 8 && at + 2 < parts.length;
    kept.push(isToken ? `${part.slice(0, from)}[token]` : part);
    if (isToken) at += 2;
  }
  return kept.join('.');
}

const clean = (value: unknown): unknown =>
  typeof value === 'string' ? withoutSecrets(stripVTControlCharacters(value)) : value;

/** How a process writes its log (winston): a JSON object a line in production, for people to read elsewhere; without colours. */
export function loggerSettings(process: string, context: LogContext = () => ({})): LoggerOptions {
  const { logLevel, logFormat } = env();
  return {
    level: logLevel,
    transports: [new transports.Console()],
    format: format.combine(format.errors({ stack: true }), line(logFormat, process, context)),
  };
}

/** A log of its own for what speaks before or beside Strapi. */
export const createLog = (process: string, context?: LogContext): Logger =>
  createLogger(loggerSettings(process, context));

/** Which of the platform's processes this is: the workers run the same application. */
export const platformProcess = (): string => (argv[1]?.includes('workers') === true ? 'workers' : 'cms');

const line = (kind: LogFormat, process: string, context: LogContext) =>
  format.printf(({ level, message, stack, ...fields }) => {
    const time = new Date().toISOString();
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    const known = { ...context(), ...fields };
    if (kind === 'text') return plain(time, level, typeof stack === 'string' ? stack : text, known);
    const entries = Object.entries({ time, level, process, message: text, ...known, stack });
    return JSON.stringify(Object.fromEntries(entries.map(([name, value]) => [name, clean(value)])));
  });

function plain(time: string, level: string, text: string, fields: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}=${String(value)}`],
  );
  return String(clean([`[${time}] ${level}: ${text}`, ...told].join(' ')));
}
