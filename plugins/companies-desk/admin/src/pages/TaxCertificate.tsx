import { Flex, Typography } from '@strapi/design-system';
import { FileButton, Muted, useAsyncAction, useMutation, useToast } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import type { DataOf } from '@mayorista/config/answers';

export type CertificateAnswer = DataOf<'GET /tax-certificate-validations'>;

interface ButtonProps {
  readonly companyId: number;
  readonly onDone: () => void;
}

/** Takes a company's tax certificate in, which is read: what it says is compared with the fiscal data. */
export function CertificateButton({ companyId, onDone }: ButtonProps) {
  const { post } = useFetchClient();
  const act = useMutation();
  const tell = useToast();
  const { isBusy, during } = useAsyncAction();
  const send = async (file: File) => {
    const body = new FormData();
    body.append('data', JSON.stringify({ company_id: companyId }));
    body.append('tax_certificate', file);
    const failure = await act(
      () => post('/companies/company-tax-certificates', body),
      'Constancia fiscal guardada con éxito.',
    );
    if (failure === null) return onDone();
    tell.failed(['Error al guardar. Revisar constancia fiscal.', failure.text].join(' '));
  };
  return (
    <FileButton
      text={isBusy ? 'Leyendo la constancia' : 'Subir constancia fiscal'}
      label="Constancia de situación fiscal"
      accept=".pdf"
      onFile={(file) => void during(() => send(file))}
    />
  );
}

const fieldLabels: Readonly<Record<string, string>> = {
  rfc: 'RFC',
  business_name: 'Razón social',
  zip_code: 'Código postal fiscal',
  tax_regime_id: 'Régimen fiscal',
};

/** Says whether the fiscal data are those of the certificate, and where they are not. */
export function CertificateText({
  answer,
  hasData,
}: {
  readonly answer: CertificateAnswer;
  readonly hasData: boolean;
}) {
  const { certificate, differences } = answer;
  if (certificate === null) return <Muted>Todavía no hay constancia de situación fiscal</Muted>;
  if (!hasData) return <Muted>Hay una constancia: sus datos se proponen al agregarlos</Muted>;
  if (differences.length === 0) return <Muted>Son los de su constancia de situación fiscal</Muted>;
  return (
    <Flex direction="column" alignItems="flex-start" role="status">
      <Typography textColor="warning700">La constancia dice otra cosa:</Typography>
      {differences.map(({ field, certificate: said }) => (
        <Typography key={field} variant="pi" textColor="warning700">
          {fieldLabels[field] ?? field}: {field === 'tax_regime_id' ? certificate.regimes.join(', ') : (said ?? '—')}
        </Typography>
      ))}
    </Flex>
  );
}
