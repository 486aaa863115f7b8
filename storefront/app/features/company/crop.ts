interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a part given in percent in whole pixels of a picture, never outside of it and never empty. */
export function pixelsOf(percent: Part, { width, height }: Pick<Part, 'width' | 'height'>): Part {
  const x = Math.min(width - 1, Math.max(0, Math.round((percent.x / 100) * width)));
  const y = Math.min(height - 1, Math.max(0, Math.round((percent.y / 100) * height)));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round((percent.width / 100) * width))),
    height: Math.max(1, Math.min(height - y, Math.round((percent.height / 100) * height))),
  };
}
