import { Button, Flex, Typography } from '@strapi/design-system';
import { Card, Fact, ListStatus, needing, useFailedLoad, useMay, usePage, useRead } from '@mayorista/kernel/panel';
import { useState } from 'react';
import { FiscalDialog, fiscalPath, type FiscalData } from './FiscalDialog';
import { CertificateButton, CertificateText, type CertificateAnswer } from './TaxCertificate';

interface Props {
  readonly companyId: number;
  /** Told when the certificate was taken in, which is a paper too. */
  readonly onDone: () => void;
}

/** What the tax authority knows a company by, to be read and, by whoever may, changed; beside what its certificate says. */
export function FiscalCard(props: Props) {
  const mayRead = useMay(needing('company-fiscal-datas.read'));
  return mayRead ? <Readable {...props} /> : null;
}

function Readable({ companyId, onDone }: Props) {
  const found = usePage<FiscalData>(`${fiscalPath}?company_id=${companyId}&per_page=1`);
  const certificate = useRead<CertificateAnswer>(`/companies/tax-certificate-validations?company_id=${companyId}`);
  useFailedLoad(found.hasFailed, 'Error al cargar datos fiscales');
  const mayWrite = useMay(needing('company-fiscal-datas.write'));
  const [isOpen, setOpen] = useState(false);
  const data = found.hasFailed ? null : (found.rows?.[0] ?? null);
  const reload = () => {
    void found.reload();
    void certificate.reload();
  };
  return (
    <Card title="Datos fiscales">
      <ListStatus state={found} empty="Todavía no hay datos fiscales" />
      {data === null ? null : (
        <>
          <Fact label="RFC">{data.rfc}</Fact>
          {data.rfc_warning === null ? null : (
            <Typography variant="pi" textColor="warning700">
              {data.rfc_warning}
            </Typography>
          )}
          <Fact label="Razón social">{data.business_name}</Fact>
          <Fact label="Régimen fiscal">{data.tax_regime.name}</Fact>
          <Fact label="Uso de CFDI">{data.cfdi_use.name}</Fact>
          <Fact label="Código postal fiscal">{data.zip_code}</Fact>
        </>
      )}
      {certificate.data === null ? null : <CertificateText answer={certificate.data} hasData={data !== null} />}
      {mayWrite && found.rows !== null ? (
        <Flex gap={2} wrap="wrap">
          <Button size="S" variant="secondary" onClick={() => setOpen(true)}>
            {data === null ? 'Agregar datos fiscales' : 'Cambiar datos fiscales'}
          </Button>
          <CertificateButton
            companyId={companyId}
            onDone={() => {
              reload();
              onDone();
            }}
          />
        </Flex>
      ) : null}
      {isOpen ? (
        <FiscalDialog
          companyId={companyId}
          stored={data}
          certificate={certificate.data}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            reload();
          }}
        />
      ) : null}
    </Card>
  );
}
