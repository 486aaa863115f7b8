import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useT } from '../../../i18n/I18nProvider';
import { pixelsOf } from '../crop';

interface Size {
  readonly width: number;
  readonly height: number;
}
const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** A picture whose part is chosen with the pointer, a finger or the arrows; its form sends the part in the picture's own pixels. */
export default function LogoCrop({ picture }: { readonly picture: string }) {
  const t = useT();
  const [crop, setCrop] = useState<PercentCrop>(whole);
  const [size, setSize] = useState<Size | null>(null);
  const part = size === null ? null : pixelsOf(crop, size);
  return (
    <div>
      <p className="mb-1 text-sm font-medium">{t('company.cropLogo')}</p>
      <ReactCrop
        crop={crop}
        onChange={(_pixels, percent) => setCrop(percent)}
        keepSelection
        minWidth={24}
        minHeight={24}
      >
        <img
          src={picture}
          alt={t('company.cropAlt')}
          onLoad={({ currentTarget }) =>
            setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          className="max-h-64"
        />
      </ReactCrop>
      {part === null
        ? null
        : Object.entries(part).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
    </div>
  );
}
