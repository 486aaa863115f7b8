import { Typography } from '@strapi/design-system';
import { useRead } from '@mayorista/kernel/panel';
import type { DataOf } from '@mayorista/config/answers';

type Status = DataOf<'GET /invoicing-status'>;

/** The issuer as every document will write it, for whoever may issue: what is wrong here, all of them are refused for. */
export function IssuerNote() {
  const { data } = useRead<Status>('/billing/invoicing-status');
  if (data == null) return null;
  const { name, rfc, regime, zip_code: zip, stamps_left: stamps } = data;
  return (
    <Typography variant="pi" textColor="neutral600">
      {`Emisor: ${name} · ${rfc} · régimen ${regime} · C.P. ${zip}${stamps === null ? '' : ` · quedan ${stamps} timbres`}`}
    </Typography>
  );
}
