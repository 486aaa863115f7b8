import { Badge, Box, Flex, Typography } from '@strapi/design-system';
import { lightNames, lightTexts, lightTones, statusTones, type LightColor, type LightState, type Tone } from './light';

/** The light itself: a dot, named for those who do not see its colour. */
export const LightDot = ({ light, size = '1.2rem' }: { readonly light: LightColor; readonly size?: string }) => (
  <Box
    role="img"
    aria-label={`Semáforo ${lightNames[light]}`}
    background={`${lightTones[light]}500`}
    width={size}
    height={size}
    borderRadius="50%"
    shrink={0}
  />
);

/** The light of a product with its state in words. */
export const LightBadge = ({ light, state }: { readonly light: LightColor; readonly state: LightState }) => (
  <Flex gap={2} inline>
    <LightDot light={light} />
    <Typography fontWeight="semiBold" textColor={`${lightTones[light]}700`}>
      {lightTexts[state].label}
    </Typography>
  </Flex>
);

/** Grey of the page's own shade would not be seen on it. */
export const shadeOf = (tone: Tone): string => (tone === 'neutral' ? 'neutral200' : `${tone}100`);

interface StatusProps {
  readonly status: keyof typeof statusTones;
  readonly label: string;
}

/** How far the review of a sheet or document is. */
export const StatusBadge = ({ status, label }: StatusProps) => (
  <Badge textColor={`${statusTones[status]}700`} backgroundColor={shadeOf(statusTones[status])}>
    {label}
  </Badge>
);
