import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fiscalName } from '@mayorista/companies/shared';
import { openCertificate } from '../src/cfdi/certificate';
import { originalChain } from '../src/cfdi/original-chain';
import { isSealOf, sealCfdi } from '../src/cfdi/seal-cfdi';
import { httpPac } from '../src/pac/http-pac';
import { readDocument } from '../src/files/read-document';
import { authoritySchemas, chainByAuthority, stampChainByAuthority } from './authority';
import { awkwardDrafts } from './fiscal-drafts';
import { invoicingSettings } from './certificate-files';
import { app, begin, buyer, companyId, invoiceable, branchId, issue, knex, show, support } from './invoicing-kit';
import { cartReadyToPlace } from '@mayorista/cart/testing';
import { faultsOf } from './matrix';
import { startPac, type PacServer } from './pac-server';

const certificateOf = (name: string) => {
  const read = (kind: string) => readFileSync(path.join(__dirname, 'authority/certificates', `${name}.${kind}`));
  return { certificate: read('cer'), key: read('key'), password: '12345678a' };
};

let pac: PacServer;

beforeAll(async () => {
  pac = await startPac();
  const settings = invoicingSettings(pac);
  const folder = path.join(__dirname, 'authority/certificates');
  await begin('MXN', {
    ...settings,
    CFDI_CERTIFICATE_FILE: path.join(folder, 'ONO120726RX3.cer'),
    CFDI_KEY_FILE: path.join(folder, 'ONO120726RX3.key'),
    // Of the company's own address; its branches are elsewhere.
    CFDI_ISSUER_ZIP: '42501',
  });
  const at = new Date();
  for (const { name, content } of authoritySchemas)
    await knex('sat_schemas').insert({ name, content, created_at: at, updated_at: at });
});
afterAll(() => pac?.close());

/** Looks at a stamped document as who receives it does: by the authority's own files, and the certificate that it carries. */
async function verify(xml: string, sealedXml: string): Promise<void> {
  expect(await faultsOf(xml)).toEqual([]);
  const { head, stampChain } = readDocument(xml);
  const chain = await chainByAuthority(sealedXml);
  expect(originalChain(sealedXml)).toBe(chain);
  const certificate = Buffer.from(head.Certificado ?? '', 'base64');
  const { X509Certificate } = await import('node:crypto');
  expect(isSealOf(chain, head.Sello ?? '', new X509Certificate(certificate).publicKey)).toBe(true);
  expect(stampChain).toBe(await stampChainByAuthority(xml));
}

describe.each(['EKU9003173C9', 'ONO120726RX3'])('documents of %s', (name) => {
  const files = certificateOf(name);
  const certificate = openCertificate(files);
  const issuer = {
    ...{
      rfc: certificate.rfc,
      name: fiscalName(certificate.legalName, certificate.rfc),
      regime: '601',
      zipCode: '42501',
    },
  };

  test.each(awkwardDrafts(issuer))('%s', async (_name, draft) => {
    const provider = httpPac({
      ...{
        url: pac.url,
        token: pac.token,
        login: null,
        certificate: files,
        statusUrl: `${pac.url}/ConsultaCFDIService.svc`,
      },
    });
    const { xml } = sealCfdi(draft, certificate);
    const answer = await provider.stamp(xml, `${name}-${draft.folio}`);
    expect(answer).toMatchObject({ kind: 'stamped' });
    if (answer.kind === 'stamped') await verify(answer.cfdi.xml, xml);
    expect(createPublicKey(certificate.key).asymmetricKeyType).toBe('rsa');
  });
});

