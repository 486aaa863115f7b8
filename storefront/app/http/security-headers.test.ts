import { expect, test } from 'vitest';
import { inlineScriptHashes, pagePolicy, securityHeaders } from './security-headers.server';

test('only named scripts run, and nobody may frame the store', () => {
  const policy = pagePolicy([`'nonce-abc'`], false);
  expect(policy).toContain(`script-src 'self' 'nonce-abc'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain(`frame-ancestors 'none'`);
});

test('the only frames of others are videos, from the address that sets no cookie before it plays', () => {
  const policy = pagePolicy([], false);
  expect(policy.split('; ').find((rule) => rule.startsWith('frame-src'))).toBe(
    'frame-src https://www.youtube-nocookie.com',
  );
});

test('forms are sent to the store alone, and lead on to where one pays', () => {
  expect(pagePolicy([], true)).toContain(`form-action 'self';`);
  expect(pagePolicy([], true, ['pay.example.com'])).toContain(`form-action 'self' https://pay.example.com;`);
});

test('secure transport is demanded only where there is any', () => {
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders(true)).toHaveProperty('Strict-Transport-Security');
  expect(pagePolicy([], false)).not.toContain('upgrade-insecure-requests');
});

test('each inline script of the page has its hash once; scripts with a source have none, nor has data', () => {
  const html =
    '<script nonce="abc">a()</script><script async="" nonce="abc">b()</script><script nonce="abc">a()</script>' +
    '<script nonce="abc" src="/x.js"></script><script type="application/json" nonce="abc" id="a">[1]</script>';
  expect(inlineScriptHashes(html, 'abc')).toHaveLength(2);
  // The published example of a hash source: sha256 of `alert(1)`.
  expect(inlineScriptHashes('<script nonce="abc">alert(1)</script>', 'abc')[0]).toBe(
    `'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='`,
  );
});

test('a script without the nonce of the rendering, or with another one, has no hash', () => {
  const html = '<script>alert(1)</script><script nonce="">alert(1)</script><script nonce="abd">alert(1)</script>';
  expect(inlineScriptHashes(html, 'abc')).toEqual([]);
});

test('scripts without an end are looked for once each', () => {
  const begun = performance.now();
  for (const piece of ['<script nonce="abc" ', '<script nonce="abc">', '<script>'])
    expect(inlineScriptHashes(piece.repeat(40_000), 'abc')).toEqual([]);
  expect(inlineScriptHashes(`${'<script '.repeat(40_000)}nonce="abc">a()</script>`, 'abc')).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(1_500);
});

test('a script is that of its tag: attributes in any place, on any line', () => {
  const of = (tag: string) => inlineScriptHashes(`<script${tag}>a()</script>`, 'abc').length;
  expect([' nonce="abc"', '\nasync\nnonce="abc" defer'].map(of)).toEqual([1, 1]);
  expect(
    ['', ' nonce="ab"', ' data-nonce="abc"', ' nonce="abc"\nsrc="x"', '\ttype="application/json" nonce="abc"'].map(of),
  ).toEqual([0, 0, 0, 0, 0]);
});
