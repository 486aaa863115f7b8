import { runInNewContext } from 'node:vm';
import type { EntryContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { handoverScript, shownPartOf } from './page-parts.server';

const entryWith = (parts: object): EntryContext => parts as unknown as EntryContext;

/** Bytes as a connection may cut them: in the middle of letters. */
const streamOf = (text: string, size: number): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
};

/** What a browser is handed by a script. */
function handedBy(script: string): string[] {
  const [, nonce, code = ''] = /^<script nonce="(.*?)">(.*)<\/script>$/s.exec(script) ?? [];
  expect(nonce).toBe('once');
  expect(code).not.toContain('<');
  const handed: string[] = [];
  const streamController = { enqueue: (text: string) => handed.push(text), close: () => handed.push('closed') };
  runInNewContext(code, { window: { __remixContext: { streamController } } });
  return handed;
}

test('a page hands its data over whole, whatever it says and wherever its pieces end', async () => {
  const text = '["Cámara </script><!-- \\u2028 \u2028 & “domo” 📷"]\n';
  for (const size of [1, 2, 3, 1_000]) {
    const script = await handoverScript(entryWith({ serverHandoffStream: streamOf(text, size) }), 'once');
    expect(handedBy(script)).toEqual([text, 'closed']);
  }
});

test('a page without data hands nothing over', async () => {
  expect(await handoverScript(entryWith({}), 'once')).toBe('');
});

test('React is given the routes that are shown, and the home page to tell it from the frame', () => {
  const routes = {
    root: { id: 'root', path: '' },
    home: { id: 'home', index: true },
    product: { id: 'product', path: 'products/:id' },
    cart: { id: 'cart', path: 'carts' },
  };
  const staticHandlerContext = { matches: [{ route: routes.root }, { route: routes.product }] };
  const entry = entryWith({
    serverHandoffStream: streamOf('', 1),
    manifest: { version: '1', routes },
    staticHandlerContext,
    renderMeta: {},
  });
  expect(shownPartOf(entry)).toEqual({
    manifest: { version: '1', routes: { root: routes.root, home: routes.home, product: routes.product } },
    staticHandlerContext,
    renderMeta: {},
  });
});
