import { givenProduct } from '@mayorista/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, clock, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Landing {
  id: number;
  slug: string;
  status: 0 | 1;
  state: string;
  status_label: string;
  blocks_translations: Record<'es' | 'en', { kind: string }[] | null>;
}
interface Shown {
  title: string;
  is_preview: boolean;
  blocks: { kind: string; title?: string; products?: { id: number }[]; category_id?: number | null }[];
}

let app: TestApp;
let marketing: Client;
let categoryId: number;
let sequence = 0;

const text = { kind: 'hero', title: 'Todo para tu proyecto' };
const input = (more: object = {}) => ({
  name: `Campaña ${++sequence}`,
  slug: `campana-${sequence}`,
  title_translations: { es: 'Campaña de prueba', en: 'Test campaign' },
  blocks_translations: { es: [text], en: [{ ...text, title: 'All for your project' }] },
  ...more,
});
const make = async (more: object = {}): Promise<Landing> => {
  const { body } = await marketing.post<{ data: Landing }>('/marketing/landings', input(more));
  return body.data;
};
const setStatus = (id: number, status: 0 | 1, who = marketing) =>
  who.patch<{ data: Landing; message: string }>(`/marketing/landing-status/${id}`, { status });
const look = (slug: string, query = '', who = app.anonymous) =>
  who.get<{ data: Shown }>(`/api/store-landings/${slug}${query}`);

beforeAll(async () => {
  app = await boot();
  marketing = await app.asStaff('marketing');
  categoryId = (
    (await app.strapi.db.connection('categories').where({ locale: 'es', name: 'Videovigilancia' }).first('id')) as {
      id: number;
    }
  ).id;
});

describe('a landing that marketing composes', () => {
  test('is a draft that nobody sees on the store [PC-LANDING-001]', async () => {
    const { id, slug } = await make();
    expect((await look(slug)).status).toBe(404);
    const { body } = await marketing.get<{ data: Landing }>(`/marketing/landings/${id}`);
    expect(body.data).toMatchObject({ status: 0, state: 'draft', status_label: 'Borrador' });
    expect(body.data.blocks_translations.es).toMatchObject([text]);
  });

  test('is activated by its own call, which says so, and is then read in both languages [PC-LANDING-004] [PC-LANDING-005]', async () => {
    const { id, slug } = await make();
    const answer = await setStatus(id, 1);
    expect(answer.body).toMatchObject({ message: 'Landing activada', data: { status: 1, state: 'active' } });
    expect((await look(slug)).body.data).toMatchObject({ title: 'Campaña de prueba', is_preview: false });
    expect((await look(slug, '?locale=en')).body.data.blocks).toMatchObject([{ title: 'All for your project' }]);
  });

  test('shows what was activated, not what was edited since', async () => {
    const { id, slug } = await make();
    await setStatus(id, 1);
    await marketing.patch(`/marketing/landings/${id}`, { title_translations: { es: 'Aún no' } });
    expect((await look(slug)).body.data.title).toBe('Campaña de prueba');
    await setStatus(id, 1);
    expect((await look(slug)).body.data.title).toBe('Aún no');
  });

  test('leaves the store when it is deactivated, and can come back', async () => {
    const { id, slug } = await make();
    await setStatus(id, 1);
    await setStatus(id, 0);
    expect((await look(slug)).status).toBe(404);
    await setStatus(id, 1);
    expect((await look(slug)).status).toBe(200);
  });

  test('without an English text is read in Spanish', async () => {
    const { id, slug } = await make({
      title_translations: { es: 'Solo español' },
      blocks_translations: { es: [text] },
    });
    await setStatus(id, 1);
    expect((await look(slug, '?locale=en')).body.data).toMatchObject({ title: 'Solo español', blocks: [text] });
  });

  test('is shown within its dates alone', async () => {
    const { id, slug } = await make({ starts_at: '2027-03-01T06:00:00Z', ends_at: '2027-03-08T06:00:00Z' });
    expect((await setStatus(id, 1)).body.data).toMatchObject({
      status: 1,
      state: 'scheduled',
      status_label: 'Programada',
    });
    expect((await look(slug)).status).toBe(404);
    try {
      clock.at('2027-03-01T06:00:00Z');
      expect((await look(slug)).status).toBe(200);
      clock.at('2027-03-08T06:00:00Z');
      expect((await look(slug)).status).toBe(404);
    } finally {
      clock.run();
    }
  });

  test('is listed with where it stands, and found by its name', async () => {
    const { id } = await make({ name: 'Ruta del integrador' });
    const { body } = await marketing.get<{ data: Landing[]; total: number }>(
      '/marketing/landings?omniSearchQuery=ruta integrador',
    );
    expect(body).toMatchObject({ total: 1, data: [{ id, status: 0, status_label: 'Borrador' }] });
  });

  test('is gone, published too, once it is removed', async () => {
    const { id, slug } = await make();
    await setStatus(id, 1);
    expect((await marketing.delete(`/marketing/landings/${id}`)).status).toBe(200);
    expect((await look(slug)).status).toBe(404);
    expect((await marketing.get(`/marketing/landings/${id}`)).status).toBe(404);
  });
});

