/** '18.4200' as '18.42': no more zeros than say something, two decimals at least. */
export const formatRate = (rate: string | null): string | null =>
  rate === null ? null : rate.replace(/(\.\d{2}\d*?)0+$/, '$1');
