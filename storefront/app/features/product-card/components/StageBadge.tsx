import type { CardView } from '../card.view';

export function StageBadge({ stage }: Pick<CardView, 'stage'>) {
  return stage === null ? null : <span className={`badge badge-${stage.tone}`}>{stage.name}</span>;
}
