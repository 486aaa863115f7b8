import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { costs } from '../server/src/rate-limit/costs';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const readme = read('plugins/kernel/README.md');
const [requests, caches, where, doors, spending] = ['request-order', 'caches', 'where', 'doors', 'costs'].map((page) =>
  read(`plugins/kernel/docs/${page}.md`),
) as [string, string, string, string, string];

const trimmed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

describe('examples of the README', () => {
  const blocks = [...readme.matchAll(/(?:From `([^`]+)`[^\n]*\n\n)?```tsx?\n([\s\S]*?)```/g)];

  test('name each the file that they stand in', () => {
    expect(blocks.length).toBeGreaterThan(8);
    expect(blocks.filter(([, file]) => file === undefined).map(([block]) => block)).toEqual([]);
  });

  test.each(blocks.map(([, file = '', code = '']) => [file, code] as const))('%s holds its example', (file, code) => {
    const source = trimmed(read(file));
    let from = 0;
    for (const part of trimmed(code).split(/\n?^…$\n?/m)) {
      const at = source.indexOf(part, from);
      expect(at, part).toBeGreaterThanOrEqual(0);
      from = at + part.length;
    }
  });

  test('are reached from headings that are there', () => {
    const anchors = new Set(
      [...readme.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N} -]/gu, '')
          .replaceAll(' ', '-'),
      ),
    );
    const wanted = [...readme.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });
});

describe('pages about the code', () => {
  const filesIn = (page: string): string[] => [
    ...new Set([...page.matchAll(/`((?:plugins|storefront|cms|config)\/[\w./-]+)`/g)].map(([, file = '']) => file)),
  ];

  test.each([
    ['the order of a request', requests],
    ['caches', caches],
    ['where it is decided', where],
    ['doors', doors],
    ['what can be made to cost', spending],
  ])('%s: name files that are there', (_name, page) => {
    expect(filesIn(page).length).toBeGreaterThan(5);
    expect(filesIn(page).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('middlewares of the cms stand in the page, in their order', () => {
    const names = [...read('cms/config/middlewares.ts').matchAll(/'plugin::\w+\.([\w-]+)'/g)].map(
      ([, name = '']) => name,
    );
    const places = names.map((name) => requests.indexOf(`${name}.middleware.ts`));
    expect(names.length).toBeGreaterThan(6);
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

const sources = [
  'storefront/app',
  'plugins/kernel/strapi/server',
  ...readdirSync(path.join(root, 'plugins')).map((name) => `plugins/${name}/server/src`),
]
  // A library, such as the search engine, has no server and tells of what it keeps itself.
  .filter((folder) => existsSync(path.join(root, folder)))
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** How a cache is known: a library's, an entry of the kernel's two, or memories with an age or a bound of their own. */
const signs = [
  /new LRUCache\b/,
  /\.(?:answer|part)\(\s*(?:'|route\.path)/,
  /const (?:freshMs|knownMs|mostKept|mostCached|mostKnown|mostFragments|mostKeys|FRESH_MS)\b/,
  /\.size >=? (?:this\.)?most/i,
];

describe('every cache', () => {
  const caching = sources.filter((file) => signs.some((sign) => sign.test(read(file))));

  test('of the code is named by the page', () => {
    expect(caching.length).toBeGreaterThan(18);
    expect(caching.filter((file) => !caches.includes(`\`${file}\``))).toEqual([]);
  });

  test('of the kernel is named by the name of what it keeps', () => {
    const names = caching.flatMap((file) =>
      [...read(file).matchAll(/\.(?:answer|part)\(\s*'([^']+)'/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !caches.includes(`\`'${name}'\``))).toEqual([]);
  });
});

describe('every door that takes a file', () => {
  /** Files in which such functions are made, and in which what a door received is stored. */
  const itself = /\/(?:parsing\/parser|files\/(?:receive-files|store-file))\.ts$/;
  const taking = sources.filter(
    (file) => /\b(?:receivingFiles\(|checkUpload\(|defineParser<)/.test(read(file)) && !itself.test(file),
  );

  test('stands in the page', () => {
    expect(taking.length).toBeGreaterThan(20);
    expect(taking.filter((file) => !doors.includes(`\`${file}\``))).toEqual([]);
  });

  test('names the parsers that read for it', () => {
    const names = taking.flatMap((file) =>
      [...read(file).matchAll(/defineParser<[^;]*?name: '([^']+)'/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !doors.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('what takes its time', () => {
  /** How it is known: packages that draw, hash or call. */
  const slow = /^import (?!type )[^;]*from '(?:pdfkit|@node-rs\/bcrypt|undici)'|\b(?:await|return) fetch\(/m;
  /** Drawn for the demo world, before it is loaded, and what only names the pen. */
  const apart = /\/demo\/|print-parts\.ts$/;
  const files = sources.filter(
    (file) =>
      file.startsWith('plugins/') && slow.test(read(file).replace(/^\s*(?:\/\/|\*).*$/gm, '')) && !apart.test(file),
  );

  test('notices a transaction that is open', () => {
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((file) => !read(file).includes('assertOutsideTransaction('))).toEqual([]);
  });
});

describe('every cost', () => {
  const per = { hour: 'an hour', day: 'a day' } as const;
  const declared = Object.entries(costs).map(([name, { limits }]) => ({
    name,
    limits: limits.map((limit) => `${limit.most} ${per[limit.per]} by ${limit.by}`).join(', '),
  }));

  test('stands in the page with its limits, and is spent somewhere', () => {
    expect(declared.map(({ name }) => name)).toContain('mail.quotation');
    for (const { name, limits } of declared) {
      expect(spending).toMatch(new RegExp(`\\| \`${name}\` \\|[^|]+\\| ${limits} \\|`));
      const spends = new RegExp(`(?:spends: |spend(?:In)?\\([^,]+, |(?:email|whatsapp): )'${name}'`);
      expect(
        sources.filter((file) => spends.test(read(file))),
        name,
      ).not.toEqual([]);
    }
  });

  test('every route that answers a PDF or a zip, or takes a file of products, says what it spends', () => {
    const answers = sources.filter((file) => /\.routes?\.ts$/.test(file)).map((file) => [file, read(file)] as const);
    const costly = answers.filter(([, code]) =>
      /application\/(?:pdf|zip)|print\w+\(|sendDocuments?\(|import(?:CartCsv)\(|readCells\(/.test(
        code.replace(/^\s*\*.*$|\/\/.*$/gm, ''),
      ),
    );
    expect(costly.map(([file]) => file).length).toBeGreaterThan(6);
    const free = costly.filter(([, code]) => !/spends: '(?:pdf|import)'|spend\([^,]+, 'pdf'/.test(code));
    expect(free.map(([file]) => file)).toEqual([]);
  });
});
