import type { Drawing } from '../catalogue/types';
import { accessKinds } from './kinds/access';
import { alarmKinds } from './kinds/alarms';
import { cablingKinds } from './kinds/cabling';
import { cameraKinds } from './kinds/cameras';
import { computingKinds } from './kinds/computing';
import { networkKinds } from './kinds/network';
import { powerKinds } from './kinds/power';
import { recorderKinds } from './kinds/recorders';
import { voiceKinds } from './kinds/voice';
import { studio } from './studio';
import type { Draw } from './toolkit';

const kinds: Record<string, Draw> = {
  ...cameraKinds,
  ...recorderKinds,
  ...accessKinds,
  ...alarmKinds,
  ...networkKinds,
  ...cablingKinds,
  ...powerKinds,
  ...voiceKinds,
  ...computingKinds,
};

export const drawingKinds: string[] = Object.keys(kinds);

/** The illustration of a product as a stand-alone SVG of 800 x 800. Throws on a kind nobody draws. */
export function productDrawing(drawing: Drawing, brand: string): string {
  const draw = kinds[drawing.kind];
  if (!draw) throw new Error(`no drawing of kind: ${drawing.kind}`);
  const pen = { ...drawing, brand };
  return tidy(studio(pen, draw(pen)));
}

/** Shorter numbers and no idle blanks inside the tags: tenths of a pixel do not show at this size. */
function tidy(svg: string): string {
  return svg.replace(/<[^>]*>/g, (tag) =>
    tag
      .replace(/(\d{2,})(\.\d+)/g, (number) => String(Math.round(Number(number))))
      .replace(/(\.\d\d)\d+/g, '$1')
      .replace(/ rx="0"/g, '')
      .replace(/ +\/>/g, '/>'),
  );
}
