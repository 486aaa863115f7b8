import { Box, Flex, IconButton, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { FileButton, TextField } from '@mayorista/kernel/panel';
import { Frame } from '../components/Frame';
import { useShownPicture } from '../components/use-shown-picture';
import type { BannerDraft, BannerTexts, Language } from './extras-draft';

interface Props {
  readonly banners: readonly BannerDraft[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onAdd: (language: Language, file: File) => void;
  readonly onRemove: (key: string) => void;
  readonly onSay: (key: string, texts: Partial<BannerTexts>) => void;
}

const languages = [
  { language: 'es', title: 'En español' },
  { language: 'en', title: 'En inglés' },
] as const;
const accepted = '.jpg,.jpeg,.png,.webp,.gif,.svg';

/** The banners of a category, those of each language in their order. */
export const Banners = ({ banners, errors, onAdd, onRemove, onSay }: Props) => (
  <Box tag="section" aria-label="Banners">
    <Typography variant="sigma" textColor="neutral600" tag="h3">
      Banners
    </Typography>
    {languages.map(({ language, title }) => {
      const own = banners.filter((banner) => banner.language === language);
      return (
        <Box key={language} paddingTop={3}>
          <Flex justifyContent="space-between" gap={3} paddingBottom={2}>
            <Typography fontWeight="semiBold">{title}</Typography>
            <FileButton
              text="Subir"
              label={`Banner ${title.toLowerCase()}`}
              accept={accepted}
              onFile={(file) => onAdd(language, file)}
            />
          </Flex>
          {own.length === 0 ? (
            <Typography variant="pi" textColor="neutral600">
              Ninguno
            </Typography>
          ) : (
            <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
              {own.map((banner, at) => (
                <Banner
                  key={banner.key}
                  banner={banner}
                  name={`Banner ${at + 1} ${title.toLowerCase()}`}
                  error={errors[banner.key]}
                  onRemove={() => onRemove(banner.key)}
                  onSay={(texts) => onSay(banner.key, texts)}
                />
              ))}
            </Flex>
          )}
        </Box>
      );
    })}
  </Box>
);

interface BannerProps {
  readonly banner: BannerDraft;
  readonly name: string;
  readonly error: string | undefined;
  readonly onRemove: () => void;
  readonly onSay: (texts: Partial<BannerTexts>) => void;
}

function Banner({ banner, name, error, onRemove, onSay }: BannerProps) {
  const shown = useShownPicture(banner);
  return (
    <Flex tag="li" gap={4} alignItems="flex-start">
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Frame src={shown} alt={name} width="18rem" height="7rem" />
        {banner.file !== null && <Typography variant="pi">{banner.file.name}</Typography>}
      </Flex>
      <Flex direction="column" alignItems="stretch" gap={3} flex="1">
        <TextField
          label="Texto alternativo"
          name={`${banner.key}-alt`}
          value={banner.alt}
          onChange={(alt) => onSay({ alt })}
        />
        <TextField
          label="Enlace"
          hint="Una página de la tienda (/products) o una dirección con https://"
          name={`${banner.key}-href`}
          value={banner.href}
          onChange={(href) => onSay({ href })}
        />
        {error !== undefined && (
          <Typography variant="pi" textColor="danger600" role="alert">
            {error}
          </Typography>
        )}
      </Flex>
      <IconButton variant="ghost" label={`Quitar: ${name}`} onClick={onRemove}>
        <Trash />
      </IconButton>
    </Flex>
  );
}
