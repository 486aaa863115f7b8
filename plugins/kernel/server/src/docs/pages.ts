import type { Json } from '../openapi/json-schema';
import { anchor, callSection, callsOf } from './calls';
import { guide } from './guide';
import { slug } from '../../../shared/text';
import { html, prose, type Html } from './html';
import { page } from './page';
import { schemaTable, typeText } from './schema-table';

interface Area {
  readonly name: string;
  readonly description: string;
}

const areasOf = ({ tags }: Json): readonly Area[] => tags as readonly Area[];
const serverOf = ({ servers }: Json): string => String((servers as readonly { url: string }[])[0]?.url);

const areaList = (document: Json, current: string | null): Html =>
  html`<h2>Áreas</h2>
    <ul>
      ${areasOf(document).map(
        ({ name }) =>
          html`<li>
            <a href="/api/docs/${slug(name)}" ${name === current ? html` aria-current="page"` : null}>${name}</a>
          </li>`,
      )}
    </ul>`;

/** Writes the first page: how to call, and the areas. */
export function overviewPage(document: Json): string {
  const chapters = guide(serverOf(document));
  const side = html`<h2>Antes de empezar</h2>
    <ul>
      ${chapters.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
    ${areaList(document, null)}`;
  const main = html`<h1>API de la plataforma</h1>
    <p class="lead">
      Todo lo que la tienda y el panel hacen se puede hacer por programa. Dirección base:
      <code>${serverOf(document)}/api</code>
    </p>
    ${chapters.map(
      ({ id, title, body }) =>
        html`<section class="card" id="${id}">
          <h2>${title}</h2>
          ${body}
        </section>`,
    )}
    <h2 id="areas">Áreas</h2>
    <div class="areas">
      ${areasOf(document).map(
        ({ name, description }) =>
          html`<a href="/api/docs/${slug(name)}">
            <strong>${name}</strong><span>${description} ${callsOf(document, name).length} operaciones.</span>
          </a>`,
      )}
    </div>`;
  return page({ title: 'API · Mayorista', side, main });
}

/** Writes the page of an area by the name in its address; null when there is no such area. */
export function areaPage(document: Json, name: string): string | null {
  if (name === 'tipos') return typesPage(document);
  const area = areasOf(document).find((each) => slug(each.name) === name);
  if (area === undefined) return null;
  const calls = callsOf(document, area.name);
  const side = html`<h2>${area.name}</h2>
    <ul>
      ${calls.map((call) => html`<li><a href="#${anchor(call)}">${call.method.toUpperCase()} ${call.path.replace('/api', '')}</a></li>`)}
    </ul>
    ${areaList(document, area.name)}`;
  const main = html`<h1>${area.name}</h1>
    <p class="lead">${prose(area.description)}</p>
    ${calls.map((call) => callSection(call, document))}`;
  return page({ title: `${area.name} · API · Mayorista`, side, main });
}

/** Writes the page of everything that has a name of its own. */
function typesPage(document: Json): string {
  const { schemas } = document.components as { schemas: Record<string, Json> };
  const names = Object.keys(schemas);
  const side = html`<h2>Tipos</h2>
    <ul>
      ${names.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
    </ul>
    ${areaList(document, null)}`;
  const main = html`<h1>Tipos</h1>
    <p class="lead">Lo que varias respuestas llevan.</p>
    ${Object.entries(schemas).map(
      ([name, schema]) =>
        html`<section class="card" id="${name}">
          <h2>${name}</h2>
          <p>${prose(typeof schema.description === 'string' ? schema.description : '')}</p>
          ${schemaTable(schema) ?? html`<p>${typeText(schema)}</p>`}
        </section>`,
    )}`;
  return page({ title: 'Tipos · API · Mayorista', side, main });
}
