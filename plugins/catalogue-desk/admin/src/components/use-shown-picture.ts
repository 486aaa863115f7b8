import { useEffect, useState } from 'react';
import type { Picture } from '../content/overview-draft';

/** The address under which the browser shows a picture, stored or just chosen; null for none. */
export function useShownPicture(picture: Pick<Picture, 'url' | 'file'> | undefined): string | null {
  const [chosen, setChosen] = useState<string | null>(null);
  const file = picture?.file ?? null;
  useEffect(() => {
    if (file === null) return undefined;
    const url = URL.createObjectURL(file);
    setChosen(url);
    return () => {
      setChosen(null);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return file === null ? (picture?.url ?? null) : chosen;
}
