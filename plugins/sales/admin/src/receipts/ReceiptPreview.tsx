import { Box, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { Card, toFailure } from '@mayorista/kernel/panel';
import { useEffect, useState } from 'react';

interface StoredFile {
  readonly id: number;
  readonly name: string | null;
}

interface Shown {
  readonly url: string;
  readonly isPicture: boolean;
}

/** Shows the file of a receipt, so that whoever reviews it reads amount and reference beside the form. */
export function ReceiptPreview({ record }: { readonly record: object }) {
  const file = (record as { readonly receipt: StoredFile | null }).receipt;
  const { shown, failure } = usePrivateFile(file?.id ?? null);
  const name = file?.name ?? 'Comprobante';
  return (
    <Card title="Comprobante">
      {file === null && <Typography>Se envió sin archivo</Typography>}
      {failure !== null && <Typography textColor="danger600">{failure}</Typography>}
      {shown !== null && shown.isPicture && (
        <Box background="neutral100" hasRadius padding={2}>
          <img
            src={shown.url}
            alt={name}
            style={{ display: 'block', maxWidth: '100%', maxHeight: '70vh', margin: '0 auto' }}
          />
        </Box>
      )}
      {shown !== null && !shown.isPicture && (
        <object data={shown.url} type="application/pdf" aria-label={name} style={{ width: '100%', height: '70vh' }}>
          <Typography>Tu navegador no muestra PDF: descárgalo con su nombre.</Typography>
        </object>
      )}
    </Card>
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
        url = URL.createObjectURL(data);
        setShown({ url, isPicture: data.type.startsWith('image/') });
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
