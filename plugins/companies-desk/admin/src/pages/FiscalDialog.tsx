import { FormDialog, Muted, RecordField, TextField, useMutation } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';
import type { CertificateAnswer } from './TaxCertificate';

export type FiscalData = ItemOf<'GET /company-fiscal-datas'>;
export const fiscalPath = '/companies/company-fiscal-datas';

type Coded = ItemOf<'GET /tax-regimes' | 'GET /cfdi-uses'>;
const nameOf = ({ code, name }: Coded): string => `${code} · ${name}`;

interface Props {
  readonly companyId: number;
  readonly stored: FiscalData | null;
  readonly certificate: CertificateAnswer | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface Typed {
  readonly rfc: string;
  readonly business_name: string;
  readonly zip_code: string;
  readonly tax_regime_id: number | null;
  readonly cfdi_use_id: number | null;
}
const nothing: Typed = { rfc: '', business_name: '', zip_code: '', tax_regime_id: null, cfdi_use_id: null };

type Proposal = NonNullable<CertificateAnswer['proposal']>;

/** What the certificate says, where the stored data say something else or there are none. */
function proposalOf({ stored, certificate }: Pick<Props, 'stored' | 'certificate'>): Proposal | null {
  if (certificate === null) return null;
  return stored === null || certificate.differences.length > 0 ? certificate.proposal : null;
}

/** What the form begins with: what is stored, with what the certificate says in its place. Of several regimes it proposes none. */
function beginning(stored: Typed, said: Proposal | null): Typed {
  if (said === null) return stored;
  return {
    rfc: said.rfc ?? stored.rfc,
    business_name: said.business_name ?? stored.business_name,
    zip_code: said.zip_code ?? stored.zip_code,
    tax_regime_id: said.tax_regime_id ?? stored.tax_regime_id,
    cfdi_use_id: stored.cfdi_use_id,
  };
}

/** Asks for a company's fiscal data and saves them. */
export function FiscalDialog({ companyId, stored, certificate, onClose, onDone }: Props) {
  const { post } = useFetchClient();
  const act = useMutation();
  const [proposal] = useState(() => proposalOf({ stored, certificate }));
  const [{ rfc, business_name, zip_code, tax_regime_id, cfdi_use_id }] = useState(() =>
    beginning(stored ?? nothing, proposal),
  );
  const [texts, setTexts] = useState({ rfc, business_name, zip_code });
  const [regime, setRegime] = useState(tax_regime_id);
  const [use, setUse] = useState(cfdi_use_id);
  const submit = async () => {
    const input = { company_id: companyId, ...texts, tax_regime_id: regime, cfdi_use_id: use };
    return act(() => post(fiscalPath, input), 'Datos fiscales guardados.');
  };
  return (
    <FormDialog
      title="Datos fiscales"
      submitLabel="Guardar"
      failedText="Error al guardar datos fiscales"
      isIncomplete={Object.values(texts).includes('') || regime === null || use === null}
      fields={['rfc', 'business_name', 'zip_code', 'tax_regime_id', 'cfdi_use_id']}
      onSubmit={submit}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {proposal !== null ? <Muted>Se llenó con lo que dice la constancia: revísalo antes de guardar.</Muted> : null}
          {(
            [
              ['rfc', 'RFC', 13],
              ['business_name', 'Razón social', 254],
              ['zip_code', 'Código postal fiscal', 5],
            ] as const
          ).map(([name, label, maxLength]) => (
            <TextField
              key={name}
              name={name}
              label={label}
              value={texts[name]}
              maxLength={maxLength}
              isRequired
              error={errorOf(name)}
              onChange={(value) => setTexts((former) => ({ ...former, [name]: value }))}
            />
          ))}
          <RecordField<Coded>
            name="tax_regime_id"
            error={errorOf('tax_regime_id')}
            isRequired
            label="Régimen fiscal"
            path="/reference/tax-regimes"
            value={regime}
            nameOf={nameOf}
            onChange={setRegime}
            placeholder="Elige un régimen"
          />
          <RecordField<Coded>
            name="cfdi_use_id"
            error={errorOf('cfdi_use_id')}
            isRequired
            label="Uso de CFDI"
            path="/reference/cfdi-uses"
            value={use}
            nameOf={nameOf}
            onChange={setUse}
            placeholder="Elige un uso"
          />
        </>
      )}
    </FormDialog>
  );
}
