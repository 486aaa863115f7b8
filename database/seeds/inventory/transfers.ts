export interface TransferSeed {
  source: string;
  target: string;
  stage: 'draft' | 'sent';
  is_restock: boolean;
  notes: string;
  /** How long ago it was sent. */
  sent_days_ago: number;
  lines: { model: string; quantity: number }[];
}

const transfer = (
  way: [source: string, target: string],
  stage: TransferSeed['stage'],
  notes: string,
  lines: [string, number][],
): TransferSeed => ({
  source: way[0],
  target: way[1],
  stage,
  notes,
  is_restock: stage === 'draft',
  sent_days_ago: stage === 'sent' ? 1 : 0,
  lines: lines.map(([model, quantity]) => ({ model, quantity })),
});

/** Transfers under way; the pieces of those sent are on no shelf. */
export const transfers: TransferSeed[] = [
  transfer(['MEX-CEDIS', 'TIJ'], 'sent', 'Pedido semanal de Tijuana', [
    ['VK-2CE16H0T-ITPF', 24],
    ['HC-HOME3-PT', 12],
  ]),
  transfer(['MEX-CEDIS', 'GDL'], 'sent', 'Salida de la mañana', [['VK-2CD1043G2-I', 20]]),
  transfer(['MTY', 'PUE'], 'draft', 'Resurtido sugerido', [
    ['OB-IPT4-28M', 10],
    ['VK-2CE16D0T-IRF', 8],
  ]),
];
