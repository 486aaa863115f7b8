import { Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { Card, useAsyncAction, useDownload } from '@mayorista/kernel/panel';
import { formatMoney } from '@mayorista/kernel/panel/records';
import type { Named } from '@mayorista/config/answers';

type Invoice = Named<'Invoice'>;

/** The files of a stamped document, what is left to pay of it, and why it was refused where it was. */
export function Downloads({ record }: { readonly record: object }) {
  const { id, number, xml, pdf, balance = null, currency, is_demo: isDemo, failure } = record as Invoice;
  const download = useDownload();
  const { isBusy, attempt } = useAsyncAction();
  const kinds = [...(pdf === null ? [] : ['pdf']), ...(xml === null ? [] : ['xml'])];
  const all = kinds.length === 2 ? [...kinds, 'zip'] : kinds;
  return (
    <Card title="Documento">
      {all.length === 0 && <Typography textColor="neutral600">Todavía no está timbrado</Typography>}
      {failure !== null && <Typography textColor="danger600">{failure}</Typography>}
      <Flex gap={2} wrap="wrap">
        {all.map((kind) => (
          <Button
            key={kind}
            type="button"
            size="S"
            variant="tertiary"
            startIcon={<Download />}
            disabled={isBusy}
            onClick={() =>
              void attempt(() => download(`/billing/invoices/${id}?fileType=${kind}`, `${number ?? id}.${kind}`))
            }
          >
            {kind.toUpperCase()}
          </Button>
        ))}
      </Flex>
      {balance !== null && (
        <Typography fontWeight="semiBold">{`Por cobrar: ${formatMoney(balance)} ${currency}`}</Typography>
      )}
      {isDemo && (
        <Typography variant="pi" textColor="warning600">
          Timbrada por la demostración: sin valor fiscal
        </Typography>
      )}
    </Card>
  );
}
