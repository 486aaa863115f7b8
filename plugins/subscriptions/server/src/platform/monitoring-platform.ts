/** Statuses in which the platform says that a subscription is; `ended` frees its device. */
export const platformStatuses = ['active', 'payment_pending', 'demo', 'ended'] as const;

/** Somebody who opens an account at the platform. */
export interface NewInstaller {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly address: string | null;
}

/** Refused for good: what is wrong, by field, in the platform's own words; none where it named no field. */
export interface PlatformRefusal {
  readonly kind: 'refused';
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** Somebody whose devices an installer looks after. */
export interface PlatformClient {
  readonly id: string;
  readonly name: string;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly number_of_devices: number;
}

/** A recorder that a client linked. */
export interface PlatformDevice {
  readonly device_id: string;
  readonly name: string;
  readonly type: string | null;
  readonly manufacturer: string | null;
  readonly max_channels: number | null;
  /** Null while it has none. */
  readonly subscription_id: string | null;
}

interface NewSubscription {
  readonly installerId: string;
  readonly clientId: string;
  readonly deviceId: string;
  readonly productIdentifier: string;
  /** Pesos a month, two decimals. */
  readonly amount: string;
}

/** How a subscription stands; days are those of Mexico City. */
export interface PlatformState {
  readonly id: string;
  readonly status: (typeof platformStatuses)[number];
  readonly start_date: string | null;
  readonly end_date: string | null;
}

/**
 * The third party's monitoring platform. Whatever creates takes a reference and may be repeated with it: the second call answers what the
 * first one made. Throws DependencyAway when there is no answer. Never called within a transaction.
 */
export interface MonitoringPlatform {
  /** True for our own stand-in: its clients and devices are made up. */
  readonly isDemo: boolean;
  createInstaller(
    installer: NewInstaller,
    reference: string,
  ): Promise<{ readonly kind: 'created'; readonly id: string } | PlatformRefusal>;
  /** The page on which an installer adds clients and devices; null while there is none. */
  portalUrl(installerId: string): Promise<string | null>;
  clients(installerId: string): Promise<readonly PlatformClient[]>;
  devices(clientId: string): Promise<readonly PlatformDevice[]>;
  createSubscription(
    subscription: NewSubscription,
    reference: string,
  ): Promise<{ readonly kind: 'created'; readonly state: PlatformState } | PlatformRefusal>;
  /** Null for one that the platform does not know. */
  subscription(id: string): Promise<PlatformState | null>;
}
