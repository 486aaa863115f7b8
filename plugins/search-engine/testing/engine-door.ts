import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EngineCore, type EngineOptions } from '../src/engine-core';
import { requestOf } from '../src/http/request';
import type { Vocabulary } from '../src/vocabulary';

export interface EngineDoor {
  /** http://127.0.0.1:PORT */
  host: string;
  close: () => Promise<void>;
}

export interface EngineDoorOptions extends EngineOptions {
  vocabulary?: Vocabulary;
  /** A free one unless given. */
  port?: number;
}

/** Opens the embedded engine behind a port of this machine, as a search server would stand there: for tests and for clients that only speak HTTP. */
export async function openEngineDoor(options: EngineDoorOptions): Promise<EngineDoor> {
  const { vocabulary, port = 0, ...engine } = options;
  const core = new EngineCore(engine, vocabulary);
  const server = createServer((request, response) => void answer(core, request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      core.close();
    },
  };
}

async function answer(core: EngineCore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = 'GET', url = '/', headers } = request;
  try {
    const { status, body } = core.answer(
      requestOf(new URL(url, 'http://127.0.0.1'), {
        method,
        headers: headers as Record<string, string>,
        body: Buffer.concat(chunks).toString('utf8'),
      }),
    );
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  } catch (error) {
    // A defect of the engine: what tests read is the answer, what its author reads is the stack.
    console.error(error);
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: String(error), code: 'internal', type: 'internal', link: '' }));
  }
}
