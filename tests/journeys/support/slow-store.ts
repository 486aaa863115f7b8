import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { storeUrl } from './started-world';

interface SlowStore extends AsyncDisposable {
  readonly url: string;
  /** Lets the rest of every page come. */
  readonly come: () => void;
}

/** The store as a visitor has it whose line is slow: what follows `mark` in a page is on its way until it is let come. */
export async function slowStore(mark: string): Promise<SlowStore> {
  let come = (): void => undefined;
  const rest = new Promise<void>((resolve) => (come = resolve));
  const pass = async ({ url = '/' }: IncomingMessage, answered: ServerResponse): Promise<void> => {
    // Only what came as text can be parted.
    const answer = await fetch(new URL(url, storeUrl()), { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    answered.writeHead(answer.status, { 'content-type': type });
    const cut = type.startsWith('text/html') ? body.indexOf(mark) : -1;
    if (cut >= 0) {
      answered.write(body.subarray(0, cut));
      await rest;
    }
    answered.end(body.subarray(Math.max(cut, 0)));
  };
  const server = createServer((asked, answered) => {
    pass(asked, answered).catch((error: Error) => answered.destroy(error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, come, [Symbol.asyncDispose]: stop };
}
