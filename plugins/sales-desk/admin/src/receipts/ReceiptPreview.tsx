import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { Card, toFailure, useAsyncAction, useDownload } from '@mayorista/kernel/panel';
import { useEffect, useState } from 'react';
import { formatAmount } from '../orders/format';
import type { DataOf } from '@mayorista/config/answers';

type Receipt = DataOf<'GET /sale-order-payment-receipts/{id}'>;

interface Shown {
  readonly url: string;
  readonly isPicture: boolean;
}

const pictures = ['image/png', 'image/jpeg', 'image/webp'];

/** Shows the file of a receipt, so that whoever reviews it reads amount and reference beside the form. */
export function ReceiptPreview({ record }: { readonly record: object }) {
  const { receipt: file, owed = null } = record as Pick<Receipt, 'receipt'> & Partial<Pick<Receipt, 'owed'>>;
  const { shown, failure } = usePrivateFile(file?.id ?? null);
  const name = file?.name ?? 'Comprobante';
  const download = useDownload();
  const { isBusy, attempt } = useAsyncAction();
  return (
    <Card title="Comprobante">
      {owed !== null && (
        <Typography variant="delta">{`Debe cubrir ${formatAmount(owed.amount, owed.currency)}`}</Typography>
      )}
      {file === null && <Typography>Se envió sin archivo</Typography>}
      {failure !== null && <Typography textColor="danger600">{failure}</Typography>}
      {shown !== null && <ShownFile shown={shown} name={name} />}
      {file !== null && (
        <Flex>
          <Button
            type="button"
            variant="tertiary"
            startIcon={<Download />}
            loading={isBusy}
            onClick={() => void attempt(() => download(`/kernel/private-files/${file.id}`, name))}
          >
            {`Descargar ${name}`}
          </Button>
        </Flex>
      )}
    </Card>
  );
}

function ShownFile({ shown: { url, isPicture }, name }: { readonly shown: Shown; readonly name: string }) {
  if (!isPicture) return <iframe src={url} title={name} style={{ width: '100%', height: '70vh', border: 0 }} />;
  return (
    <Box background="neutral100" hasRadius padding={2}>
      <img src={url} alt={name} style={{ display: 'block', maxWidth: '100%', maxHeight: '70vh', margin: '0 auto' }} />
    </Box>
  );
}

/** Reads a private file and gives it an address of this page alone; it is let go with the page. */
function usePrivateFile(id: number | null): { readonly shown: Shown | null; readonly failure: string | null } {
  const { get } = useFetchClient();
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let url: string | null = null;
    let isOver = false;
    const read = async () => {
      try {
        const { data } = await get<Blob>(`/kernel/private-files/${id}`, { responseType: 'blob' });
        if (isOver) return;
        const isPicture = pictures.includes(data.type);
        // Whatever else it says it is, it is shown as a PDF or not at all: nothing of it runs in the panel's name.
        url = URL.createObjectURL(new Blob([data], { type: isPicture ? data.type : 'application/pdf' }));
        setShown({ url, isPicture });
      } catch (error) {
        if (!isOver) setFailure(toFailure(error).text);
      }
    };
    void read();
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [get, id]);
  return { shown, failure };
}
