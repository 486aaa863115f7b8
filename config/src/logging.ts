import { argv } from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { createLogger, format, transports, type Logger, type LoggerOptions } from 'winston';
import { env } from './env';

/** What is known of the work that a line belongs to: the request's id, say. */
export type LogContext = () => Readonly<Record<string, unknown>>;
type LogFormat = 'json' | 'text';

const jsonWebToken = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;
const bearer = /\b(bearer)\s+[\w.~+/=-]{8,}/gi;
const secretParameter = /([?&](?:[\w-]*(?:token|code|password|secret|key|signature)[\w-]*)=)[^&\s"']+/gi;

/** Replaces whatever would let a reader of the log in: tokens, and values of address parameters that carry one. */
const withoutSecrets = (text: string): string =>
  text.replace(jsonWebToken, '[token]').replace(bearer, '$1 [token]').replace(secretParameter, '$1[…]');

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
