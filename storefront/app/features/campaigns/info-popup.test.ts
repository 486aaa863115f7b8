import { expect, test } from 'vitest';
import { translateFor } from '../../i18n/translate.server';
import { infoPopup } from './info-popup';

const t = translateFor('es');
const textOf = (concept: string) => infoPopup(concept, t)?.paragraphs.join(' ') ?? '';

test('free shipping: from 4,000 MXN + IVA, 1 to 3 days, 9 USD + IVA for another carrier, everywhere [SF-POPUP-002] [SF-POPUP-003] [SF-POPUP-004] [SF-POPUP-005] [SF-POPUP-006]', () => {
  expect(infoPopup('free_shipping', t)).toMatchObject({
    title: 'Envíos gratis',
    action: { text: 'Ver Beneficios', url: '/distributor-benefits' },
  });
  expect(textOf('free_shipping')).toMatch(/4,000 MXN \+ IVA.*1 a 3 días.*9 USD \+ IVA.*locales.*foráne/s);
});

test('loyalty programs: 3 consecutive months, towards the registry [SF-POPUP-007] [SF-POPUP-008] [SF-POPUP-013]', () => {
  expect(infoPopup('loyalty_programs', t)?.action?.url).toBe('/distributor-registries');
  expect(textOf('loyalty_programs')).toMatch(/3 meses consecutivos/);
});

test('environmental awareness: no paper, a fingerprint at a branch, and nowhere to go on [SF-POPUP-009] [SF-POPUP-010]', () => {
  expect(infoPopup('environmental_awareness', t)?.action).toBeNull();
  expect(textOf('environmental_awareness')).toMatch(/sin papel.*huella.*sucursal/s);
});

test('an unknown concept shows nothing [SF-POPUP-011]', () => {
  expect(infoPopup('raffle', t)).toBeNull();
});

test('who is logged in reads of the loyalty programs without being sent to register', () => {
  expect(infoPopup('loyalty_programs', t, true)?.action).toBeNull();
  expect(infoPopup('free_shipping', t, true)?.action?.url).toBe('/distributor-benefits');
});
