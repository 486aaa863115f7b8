import { Button } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { useRef } from 'react';
import { useToast } from '../acting/use-tell';

interface Props {
  readonly text: string;
  /** Purpose of the file, for screen readers: 'Imagen para web'. */
  readonly label: string;
  /** Endings of the files that may be chosen: '.pdf,.png'. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Renders a button that chooses a local file; an empty file is refused in a toast. The browser's own field is hidden: its text is in the browser's language, not the panel's. */
export function FileButton({ text, label, accept, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const tell = useToast();
  const take = (file: File) => {
    if (file.size === 0) tell.failed(`El archivo ${file.name} está vacío`);
    else onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Archivo: ${label}`}
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was taken away.
          event.target.value = '';
          if (file !== undefined) take(file);
        }}
      />
      <Button
        type="button"
        size="S"
        variant="secondary"
        startIcon={<Upload />}
        aria-label={`${text}: ${label}`}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
    </>
  );
}