describe('a landing is refused', () => {
  test('an address that another landing has, on the field', async () => {
    const { slug } = await make();
    expectRefused(await marketing.post('/marketing/landings', input({ slug })), {
      slug: 'Ya existe una landing con esta dirección',
    });
    const { id } = await make();
    expectRefused(await marketing.patch(`/marketing/landings/${id}`, { slug }), {
      slug: 'Ya existe una landing con esta dirección',
    });
  });

  test('an address of two landings made at once: one gets it', async () => {
    const both = await Promise.all(
      [1, 2].map(() => marketing.post('/marketing/landings', input({ slug: 'la-misma-vez' }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test('an address of the store itself, or that is no address', async () => {
    expectRefused(await marketing.post('/marketing/landings', input({ slug: 'carts' })), {
      slug: 'Esta dirección es de la tienda: elige otra',
    });
    expectRefused(await marketing.post('/marketing/landings', input({ slug: 'Año Nuevo' })), {
      slug: 'La dirección lleva minúsculas, números y guiones',
    });
  });

  test('an end before its start', async () => {
    expectRefused(
      await marketing.post(
        '/marketing/landings',
        input({ starts_at: '2027-02-02T00:00:00Z', ends_at: '2027-02-01T00:00:00Z' }),
      ),
      { ends_at: 'La fecha de fin debe ser posterior a la de inicio' },
    );
  });

  test('links that would run a script, and records that do not exist', async () => {
    const blocks = [
      { kind: 'hero', title: 'x', button_url: 'javascript:alert(1)' },
      { kind: 'product_carousel', title: 'x', rule: 'category', category_id: 1_999_999_999 },
    ];
    const send = (es: object[]) => marketing.post('/marketing/landings', input({ blocks_translations: { es } }));
    expectRefused(await send(blocks.slice(0, 1)), { 'blocks_translations.es.0.button_url': /dirección de la tienda/ });
    expectRefused(await send(blocks.slice(1)), { 'blocks_translations.es.0.category_id': 'No existe' });
  });

  test('more than one form', async () => {
    const form = { kind: 'form', title: 'Contacto', fields: [{ label: 'Nombre', field_type: 'short_text' }] };
    const send = (es: object[]) => marketing.post('/marketing/landings', input({ blocks_translations: { es } }));
    const refused = await send([form, form]);
    expectRefused(refused, { blocks: 'Una landing lleva a lo más un formulario' });
    expect((await send([form])).status).toBe(201);
  });

  test('activation while it is empty or over', async () => {
    const empty = await make({ blocks_translations: { es: [] } });
    expectRefused(await setStatus(empty.id, 1), { blocks: 'Agrega al menos un bloque antes de activar la landing' });
    expect((await marketing.get<{ data: Landing }>(`/marketing/landings/${empty.id}`)).body.data.status).toBe(0);
    const over = await make({ ends_at: '2020-01-01T00:00:00Z' });
    expectRefused(await setStatus(over.id, 1), {
      ends_at: 'La fecha de fin ya pasó: cámbiala antes de activar la landing',
    });
  });
});

describe('the draft of a landing', () => {
  test('is opened by its own link alone, for an hour', async () => {
    const { id, slug } = await make();
    const other = await make();
    const linkTo = async (landing: number) =>
      new URL((await marketing.get<{ data: { url: string } }>(`/marketing/landing-previews/${landing}`)).body.data.url);
    const link = await linkTo(id);
    expect(link.pathname).toBe(`/${slug}`);
    expect((await look(slug, link.search)).body.data.is_preview).toBe(true);
    expect((await look(slug, (await linkTo(other.id)).search)).status).toBe(404);
    try {
      clock.at(new Date(Date.now() + 61 * 60_000).toISOString());
      expect((await look(slug, link.search)).status).toBe(404);
    } finally {
      clock.run();
    }
  });
});

describe('a carousel', () => {
  test('of chosen products carries their cards in the order they were named, without prices for a visitor', async () => {
    const [first, second] = [await givenProduct(app), await givenProduct(app)];
    const skus = await app.strapi.db.connection('products').whereIn('id', [first.id, second.id]).select('id', 'sku');
    const skuOf = (id: number) => (skus as { id: number; sku: string }[]).find((row) => row.id === id)?.sku ?? '';
    const { id, slug } = await make({
      blocks_translations: {
        es: [
          {
            kind: 'product_carousel',
            title: 'Elegidos',
            rule: 'chosen',
            skus: `${skuOf(second.id)}, NO-EXISTE, ${skuOf(first.id)}`,
          },
        ],
      },
    });
    await setStatus(id, 1);
    const cards = (await look(slug)).body.data.blocks[0]?.products ?? [];
    expect(cards.map((card) => card.id)).toEqual([second.id, first.id]);
    expect(JSON.stringify(cards)).not.toMatch(/price/);
    expect(JSON.stringify((await look(slug, '', await app.as('distribuidor'))).body)).toMatch(/calculated_list_price/);
  });

  test('of a category names its public id in both languages', async () => {
    const carousel = { kind: 'product_carousel', title: 'Cámaras', rule: 'category', category_id: categoryId };
    const { id, slug } = await make({ blocks_translations: { es: [carousel], en: [carousel] } });
    await setStatus(id, 1);
    for (const locale of ['es', 'en'])
      expect((await look(slug, `?locale=${locale}`)).body.data.blocks).toMatchObject([{ category_id: categoryId }]);
  });
});

describe('who may', () => {
  test('compose and activate is marketing; others of the house at most read', async () => {
    const { id } = await make();
    const [support, purchasing] = [await app.asStaff('soporte'), await app.asStaff('compras')];
    expect((await support.get('/marketing/landings')).status).toBe(200);
    expect((await support.post('/marketing/landings', input())).status).toBe(403);
    expect((await setStatus(id, 1, support)).status).toBe(403);
    expect((await purchasing.get('/marketing/landings')).status).toBe(403);
    expect((await app.anonymous.get('/api/landings')).status).toBe(401);
    expect((await (await app.as('distribuidor')).get('/api/landings')).status).toBe(403);
  });

  test('what was done to a landing stays in its history', async () => {
    const { id } = await make();
    await setStatus(id, 1);
    const rows = await app.strapi.db
      .connection('audit_entries')
      .where({ model_type: 'landings', model_id: String(id) });
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['created', 'activated']),
    );
  });
});
