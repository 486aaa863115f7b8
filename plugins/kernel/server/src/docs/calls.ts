import type { Json } from '../openapi/json-schema';
import { html, prose, table, type Html } from './html';
import { schemaTable, typeText } from './schema-table';

/** A call of the document with its address. */
export interface DocumentedCall {
  readonly path: string;
  readonly method: string;
  readonly operation: Json;
}

interface Media {
  readonly schema?: Json;
  readonly example?: unknown;
}

/** Returns the calls of an area in the order of their paths. */
export const callsOf = (document: Json, area: string): DocumentedCall[] =>
  Object.entries(document.paths as Record<string, Record<string, Json>>)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
    .filter(({ operation }) => (operation.tags as readonly string[]).includes(area))
    .sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0));

/** Returns the part of the page's address that leads to a call. */
export const anchor = ({ operation }: DocumentedCall): string => String(operation.operationId);

/** Writes a call: what it takes, what it answers, an example of both. */
export const callSection = (call: DocumentedCall, document: Json): Html => {
  const { path, method, operation } = call;
  const permission = operation['x-permission'];
  return html`<section class="card" id="${anchor(call)}">
    <h2>${String(operation.summary)}</h2>
    <p class="call"><span class="method ${method}">${method.toUpperCase()}</span><code>${path}</code></p>
    <p class="meta">${typeof permission === 'string' ? prose(`Permiso: \`${permission}\``) : 'Para todos'}</p>
    ${parameters(operation)} ${body(operation, document)} ${answers(operation, document)}
  </section>`;
};

function parameters({ parameters: given = [] }: Json): Html | null {
  const rows = (given as Json[]).map(
    ({ name, in: place, required, schema, description }) =>
      html`<tr>
        <td><code>${String(name)}</code>${required === true ? html`<span class="need">obligatorio</span>` : null}</td>
        <td class="type">${typeText((schema ?? {}) as Json)}</td>
        <td>
          ${place === 'path' ? 'En la dirección. ' : ''}${prose(typeof description === 'string' ? description : '')}
        </td>
      </tr>`,
  );
  if (rows.length === 0) return null;
  return html`<h3>Parámetros</h3>
    ${table(['Nombre', 'Tipo', 'Qué es'], rows)}`;
}

function body({ requestBody }: Json, document: Json): Html | null {
  const media = mediaOf(requestBody);
  if (media === null) return null;
  return html`<h3>Cuerpo</h3>
    ${schemaTable(resolved(media.schema ?? {}, document))} ${example('Ejemplo del cuerpo', media)}`;
}

function answers({ responses }: Json, document: Json): Html {
  const [[status, response] = ['200', {}]] = Object.entries(responses as Record<string, Json>).filter(([code]) =>
    code.startsWith('2'),
  );
  const media = mediaOf(response);
  const files = Object.keys((response.content ?? {}) as object).filter((type) => type !== 'application/json');
  const table = media === null ? null : schemaTable(resolved(media.schema ?? {}, document));
  return html`<h3>Respuesta ${status}</h3>
    ${files.length === 0 ? null : html`<p>Un archivo: ${files.map((type, at) => html`${at === 0 ? '' : ', '}<code>${type}</code>`)}.</p>`}
    ${media !== null && table === null ? html`<p>${typeText(media.schema ?? {})}</p>` : table}
    ${media === null ? null : example('Ejemplo de la respuesta', media)}`;
}

function mediaOf(holder: unknown): Media | null {
  const { content } = (holder ?? {}) as { content?: Record<string, Media> };
  return content?.['application/json'] ?? null;
}

/** Follows a reference, so that the fields of a named body are shown where it is used. */
function resolved(schema: Json, document: Json): Json {
  if (typeof schema.$ref !== 'string') return schema;
  const { schemas } = document.components as { schemas: Record<string, Json> };
  return schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {};
}

const example = (title: string, { example: value }: Media): Html | null =>
  value === undefined
    ? null
    : html`<details>
        <summary>${title}</summary>
        <pre><code>${JSON.stringify(value, null, 2)}</code></pre>
      </details>`;
