import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasOwnDeclarations, isSvgSafe, withoutComments } from './svg-safety';

const svg = (inside: string, attributes = ''): Uint8Array =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

describe('SVG', () => {
  test.each([
    [
      'shapes, gradients, own references',
      '<defs><linearGradient id="g"/></defs><rect fill="url(#g)" width="1"/><use href="#g" xlink:href=\'#g\'/>',
    ],
    ['a raster image inside', '<image href="data:image/png;base64,AAAA"/>'],
    ['an own reference behind a blank', '<rect fill="url( &quot;#g&quot;)"/>'],
    ['words that look like handlers', '<text>Precio = 10, encendido on y once &amp; más</text><desc>scripts no</desc>'],
    ['style of its own', '<style>.a{fill:red}</style>'],
  ])('is a drawing: %s', (_what, inside) => expect(isSvgSafe(svg(inside))).toBe(true));

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'],
    ['a script in capitals', '<SCRIPT/>'],
    ['a handler', '<rect onclick="x()"/>'],
    ['a handler after a slash', '<rect/onload=x>'],
    ['a javascript link', '<a href="javascript:alert(1)"/>'],
    ['a javascript link in character references', '<a href="&#x6a;avascript&#58;alert(1)"/>'],
    ['a javascript link broken by a tab', '<a xlink:href="java&#9;script:x"/>'],
    ['an outer reference', '<use href="https://evil.test/x.svg#a"/>'],
    ['an outer image', '<image xlink:href="//evil.test/p.png"/>'],
    ['an outer style', '<style>@import "https://evil.test"</style>'],
    ['an outer fill behind a blank', '<rect fill="url( https://evil.test/#a)"/>'],
    ['declarations of its own', '<!DOCTYPE svg [<!ATTLIST rect a CDATA "b">]>'],
    ['an outer fill', '<rect fill="url(https://evil.test/#a)"/>'],
    ['HTML inside', '<foreignObject><p/></foreignObject>'],
    ['an HTML data link', '<a href="data:text/html,x"/>'],
    ['an animation of a link', '<animate attributeName="xlink:href" to="x"/>'],
    ['a script hidden by a comment', '<scr<!-- -->ipt>x</script>'],
  ])('is refused: %s', (_what, inside) => expect(isSvgSafe(svg(inside))).toBe(false));

  test('is refused with entities, an outer style sheet, or another encoding', () => {
    expect(isSvgSafe(Buffer.from('<!DOCTYPE svg [<!ENTITY x "y">]><svg/>'))).toBe(false);
    expect(isSvgSafe(Buffer.from('<?xml-stylesheet href="x.css"?><svg/>'))).toBe(false);
    expect(isSvgSafe(Buffer.from('<svg><script/></svg>', 'utf16le'))).toBe(false);
    expect(isSvgSafe(Buffer.from([0x3c, 0x73, 0xff, 0xfe]))).toBe(false);
  });
});

describe('the readings of a drawing', () => {
  const pieces = fc.string({
    unit: fc.constantFrom('<!--', '-->', '--', '>', '<', '<!DOCTYPE', '<!doctype', '[', ' ', 'a', '"', '\n'),
  });

  test('are without comments as a pattern would take them out', () => {
    fc.assert(
      fc.property(pieces, (text) => {
        expect(withoutComments(text)).toBe(text.replace(/<!--[\s\S]*?-->/g, ''));
      }),
      { numRuns: 2_000 },
    );
  });

  test('have declarations of their own where a pattern would find them', () => {
    fc.assert(
      fc.property(pieces, (text) => {
        expect(hasOwnDeclarations(text)).toBe(/<!DOCTYPE[^>]*\[/i.test(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test('refer outside where the former pattern found it', () => {
    const reference = fc.string({
      unit: fc.constantFrom('href', 'src', '=', ' ', '"', "'", '#', 'data:image/png;', 'data:', '>', 'x', '\n'),
    });
    const former = /(?:href|src)\s*=\s*(?!["']?\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,]))["']?\s*[^\s"'>]/i;
    fc.assert(
      fc.property(reference, (text) => {
        expect(isSvgSafe(Buffer.from(text))).toBe(!former.test(text));
      }),
      { numRuns: 4_000 },
    );
  });

  test.each([
    ['comments without end', '<!--'],
    ['document types without end', '<!DOCTYPE'],
    ['references with many blanks', `href=${' '.repeat(1_000)}`],
    ['addresses with many blanks', `url(${' '.repeat(1_000)}`],
    ['animations with many blanks', `attributeName=${' '.repeat(1_000)}`],
    ['beginnings of elements', '<'],
    ['beginnings of handlers', ' on'],
    ['character references', '&#'],
  ])('of %s take no time that people notice', (_what, piece) => {
    const text = piece.repeat(Math.ceil(500_000 / piece.length));
    const begun = performance.now();
    isSvgSafe(Buffer.from(text));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
