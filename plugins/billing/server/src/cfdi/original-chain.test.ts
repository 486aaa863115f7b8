import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoCertificate } from '../demo/demo-certificate';
import { openCertificate } from './certificate';
import { chainByAuthority } from '../../tests/authority';
import { originalChain } from './original-chain';
import { isSealOf, sealCfdi } from './seal-cfdi';
import { createPublicKey } from 'node:crypto';

const folder = path.join(__dirname, '../../tests/known-chains');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** The chains beside these documents were written by the tax authority's own transformations (cadenaoriginal_4_0.xslt). */
describe('the original chain is that of the tax authority', () => {
  test.each(['invoice-usd', 'credit-note', 'public-in-general', 'payment'])('%s', (name) => {
    expect(originalChain(read(`${name}.xml`))).toBe(read(`${name}.txt`));
  });
});

test('a part that the chain has no place for is an error, not left out in silence', () => {
  const xml = read('credit-note.xml').replace('</cfdi:Concepto>', '<cfdi:CuentaPredial Numero="1"/></cfdi:Concepto>');
  expect(() => originalChain(xml)).toThrow('no place for cfdi:CuentaPredial');
});

test('the seal is that of the chain, and of no other', () => {
  const certificate = openCertificate(demoCertificate);
  const { xml, seal } = sealCfdi(
    {
      ...{ type: 'I', series: 'F', folio: '1', date: '2026-11-24T10:00:00', relations: [], currency: 'MXN' },
      issuer: { rfc: certificate.rfc, name: certificate.legalName, regime: '601', zipCode: '64000' },
      receiver: { rfc: 'STN090514QX0', businessName: 'NORTE', regime: '601', use: 'G03', zipCode: '64000' },
      ...{ exchangeRate: null, paymentForm: '03', paymentMethod: 'PUE', conditions: null },
      lines: [
        {
          ...{ productKey: '46171610', sku: null, description: 'Cámara', quantity: 1, unitKey: 'H87' },
          ...{ unitPrice: '10.00', amount: '10.00', discount: '0.00', ivaRate: '0.16' },
        },
      ],
    },
    certificate,
  );
  const chain = originalChain(xml);
  const key = createPublicKey(certificate.key);
  expect(isSealOf(chain, seal, key)).toBe(true);
  expect(isSealOf(chain.replace('|10.00|', '|11.00|'), seal, key)).toBe(false);
});

test('a wrong password or a key of another certificate is no certificate', () => {
  expect(() => openCertificate({ ...demoCertificate, password: 'otra' })).toThrow();
});

test('blanks are the four of the authority’s transformation: those of other scripts stay in the chain', async () => {
  const xml = read('credit-note.xml').replace(/Cámara\s+bala/, '\u2003Cámara\u00a0 bala&#10;');
  const chain = await chainByAuthority(xml);
  expect(chain).toContain('|\u2003Cámara\u00a0 bala ');
  expect(originalChain(xml)).toBe(chain);
});
