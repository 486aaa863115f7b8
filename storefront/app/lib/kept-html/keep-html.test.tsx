import { Link, useFetcher, useLocation } from '@remix-run/react';
import { expect, test } from 'vitest';
import { CsrfField } from '../forms/CsrfField';
import { useStore } from '../hooks/use-store';
import { seal } from '../sealed';
import { htmlKeeper } from './keep-html.server';
import type { KeptPlace } from './KeptItem';

const place: KeptPlace = { locale: 'es', currency: 'MXN', isLoggedIn: true, formToken: 'token-of-ana' };

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
  const keepHtml = htmlKeeper();
  const { Shown, written } = counted();
  const ana = keepHtml(Shown, seal({ name: 'Cámara domo' }), place);
  const luis = keepHtml(Shown, seal({ name: 'Cámara domo' }), { ...place, formToken: 'token-of-luis' });
  expect(written()).toBe(1);
  expect(ana).toContain('<input type="hidden" name="csrf" value="token-of-ana"/>');
  expect(luis).toBe(ana.replace('token-of-ana', 'token-of-luis'));
});

test('a form token is text, whatever signs it has', () => {
  const keepHtml = htmlKeeper();
  const { Shown } = counted();
  const html = keepHtml(Shown, seal({ name: 'Cámara' }), { ...place, formToken: `$&"><script>` });
  expect(html).toContain('value="$&amp;&quot;&gt;&lt;script&gt;"');
});

test('letters of more than a byte are references, which a browser shows as the letters', () => {
  const { Shown } = counted();
  expect(htmlKeeper()(Shown, seal({ name: 'Cámara −20 °C 📷' }), place)).toContain('Cámara &#8722;20 °C &#128247;<');
});

test.each<[string, Partial<KeptPlace>, ShownProps]>([
  ['other properties', {}, { name: 'Cámara bala' }],
  ['another currency', { currency: 'USD' }, { name: 'Cámara domo' }],
  ['another language', { locale: 'en' }, { name: 'Cámara domo' }],
  ['a visitor', { isLoggedIn: false, formToken: null }, { name: 'Cámara domo' }],
])('%s are written anew', (_what, elsewhere, props) => {
  const keepHtml = htmlKeeper();
  const { Shown, written } = counted();
  keepHtml(Shown, seal({ name: 'Cámara domo' }), place);
  keepHtml(Shown, seal(props), { ...place, ...elsewhere });
  expect(written()).toBe(2);
});

test('two components with the same properties are told apart', () => {
  const keepHtml = htmlKeeper();
  const First = ({ name }: ShownProps) => <b>{name}</b>;
  const Second = ({ name }: ShownProps) => <i>{name}</i>;
  expect(keepHtml(First, seal({ name: 'Domo' }), place)).toBe('<b>Domo</b>');
  expect(keepHtml(Second, seal({ name: 'Domo' }), place)).toBe('<i>Domo</i>');
});

test('nothing of the person or of the page is within reach of what is kept', () => {
  function Curious() {
    const { person, csrf, divisions } = useStore();
    return <pre>{JSON.stringify({ person, csrf, divisions, at: useLocation().pathname })}</pre>;
  }
  const html = htmlKeeper()(Curious, seal({}), { ...place, formToken: 'secret' }).replaceAll('&quot;', '"');
  const seen: unknown = JSON.parse(html.slice('<pre>'.length, -'</pre>'.length).replace('secret', ''));
  expect(seen).toMatchObject({ person: { id: 0, name: '', email: '', company: null }, divisions: [], at: '/' });
});

test('the least recently used goes first when there is no more room', () => {
  const keepHtml = htmlKeeper(1_500);
  const { Shown, written } = counted();
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']) keepHtml(Shown, seal({ name }), place);
  keepHtml(Shown, seal({ name: 'H' }), place);
  expect(written()).toBe(8);
  keepHtml(Shown, seal({ name: 'A' }), place);
  expect(written()).toBe(9);
});
