import type { Page, Request } from '@playwright/test';
import { panelUrl } from './started-world';

/** What a page asked for: calls of the platform as 'GET /path', whatever went to another host, what was answered with 4xx or 5xx. */
export interface Asked {
  readonly calls: readonly string[];
  readonly elsewhere: readonly string[];
  readonly refused: readonly string[];
}

/** What the panel asks again every few seconds by itself, whatever is done: it is no page's. */
const polled = new Set(['GET /kernel/waiting']);
const files = new Set(['document', 'stylesheet', 'script', 'image', 'font', 'manifest']);
/** What is asked for after nothing was under way for so long would not be noticed. */
const quietMs = 1_500;

/** Notes what the page asks for from now on; `settled` waits until it asks for nothing more, and answers and forgets it. */
export function noteRequests(page: Page): { settled(): Promise<Asked> } {
  let asked: Request[] = [];
  const underWay = new Set<Request>();
  let latest = Date.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    latest = Date.now();
  };
  page.on(
    'request',
    note((request) => {
      asked.push(request);
      underWay.add(request);
    }),
  );
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(
      end as 'requestfinished',
      note((request) => underWay.delete(request)),
    );

  const quiet = async (): Promise<void> => {
    const askedAt = Date.now();
    while (underWay.size > 0 || Date.now() - Math.max(latest, askedAt) < quietMs) await page.waitForTimeout(100);
  };

  return {
    async settled() {
      await quiet();
      const noted = asked;
      asked = [];
      const isOurs = (request: Request): boolean =>
        request.url().startsWith(panelUrl()) || /^(data|blob):/.test(request.url());
      const answers = await Promise.all(
        noted.map(async (request) => [nameOf(request), (await request.response())?.status() ?? 0] as const),
      );
      return {
        calls: noted
          .filter((request) => isOurs(request) && !files.has(request.resourceType()))
          .map(nameOf)
          .filter((name) => !polled.has(name)),
        elsewhere: noted.filter((request) => !isOurs(request)).map(nameOf),
        refused: answers.filter(([, status]) => status >= 400).map(([name, status]) => `${status} ${name}`),
      };
    },
  };
}

const nameOf = (request: Request): string =>
  `${request.method()} ${decodeURIComponent(request.url().replace(panelUrl(), ''))}`;

/** What was asked for more than once. */
export const repeated = ({ calls }: Asked): string[] => [
  ...new Set(calls.filter((call, at) => calls.indexOf(call) !== at)),
];