describe('an order’s invoice', () => {
  const placed = async (productId: number, use: string | null): Promise<number> => {
    await cartReadyToPlace(buyer, { productId, quantity: 3 }, branchId);
    if (use !== null) expect((await buyer.post('/api/cart-cfdi-usos', { cfdi_use: use })).status).toBe(200);
    const { body } = await buyer.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
      cartStage: 'ordered',
    });
    const { id } = body.data.sale_order;
    expect((await support.put(`/sales/sale-orders/${id}/status`, { status: 'paid' })).status).toBe(200);
    return id;
  };
  const xmlOf = async (id: number): Promise<string> => {
    const invoice = await show(id);
    expect([invoice.state, invoice.failure]).toEqual(['stamped', null]);
    return String((await support.get<string>(`/billing/invoices/${id}?fileType=xml`)).body);
  };

  test('says the issuer as the register has it, the use its buyer chose, the product’s unit and the branch it is issued at', async () => {
    const zip = (await knex('branches').where({ id: branchId }).first('zip_code')).zip_code as string;
    const productId = await invoiceable('33.37', 9, { sat_unit: 'MTR', name: 'Cable\u00a0UTP  <cat 6> & más' });
    const { body } = await issue(await placed(productId, 'I04'));
    await app.settle();
    const xml = await xmlOf(body.data.id);
    expect(xml).toContain('Rfc="OÑO120726RX3" Nombre="ORGANICOS ÑAVEZ OSORIO"');
    expect(xml).toContain('UsoCFDI="I04"');
    expect(xml).toContain('ClaveUnidad="MTR"');
    expect(xml).toContain(`LugarExpedicion="${zip}"`);
    expect(await faultsOf(xml)).toEqual([]);
  });

  test('has the company’s own use where none was chosen, and another where staff say so', async () => {
    const own = (
      await knex('company_fiscal_datas as data')
        .join('cfdi_uses as use', 'use.id', 'data.cfdi_use_id')
        .where({ company_id: companyId })
        .first('use.code')
    ).code as string;
    const first = await issue(await placed(await invoiceable('10.00'), null));
    const second = await issue(await placed(await invoiceable('10.00'), 'I04'), { cfdi_use: 'G03' });
    const other = own === 'I04' ? 'G03' : 'I04';
    const third = await issue(await placed(await invoiceable('10.00'), null), { cfdi_use: other });
    await app.settle();
    expect(await xmlOf(third.body.data.id)).toContain(`UsoCFDI="${other}"`);
    expect(await xmlOf(first.body.data.id)).toContain(`UsoCFDI="${own}"`);
    expect(await xmlOf(second.body.data.id)).toContain('UsoCFDI="G03"');
  });

  test('is offered no use of other documents, nor one that the regime may not have', async () => {
    const { body } = await buyer.get<{ data: { code: string }[] }>('/api/cart-cfdi-usos');
    const codes = body.data.map(({ code }) => code);
    expect(codes).toContain('I04');
    for (const code of ['CP01', 'CN01', 'G02', 'D01']) expect(codes).not.toContain(code);
    await cartReadyToPlace(buyer, { productId: await invoiceable('10.00'), quantity: 1 }, branchId);
    expect((await buyer.post('/api/cart-cfdi-usos', { cfdi_use: 'CP01' })).status).toBe(422);
  });

  test('staff see who issues, as documents will say it', async () => {
    const { body } = await support.get<{ data: object }>('/billing/invoicing-status');
    expect(body.data).toMatchObject({ name: 'ORGANICOS ÑAVEZ OSORIO', rfc: 'OÑO120726RX3', stamps_left: 1_000 });
    expect((await buyer.get('/api/invoicing-status')).status).toBe(403);
  });
});

test('an RFC with & is asked about as the authority reads it', async () => {
  const files = certificateOf('EKU9003173C9');
  const statusUrl = `${pac.url}/ConsultaCFDIService.svc`;
  const provider = httpPac({ ...{ url: pac.url, token: pac.token, login: null, certificate: files, statusUrl } });
  const asked = { uuid: pac.stamps[0]!.uuid, issuerRfc: 'H&E951128469', receiverRfc: 'S&S051221SE2', total: '1.16' };
  expect(await provider.status(asked)).toMatchObject({ state: 'in_force' });
  expect(pac.expressions.at(-1)).toMatch(/^\?re=H&amp;E951128469&rr=S&amp;S051221SE2&tt=1\.16&id=/);
});

test('a document that the matrix refuses is refused by the provider, and keeps its code', async () => {
  const files = certificateOf('EKU9003173C9');
  const certificate = openCertificate(files);
  const wrong = { rfc: certificate.rfc, name: certificate.legalName, regime: '601', zipCode: '42501' };
  const provider = httpPac({
    ...{ url: pac.url, token: pac.token, login: null, certificate: files, statusUrl: pac.url },
  });
  const [, draft] = awkwardDrafts(wrong)[0]!;
  expect(await provider.stamp(sealCfdi(draft, certificate).xml, 'wrong')).toMatchObject({
    kind: 'refused',
    code: 'CFDI40139',
  });
});
