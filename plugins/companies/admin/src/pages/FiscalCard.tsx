import { Button, Field, Flex } from '@strapi/design-system';
import {
  Card,
  Fact,
  FormDialog,
  ListStatus,
  needing,
  RecordPicker,
  TextField,
  useFailedLoad,
  useMay,
  useMutation,
  usePage,
} from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ItemOf } from '@mayorista/config/answers';

type FiscalData = ItemOf<'GET /company-fiscal-datas'>;
type Coded = ItemOf<'GET /tax-regimes' | 'GET /cfdi-uses'>;

const path = '/companies/company-fiscal-datas';
const nameOf = ({ code, name }: Coded): string => `${code} · ${name}`;

/** What the tax authority knows a company by, to be read and, by whoever may, changed. */
export function FiscalCard({ companyId }: { readonly companyId: number }) {
  const mayRead = useMay(needing('company-fiscal-datas.read'));
  return mayRead ? <Readable companyId={companyId} /> : null;
}

function Readable({ companyId }: { readonly companyId: number }) {
  const found = usePage<FiscalData>(`${path}?company_id=${companyId}&per_page=1`);
  useFailedLoad(found.hasFailed, 'Error al cargar datos fiscales');
  const mayWrite = useMay(needing('company-fiscal-datas.write'));
  const [isOpen, setOpen] = useState(false);
  const data = found.hasFailed ? null : (found.rows?.[0] ?? null);
  return (
    <Card title="Datos fiscales">
      <ListStatus state={found} empty="Todavía no hay datos fiscales" />
      {data === null ? null : (
        <>
          <Fact label="RFC">{data.rfc}</Fact>
          <Fact label="Razón social">{data.business_name}</Fact>
          <Fact label="Régimen fiscal">{data.tax_regime.name}</Fact>
          <Fact label="Uso de CFDI">{data.cfdi_use.name}</Fact>
          <Fact label="Código postal fiscal">{data.zip_code}</Fact>
        </>
      )}
      {mayWrite && found.rows !== null ? (
        <Flex>
          <Button size="S" variant="secondary" onClick={() => setOpen(true)}>
            {data === null ? 'Agregar datos fiscales' : 'Cambiar datos fiscales'}
          </Button>
        </Flex>
      ) : null}
      {isOpen ? (
        <SaveDialog
          companyId={companyId}
          stored={data}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            void found.reload();
          }}
        />
      ) : null}
    </Card>
  );
}

interface DialogProps {
  readonly companyId: number;
  readonly stored: FiscalData | null;
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

function SaveDialog({ companyId, stored, onClose, onDone }: DialogProps) {
  const { post } = useFetchClient();
  const act = useMutation();
  const { rfc, business_name, zip_code, tax_regime_id, cfdi_use_id }: Typed = stored ?? nothing;
  const [texts, setTexts] = useState({ rfc, business_name, zip_code });
  const [regime, setRegime] = useState(tax_regime_id);
  const [use, setUse] = useState(cfdi_use_id);
  const submit = async () => {
    const input = { company_id: companyId, ...texts, tax_regime_id: regime, cfdi_use_id: use };
    const failure = await act(() => post(path, input), 'Datos fiscales guardados.');
    if (failure === null) onDone();
    return failure;
  };
  return (
    <FormDialog
      title="Datos fiscales"
      submitLabel="Guardar"
      failedText="Error al guardar datos fiscales"
      isIncomplete={Object.values(texts).includes('') || regime === null || use === null}
      fields={['rfc', 'business_name', 'zip_code', 'tax_regime_id', 'cfdi_use_id']}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
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
          <Field.Root name="tax_regime_id" error={errorOf('tax_regime_id')} required>
            <Field.Label>Régimen fiscal</Field.Label>
            <RecordPicker<Coded>
              path="/reference/tax-regimes"
              value={regime}
              nameOf={nameOf}
              onChange={setRegime}
              placeholder="Elige un régimen"
            />
            <Field.Error />
          </Field.Root>
          <Field.Root name="cfdi_use_id" error={errorOf('cfdi_use_id')} required>
            <Field.Label>Uso de CFDI</Field.Label>
            <RecordPicker<Coded>
              path="/reference/cfdi-uses"
              value={use}
              nameOf={nameOf}
              onChange={setUse}
              placeholder="Elige un uso"
            />
            <Field.Error />
          </Field.Root>
        </>
      )}
    </FormDialog>
  );
}
