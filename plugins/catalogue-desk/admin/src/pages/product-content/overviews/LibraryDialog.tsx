import { useNotification, useStrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

interface Asset {
  readonly name: string;
  readonly ext: string | null;
  readonly mime: string;
  readonly url: string;
}
interface Library {
  readonly allowedTypes: readonly string[];
  readonly multiple: boolean;
  readonly onClose: () => void;
  readonly onSelectAssets: (assets: readonly Asset[]) => void;
}

interface Props {
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

/** Takes a copy of a picture of the media library: an overview's own picture goes when the overview goes. */
export function LibraryDialog({ onFile, onClose }: Props) {
  const { toggleNotification } = useNotification();
  const MediaLibrary = useStrapiApp('LibraryDialog', ({ components }) => components['media-library']) as
    ComponentType<Library> | undefined;
  if (MediaLibrary === undefined) return null;

  const copy = async (asset: Asset) => {
    try {
      const answer = await fetch(new URL(asset.url, window.location.href));
      if (!answer.ok) throw new Error(`${asset.url} answered ${answer.status}`);
      onFile(new File([await answer.blob()], fileName(asset), { type: asset.mime }));
    } catch {
      // The picture may have gone meanwhile, or its store may not be reached: the person can still upload it.
      toggleNotification({ type: 'danger', message: 'No se pudo tomar la imagen de la biblioteca' });
      onClose();
    }
  };
  return (
    <MediaLibrary
      allowedTypes={['images']}
      multiple={false}
      onClose={onClose}
      onSelectAssets={([asset]) => (asset === undefined ? onClose() : void copy(asset))}
    />
  );
}

/** People rename pictures in the library; the file keeps its ending. */
const fileName = ({ name, ext }: Asset): string => (ext === null || name.endsWith(ext) ? name : `${name}${ext}`);
