import { Box, Flex } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { useState } from 'react';

const side = '4.8rem';

/** A product's picture; a drawing of one where there is none or it cannot be read. */
export function Picture({ path }: { readonly path: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (path === null || isBroken) {
    return (
      <Flex width={side} height={side} minWidth={side} justifyContent="center" background="neutral100" hasRadius>
        <Images fill="neutral500" aria-hidden />
      </Flex>
    );
  }
  return (
    <Box minWidth={side} width={side} height={side} hasRadius overflow="hidden" borderColor="neutral150">
      <img
        src={path}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        style={{ objectFit: 'contain', display: 'block', width: '100%', height: '100%' }}
        onError={() => setBroken(true)}
      />
    </Box>
  );
}
