import { Box, Button, Typography } from '@strapi/design-system';
import { Muted, useAsyncAction, useDownload } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

interface Props {
  readonly file: { readonly id: number; readonly name: string } | null;
}

const isPicture = (name: string): boolean => /\.(png|jpe?g|webp)$/i.test(name);

/** Shows a private picture on the page, and any file as a download. */
export function DocumentPreview({ file }: Props) {
  const download = useDownload();
  const { isBusy, during } = useAsyncAction();
  const address = usePicture(file !== null && isPicture(file.name) ? file.id : null);
  if (file === null) return <Muted>No se ha subido ningún archivo</Muted>;
  return (
    <>
      {address === null ? null : (
        <Box background="neutral100" padding={2} hasRadius>
          <img src={address} alt={file.name} style={{ maxWidth: '100%', maxHeight: '60vh', display: 'block' }} />
        </Box>
      )}
      <Typography>{file.name}</Typography>
      <Button
        variant="secondary"
        loading={isBusy}
        onClick={() => void during(() => download(`/kernel/private-files/${file.id}`, file.name))}
      >
        Descargar
      </Button>
    </>
  );
}

/** An address of the picture's bytes in this page alone; null while there are none. */
function usePicture(id: number | null): string | null {
  const { get } = useFetchClient();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let made: string | null = null;
    let isGone = false;
    get<Blob>(`/kernel/private-files/${id}`, { responseType: 'blob' }).then(
      ({ data }) => {
        if (isGone) return;
        made = URL.createObjectURL(data);
        setAddress(made);
      },
      // The download below says what is the matter.
      () => undefined,
    );
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [get, id]);
  return address;
}
