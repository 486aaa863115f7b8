type Given = Readonly<Record<string, string | undefined>>;

interface Group {
  /** Any of these set means that the part is wanted. */
  readonly any: readonly string[];
  /** Then all of these are needed. */
  readonly all: readonly string[];
  /** Nothing is missing where this is set instead. */
  readonly unless?: string;
}

const storage = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const certificate = [
  'CFDI_CERTIFICATE_FILE',
  'CFDI_KEY_FILE',
  'CFDI_KEY_PASSWORD',
  'CFDI_ISSUER_REGIME',
  'CFDI_ISSUER_ZIP',
] as const;
const pac = ['PAC_URL', 'PAC_TOKEN', 'PAC_USER', 'PAC_PASSWORD'] as const;
const whatsapp = ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN'] as const;
const monitoring = ['MONITORING_URL', 'MONITORING_TOKEN'] as const;
const aboutStorage = ['S3_ENDPOINT', 'S3_PUBLIC_URL'] as const;

/**
 * Variables that make sense only together, for the platform and for the store, which only reads public pictures. A `MEILI_KEY`
 * alone is that of docker-compose.yml's own search server, whose address stands there.
 */
const groups: Readonly<Record<'platform' | 'store', readonly Group[]>> = {
  platform: [
    { any: [...storage, ...aboutStorage, 'S3_ACL'], all: storage },
    { any: whatsapp, all: whatsapp },
    { any: [...certificate, 'CFDI_ISSUER_NAME'], all: certificate },
    { any: monitoring, all: monitoring },
    { any: pac, all: ['PAC_URL', ...certificate] },
    { any: ['PAC_URL'], all: ['PAC_TOKEN'], unless: 'PAC_USER' },
    { any: ['PAC_USER', 'PAC_PASSWORD'], all: ['PAC_USER', 'PAC_PASSWORD'] },
  ],
  store: [{ any: aboutStorage, all: ['S3_BUCKET'] }],
};

/** Returns one complaint for each variable that is missing beside others of its group; never a value, which may be a secret. */
export function missingTogether(given: Given, reader: keyof typeof groups): string[] {
  return groups[reader].flatMap(({ any, all, unless }) => {
    const isSet = (name: string): boolean => (given[name] ?? '') !== '';
    const reason = any.find(isSet);
    return reason === undefined || (unless !== undefined && isSet(unless))
      ? []
      : all.filter((name) => !isSet(name)).map((name) => `${name}: falta, porque ${reason} está definida`);
  });
}
