import net from 'node:net';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';

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
    // Who connected while the loop was busy is let in first: a door that closes cuts whoever waits before it.
    await setImmediate();
    isDraining = true;
    // An HTTP server's own close() also cuts connections at rest, on which a request may be on its way.
    net.Server.prototype.close.call(server);
    for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
    const startedAt = Date.now();
    const age = () => Date.now() - startedAt;
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
