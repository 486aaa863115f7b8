import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoCertificate } from '../src/demo/demo-certificate';

/** Writes the demonstration's certificate as files, and returns the settings that name them and a provider. */
export function invoicingSettings({ url, token }: { readonly url: string; readonly token: string }): NodeJS.ProcessEnv {
  const folder = mkdtempSync(path.join(tmpdir(), 'mayorista-csd-'));
  const [certificate, key] = [path.join(folder, 'csd.cer'), path.join(folder, 'csd.key')];
  writeFileSync(certificate, demoCertificate.certificate);
  writeFileSync(key, demoCertificate.key);
  return {
    CFDI_CERTIFICATE_FILE: certificate,
    CFDI_KEY_FILE: key,
    CFDI_KEY_PASSWORD: demoCertificate.password,
    CFDI_ISSUER_REGIME: '601',
    CFDI_ISSUER_ZIP: '64000',
    PAC_URL: url,
    PAC_TOKEN: token,
  };
}
