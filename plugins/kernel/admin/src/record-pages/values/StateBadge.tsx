import { Badge } from '@strapi/design-system';
import type { Shape } from '../../../../shared/shape';

interface Props {
  readonly shape: Pick<Shape, 'states'>;
  readonly state: string;
}

/** Renders a state's label in its colour. */
export function StateBadge({ shape: { states }, state }: Props) {
  const tone = states[state]?.tone ?? 'neutral';
  return (
    <Badge
      textColor={`${tone}700`}
      // Grey of the page's own shade would not be seen on it.
      backgroundColor={tone === 'neutral' ? 'neutral200' : `${tone}100`}
    >
      {states[state]?.label.es ?? state}
    </Badge>
  );
}
