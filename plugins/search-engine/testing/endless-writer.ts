import { EngineCore } from '../src/engine-core';
import { requestOf } from '../src/http/request';

/** A process that adds documents a hundred at a time until it is killed, and says each time it was told they are written. */
const [file = '', masterKey = '', name = ''] = process.argv.slice(2);
const core = new EngineCore({ file, masterKey });

function call(method: string, route: string, body: unknown): void {
  const request = requestOf(`http://x/${route}`, {
    method,
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${masterKey}` },
  });
  const { status } = core.answer(request);
  if (status >= 400) throw new Error(`${method} ${route} answered ${status}`);
}

call('PATCH', 'indexes/things/settings', { filterableAttributes: ['batch', 'writer'], searchableAttributes: ['name'] });
call('PATCH', 'indexes/things', { primaryKey: 'id' });
for (let batch = 0; ; batch += 1) {
  call(
    'POST',
    'indexes/things/documents',
    Array.from({ length: 100 }, (_, at) => ({
      id: `${name}-${batch}-${at}`,
      name: `Cámara domo ${name}${batch}x${at}`,
      batch,
      writer: name,
    })),
  );
  process.send?.(batch + 1);
}
