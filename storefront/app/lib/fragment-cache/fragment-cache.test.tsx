import { Link, useFetcher, useLocation } from '@remix-run/react';
import { expect, test } from 'vitest';
import { CsrfField } from '../forms/CsrfField';
import { useStore } from '../hooks/use-store';
import { carriedIn, seal, sealedList } from '../sealed';
import { fragmentCache, type FragmentPage } from './fragment-cache.server';
import type { PageFragments, FragmentPlace } from './CachedFragment';

const place: FragmentPlace = { locale: 'es', currency: 'MXN', isLoggedIn: true, formToken: 'token-of-ana' };

/** As a page of its own each. */
function pages(maxBytes?: number) {
  const newPage = fragmentCache(maxBytes);
  const alone = (write: (page: FragmentPage) => string): string => {
    const page = newPage();
    return page.whole(write(page), '').toString();
  };
  const item: PageFragments['item'] = (...given) => alone((page) => page.item(...given));
  const list: PageFragments['list'] = (...given) => alone((page) => page.list(...given));
  return { item, list, newPage };
}

interface ShownProps {
  readonly name: string;
}

/** A component that counts how often it was written. */
function counted() {
  let count = 0;
  function Shown({ name }: ShownProps) {
    const { Form } = useFetcher();
    count++;
    return (
      <article>
        <Link to="/products/1">{name}</Link>
        <Form method="post" action="/cart-lines">
          <CsrfField />
        </Form>
      </article>
    );
  }
  return { Shown, written: () => count };
}

test('what is shown to several is written once, each with a form token of their own', () => {
  const { item } = pages();
  const { Shown, written } = counted();
  const ana = item(Shown, seal({ name: 'Cámara domo' }), place);
  const luis = item(Shown, seal({ name: 'Cámara domo' }), { ...place, formToken: 'token-of-luis' });
  expect(written()).toBe(1);
  expect(ana).toContain('<input type="hidden" name="csrf" value="token-of-ana"/>');
  expect(luis).toBe(ana.replace('token-of-ana', 'token-of-luis'));
});

test('a form token is text, whatever signs it has', () => {
  const { item } = pages();
  const { Shown } = counted();
  const html = item(Shown, seal({ name: 'Cámara' }), { ...place, formToken: `$&"><script>` });
  expect(html).toContain('value="$&amp;&quot;&gt;&lt;script&gt;"');
});

test('letters of every length are as they were', () => {
  const { Shown } = counted();
  const { item, list } = pages();
  const props = seal({ name: 'Cámara −20 °C 📷' });
  expect(item(Shown, props, place)).toContain('Cámara −20 °C 📷<');
  expect(list({ of: Shown, items: sealedList([props]).text, itemClassName: 'card' }, place)).toContain('−20 °C 📷<');
});

test.each<[string, Partial<FragmentPlace>, ShownProps]>([
  ['other properties', {}, { name: 'Cámara bala' }],
  ['another currency', { currency: 'USD' }, { name: 'Cámara domo' }],
  ['another language', { locale: 'en' }, { name: 'Cámara domo' }],
  ['a visitor', { isLoggedIn: false, formToken: null }, { name: 'Cámara domo' }],
])('%s are written anew', (_what, elsewhere, props) => {
  const { item } = pages();
  const { Shown, written } = counted();
  item(Shown, seal({ name: 'Cámara domo' }), place);
  item(Shown, seal(props), { ...place, ...elsewhere });
  expect(written()).toBe(2);
});

test('two components with the same properties are told apart', () => {
  const { item } = pages();
  const First = ({ name }: ShownProps) => <b>{name}</b>;
  const Second = ({ name }: ShownProps) => <i>{name}</i>;
  expect(item(First, seal({ name: 'Domo' }), place)).toBe('<b>Domo</b>');
  expect(item(Second, seal({ name: 'Domo' }), place)).toBe('<i>Domo</i>');
});

test('nothing of the person or of the page is within reach of what is kept', () => {
  function Curious() {
    const { person, csrf, divisions } = useStore();
    return <pre>{JSON.stringify({ person, csrf, divisions, at: useLocation().pathname })}</pre>;
  }
  const html = pages()
    .item(Curious, seal({}), { ...place, formToken: 'secret' })
    .replaceAll('&quot;', '"');
  const seen: unknown = JSON.parse(html.slice('<pre>'.length, -'</pre>'.length).replace('secret', ''));
  expect(seen).toMatchObject({ person: { id: 0, name: '', email: '', company: null }, divisions: [], at: '/' });
});

test('the least recently used goes first when there is no more room', () => {
  const { item } = pages(1_500);
  const { Shown, written } = counted();
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']) item(Shown, seal({ name }), place);
  item(Shown, seal({ name: 'H' }), place);
  expect(written()).toBe(8);
  item(Shown, seal({ name: 'A' }), place);
  expect(written()).toBe(9);
});

const named = (...names: string[]) => sealedList<ShownProps>(names.map((name) => seal({ name })));

test('a list that pages carry is written once, each person’s form token in every item', () => {
  const { Shown, written } = counted();
  const { newPage } = pages(1);
  const names = named('Domo', 'Bala');
  const shownTo = (whom: Partial<FragmentPlace>, list = names): string => {
    const page = newPage(new Map([['mark', list]]));
    return page
      .whole(page.list({ of: Shown, items: 'mark', itemClassName: 'card' }, { ...place, ...whom }), '')
      .toString();
  };
  const [ana, luis] = ['token-of-ana', 'token-of-luis'].map((formToken) => shownTo({ formToken }));
  expect(written()).toBe(2);
  expect(ana?.match(/<li class="card"><article>/g)).toHaveLength(2);
  expect(ana?.match(/value="token-of-ana"/g)).toHaveLength(2);
  expect(luis).toBe(ana?.replaceAll('token-of-ana', 'token-of-luis'));
  shownTo({ currency: 'USD' });
  shownTo({}, named('Domo', 'Bala'));
  expect(written()).toBe(6);
});

test('a list that comes with the data is written, too', () => {
  const { Shown } = counted();
  const html = pages().list({ of: Shown, items: named('Domo', 'Bala').text, itemClassName: 'card' }, place);
  expect(html.match(/<li class="card"><article>.*?(Domo|Bala)</g)).toHaveLength(2);
});

test('what a page carries stands after what React wrote, before the rest, and ends where it should', () => {
  const { newPage } = pages();
  const names = named('Ñ “1” </script><b>', 'Bala');
  const html = newPage(new Map([[carriedIn('carried-0'), names]]))
    .whole('<p></p>', '<i></i>')
    .toString();
  const [, text = ''] =
    /^<p><\/p><script type="application\/json" id="carried-0">([^<]*)<\/script><i><\/i>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual([{ name: 'Ñ “1” </script><b>' }, { name: 'Bala' }]);
});

test('kept pieces stand where the page was written to have them, between texts of any letters', () => {
  const { newPage } = pages();
  const Name = ({ name }: ShownProps) => <b>{name}</b>;
  const page = newPage();
  const [domo, bala] = ['Domo', 'Bala'].map((name) => page.item(Name, seal({ name }), place));
  expect(page.whole(`<p>Ñ “1” ${bala} 📷 ${domo}${bala}</p><!--x 0-->`, '').toString()).toBe(
    '<p>Ñ “1” <b>Bala</b> 📷 <b>Domo</b><b>Bala</b></p><!--x 0-->',
  );
});
