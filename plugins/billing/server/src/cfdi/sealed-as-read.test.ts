import { createPublicKey } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainByAuthority, faultsBySchemas } from '../../tests/authority';
import { demoCertificate } from '../demo/demo-certificate';
import { attributeText } from './attribute-text';
import { openCertificate } from './certificate';
import type { InvoiceDraft, PaymentDraft } from './cfdi.types';
import { originalChain } from './original-chain';
import { isSealOf, sealCfdi } from './seal-cfdi';

const certificate = openCertificate(demoCertificate);
const publicKey = createPublicKey(certificate.key);

const head = {
  ...{ series: 'F', folio: '12', date: '2026-11-24T10:00:00', relations: [] },
  issuer: { rfc: certificate.rfc, name: 'MAYORISTA DEMOSTRACION', regime: '601', zipCode: '64000' },
};
const receiver = { rfc: 'EKU9003173C9', businessName: 'ESCUELA', regime: '601', use: 'G03', zipCode: '42501' };

const invoice = (wish: {
  sku?: string | null;
  text?: string;
  reason?: string | null;
  name?: string;
}): InvoiceDraft => ({
  ...{ ...head, type: 'I', currency: 'MXN', exchangeRate: null, paymentForm: '03', paymentMethod: 'PUE' },
  receiver: { ...receiver, businessName: wish.name ?? 'ESCUELA' },
  conditions: wish.reason ?? null,
  lines: [
    {
      ...{
        productKey: '46171610',
        sku: wish.sku ?? null,
        description: wish.text ?? 'Cámara',
        quantity: 3,
        unitKey: 'H87',
      },
      ...{ unitPrice: '33.33', amount: '99.99', discount: '0.00', ivaRate: '0.16' },
    },
  ],
});

const payment = (operation: string | null): PaymentDraft => ({
  ...{ ...head, type: 'P', paidAt: '2026-11-23T12:00:00', paymentForm: '03', currency: 'MXN', dollarRate: '1' },
  ...{ receiver: { ...receiver, use: 'CP01' }, amount: '116.00', operation },
  documents: [
    {
      ...{ uuid: 'A1B2C3D4-0000-4000-8000-000000000001', series: 'F', folio: '1', currency: 'MXN', partiality: 1 },
      ...{ previousBalance: '116.00', paid: '116.00', remainingBalance: '0.00', ivaRate: '0.16' },
    },
  ],
});

/** Any text that people and machines paste, blanks of all scripts and characters that XML cannot hold among it. */
const awkward = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(
        ...[
          '\u00a0',
          '\u2003',
          '\u3000',
          '\u200b',
          '\ufeff',
          '\u0085',
          '\t',
          '\r\n',
          '\u0000',
          '\u000b',
          '\u001f',
          '\ud800',
        ],
        ...['\udfff', '\ufffe', '|', '&', '<', '"', "'", 'Ñ', '😀', ' ', '  ', '&#160;', ']]>'],
      ),
    ),
    { maxLength: 8 },
  )
  // What stands for an ampersand while the processor reads.
  .map((parts) => parts.join('').replaceAll('\uE0A6', ''));

test('whatever text stands in a SKU, description, reason or name, what is sealed is what the authority reads', async () => {
  await fc.assert(
    fc.asyncProperty(awkward, awkward, awkward, awkward, async (sku, text, reason, name) => {
      const { xml, seal } = sealCfdi(invoice({ sku, text: `C${text}`, reason, name: `N${name}` }), certificate);
      const chain = await chainByAuthority(xml);
      expect(originalChain(xml)).toBe(chain);
      expect(isSealOf(chain, seal, publicKey)).toBe(true);
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('so does the number of a payment’s operation', async () => {
  await fc.assert(
    fc.asyncProperty(awkward, async (operation) => {
      const { xml, seal } = sealCfdi(payment(operation), certificate);
      expect(isSealOf(await chainByAuthority(xml), seal, publicKey)).toBe(true);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('control characters, halves of pairs and bars make no document that cannot be read', async () => {
  const awful = 'A\u0000\u0008\u000b\ud83d|B\ufffe\u00a0\u00a0C';
  const faults = await faultsBySchemas(
    sealCfdi(invoice({ sku: awful, text: awful, reason: awful, name: awful }), certificate).xml,
  );
  expect(faults).toEqual([]);
  expect(await faultsBySchemas(sealCfdi(payment(awful), certificate).xml)).toEqual([]);
});

test('a text is cut by its characters where the schema says how many there are, never in the middle of one', async () => {
  const { xml } = sealCfdi(invoice({ sku: '😀'.repeat(101), text: 'Ñ'.repeat(1_001) }), certificate);
  expect(xml).toContain(`NoIdentificacion="${'😀'.repeat(100)}"`);
  expect(xml).toContain(`Descripcion="${'Ñ'.repeat(1_000)}"`);
  expect(await faultsBySchemas(xml)).toEqual([]);
  expect(attributeText('NumOperacion', `${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
});

test('what is left of nothing is left out: an empty attribute is refused', async () => {
  const { xml } = sealCfdi(invoice({ sku: '\u00a0', reason: '\t' }), certificate);
  expect(xml).not.toContain('NoIdentificacion');
  expect(xml).not.toContain('CondicionesDePago');
  expect(await faultsBySchemas(xml)).toEqual([]);
});

test('the customs declarations of a line stand in the document with their double blanks, and in the chain where the authority has them', async () => {
  const draft = invoice({});
  const lines = draft.lines.map((line) => ({ ...line, customs: ['154830090001234', '16 20 3999 6000001'] }));
  const { xml, seal } = sealCfdi({ ...draft, lines }, certificate);
  expect(xml).toContain('<cfdi:InformacionAduanera NumeroPedimento="15  48  3009  0001234"/>');
  expect(await faultsBySchemas(xml)).toEqual([]);
  const chain = await chainByAuthority(xml);
  expect(chain).toContain('|0.160000|15.998400|15 48 3009 0001234|16 20 3999 6000001|99.99|002|');
  expect(originalChain(xml)).toBe(chain);
  expect(isSealOf(chain, seal, publicKey)).toBe(true);
  expect(() => sealCfdi({ ...draft, lines: [{ ...lines[0]!, customs: ['123'] }] }, certificate)).toThrow('customs');
});

test('a line that costs nothing, by its price or its discount, is no object of tax and has no tax of base 0', async () => {
  const draft = invoice({});
  const [line] = draft.lines;
  const of = (...wishes: object[]) =>
    sealCfdi({ ...draft, lines: wishes.map((wish) => ({ ...line!, ...wish })) }, certificate).xml;
  const free = { unitPrice: '0.00', amount: '0.00' };
  const mixed = of({}, free, { ivaRate: '0.00' }, { discount: '99.99' });
  expect(mixed).toContain('TotalImpuestosTrasladados="16.00"');
  expect(mixed.match(/ObjetoImp="01"\/>/g)).toHaveLength(2);
  expect(mixed).not.toContain('Base="0.0');
  expect(mixed).toContain('Total="215.98"');
  const none = of(free);
  expect(none).not.toContain('<cfdi:Impuestos');
  for (const xml of [mixed, none]) {
    expect(await faultsBySchemas(xml)).toEqual([]);
    expect(originalChain(xml)).toBe(await chainByAuthority(xml));
  }
});
