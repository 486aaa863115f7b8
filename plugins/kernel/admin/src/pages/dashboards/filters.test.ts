import { describe, expect, test } from 'vitest';
import { amountText, barPercent, noFilters, readFilters, widgetPath } from './filters';

describe('a dashboard', () => {
  test('reads its month and year of the address bar, and nothing that is none', () => {
    expect(readFilters({ dashboard: 'sales', year: 2026, month: 3 })).toEqual({
      dashboard: 'sales',
      year: 2026,
      month: 3,
      page: 1,
    });
    expect(readFilters({ dashboard: 7, year: 1, month: 13 })).toEqual(noFilters);
    expect(widgetPath('sale-orders-by-status', 2026, 3)).toBe(
      '/kernel/widgets/sale-orders-by-status?year=2026&month=3',
    );
  });

  test('writes figures by their unit, and bars by the longest', () => {
    expect(amountText('1234.5', 'MXN')).toBe('$1,234.50 MXN');
    expect(amountText('1234', 'count')).toBe('1,234');
    expect([barPercent('5', ['5', '10']), barPercent('0', ['0', '0']), barPercent('1', ['1', '1000'])]).toEqual([
      50, 0, 2,
    ]);
  });
});
