import { defineMachine, type Refusal } from '@mayorista/kernel';

export type TransferStage = 'draft' | 'sent' | 'received' | 'canceled';

export interface TransferSubject {
  readonly lineCount: number;
}

export const transferStages = ['draft', 'sent', 'received', 'canceled'] as const;
/** Stages in which a transfer is still under way. */
export const stagesInProcess: readonly TransferStage[] = ['draft', 'sent'];

const needs = 'transfers.write';

/** A transfer between warehouses: pieces leave when it is sent and arrive when it is received. */
export const transferMachine = defineMachine<TransferStage, TransferSubject>({
  name: 'transfer',
  initial: 'draft',
  final: ['received', 'canceled'],
  labels: { draft: 'Borrador', sent: 'Enviado', received: 'Recibido', canceled: 'Cancelado' },
  transitions: {
    draft: [
      { to: 'sent', needs, guard: hasLines, effect: 'takeFromSource', label: 'Enviar' },
      { to: 'canceled', needs, label: 'Cancelar traspaso' },
    ],
    sent: [
      { to: 'received', needs, effect: 'putInTarget', label: 'Recibir' },
      { to: 'canceled', needs, effect: 'giveBackToSource', label: 'Cancelar y devolver al origen' },
    ],
    received: [],
    canceled: [],
  },
});

function hasLines({ lineCount }: TransferSubject): Refusal[] {
  return lineCount > 0 ? [] : [{ code: 'transfer_without_lines', field: 'details' }];
}
