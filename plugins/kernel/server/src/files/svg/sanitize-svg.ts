import type { Config } from 'dompurify';

/** The elements and attributes kept: shapes, text, gradients, filters and references inside the drawing. */
const rules: Config & { readonly RETURN_DOM_FRAGMENT: true } = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ['use'],
  KEEP_CONTENT: false,
  RETURN_DOM_FRAGMENT: true,
};
const namespace = 'http://www.w3.org/2000/svg';

type Sanitize = (text: string) => string | null;

let loading: Promise<Sanitize> | undefined;

/** Loads the sanitizer with its DOM on first use: it takes a third of a second. */
async function load(): Promise<Sanitize> {
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  const [parser, serializer, purifier] = [new window.DOMParser(), new window.XMLSerializer(), createPurifier(window)];
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    // Drops references to other places: only those inside the drawing and embedded raster pictures stay.
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
 * Returns the drawing without scripts, handlers, foreign content and outer references; null when it is not well-formed or nothing is
 * left.
 */
export const sanitizeSvg = async (text: string): Promise<string | null> => (await (loading ??= load()))(text);
