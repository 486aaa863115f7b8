import type { Config } from 'dompurify';

/** Shapes, text, gradients, filters and what a drawing refers to inside itself. */
const rules: Config & { readonly RETURN_DOM_FRAGMENT: true } = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ['use'],
  KEEP_CONTENT: false,
  RETURN_DOM_FRAGMENT: true,
};
const namespace = 'http://www.w3.org/2000/svg';

type Sanitize = (text: string) => string | null;

let loading: Promise<Sanitize> | undefined;

/** A document without a browser takes a third of a second to load: with the first drawing. */
async function load(): Promise<Sanitize> {
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  const [parser, serializer, purifier] = [new window.DOMParser(), new window.XMLSerializer(), createPurifier(window)];
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    // Nothing is loaded from elsewhere: a reference stays inside the drawing, or carries its own raster picture.
    if (/^(?:xlink:)?href$/i.test(attribute.attrName) && !isOwnReference(attribute.attrValue))
      attribute.keepAttr = false;
  });
  return (text) => {
    const { documentElement: root } = parser.parseFromString(text, 'image/svg+xml');
    if (root.namespaceURI !== namespace || root.localName !== 'svg') return null;
    const { firstElementChild: clean } = purifier.sanitize(serializer.serializeToString(root), rules);
    return clean === null ? null : serializer.serializeToString(clean);
  };
}

const isOwnReference = (value: string): boolean => /^(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,])/i.test(value.trim());

/**
 * Returns the drawing with only what draws: no scripts, handlers, foreign content or outer references. Null when it is no well-formed
 * drawing, or nothing is left of it.
 */
export const sanitizeSvg = async (text: string): Promise<string | null> => (await (loading ??= load()))(text);
