import { Badge, Td, Tr, Typography } from '@strapi/design-system';
import { formatDay, formatNumber, HeadedTable, Muted } from '@mayorista/kernel/panel';
import { isOver, type Cert, type CertStatus } from '../../certs/cert';
import { CertActions } from '../../certs/CertActions';
import { shadeOf } from '../../lights/LightBadge';

interface Props {
  readonly certs: readonly Cert[];
  readonly mayWrite: boolean;
  readonly onChanged: () => void;
}

const tones = {
  open: 'neutral',
  in_review: 'warning',
  approved: 'success',
  rejected: 'danger',
  canceled: 'neutral',
} as const satisfies Record<CertStatus, string>;
const typeTexts = { certificate: 'Certificado', dictum: 'Dictamen' } as const;
const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** Procedures, one a row: what is asked for, of whom, and how far it is. */
export function CertTable({ certs, mayWrite, onChanged }: Props) {
  const headings = ['Trámite', 'Organismo', 'Fechas', 'Productos', 'Estado', ...(mayWrite ? ['Acciones'] : [])];
  return (
    <HeadedTable headings={headings} rowCount={certs.length}>
      {certs.map((cert) => (
        <Row key={cert.id} cert={cert} mayWrite={mayWrite} onChanged={onChanged} />
      ))}
    </HeadedTable>
  );
}

function Row({ cert, mayWrite, onChanged }: Omit<Props, 'certs'> & { readonly cert: Cert }) {
  const tone = tones[cert.status];
  return (
    <Tr>
      <Td>
        <Typography fontWeight="semiBold" tag="p">
          {cert.folio}
        </Typography>
        <Muted>{[typeTexts[cert.document_type], cert.nom_code].filter(Boolean).join(' · ')}</Muted>
        {cert.notes !== null && <Muted>{cert.notes}</Muted>}
      </Td>
      <Td>
        <Typography tag="p" style={wrapped}>
          {cert.certification_agency_name ?? 'Sin organismo'}
        </Typography>
        <Muted>{cert.responsible_name ?? 'Sin responsable'}</Muted>
      </Td>
      <Td>
        <Typography tag="p">{`Solicitado: ${formatDay(cert.requested_on)}`}</Typography>
        <Muted>
          {cert.closed_on === null
            ? `Se espera: ${formatDay(cert.expected_on)}`
            : `Cerrado: ${formatDay(cert.closed_on)}`}
        </Muted>
      </Td>
      <Td>
        <Typography>{formatNumber(cert.products_count)}</Typography>
      </Td>
      <Td>
        <Badge textColor={`${tone}700`} backgroundColor={shadeOf(tone)}>
          {cert.status_label}
        </Badge>
      </Td>
      {mayWrite && (
        <Td>{isOver(cert) ? <Muted>Terminado</Muted> : <CertActions cert={cert} onChanged={onChanged} />}</Td>
      )}
    </Tr>
  );
}
