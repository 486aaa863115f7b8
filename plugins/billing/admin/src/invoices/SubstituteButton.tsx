import { Button, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { Card, needing, useAsyncAction, useMay } from '@mayorista/kernel/panel';
import { useNavigate } from 'react-router-dom';
import type { DataOf, Named } from '@mayorista/config/answers';

type Invoice = Named<'Invoice'>;

/** The receiver of invoices to the public in general, as the tax authority writes it. */
const publicRfc = 'XAXX010101000';

/** Issues the invoice that takes the place of a wrong one, from its order and the company's fiscal data of now. */
export function SubstituteButton({ record }: { readonly record: object }) {
  const { id, type, state, sale_order_id: order, receiver_rfc: rfc } = record as Invoice;
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const { isBusy, attempt } = useAsyncAction();
  if (!useMay(needing('invoices.write')) || state !== 'stamped' || type !== 'I' || order === null) return null;
  const issue = async (): Promise<void> => {
    const body = { sale_order_id: order, receiver: rfc === publicRfc ? 'public' : 'company', substitutes: id };
    const { data } = await post<{ data: DataOf<'POST /invoices'> }>('/billing/invoices', body);
    navigate(`/plugins/billing/invoices/${data.data.id}`);
  };
  return (
    <Card title="Sustituirla">
      <Typography textColor="neutral600">
        Si salió con errores, emite la que la sustituye con los datos fiscales de hoy y después cancela esta con el
        motivo 01.
      </Typography>
      <Button type="button" size="S" variant="secondary" loading={isBusy} onClick={() => void attempt(issue)}>
        Emitir la que la sustituye
      </Button>
    </Card>
  );
}
