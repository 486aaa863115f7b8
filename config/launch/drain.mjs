import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 25;
/** Callers that keep a connection are told by their next answer that it ends; a call that meets a closed door is lost. */
const LINGER_MS = 1_000;

/**
 * Has a server end in order. The function it returns stops accepting, lets what is under way finish, tells callers that their
 * connections end, and cuts what is left after `patienceMs`. `isIdle` says whether work goes on that no connection shows.
 * Resolves with whether everything was finished. To be called before the server's first request.
 */
export function drainable(server) {
  const sockets = new Set();
  const open = new Set();
  let isDraining = false;

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    if (isDraining) response.setHeader('Connection', 'close');
    open.add(response);
    response.once('close', () => open.delete(response));
  });

  return async function drain({ patienceMs, isIdle = () => true }) {
    if (!server.listening) return true;
    const startedAt = Date.now();
    const age = () => Date.now() - startedAt;
    // Before anybody is told to leave: whoever leaves connects anew.
    await letInWhoWaits(server, patienceMs);
    isDraining = true;
    // An HTTP server's own close() also cuts connections at rest, on which a request may be on its way.
    net.Server.prototype.close.call(server);
    for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
    // Told in looks, not in time: between two of them the loop has read what had come.
    let looks = 0;
    while (age() < patienceMs) {
      if (looks++ * LOOK_EVERY_MS > LINGER_MS) server.closeIdleConnections();
      if (sockets.size === 0 && isIdle()) return true;
      await pause(LOOK_EVERY_MS);
    }
    server.closeAllConnections();
    return sockets.size === 0 && isIdle();
  };
}

/**
 * Resolves when everyone who had connected by now was let in: a door that closes cuts whoever waits before it, and a busy loop lets in
 * one a turn. They wait in a queue, so it ends with the connection that is made here.
 */
async function letInWhoWaits(server, patienceMs) {
  const { address, port } = server.address();
  const letIn = new Set();
  const note = ({ remotePort }) => letIn.add(remotePort);
  server.on('connection', note);
  const last = net.connect(port, address);
  try {
    const signal = AbortSignal.timeout(patienceMs);
    await once(last, 'connect', { signal });
    while (!letIn.has(last.localPort)) await once(server, 'connection', { signal });
  } catch (error) {
    console.warn(`Whoever waits before the door may be cut: ${error.message}`);
  } finally {
    server.off('connection', note);
    last.destroy();
  }
}
