import { Box, Flex, Typography } from '@strapi/design-system';

/** Renders what was refused of the whole, above the form. */
export const GeneralRefusals = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <Box role="alert" background="danger100" borderColor="danger200" hasRadius padding={4}>
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
        {texts.map((text) => (
          <Typography key={text} tag="li" textColor="danger700">
            {text}
          </Typography>
        ))}
      </Flex>
    </Box>
  );
