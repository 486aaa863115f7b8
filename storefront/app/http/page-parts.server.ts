import type { EntryContext } from '@remix-run/node';

/**
 * The script with which a page hands its data over to the browser's Remix: what `RemixServer` would write piece by piece, while React
 * waits for it. Reads the stream of data to its end.
 */
export async function handoverScript({ serverHandoffStream }: EntryContext, nonce: string): Promise<string> {
  if (serverHandoffStream === undefined) return '';
  let text = '';
  const decoder = new TextDecoder();
  const reader = serverHandoffStream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    text += decoder.decode(piece.value, { stream: true });
  const stream = 'window.__remixContext.streamController';
  return `<script nonce="${nonce}">${stream}.enqueue(${quoted(text + decoder.decode())});${stream}.close();</script>`;
}

/** A text in a script, which no sign in it can end. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

/**
 * What React is to write: of the routes only those that are shown, and the home page, which the browser must know of to tell it from the
 * frame. Making a router of all of them for each page takes longer than many pages' own content.
 */
export function shownPartOf({ serverHandoffStream: _handedOver, ...entry }: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const shown = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.values(manifest.routes).filter(
    (route) => route !== undefined && (shown.has(route.id) || route.index === true),
  );
  return {
    ...entry,
    manifest: { ...manifest, routes: Object.fromEntries(routes.map((route) => [route?.id, route])) },
  };
}
