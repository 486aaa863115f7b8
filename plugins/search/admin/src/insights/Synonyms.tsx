import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Pencil, Plus, Trash } from '@strapi/icons';
import { ListStatus, useMutationWithToast, type PageState } from '@mayorista/kernel/panel';
import { useFetchClient } from '@strapi/strapi/admin';
import { pluginId } from '../plugin-id';
import type { SynonymGroup } from './insight';
import type { SynonymDraft } from './SynonymDialog';

interface Props {
  readonly synonyms: PageState<SynonymGroup>;
  readonly mayWrite: boolean;
  readonly onEdit: (draft: SynonymDraft) => void;
}

/** The groups that staff added to the trade's own. */
export function Synonyms({ synonyms, mayWrite, onEdit }: Props) {
  const { del } = useFetchClient();
  const act = useMutationWithToast();
  const remove = async ({ id }: SynonymGroup) => {
    await act(() => del(`/${pluginId}/search-synonyms/${id}`), 'Sinónimos eliminados');
    await synonyms.reload();
  };
  return (
    <Box tag="section" aria-label="Sinónimos">
      <Flex justifyContent="space-between" paddingBottom={3}>
        <Typography variant="beta" tag="h2">
          Sinónimos
        </Typography>
        {mayWrite && (
          <Button startIcon={<Plus />} variant="secondary" onClick={() => onEdit({ id: null, words: [] })}>
            Agregar sinónimos
          </Button>
        )}
      </Flex>
      <ListStatus state={synonyms} empty="Todavía no hay sinónimos propios" />
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {(synonyms.rows ?? []).map((group) => (
          <Flex
            key={group.id}
            tag="li"
            justifyContent="space-between"
            background="neutral0"
            hasRadius
            shadow="tableShadow"
            padding={3}
          >
            <Typography>{group.words.join(' = ')}</Typography>
            {mayWrite && (
              <Flex gap={1}>
                <IconButton label={`Editar ${group.words[0] ?? ''}`} onClick={() => onEdit(group)}>
                  <Pencil />
                </IconButton>
                <IconButton label={`Eliminar ${group.words[0] ?? ''}`} onClick={() => void remove(group)}>
                  <Trash />
                </IconButton>
              </Flex>
            )}
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
