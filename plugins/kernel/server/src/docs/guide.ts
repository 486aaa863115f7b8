import { html, prose, table, type Html } from './html';

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
}

const text = (...paragraphs: readonly string[]): Html => html`${paragraphs.map((each) => html`<p>${prose(each)}</p>`)}`;
const code = (lines: string): Html => html`<pre><code>${lines}</code></pre>`;

const row = (...cells: readonly string[]): Html =>
  html`<tr>
    ${cells.map((each) => html`<td>${each}</td>`)}
  </tr>`;

const authentication = (server: string): Chapter => ({
  id: 'autenticacion',
  title: 'Autenticación',
  body: html`${text(
    'Hay dos maneras de llamar. Un programa usa un token de API, que el mayorista crea en su panel y entrega una vez. Una persona inicia sesión con su correo y contraseña. Los dos van en la misma cabecera.',
  )}${code(`curl ${server}/api/auth/local -H 'Content-Type: application/json' \\
  -d '{"identifier":"compras@distribuidor.mx","password":"…"}'
# { "jwt": "eyJ…", "refreshToken": "eyJ…", "user": { … } }

curl ${server}/api/carts/current -H 'Authorization: Bearer eyJ…'`)}${text(
    'El `jwt` dura poco: cuando una llamada responde 401, `POST /api/auth/refresh` con el `refreshToken` da otros dos. `POST /api/auth/logout` cierra la sesión.',
    'Sin token se llama como visitante: la tienda se puede leer, sin precios ni existencias. Cada operación dice el permiso que pide; `GET /api/user` responde los que tiene quien llama.',
  )}`,
});

const reading: readonly Chapter[] = [
  {
    id: 'respuestas',
    title: 'Qué hay en una respuesta',
    body: html`${text(
      'Lo pedido está en `data`; `meta` dice lo demás. Los importes son texto (`"1250.00"`) junto a su moneda, para que ningún programa redondee. Un día es `aaaa-mm-dd` en la Ciudad de México; un momento es ISO 8601 en UTC.',
      'Una referencia se responde dos veces: su número (`supplier_id`) y lo que nombra (`supplier: { id, name }`). Una versión nueva puede agregar campos: ignora los que no conozcas. Los campos que no puedes ver faltan, no son null.',
      'El idioma de los textos se pide con `Accept-Language` o `?locale=en`; sin pedirlo es español.',
    )}`,
  },
  {
    id: 'errores',
    title: 'Errores',
    body: html`${text(
      'Todo error tiene la misma forma. `errors` lleva los motivos en español por campo, todos a la vez: enséñalos junto a su campo. Lo que no es de un campo está en `_general`; el campo de un renglón es `lines.3.quantity`. `error.details.codes` son claves que no cambian, para que un programa decida.',
    )}${code(`HTTP/1.1 422
{
  "data": null,
  "errors": { "quantity": ["Debe ser mayor que cero"], "_general": ["…"] },
  "error": { "status": 422, "name": "ValidationError", "message": "Debe ser mayor que cero",
             "details": { "codes": ["not_positive"] } }
}`)}${table(
      ['Estado', 'Qué pasó', 'Qué hacer'],
      [
        row('401', 'Falta el token, venció o no se conoce', 'Renovarlo o iniciar sesión'),
        row('403', 'Falta el permiso', 'Pedirlo al mayorista'),
        row('404', 'No existe, o no es tuyo', 'No insistir'),
        row(
          '409',
          'Otra persona cambió el registro, o la petición ya se realizó',
          'Leerlo de nuevo y volver a aplicar el cambio',
        ),
        row('413', 'El cuerpo o el archivo es demasiado grande', 'Enviar menos'),
        row('422', 'Se entendió y se rechaza', 'Corregir los campos'),
        row('429', 'Demasiadas peticiones', 'Esperar los segundos de Retry-After'),
        row('500', 'Un defecto nuestro', 'Decir a soporte el requestId'),
        row('503', 'Un servicio no responde', 'Repetir tras los segundos de Retry-After'),
      ],
    )}`,
  },
  {
    id: 'listas',
    title: 'Páginas, orden y filtros',
    body: html`${text(
      'Las listas responden diez registros si no se pide otra cosa, y cien como máximo. `total` y `meta.pagination` dicen cuántos hay.',
    )}${code(`GET /api/scales?page=2&per_page=50
GET /api/scales?count_to=10000                     # sin contar más allá: isAtLeast dice que hay más
GET /api/scales?order_by=name&order_direction=desc
GET /api/scales?omniSearchQuery=patio              # en los textos de la lista
GET /api/supplier-price-agreements?supplier_id=3   # un campo
GET /api/supplier-price-agreements?filters[valid_from][$gte]=2026-01-01&filters[state][$in]=draft,active
GET /api/brands?fields=id,name                     # solo esos campos`)}${text(
      'Operadores: `$eq`, `$ne`, `$gt`, `$gte`, `$lt`, `$lte`, `$in`, `$notIn`, `$contains`, `$containsi`, `$startsWith`, `$null`, `$notNull`. Filtrar u ordenar por un campo que la lista no ofrece responde 422 con el nombre del campo.',
    )}`,
  },
];

const changing = (server: string): Chapter => ({
  id: 'cambios',
  title: 'Cambiar sin pisar ni repetir',
  body: html`${text(
    'Envía el `updatedAt` que leíste en la cabecera `If-Match`: si otra persona cambió el registro mientras tanto, la respuesta es 409 con lo que cambió, y nada se escribe. En un cambio lo que no se envía se queda; los renglones que se envían sustituyen a los de antes.',
    'Con `Idempotency-Key` (hasta 200 caracteres) una petición repetida tiene un solo efecto: la repetición recibe la primera respuesta, con la cabecera `Idempotent-Replayed: true`, también si a la primera se le respondió 503 mientras la base de datos no respondía. Mientras la primera siga en proceso, 422 (`idempotency_in_progress`); si se realizó y su respuesta se perdió, 409 con lo que escribió en `error.details.records`. Úsala al hacer pedidos y pagos.',
  )}${code(`curl -X PUT ${server}/api/scales/7 -H 'Authorization: Bearer eyJ…' \\
  -H 'If-Match: "2026-03-02T18:30:00.000Z"' -H 'Content-Type: application/json' -d '{"name":"Patio 2"}'

curl -X POST ${server}/api/cart-stages -H 'Authorization: Bearer eyJ…' -H 'Idempotency-Key: carrito-81-pedido' \\
  -H 'Content-Type: application/json' -d '{"cartStage":"ordered","cart_id":81}'`)}`,
});

const files: Chapter = {
  id: 'archivos',
  title: 'Archivos',
  body: html`${text(
    'Donde una operación recibe archivos, el cuerpo es `multipart/form-data`: la parte `data` lleva el JSON y cada archivo es una parte con el nombre de su campo. `null` en el JSON lo quita. Un archivo privado se responde como `{ id, name, url }` y se descarga de `url` con el mismo token.',
  )}`,
};

/** Returns the chapters that a programmer reads before the calls: `server` is the address that they are sent to. */
export const guide = (server: string): readonly Chapter[] => [
  authentication(server),
  ...reading,
  changing(server),
  files,
];
