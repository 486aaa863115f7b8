import { Writable } from 'node:stream';
import { createLogger, transports } from 'winston';
import { afterEach, describe, expect, test } from 'vitest';
import { forgetEnvironment } from './env';
import { loggerSettings } from './logging';

const given = { ...process.env };
afterEach(() => {
  for (const name of ['LOG_FORMAT', 'LOG_LEVEL']) {
    if (given[name] === undefined) delete process.env[name];
    else process.env[name] = given[name];
  }
  forgetEnvironment();
});

/** The lines that a process with these settings writes. */
function lines(settings: NodeJS.ProcessEnv, write: (log: ReturnType<typeof createLogger>) => void): string[] {
  Object.assign(process.env, settings);
  forgetEnvironment();
  const written: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString().trimEnd());
      done();
    },
  });
  const options = loggerSettings('cms', () => ({ request_id: 'peticion-1' }));
  write(createLogger({ ...options, transports: [new transports.Stream({ stream })] }));
  return written;
}

describe('the log', () => {
  test('is one JSON object a line, with process, time and the id of the request, without colours', () => {
    const [line = ''] = lines({ LOG_FORMAT: 'json', LOG_LEVEL: 'info' }, (log) =>
      log.info('\u001b[32mlisto\u001b[39m', { status: 200 }),
    );
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      level: 'info',
      process: 'cms',
      message: 'listo',
      request_id: 'peticion-1',
      status: 200,
    });
  });

  test('tells the stack of an error in the same line', () => {
    const written = lines({ LOG_FORMAT: 'json', LOG_LEVEL: 'info' }, (log) => log.error(new Error('sin red')));
    expect(written).toHaveLength(1);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      message: 'sin red',
      stack: expect.stringContaining('logging.test') as string,
    });
  });

  test('holds back what lies below its level', () => {
    expect(lines({ LOG_FORMAT: 'json', LOG_LEVEL: 'warn' }, (log) => log.info('nada'))).toEqual([]);
  });

  test.each(['json', 'text'])('as %s never shows a token, wherever it stands', (format) => {
    const token = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(20)}.${'b'.repeat(20)}`;
    const text = lines({ LOG_FORMAT: format, LOG_LEVEL: 'info' }, (log) => {
      log.info(`token ${token}`, { authorization: `Bearer ${'c'.repeat(30)}` });
      log.error(new Error(`GET /reset-password?code=${'d'.repeat(20)}&lang=es`));
    }).join('\n');
    expect(text).not.toMatch(/a{20}|c{30}|d{20}/);
    expect(text).toContain('lang=es');
  });
});

describe('texts of others in the log', () => {
  const written = (text: string) => lines({ LOG_FORMAT: 'text', LOG_LEVEL: 'info' }, (log) => log.info(text))[0] ?? '';
  const token = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(20)}.${'b'.repeat(20)}`;

  test.each([
    [`de ${token}.`, 'de [token].'],
    [`x-${token}`, 'x-[token]'],
    [`a.b.${token} y ${token}`, 'a.b.[token] y [token]'],
    ['eyJcorto.aaaaaaaa.b', '[token]'.replace('[token]', 'eyJcorto.aaaaaaaa.b')],
    [`eyJhbGciOiJIUzI1NiJ9.corto.b`, 'eyJhbGciOiJIUzI1NiJ9.corto.b'],
    ['/a?reset_token=abc&page=2', '/a?reset_token=[…]&page=2'],
    ['/a?page=2&SIGNATURE=abc def', '/a?page=2&SIGNATURE=[…] def'],
  ])('%s is %s', (text, shown) => expect(written(text)).toContain(shown));

  test.each(['eyJ-', 'eyJaaaaaaaa.', '?token', '&token-code', 'bearer ', '.', 'a.'])(
    'of many %s are looked through at once',
    (piece) => {
      const text = piece.repeat(Math.ceil(200_000 / piece.length));
      const begun = performance.now();
      written(text);
      expect(performance.now() - begun).toBeLessThan(1_000);
    },
  );
});
