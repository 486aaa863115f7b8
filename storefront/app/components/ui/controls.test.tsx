import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BADGE_COLORS, BUTTON_SIZES, BUTTON_VARIANTS, SKELETON_LINES } from '@mayorista/config/constants';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton';
import { SubmitButton } from './SubmitButton';

const styles = (file: string) => readFileSync(path.join(__dirname, '..', '..', 'styles', file), 'utf8');
const controls = styles('controls.css');
const tokens = new Map(
  [...styles('tokens.css').matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
);

/** What the rule of a class says of a property, tokens resolved. */
function declared(className: string, property: string): string {
  const rule = new RegExp(`^\\.${className}\\b(?!:)[^{]*\\{([^}]*)\\}`, 'm').exec(controls)?.[1] ?? '';
  const value = new RegExp(`(?:^|\\s)${property}: ([^;]+);`).exec(rule)?.[1] ?? '';
  const token = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
  const colour = token === undefined ? value : (tokens.get(token) ?? '');
  return colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(className: string): number {
  const [text, ground] = [declared(className, 'color'), declared(className, 'background') || '#ffffff'].map(luminance);
  return (Math.max(text!, ground!) + 0.05) / (Math.min(text!, ground!) + 0.05);
}

const badges = ['success', 'blue', 'default', 'warning', 'yellow', 'dark', 'gray', 'purple'];
const buttons = ['primary', 'danger', 'secondary', 'plain', 'success', 'outline-danger', 'outline-primary', 'support'];

test('badges and buttons have the looks of the document [SF-UI-011, SF-UI-012]', () => {
  expect([BADGE_COLORS, BUTTON_VARIANTS]).toEqual([badges, buttons]);
});

test.each(badges)('a badge may be %s, and is read on it [SF-UI-012]', (colour) => {
  expect(declared(`badge-${colour}`, 'color')).toMatch(/^#/);
  expect(contrast(`badge-${colour}`)).toBeGreaterThanOrEqual(4.5);
});

test.each(buttons)('a button may be %s, and its word is read on it [SF-UI-011]', (variant) => {
  expect(declared(`btn-${variant}`, 'color')).toMatch(/^#/);
  expect(contrast(`btn-${variant}`)).toBeGreaterThanOrEqual(4.5);
});

test('a button comes in four sizes, each higher than the one before [SF-UI-011]', () => {
  const heights = BUTTON_SIZES.map((size) => Number.parseInt(declared(`btn-${size}`, 'min-height'), 10));
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBe(4);
});

test('a button that sends turns and cannot be pressed; the spinner can be switched off [SF-UI-002, SF-UI-003]', () => {
  const html = (isBusy: boolean, hasSpinner = true) =>
    renderToStaticMarkup(
      <SubmitButton isBusy={isBusy} hasSpinner={hasSpinner} variant="danger" size="lg">
        Enviar
      </SubmitButton>,
    );
  expect(html(false)).toMatch(
    /^<button type="submit" aria-busy="false" class="btn btn-danger btn-lg\s*"> Enviar<\/button>$/,
  );
  expect(html(true)).toMatch(/disabled="".*aria-busy="true".*class="spinner"/);
  expect(html(true, false)).toContain('disabled=""');
  expect(html(true, false)).not.toContain('spinner');
});

test.each([
  [6, 6],
  [SKELETON_LINES.least, 1],
  [SKELETON_LINES.most, 14],
  [0, SKELETON_LINES.least],
  [99, SKELETON_LINES.most],
])('a skeleton asked for %i lines has %i: never none, never more than 14 [SF-UI-013]', (lines, shown) => {
  expect(renderToStaticMarkup(<Skeleton lines={lines} />).match(/class="skeleton/g)).toHaveLength(shown);
});
