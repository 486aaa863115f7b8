/** Returns a drawn chart as the text of an SVG that stands by itself. */
export function svgText(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const margin = 24;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width + margin * 2));
  copy.setAttribute('height', String(height + margin * 2));
  copy.setAttribute('viewBox', `${-margin} ${-margin} ${width + margin * 2} ${height + margin * 2}`);
  copy.removeAttribute('style');
  copy.querySelector('g')?.removeAttribute('transform');
  return new XMLSerializer().serializeToString(copy);
}

/** Hands a file over to the browser. */
export function saveFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

/** Widest and highest picture that browsers draw. */
const mostPixels = 12_000;

/** Draws an SVG into a PNG, smaller where it would be larger than a browser draws. */
export async function toPng(svg: string, width: number, height: number): Promise<Blob> {
  const scale = Math.min(2, mostPixels / Math.max(width, height, 1));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width + 48) * scale);
  canvas.height = Math.ceil((height + 48) * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The chart could not be drawn')) : resolve(blob))),
  );
}
