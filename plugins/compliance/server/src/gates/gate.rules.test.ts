import { addDays, plainDate } from '@mayorista/kernel';
import { describe, expect, test } from 'vitest';
import type { ProductLight } from '../../../contract';
import { gateRefusals, gates, opens } from './gate.rules';

const today = plainDate('2026-06-15');
const reason = {
  code: 'document_missing',
  message: 'NOM-1: falta Certificado',
  nom_id: 1,
  requirement_id: 1,
  nom_document_id: null,
  expires_on: null,
};
const light = (color: ProductLight['light']): ProductLight => ({
  light: color,
  state: color === 'red' ? 'missing' : 'expiring',
  label: '',
  reasons: [reason],
  expires_on: null,
});

describe('gates', () => {
  const all = ['publish', 'sell', 'import', 'purchase_order', 'label'] as const;

  test('are these alone', () => {
    expect(gates).toEqual(all);
  });

  test.each(all)('%s is closed by red with each reason, and by nothing else', (gate) => {
    expect(gateRefusals({ gate, light: light('red'), overrides: [], today })).toEqual([
      { code: 'nom_gate_closed', params: { reason: reason.message } },
    ]);
    expect(gateRefusals({ gate, light: light('yellow'), overrides: [], today })).toEqual([]);
    expect(gateRefusals({ gate, light: light('green'), overrides: [], today })).toEqual([]);
  });

  test('an override opens its own gate alone, up to its last day, until it is revoked', () => {
    const override = { gate: 'publish', expiresOn: today, isRevoked: false } as const;
    for (const gate of all)
      expect(gateRefusals({ gate, light: light('red'), overrides: [override], today }).length, gate).toBe(
        gate === 'publish' ? 0 : 1,
      );
    expect(opens(override, 'publish', addDays(today, 1))).toBe(false);
    expect(opens({ ...override, expiresOn: null }, 'publish', addDays(today, 999))).toBe(true);
    expect(opens({ ...override, isRevoked: true }, 'publish', today)).toBe(false);
  });
});
