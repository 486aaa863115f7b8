import { Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { Card, formatMoment, useAsyncAction, useDownload } from '@mayorista/kernel/panel';
import { formatMoney } from '@mayorista/kernel/panel/records';
import type { DataOf } from '@mayorista/config/answers';

type Sent = Partial<Pick<DataOf<'GET /distributor-quotations/{id}'>, 'versions'>> &
  Pick<DataOf<'GET /distributor-quotations/{id}'>, 'id' | 'folio'>;

/** The versions of a quotation that were sent, each with its PDF. */
export function Versions({ record }: { readonly record: object }) {
  const { id, folio, versions = [] } = record as Sent;
  const download = useDownload();
  const { isBusy, attempt } = useAsyncAction();
  return (
    <Card title="Versiones enviadas">
      {versions.length === 0 && <Typography textColor="neutral600">Todavía no se ha enviado</Typography>}
      {versions.map(({ number, total, currency, sent_at: sentAt, sent_by: sentBy }) => (
        <Flex key={number} justifyContent="space-between" alignItems="center" gap={3} wrap="wrap">
          <Flex direction="column" alignItems="flex-start">
            <Typography fontWeight="semiBold">{`Versión ${number} · ${formatMoney(total)} ${currency}`}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {[formatMoment(sentAt), sentBy].filter(Boolean).join(' · ')}
            </Typography>
          </Flex>
          <Button
            type="button"
            size="S"
            variant="tertiary"
            startIcon={<Download />}
            disabled={isBusy}
            aria-label={`PDF de la versión ${number}`}
            onClick={() =>
              void attempt(() =>
                download(
                  `/quotations/distributor-quotation-downloads/${id}?version=${number}`,
                  `${folio ?? id}-v${number}.pdf`,
                ),
              )
            }
          >
            PDF
          </Button>
        </Flex>
      ))}
    </Card>
  );
}
