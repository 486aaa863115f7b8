// Written by `npm run types:refresh` from what the routes declare; changes made here are lost.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly AcobaClient: {
            readonly email: string | null;
            readonly id: string;
            readonly last_name: string | null;
            readonly name: string;
            readonly number_of_devices: number;
        };
        readonly AcobaDevice: {
            readonly device_id: string;
            readonly manufacturer: string | null;
            readonly max_channels: number | null;
            readonly name: string;
            readonly subscription_id: string | null;
            readonly type: string | null;
        };
        readonly AcobaInstaller: {
            readonly acoba_installer_id: string | null;
            readonly address: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly email: string;
            readonly id: number;
            readonly name: string;
            readonly person: components["schemas"]["Reference"] | null;
            readonly person_id: number | null;
            readonly telephone: string;
            readonly updatedAt: string;
        };
        readonly AcobaInstallerListed: {
            readonly acoba_installer_id: string | null;
            readonly address: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly email: string;
            readonly id: number;
            readonly name: string;
            readonly person: components["schemas"]["Reference"] | null;
            readonly person_id: number | null;
            readonly telephone: string;
            readonly updatedAt: string;
        };
        readonly AcobaSubscription: {
            readonly acoba_subscription_id: string | null;
            readonly client_email: string | null;
            readonly client_id: string;
            readonly client_name: string;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly device_id: string;
            readonly device_manufacturer: string | null;
            readonly device_max_channels: number | null;
            readonly device_name: string;
            readonly device_type: string | null;
            readonly end_date: string | null;
            readonly held_device: string | null;
            readonly id: number;
            readonly init_point: string | null;
            readonly installer: components["schemas"]["Reference"];
            readonly installer_id: number;
            readonly person: components["schemas"]["Reference"] | null;
            readonly person_id: number | null;
            readonly product: components["schemas"]["Reference"] | null;
            readonly product_id: number | null;
            readonly product_identifier: string;
            readonly product_name: string;
            readonly start_date: string | null;
            readonly status: ("active" | "payment_pending" | "demo" | "registering" | "refused" | "ended") | null;
            readonly status_label: string;
            readonly transaction_amount: string;
            readonly updatedAt: string;
        };
        readonly AcobaSubscriptionListed: {
            readonly acoba_subscription_id: string | null;
            readonly client_email: string | null;
            readonly client_id: string;
            readonly client_name: string;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly device_id: string;
            readonly device_manufacturer: string | null;
            readonly device_max_channels: number | null;
            readonly device_name: string;
            readonly device_type: string | null;
            readonly end_date: string | null;
            readonly held_device: string | null;
            readonly id: number;
            readonly init_point: string | null;
            readonly installer: components["schemas"]["Reference"];
            readonly installer_id: number;
            readonly person: components["schemas"]["Reference"] | null;
            readonly person_id: number | null;
            readonly product: components["schemas"]["Reference"] | null;
            readonly product_id: number | null;
            readonly product_identifier: string;
            readonly product_name: string;
            readonly start_date: string | null;
            readonly status: ("active" | "payment_pending" | "demo" | "registering" | "refused" | "ended") | null;
            readonly status_label: string;
            readonly transaction_amount: string;
            readonly updatedAt: string;
        };
        readonly ActivatedProduct: {
            readonly id: number;
            readonly status: number;
        };
        readonly AddressBook: {
            readonly company_id: number;
            readonly id: number;
            readonly name: string;
            readonly total_details: number;
        };
        readonly AddressBookDetail: {
            readonly alias: string | null;
            readonly apellidos: string | null;
            readonly colony: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly country: components["schemas"]["Reference"] | null;
            readonly country_id: number | null;
            readonly createdAt: string;
            readonly exterior_number: string | null;
            readonly id: number;
            readonly interior_number: string | null;
            readonly is_custom_colony: number;
            readonly is_favorited: number;
            readonly municipality: string | null;
            readonly nombre: string | null;
            readonly receivers_name: string | null;
            readonly reference: string | null;
            readonly state: string | null;
            readonly street: string | null;
            readonly telephone: string | null;
            readonly updatedAt: string;
            readonly zip_code: string | null;
        };
        readonly AddressBookDetailListed: {
            readonly alias: string | null;
            readonly apellidos: string | null;
            readonly colony: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly country: components["schemas"]["Reference"] | null;
            readonly country_id: number | null;
            readonly createdAt: string;
            readonly exterior_number: string | null;
            readonly id: number;
            readonly interior_number: string | null;
            readonly is_custom_colony: number;
            readonly is_favorited: number;
            readonly municipality: string | null;
            readonly nombre: string | null;
            readonly receivers_name: string | null;
            readonly reference: string | null;
            readonly state: string | null;
            readonly street: string | null;
            readonly telephone: string | null;
            readonly updatedAt: string;
            readonly zip_code: string | null;
        };
        readonly AddressType: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly AddressTypeListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly AdjustmentType: {
            readonly accounting_account: string | null;
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            /** @enum {string} */
            readonly show_in: "inventory" | "sales" | "purchases" | "all";
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly AdjustmentTypeListed: {
            readonly accounting_account: string | null;
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            /** @enum {string} */
            readonly show_in: "inventory" | "sales" | "purchases" | "all";
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly AdminStoreItem: {
            readonly category_id: number;
            readonly id: number;
            readonly is_active: boolean;
            readonly name: string;
            readonly name_translations: {
                readonly en: string | null;
                readonly es: string;
            };
            readonly order: number;
        };
        readonly Answers: {
            readonly "DELETE /address-book-details/{id}": components["schemas"]["Empty"];
            readonly "DELETE /adjustment-types/{id}": components["schemas"]["Empty"];
            readonly "DELETE /admin-store-items/{id}": components["schemas"]["Empty"];
            readonly "DELETE /banks/{id}": components["schemas"]["Empty"];
            readonly "DELETE /brands-tvc/{id}": components["schemas"]["Empty"];
            readonly "DELETE /brands/{id}": components["schemas"]["Empty"];
            readonly "DELETE /carriers/{id}": components["schemas"]["Empty"];
            readonly "DELETE /cart-details/{id}": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /cart-shipping-costs/{id}": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /carts/{id}": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /categories/{id}": components["schemas"]["Empty"];
            readonly "DELETE /comments/{id}": {
                readonly data: null;
                readonly message: string;
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /commercial-exchange-rates/{id}": {
                readonly data: {
                    readonly id: number;
                };
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /company-addresses/{id}": components["schemas"]["Empty"];
            readonly "DELETE /company-discount-confs/{id}": components["schemas"]["Empty"];
            readonly "DELETE /company-document-uploads/{id}": components["schemas"]["Empty"];
            readonly "DELETE /company-emails/{id}": components["schemas"]["Empty"];
            readonly "DELETE /company-telephones/{id}": components["schemas"]["Empty"];
            readonly "DELETE /course-categories/{id}": components["schemas"]["Empty"];
            readonly "DELETE /credit-lines/{id}": components["schemas"]["Empty"];
            readonly "DELETE /datasheets/{id}": components["schemas"]["Empty"];
            readonly "DELETE /delivery-offices/{id}": components["schemas"]["Empty"];
            readonly "DELETE /departments/{id}": components["schemas"]["Empty"];
            readonly "DELETE /discount-limits/{id}": components["schemas"]["Empty"];
            readonly "DELETE /distributor-emails/{id}": components["schemas"]["Empty"];
            readonly "DELETE /distributor-quotations/{id}": components["schemas"]["Empty"];
            readonly "DELETE /distributor-registry-interview-call-schedules/{id}": components["schemas"]["Empty"];
            readonly "DELETE /distributor-registry-interviews/{id}": components["schemas"]["Empty"];
            readonly "DELETE /distributor-whatsapp-numbers/{id}": components["schemas"]["Empty"];
            readonly "DELETE /documents/{id}": components["schemas"]["Empty"];
            readonly "DELETE /franchise-migrations/{id}": components["schemas"]["Empty"];
            readonly "DELETE /holidays/{id}": components["schemas"]["Empty"];
            readonly "DELETE /incidence-departments/{id}": components["schemas"]["Empty"];
            readonly "DELETE /incidence-types/{id}": components["schemas"]["Empty"];
            readonly "DELETE /invoices/{id}": {
                readonly data: components["schemas"]["Invoice"];
                readonly id: number;
                readonly meta: Record<string, never>;
            } | components["schemas"]["Empty"];
            readonly "DELETE /job-titles/{id}": components["schemas"]["Empty"];
            readonly "DELETE /jobs/{id}": components["schemas"]["Empty"];
            readonly "DELETE /landings/{id}": components["schemas"]["Empty"];
            readonly "DELETE /new-products/{id}": {
                readonly data: components["schemas"]["RemovedProduct"];
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /nom-cert-products": {
                readonly data: components["schemas"]["NomCert"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /nom-cert-products/{id}": {
                readonly data: components["schemas"]["NomCert"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /nom-certificates/{id}": components["schemas"]["Empty"];
            readonly "DELETE /nom-dictums/{id}": components["schemas"]["Empty"];
            readonly "DELETE /nom-document-certification-agencies/{id}": components["schemas"]["Empty"];
            readonly "DELETE /nom-gate-overrides/{id}": {
                readonly data: components["schemas"]["NomGateOverride"];
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /nom-requirements/{id}": components["schemas"]["Empty"];
            readonly "DELETE /noms/{id}": components["schemas"]["Empty"];
            readonly "DELETE /order-shipments/{id}/serials/{serial_id}": {
                readonly data: components["schemas"]["OrderShipment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /payment-options/{id}": components["schemas"]["Empty"];
            readonly "DELETE /person-sessions/{id}": components["schemas"]["Empty"];
            readonly "DELETE /product-documents": components["schemas"]["Empty"];
            readonly "DELETE /product-images/{id}": {
                readonly data: null;
                readonly message: string;
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /product-limits/{id}": components["schemas"]["Empty"];
            readonly "DELETE /product-nom-certificates/{id}": components["schemas"]["Empty"];
            readonly "DELETE /product-videos/{id}": components["schemas"]["Empty"];
            readonly "DELETE /products/{id}": {
                readonly data: components["schemas"]["RemovedProduct"];
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /push-notification-user-count/{id}": {
                readonly data: {
                    readonly unread: number;
                };
                readonly meta: Record<string, never>;
                readonly unread: number;
            };
            readonly "DELETE /registration-questions/{id}": components["schemas"]["Empty"];
            readonly "DELETE /sale-order-types/{id}": components["schemas"]["Empty"];
            readonly "DELETE /saved-carts/{id}": components["schemas"]["Empty"];
            readonly "DELETE /scales/{id}": components["schemas"]["Empty"];
            readonly "DELETE /search-synonyms/{id}": components["schemas"]["Empty"];
            readonly "DELETE /secondary-users/{id}": components["schemas"]["Empty"];
            readonly "DELETE /shipping-rates/{id}": components["schemas"]["Empty"];
            readonly "DELETE /spending-rules/{id}": components["schemas"]["Empty"];
            readonly "DELETE /staff-jobs/{id}": components["schemas"]["Empty"];
            readonly "DELETE /store-nav-promo-button-configs/{id}": components["schemas"]["Empty"];
            readonly "DELETE /store-profile-promo-dashboard-configs/{id}": components["schemas"]["Empty"];
            readonly "DELETE /student-grades/{id}": components["schemas"]["Empty"];
            readonly "DELETE /subscription-exchange-rates/{id}": {
                readonly data: {
                    readonly id: number;
                };
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /subscription-plans/{id}": components["schemas"]["Empty"];
            readonly "DELETE /supplier-price-agreements/{id}": components["schemas"]["Empty"];
            readonly "DELETE /suppliers/{id}": components["schemas"]["Empty"];
            readonly "DELETE /survey-categories/{id}": components["schemas"]["Empty"];
            readonly "DELETE /survey-fields/{id}": components["schemas"]["Empty"];
            readonly "DELETE /survey-responses/{id}": components["schemas"]["Empty"];
            readonly "DELETE /surveys/{id}": components["schemas"]["Empty"];
            readonly "DELETE /tariff-fractions/{id}": components["schemas"]["Empty"];
            readonly "DELETE /trainings/{id}": components["schemas"]["Empty"];
            readonly "DELETE /tvc-categories/{id}": components["schemas"]["Empty"];
            readonly "DELETE /tvc-university-course-categories/{id}": components["schemas"]["Empty"];
            readonly "DELETE /tvc-university-student-grades/{id}": components["schemas"]["Empty"];
            readonly "DELETE /tvc-university-students/{id}": components["schemas"]["Empty"];
            readonly "DELETE /university-students/{id}": components["schemas"]["Empty"];
            readonly "DELETE /user-documents/{id}": components["schemas"]["Empty"];
            readonly "DELETE /user-sessions/{id}": components["schemas"]["Empty"];
            readonly "DELETE /users/{id}": components["schemas"]["Empty"];
            readonly "DELETE /vacation-requests/{id}": components["schemas"]["Empty"];
            readonly "DELETE /value-restrictions/{id}": components["schemas"]["Empty"];
            readonly "DELETE /wish-list-details/{id}": {
                readonly data: components["schemas"]["WishListWithDetails"];
                readonly meta: Record<string, never>;
            };
            readonly "DELETE /wish-lists/{id}": components["schemas"]["Empty"];
            readonly "DELETE /zk-fingers/{id}": components["schemas"]["Empty"];
            readonly "GET /acoba-client-devices": {
                readonly data: readonly components["schemas"]["AcobaDevice"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /acoba-installer-clients": {
                readonly data: readonly components["schemas"]["AcobaClient"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /acoba-installer-urls": {
                readonly data: {
                    readonly installer_id: number | null;
                    readonly url: string | null;
                };
                readonly meta: Record<string, never>;
            };
            readonly "GET /acoba-installers": {
                readonly data: readonly components["schemas"]["AcobaInstallerListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /acoba-installers/{id}": {
                readonly data: components["schemas"]["AcobaInstaller"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /acoba-subscription-products": {
                readonly data: readonly components["schemas"]["SubscriptionProduct"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /acoba-subscriptions": {
                readonly data: readonly components["schemas"]["AcobaSubscriptionListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /acoba-subscriptions/{id}": {
                readonly data: components["schemas"]["AcobaSubscription"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /address-book-details": {
                readonly data: readonly components["schemas"]["AddressBookDetailListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /address-book-details/{id}": {
                readonly data: components["schemas"]["AddressBookDetail"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /address-books": {
                readonly data: readonly components["schemas"]["AddressBook"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /address-types": {
                readonly data: readonly components["schemas"]["AddressTypeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /address-types/{id}": {
                readonly data: components["schemas"]["AddressType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /adjustment-types": {
                readonly data: readonly components["schemas"]["AdjustmentTypeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /adjustment-types/{id}": {
                readonly data: components["schemas"]["AdjustmentType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /admin-store-items": {
                readonly data: readonly components["schemas"]["AdminStoreItem"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /antiquity-vacations": {
                readonly data: readonly components["schemas"]["AntiquityVacation"][];
                readonly days?: number;
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
                readonly years_of_service?: number;
            };
            readonly "GET /auction-types": {
                readonly data: readonly components["schemas"]["ConditionGrade"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /auction-types/{id}": {
                readonly data: components["schemas"]["ConditionGrade"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /background-job-backlog": {
                readonly data: components["schemas"]["Backlog"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /background-job-counts": {
                readonly data: components["schemas"]["BackgroundJobCount"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /background-jobs": {
                readonly data: readonly components["schemas"]["BackgroundJob"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /background-jobs/{id}": {
                readonly data: components["schemas"]["BackgroundJob"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /bank-institutions": {
                readonly data: readonly components["schemas"]["BankInstitutionListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /banks": {
                readonly data: readonly components["schemas"]["BankListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /banks/{id}": {
                readonly data: components["schemas"]["Bank"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /blood-types": {
                readonly data: readonly components["schemas"]["BloodTypeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /blood-types/{id}": {
                readonly data: components["schemas"]["BloodType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /branch-distributors": {
                readonly data: readonly components["schemas"]["BranchDistributor"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /branch-distributors/{id}": {
                readonly data: components["schemas"]["BranchDistributor"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /branches": {
                readonly data: readonly components["schemas"]["Branch"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /branches/{id}": {
                readonly data: components["schemas"]["Branch"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /brands": {
                readonly data: readonly components["schemas"]["Brand"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /brands-tvc": {
                readonly data: readonly components["schemas"]["BrandsTvc"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /brands-tvc/{id}": {
                readonly data: components["schemas"]["BrandsTvc"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /brands/{id}": {
                readonly data: components["schemas"]["Brand"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /captcha-challenges": {
                readonly data: components["schemas"]["CaptchaChallenge"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /carriers": {
                readonly data: readonly components["schemas"]["CarrierListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /carriers/{id}": {
                readonly data: components["schemas"]["Carrier"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /cart-cfdi-uses": {
                readonly data: readonly components["schemas"]["CartCfdiUso"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /cart-cfdi-usos": {
                readonly data: readonly components["schemas"]["CartCfdiUso"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /cart-deliveries": {
                readonly branches: readonly {
                    readonly address: string;
                    readonly branch_id: number;
                    readonly branch_name: string;
                    readonly name: string;
                    readonly opening_hours: string | null;
                    readonly telephone: string | null;
                    readonly type: string;
                }[];
                readonly carriers: readonly {
                    readonly code: string;
                    readonly id: number;
                    readonly name: string;
                }[];
                readonly clients: readonly {
                    readonly apellidos: string | null;
                    readonly id: number;
                    readonly nombre: string | null;
                }[];
                readonly data: readonly ({
                    readonly address: string;
                    readonly branch_id: number;
                    readonly branch_name: string;
                    readonly name: string;
                    readonly opening_hours: string | null;
                    readonly telephone: string | null;
                    readonly type: string;
                } | {
                    readonly address: string;
                    readonly carrier_id: number;
                    readonly carrier_name: string | null;
                    readonly hasCoverage: boolean | null;
                    readonly name: string;
                    readonly office_delivery: number;
                    readonly opening_hours: string | null;
                    readonly telephone: string | null;
                    readonly type: string;
                    readonly zip_code: string;
                })[];
                readonly deliveryOffices: readonly {
                    readonly address: string;
                    readonly carrier_id: number;
                    readonly carrier_name: string | null;
                    readonly hasCoverage: boolean | null;
                    readonly name: string;
                    readonly office_delivery: number;
                    readonly opening_hours: string | null;
                    readonly telephone: string | null;
                    readonly type: string;
                    readonly zip_code: string;
                }[];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly methods: readonly {
                    /** @enum {string} */
                    readonly name: "Recoger en sucursal" | "Ocurre: recoger en oficina de paquetería" | "Paquetería de tu elección" | "Entrega a domicilio";
                    readonly type: string;
                }[];
                readonly total: number;
                readonly userBranchId: number | null;
            };
            readonly "GET /cart-payment-check-left-overs": {
                readonly data: components["schemas"]["CartPaymentCheckLeftOver"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /cart-payments": {
                readonly data: readonly {
                    readonly available: string | null;
                    readonly closed_because: readonly string[];
                    readonly commission_percentage: string;
                    /** @enum {string} */
                    readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
                    readonly name: string;
                }[];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
                readonly unavailable: readonly {
                    readonly available: string | null;
                    readonly closed_because: readonly string[];
                    readonly commission_percentage: string;
                    /** @enum {string} */
                    readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
                    readonly name: string;
                }[];
            };
            readonly "GET /cart-sale-order-types": {
                readonly data: readonly components["schemas"]["CartSaleOrderType"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /carts/current": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /categories": {
                readonly data: readonly components["schemas"]["Category"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /categories/{id}": {
                readonly data: components["schemas"]["Category"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /category-with-products": {
                readonly data: readonly components["schemas"]["CategoryWithProduct"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /cfdi-uses": {
                readonly data: readonly components["schemas"]["CfdiUseListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /comments": {
                readonly data: readonly components["schemas"]["Comment"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /commercial-exchange-rates": {
                readonly data: readonly components["schemas"]["ExchangeRate"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-addresses": {
                readonly data: readonly components["schemas"]["CompanyAddressListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-addresses/{id}": {
                readonly data: components["schemas"]["CompanyAddress"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /company-changes": {
                readonly data: readonly components["schemas"]["CompanyChangeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-changes/{id}": {
                readonly data: components["schemas"]["CompanyChange"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /company-discount-confs": {
                readonly data: readonly components["schemas"]["CompanyDiscountConfListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-distributors": {
                readonly data: readonly components["schemas"]["CompanyDistributor"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-distributors/{id}": {
                readonly data: components["schemas"]["CompanyDistributor"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /company-document-authorizations": {
                readonly data: readonly components["schemas"]["CompanyDocumentListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-documents": {
                readonly data: readonly components["schemas"]["CompanyDocumentListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-documents/{id}": {
                readonly data: components["schemas"]["CompanyDocument"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /company-email-types": {
                readonly data: readonly components["schemas"]["EmailTypeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-email-types/{id}": {
                readonly data: components["schemas"]["EmailType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /company-emails": {
                readonly data: readonly components["schemas"]["CompanyEmailListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-emails/{id}": {
                readonly data: components["schemas"]["CompanyEmail"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /company-fiscal-datas": {
                readonly data: readonly components["schemas"]["CompanyFiscalDataListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-fiscal-datas/{id}": {
                readonly data: components["schemas"]["CompanyFiscalData"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /company-ledgers": {
                readonly data: readonly components["schemas"]["LedgerEntry"][];
                readonly meta: {
                    readonly account: {
                        readonly available: string;
                        readonly balance: string;
                        readonly credit_days?: number;
                        readonly credit_limit?: string;
                        /** @enum {string} */
                        readonly currency: "USD" | "MXN";
                        readonly is_blocked?: boolean;
                        /** @enum {string} */
                        readonly kind: "wallet" | "credit";
                        readonly overdue?: string;
                    };
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-logos/{id}": {
                readonly data: components["schemas"]["SavedCompanyLogo"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /company-overviews/{id}": {
                readonly data: components["schemas"]["CompanyOverview"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /company-search": {
                readonly data: readonly components["schemas"]["FoundCompany"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-telephones": {
                readonly data: readonly components["schemas"]["CompanyTelephoneListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /company-telephones/{id}": {
                readonly data: components["schemas"]["CompanyTelephone"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /concessions": {
                readonly data: readonly components["schemas"]["ConcessionListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /concessions/{id}": {
                readonly data: components["schemas"]["Concession"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /condition-grades": {
                readonly data: readonly components["schemas"]["ConditionGrade"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /condition-grades/{id}": {
                readonly data: components["schemas"]["ConditionGrade"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /contact-messages": {
                readonly data: readonly components["schemas"]["ContactMessageListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /contact-messages/{id}": {
                readonly data: components["schemas"]["ContactMessage"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /contacts": {
                readonly data: readonly components["schemas"]["DistributorContact"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /count-action-via-short-links/{id}": {
                readonly data: {
                    readonly code: string;
                };
                readonly meta: Record<string, never>;
            };
            readonly "GET /countries": {
                readonly data: readonly components["schemas"]["Country"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /course-categories": {
                readonly data: readonly components["schemas"]["CourseCategoryListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /course-categories/{id}": {
                readonly data: components["schemas"]["CourseCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /credit-lines": {
                readonly data: readonly components["schemas"]["CreditLineListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /credit-lines/{id}": {
                readonly data: components["schemas"]["CreditLine"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /crm-distributor-emails/{email}": {
                readonly data: components["schemas"]["DistributorOfEmail"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /crm-distributor-telephones": {
                readonly data: readonly components["schemas"]["DistributorTelephone"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /crm-distributors": {
                readonly data: readonly components["schemas"]["Distributor"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /crm-distributors/{id}": {
                readonly data: components["schemas"]["Distributor"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /currencies": {
                readonly data: readonly components["schemas"]["CurrencyListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /dashboards": {
                readonly data: readonly components["schemas"]["Dashboard"][];
                readonly meta: Record<string, never>;
                readonly total: number;
            };
            readonly "GET /datasheet-lists": {
                readonly data: readonly components["schemas"]["DatasheetList"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /datasheets": {
                readonly data: readonly components["schemas"]["Datasheet"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /datasheets/{id}": {
                readonly data: components["schemas"]["DatasheetWithGroups"];
                readonly meta: Record<string, never>;
            } | {
                readonly data: components["schemas"]["DatasheetOfProduct"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /dates": {
                readonly data: readonly (components["schemas"]["Named"] | {
                    readonly id: number;
                    readonly name: string;
                    readonly year: number;
                })[];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /delivery-offices": {
                readonly data: readonly components["schemas"]["DeliveryOfficeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /delivery-offices/{id}": {
                readonly data: components["schemas"]["DeliveryOffice"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /delivery-tracks/{tracking_number}": {
                readonly data: components["schemas"]["DeliveryTrack"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /departments": {
                readonly data: readonly components["schemas"]["DepartmentListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /departments/{id}": {
                readonly data: components["schemas"]["Department"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /disabled-secondary-users": {
                readonly data: readonly components["schemas"]["CompanySecondaryUser"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /discount-grants": {
                readonly data: readonly components["schemas"]["DiscountGrantListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /discount-grants/{id}": {
                readonly data: components["schemas"]["DiscountGrant"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /discount-limits": {
                readonly data: readonly components["schemas"]["DiscountLimitListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /discount-limits/{id}": {
                readonly data: components["schemas"]["DiscountLimit"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /distributor-emails": {
                readonly data: readonly components["schemas"]["CompanyEmailListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /distributor-emails/{id}": {
                readonly data: components["schemas"]["CompanyEmail"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /distributor-quotations": {
                readonly data: readonly components["schemas"]["DistributorQuotationListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /distributor-quotations/{id}": {
                readonly data: components["schemas"]["QuotationWithVersions"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /distributor-registries": {
                readonly data: readonly components["schemas"]["DistributorRegistryListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /distributor-registries/{id}": {
                readonly data: components["schemas"]["DistributorRegistry"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /distributor-registry-interview-call-schedules": {
                readonly data: readonly components["schemas"]["DistributorRegistryInterviewCallScheduleListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /distributor-registry-interview-call-schedules/{id}": {
                readonly data: components["schemas"]["DistributorRegistryInterviewCallSchedule"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /distributor-registry-interview-calls": {
                readonly data: readonly components["schemas"]["DistributorRegistryInterviewCallListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /distributor-registry-interview-calls/{id}": {
                readonly data: components["schemas"]["DistributorRegistryInterviewCall"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /distributor-registry-interviews": {
                readonly data: readonly components["schemas"]["DistributorRegistryListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /distributor-registry-interviews/{id}": {
                readonly data: components["schemas"]["DistributorRegistry"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /distributor-type-discount-configs": {
                readonly data: readonly components["schemas"]["DistributorTypeDiscountConfig"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /distributor-whatsapp-numbers": {
                readonly data: readonly components["schemas"]["DistributorWhatsappNumberListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /distributor-whatsapp-numbers/{id}": {
                readonly data: components["schemas"]["DistributorWhatsappNumber"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /distributors": {
                readonly data: readonly components["schemas"]["Distributor"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /distributors-address": {
                readonly data: readonly components["schemas"]["DistributorAddress"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /distributors-telephone": {
                readonly data: readonly components["schemas"]["DistributorTelephone"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /distributors/{id}": {
                readonly data: components["schemas"]["Distributor"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /document-validation": {
                readonly data: readonly components["schemas"]["RegistrationDocument"][];
                readonly meta: Record<string, never>;
                readonly total: number;
            };
            readonly "GET /documents": {
                readonly data: readonly components["schemas"]["Document"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /education-types": {
                readonly data: readonly components["schemas"]["EducationTypeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /education-types/{id}": {
                readonly data: components["schemas"]["EducationType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /email-notification-types": {
                readonly data: readonly components["schemas"]["EmailNotificationTypeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /email-notification-types/{id}": {
                readonly data: components["schemas"]["EmailNotificationType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /email-types": {
                readonly data: readonly components["schemas"]["EmailTypeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /email-types/{id}": {
                readonly data: components["schemas"]["EmailType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /employee": {
                readonly data: readonly components["schemas"]["Colleague"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /employee-job-titles": {
                readonly data: readonly components["schemas"]["JobTitleListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /employee/{id}": {
                readonly data: components["schemas"]["ColleagueFile"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /employees": {
                readonly data: readonly components["schemas"]["EmployeeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /employees/{id}": {
                readonly data: components["schemas"]["Employee"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /external-quotation-datas": {
                readonly data: components["schemas"]["ExternalQuotationData"];
                readonly id: number;
                readonly meta: Record<string, never>;
            } | components["schemas"]["Empty"];
            readonly "GET /findings": {
                readonly data: readonly components["schemas"]["Hit"][];
                readonly meta: Record<string, never>;
            };
            readonly "GET /franchise-migrations": {
                readonly data: readonly components["schemas"]["FranchiseMigrationListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /franchise-migrations/{id}": {
                readonly data: components["schemas"]["FranchiseMigration"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /functional-chief": {
                readonly data: readonly components["schemas"]["JobCard"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /histories": {
                readonly data: readonly components["schemas"]["History"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /holidays": {
                readonly data: readonly components["schemas"]["HolidayListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /holidays/{id}": {
                readonly data: components["schemas"]["Holiday"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /impersonation-acts": {
                readonly data: readonly components["schemas"]["ImpersonationAct"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /impersonations": {
                readonly data: readonly components["schemas"]["ImpersonationListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /impersonations/{id}": {
                readonly data: components["schemas"]["Impersonation"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /inactive-products": {
                readonly data: readonly components["schemas"]["InactiveProduct"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /incidence-comments": {
                readonly data: readonly components["schemas"]["IncidenceComment"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /incidence-delivery-offices": {
                readonly data: readonly components["schemas"]["IncidenceDeliveryOffice"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /incidence-departments": {
                readonly data: readonly components["schemas"]["IncidenceDepartmentListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /incidence-departments/{id}": {
                readonly data: components["schemas"]["IncidenceDepartment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /incidence-types": {
                readonly data: readonly components["schemas"]["IncidenceTypeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /incidence-types/{id}": {
                readonly data: components["schemas"]["IncidenceType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /incidence-warranties": {
                readonly data: components["schemas"]["IncidenceWarranty"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /incidences": {
                readonly data: readonly components["schemas"]["IncidenceListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /incidences/{id}": {
                readonly data: components["schemas"]["Incidence"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /inventory-checker": {
                readonly data: readonly components["schemas"]["InventoryChecker"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /invoice-advances": {
                readonly data: readonly {
                    readonly amount: string;
                    /** @enum {string} */
                    readonly currency: "USD" | "MXN";
                    readonly invoice_id: number | null;
                    readonly left: string;
                    readonly movement_id: number;
                    readonly received_at: string;
                    readonly reference: string;
                }[];
                readonly meta: Record<string, never>;
            };
            readonly "GET /invoice-cancellations": {
                readonly data: readonly components["schemas"]["InvoiceCancellationListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /invoice-cancellations/{id}": {
                readonly data: components["schemas"]["InvoiceCancellation"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /invoice-payments": {
                readonly data: readonly components["schemas"]["InvoicePaymentListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /invoice-payments/{id}": {
                readonly data: components["schemas"]["InvoicePayment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /invoice-searches": {
                readonly data: readonly components["schemas"]["InvoiceListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /invoices": {
                readonly data: readonly components["schemas"]["InvoiceListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /invoices/{id}": {
                readonly data: components["schemas"]["Invoice"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /invoicing-status": {
                readonly data: components["schemas"]["InvoicingStatus"] | null;
                readonly meta: Record<string, never>;
            };
            readonly "GET /job-titles": {
                readonly data: readonly components["schemas"]["JobTitleListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /job-titles/{id}": {
                readonly data: components["schemas"]["JobTitle"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /jobs": {
                readonly data: readonly components["schemas"]["StaffJobListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /jobs/{id}": {
                readonly data: components["schemas"]["ShownJob"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /landing-previews/{id}": {
                readonly data: {
                    readonly url: string;
                };
                readonly meta: Record<string, never>;
            };
            readonly "GET /landing-submissions": {
                readonly data: readonly components["schemas"]["LandingSubmission"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /landing-submissions/{id}": {
                readonly data: components["schemas"]["LandingSubmission"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /landings": {
                readonly data: readonly components["schemas"]["LandingListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /landings/{id}": {
                readonly data: components["schemas"]["Landing"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /languages": {
                readonly data: readonly components["schemas"]["LanguageListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /listed-taxpayers": {
                readonly data: readonly components["schemas"]["ListedTaxpayerListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /listed-taxpayers/{id}": {
                readonly data: components["schemas"]["ListedTaxpayer"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /mail-outbox": {
                readonly data: readonly components["schemas"]["MailOutbox"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /mail-outbox/{id}": {
                readonly data: components["schemas"]["MailOutbox"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /massive-discounts": {
                readonly data: readonly components["schemas"]["MassiveDiscount"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /mega-menu-categories/{id}": {
                readonly data: components["schemas"]["MegaMenuCategory"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /my-vacations": {
                readonly data: components["schemas"]["MyVacations"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /new-product-features": {
                readonly data: components["schemas"]["ProductFeature"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /new-product-features/{id}": {
                readonly data: components["schemas"]["ProductFeature"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /new-product-limits": {
                readonly data: components["schemas"]["NewProductLimit"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /new-product-overviews": {
                readonly data: readonly components["schemas"]["ProductOverview"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                    readonly updatedAt: string | null;
                };
                readonly total: number;
            };
            readonly "GET /new-products": {
                readonly data: readonly components["schemas"]["ProductListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            } | {
                readonly data: {
                    readonly model: string;
                };
                readonly meta: Record<string, never>;
            } | {
                readonly data: readonly ({
                    readonly id: number;
                    readonly product_id: number;
                    readonly suggested_quantity: number;
                } & {
                    readonly [key: string]: unknown;
                })[];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /new-products/{id}": {
                readonly data: components["schemas"]["Product"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /nom-cert-product-reports": {
                readonly data: readonly components["schemas"]["NomCertProductReport"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /nom-certificates": {
                readonly data: readonly components["schemas"]["NomDocument"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /nom-certificates/{id}": {
                readonly data: components["schemas"]["NomDocumentWithProducts"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /nom-certs": {
                readonly data: readonly components["schemas"]["NomCertListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /nom-certs/{id}": {
                readonly data: components["schemas"]["NomCert"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /nom-dictums": {
                readonly data: readonly components["schemas"]["NomDocument"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /nom-dictums/{id}": {
                readonly data: components["schemas"]["NomDocumentWithProducts"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /nom-document-certification-agencies": {
                readonly data: readonly components["schemas"]["NomDocumentCertificationAgency"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /nom-document-certification-agencies/{id}": {
                readonly data: components["schemas"]["NomDocumentCertificationAgency"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /nom-documents": {
                readonly data: readonly components["schemas"]["NomDocument"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /nom-documents/{id}": {
                readonly data: components["schemas"]["NomDocumentWithProducts"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /nom-expiry-calendar": {
                readonly data: readonly components["schemas"]["NomExpiryCalendar"][];
                readonly meta: {
                    readonly from: string;
                    readonly to: string;
                };
                readonly total: number;
            };
            readonly "GET /nom-gate-overrides": {
                readonly data: readonly components["schemas"]["NomGateOverride"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /nom-lights": {
                readonly data: readonly components["schemas"]["NomLight"][];
                readonly meta: Record<string, never>;
                readonly total: number;
            };
            readonly "GET /nom-product-requirement-reports": {
                readonly data: readonly components["schemas"]["NomProductRequirement"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /nom-product-requirements": {
                readonly data: readonly components["schemas"]["NomProductRequirement"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /nom-products": {
                readonly data: readonly components["schemas"]["NomProduct"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                    readonly states: {
                        readonly complies: number;
                        readonly exempt: number;
                        readonly expiring: number;
                        readonly missing: number;
                        readonly unstated: number;
                    };
                };
                readonly total: number;
            };
            readonly "GET /nom-products/{id}": {
                readonly data: components["schemas"]["NomSheet"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /nom-requirement-responsables": {
                readonly data: readonly components["schemas"]["NomResponsible"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /nom-requirement-responsables/{id}": {
                readonly data: components["schemas"]["NomResponsible"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /nom-requirements": {
                readonly data: readonly components["schemas"]["NomRequirement"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /nom-requirements/{id}": {
                readonly data: components["schemas"]["NomRequirement"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /nom-selectable-users": {
                readonly data: readonly components["schemas"]["NomSelectableUser"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /nom-tasks": {
                readonly data: readonly components["schemas"]["NomTask"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /noms": {
                readonly data: readonly components["schemas"]["Nom"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /noms/{id}": {
                readonly data: components["schemas"]["Nom"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /official-rates": {
                readonly data: readonly components["schemas"]["OfficialRateListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /official-rates/{id}": {
                readonly data: components["schemas"]["OfficialRate"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /openapi.json": {
                /** @constant */
                readonly openapi: "3.1.0";
            } & {
                readonly [key: string]: unknown;
            };
            readonly "GET /order-shipments": {
                readonly data: readonly components["schemas"]["OrderShipmentListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /order-shipments/{id}": {
                readonly data: components["schemas"]["OrderShipment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /org-chart": {
                readonly data: readonly components["schemas"]["OrgChartJob"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /panel-accounts": {
                readonly data: readonly components["schemas"]["PanelAccount"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /payment-accounts": {
                readonly data: readonly components["schemas"]["PaymentAccount"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /payment-options": {
                readonly data: readonly components["schemas"]["PaymentOptionListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /payment-options/{id}": {
                readonly data: components["schemas"]["PaymentOption"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /permission-holders": {
                readonly data: readonly components["schemas"]["PermissionHolder"][];
                readonly is_public: boolean;
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly roles: readonly string[];
                readonly total: number;
            };
            readonly "GET /permissions": {
                readonly data: readonly components["schemas"]["Permission"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /person-sessions": {
                readonly data: readonly components["schemas"]["UserSession"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /personal-data/{id}": {
                readonly data: components["schemas"]["PersonalData"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /postal-code-addresses": {
                readonly data: components["schemas"]["PostalCodeAddress"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /price-explanations": {
                readonly data: components["schemas"]["PriceExplanation"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-alternatives": {
                readonly data: readonly components["schemas"]["ProductAlternative"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-alternatives/{id}": {
                readonly data: components["schemas"]["ProductAlternativeChoice"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-auction-inventories": {
                readonly data: readonly components["schemas"]["ProductAuctionInventory"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-autocomplete": {
                readonly data: readonly components["schemas"]["ProductAutocomplete"][];
                readonly meta: Record<string, never>;
                readonly total: number;
            };
            readonly "GET /product-autocomplete-searches": {
                readonly data: components["schemas"]["ProductAutocompleteSearch"];
                readonly meta: {
                    readonly currency_id: number;
                };
                readonly total: number;
            };
            readonly "GET /product-completeness": {
                readonly data: components["schemas"]["ProductCompleteness"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-datasheets/{id}": {
                readonly data: components["schemas"]["ProductDatasheet"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-documents": {
                readonly data: readonly components["schemas"]["ProductDocument"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-features": {
                readonly data: components["schemas"]["ProductFeature"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-features/{id}": {
                readonly data: components["schemas"]["ProductFeature"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-images": {
                readonly data: readonly components["schemas"]["ProductImage"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-inventories": {
                readonly data: readonly components["schemas"]["ProductInventory"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-inventory-rotations": {
                readonly data: readonly components["schemas"]["ProductInventoryRotation"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-kit-details": {
                readonly data: readonly components["schemas"]["ProductKitDetail"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-kit-details/{id}": {
                readonly data: readonly components["schemas"]["ProductKitDetail"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-limit-histories": {
                readonly data: readonly components["schemas"]["ProductLimitHistory"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-limit-reports": {
                readonly data: readonly components["schemas"]["ProductLimitReport"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-limit-reports/{id}": {
                readonly data: components["schemas"]["ProductLimitReportFile"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-limits": {
                readonly data: readonly components["schemas"]["ProductLimit"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-limits/{id}": {
                readonly data: components["schemas"]["ProductLimit"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-nom-tags/{id}": {
                readonly data: components["schemas"]["ProductNomTag"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-overviews": {
                readonly data: readonly components["schemas"]["ProductOverview"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                    readonly updatedAt: string | null;
                };
                readonly total: number;
            };
            readonly "GET /product-price-histories": {
                readonly data: readonly components["schemas"]["ProductPriceHistory"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-promos": {
                readonly data: readonly components["schemas"]["ProductPromo"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-promos/{id}": {
                readonly data: components["schemas"]["ProductPromo"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-publications/{id}": {
                readonly data: components["schemas"]["ProductPublication"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-replacements/{id}": {
                readonly data: components["schemas"]["ProductReplacement"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-review-moderations": {
                readonly data: readonly components["schemas"]["ProductReviewModeration"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-reviews": {
                readonly data: readonly components["schemas"]["ProductReview"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                    readonly summary: {
                        readonly five_stars_percentage: number;
                        readonly four_stars_percentage: number;
                        readonly image_full_path: string | null;
                        readonly name: string;
                        readonly one_star_percentage: number;
                        readonly own_review: {
                            readonly comment: string;
                            readonly id: number;
                            readonly productId: number;
                            readonly rating: number;
                            readonly reason: string | null;
                            /** @enum {string} */
                            readonly status: "pending" | "rejected" | "published";
                            /** @enum {string} */
                            readonly status_label: "Rechazada" | "Por revisar" | "Publicada";
                            readonly title: string;
                            readonly updated_at: string;
                        } | null;
                        readonly productId: number;
                        readonly purchased_by_user: boolean;
                        readonly rating: number;
                        readonly show_url: string;
                        readonly three_stars_percentage: number;
                        readonly total: number;
                        readonly two_stars_percentage: number;
                    };
                };
                readonly total: number;
            };
            readonly "GET /product-reviews/{id}": {
                readonly data: components["schemas"]["ProductReview"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-rotations-history": {
                readonly average_sales: number;
                readonly data: readonly components["schemas"]["ProductRotationsHistory"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly product: {
                    readonly id: number;
                    readonly model: string;
                    readonly name: string;
                    readonly sku: string;
                };
                readonly total: number;
            };
            readonly "GET /product-serials": {
                readonly data: readonly components["schemas"]["ProductSerialListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /product-serials/{id}": {
                readonly data: components["schemas"]["ProductSerial"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /product-stocks": {
                readonly byWarehouses: readonly {
                    readonly real_stock: number;
                    readonly stock: number;
                    readonly warehouse: string;
                    readonly warehouse_id: number;
                }[];
                readonly data: components["schemas"]["ProductStock"];
                readonly meta: Record<string, never>;
                readonly total: number;
                readonly total_real: number;
                readonly totalReal: number;
            };
            readonly "GET /product-videos": {
                readonly data: readonly components["schemas"]["ProductVideo"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /products": {
                readonly data: readonly components["schemas"]["ProductListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            } | {
                readonly data: {
                    readonly model: string;
                };
                readonly meta: Record<string, never>;
            } | {
                readonly data: readonly ({
                    readonly id: number;
                    readonly product_id: number;
                    readonly suggested_quantity: number;
                } & {
                    readonly [key: string]: unknown;
                })[];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /products/{id}": {
                readonly data: components["schemas"]["Product"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /project-distributor-emails/{email}": {
                readonly data: components["schemas"]["DistributorOfEmail"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /purchase-satisfactions": {
                readonly data: readonly components["schemas"]["PurchaseSatisfactionListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /purchase-satisfactions/{id}": {
                readonly data: components["schemas"]["PurchaseSatisfaction"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /push-notification-keys": {
                readonly data: {
                    readonly public_key: string;
                };
                readonly meta: Record<string, never>;
            };
            readonly "GET /push-notification-targets": {
                readonly data: components["schemas"]["PushNotificationTarget"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /push-notification-user-count": {
                readonly data: {
                    readonly unread: number;
                };
                readonly meta: Record<string, never>;
                readonly unread: number;
            };
            readonly "GET /push-notifications": {
                readonly data: readonly components["schemas"]["PushNotification"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /registration-questions": {
                readonly data: readonly components["schemas"]["RegistrationQuestionListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /registration-questions/{id}": {
                readonly data: components["schemas"]["RegistrationQuestion"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /related-products/{id}": {
                readonly data: components["schemas"]["RelatedProduct"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /relative-types": {
                readonly data: readonly components["schemas"]["RelativeTypeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /relative-types/{id}": {
                readonly data: components["schemas"]["RelativeType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /restock-suggestions": {
                readonly data: readonly components["schemas"]["RestockSuggestion"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /roles": {
                readonly data: readonly components["schemas"]["Role"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /sale-order-approvals": {
                readonly data: readonly components["schemas"]["SaleOrderApproval"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /sale-order-boards": {
                readonly data: components["schemas"]["SaleOrderBoard"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /sale-order-comments": {
                readonly data: readonly components["schemas"]["SaleOrderComment"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /sale-order-divided-sale-orders/{id}": {
                readonly data: components["schemas"]["SaleOrderDividedSaleOrder"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /sale-order-payment-receipts": {
                readonly data: readonly components["schemas"]["SaleOrderPaymentReceiptListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /sale-order-payment-receipts/{id}": {
                readonly data: components["schemas"]["SaleOrderPaymentReceipt"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /sale-order-salesmen": {
                readonly data: readonly components["schemas"]["SaleOrderSalesmen"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /sale-order-types": {
                readonly data: readonly components["schemas"]["SaleOrderTypeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /sale-order-types/{id}": {
                readonly data: components["schemas"]["SaleOrderType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /sale-order-user-impersonations": {
                readonly data: readonly components["schemas"]["SaleOrderUserImpersonation"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /sale-orders": {
                readonly data: readonly components["schemas"]["SaleOrderListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /sale-orders/{id}": {
                readonly data: components["schemas"]["StaffSaleOrder"] | components["schemas"]["SaleOrder"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /sale-orders/{id}/edit": {
                readonly data: components["schemas"]["CartOfOrder"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /saved-carts": {
                readonly data: readonly components["schemas"]["SavedCart"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /scales": {
                readonly data: readonly components["schemas"]["ScaleListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /scales/{id}": {
                readonly data: components["schemas"]["Scale"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /search-insights": {
                readonly data: readonly components["schemas"]["SearchInsight"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                    readonly totals: {
                        readonly abandoned: number;
                        readonly brand_clicks: number;
                        readonly cart_adds: number;
                        readonly category_clicks: number;
                        readonly click_outside: number;
                        readonly close_button: number;
                        readonly esc_key: number;
                        readonly input_cleared: number;
                        readonly product_clicks: number;
                        readonly searches: number;
                        readonly submits: number;
                        readonly tab_closed: number;
                        readonly term?: string;
                        readonly without_results: number;
                    };
                };
                readonly total: number;
            };
            readonly "GET /search-synonyms": {
                readonly data: readonly components["schemas"]["SearchSynonym"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /search-synonyms/{id}": {
                readonly data: components["schemas"]["SearchSynonym"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /search-tokens": {
                readonly data: components["schemas"]["SearchToken"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /secondary-user-activities": {
                readonly data: readonly components["schemas"]["SecondaryUserActivity"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /secondary-user-configs": {
                readonly data: components["schemas"]["SecondaryUserConfig"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /secondary-users": {
                readonly data: readonly components["schemas"]["CompanySecondaryUser"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /secondary-users/{id}": {
                readonly data: components["schemas"]["CompanySecondaryUser"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /setup-checklist": {
                readonly data: readonly components["schemas"]["SetupChecklist"][];
                readonly meta: Record<string, never>;
            };
            readonly "GET /shipping-rates": {
                readonly data: readonly components["schemas"]["ShippingRateListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /shipping-rates/{id}": {
                readonly data: components["schemas"]["ShippingRate"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /special-brand-discount-dist": {
                readonly data: readonly components["schemas"]["SpecialBrandDiscountListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /special-brand-discounts": {
                readonly data: readonly components["schemas"]["SpecialBrandDiscountListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /special-brand-discounts/{id}": {
                readonly data: components["schemas"]["SpecialBrandDiscount"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /spending-people": {
                readonly data: readonly components["schemas"]["SpendingPerson"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /spending-rules": {
                readonly data: readonly components["schemas"]["SpendingRuleListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /spending-rules/{id}": {
                readonly data: components["schemas"]["SpendingRule"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /staff-jobs": {
                readonly data: readonly components["schemas"]["StaffJobListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /staff-jobs/{id}": {
                readonly data: components["schemas"]["StaffJob"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /stages": {
                readonly data: readonly components["schemas"]["Stage"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
                readonly validStages?: readonly components["schemas"]["Stage"][];
            };
            readonly "GET /stages/{id}": {
                readonly data: components["schemas"]["Stage"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /states": {
                readonly data: readonly components["schemas"]["State"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /stock-movements": {
                readonly data: readonly components["schemas"]["StockMovement"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /stock-outs": {
                readonly data: readonly components["schemas"]["StockOut"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /stock-reservations": {
                readonly data: readonly components["schemas"]["StockReservation"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /store-addresses": {
                readonly data: components["schemas"]["StoreAddresses"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /store-campaigns": {
                readonly data: components["schemas"]["StoreCampaigns"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /store-frame": {
                readonly data: components["schemas"]["StoreFrame"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /store-home": {
                readonly data: components["schemas"]["StoreHome"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /store-landings/{slug}": {
                readonly data: components["schemas"]["StoreLanding"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /store-nav-promo-button-configs": {
                readonly data: readonly components["schemas"]["StoreNavPromoButtonConfig"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /store-nav-promo-button-configs/{id}": {
                readonly data: components["schemas"]["StoreNavPromoButtonConfig"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /store-products": {
                readonly data: readonly components["schemas"]["Card"][];
                readonly meta: {
                    readonly banners?: readonly {
                        readonly alt: string | null;
                        readonly height: number | null;
                        readonly href: string | null;
                        readonly id: number;
                        readonly url: string;
                        readonly width: number | null;
                    }[];
                    readonly breadcrumbs: readonly components["schemas"]["Named"][];
                    readonly facets: components["schemas"]["StoreFacets"];
                    readonly nearest?: components["schemas"]["NearestNote"];
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /store-products/{id}": {
                readonly data: components["schemas"]["StoreProduct"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /store-profile-promo-dashboard-configs": {
                readonly data: readonly components["schemas"]["StoreProfilePromoDashboardConfig"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /store-profile-promo-dashboard-configs/{id}": {
                readonly data: components["schemas"]["StoreProfilePromoDashboardConfig"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /store-standings/{kind}/{id}": {
                readonly data: components["schemas"]["StoreStanding"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /student-grades": {
                readonly data: readonly components["schemas"]["StudentGradeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /student-grades/{id}": {
                readonly data: components["schemas"]["StudentGrade"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /subscription-exchange-rates": {
                readonly data: readonly components["schemas"]["ExchangeRate"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /subscription-plans": {
                readonly data: readonly components["schemas"]["SubscriptionPlanListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /subscription-plans/{id}": {
                readonly data: components["schemas"]["SubscriptionPlan"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /subscription-product-prices": {
                readonly data: readonly components["schemas"]["SubscriptionProductPrice"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /supplier-price-agreements": {
                readonly data: readonly components["schemas"]["SupplierPriceAgreementListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /supplier-price-agreements/{id}": {
                readonly data: components["schemas"]["SupplierPriceAgreement"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /suppliers": {
                readonly data: readonly components["schemas"]["Supplier"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /suppliers/{id}": {
                readonly data: components["schemas"]["Supplier"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /survey-campaign-urls/{id}": {
                readonly data: {
                    readonly is_published: boolean;
                    readonly preview_url: string;
                    readonly survey_id: number;
                    readonly url: string;
                };
                readonly meta: Record<string, never>;
            };
            readonly "GET /survey-categories": {
                readonly data: readonly components["schemas"]["SurveyCategoryListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /survey-categories/{id}": {
                readonly data: components["schemas"]["SurveyCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /survey-resources/{id}": {
                readonly data: components["schemas"]["SurveyResource"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /survey-responses": {
                readonly data: readonly components["schemas"]["SurveyResponseListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /survey-responses/{id}": {
                readonly data: components["schemas"]["SurveyResponse"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /survey-results/{id}": {
                readonly data: {
                    readonly answered: number;
                    readonly answering: number;
                    readonly survey_fields: readonly {
                        readonly answers: number;
                        readonly average: number | null;
                        readonly id: number;
                        readonly label: string;
                        readonly options: readonly {
                            readonly option: string;
                            readonly times: number;
                        }[];
                        /** @enum {string} */
                        readonly type: "like_dislike_field" | "multiple_choice_field" | "open_field" | "multiple_select_pill_field" | "rating_field";
                    }[];
                    readonly survey_id: number;
                };
                readonly meta: Record<string, never>;
            };
            readonly "GET /surveys": {
                readonly data: readonly components["schemas"]["SurveyListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /surveys/{id}": {
                readonly data: components["schemas"]["Survey"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /tariff-fractions": {
                readonly data: readonly components["schemas"]["TariffFraction"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /tariff-fractions/{id}": {
                readonly data: components["schemas"]["TariffFraction"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /tax-alerts": {
                readonly data: readonly components["schemas"]["TaxAlertListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /tax-alerts/{id}": {
                readonly data: components["schemas"]["TaxAlert"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /tax-certificate-validations": {
                readonly data: components["schemas"]["TaxCertificateValidation"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /tax-regimes": {
                readonly data: readonly components["schemas"]["TaxRegimeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /telephone-types": {
                readonly data: readonly components["schemas"]["TelephoneTypeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /telephone-types/{id}": {
                readonly data: components["schemas"]["TelephoneType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /termination-reasons": {
                readonly data: readonly components["schemas"]["TerminationReasonListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /termination-reasons/{id}": {
                readonly data: components["schemas"]["TerminationReason"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /trainings": {
                readonly data: readonly components["schemas"]["TrainingListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /trainings/{id}": {
                readonly data: components["schemas"]["Training"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /transfers": {
                readonly data: readonly components["schemas"]["TransferListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /transfers/{id}": {
                readonly data: components["schemas"]["Transfer"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /translations/{id}": {
                readonly data: {
                    readonly [key: string]: string;
                };
                readonly meta: Record<string, never>;
            };
            readonly "GET /tvc-categories": {
                readonly data: readonly components["schemas"]["TvcCategory"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /tvc-categories/{id}": {
                readonly data: components["schemas"]["TvcCategory"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /tvc-university-course-categories": {
                readonly data: readonly components["schemas"]["CourseCategoryListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /tvc-university-course-categories/{id}": {
                readonly data: components["schemas"]["CourseCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /tvc-university-courses": {
                readonly data: readonly components["schemas"]["UniversityCourse"][];
                readonly meta: {
                    readonly may_enter: boolean;
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /tvc-university-student-grades": {
                readonly data: readonly components["schemas"]["StudentGradeListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /tvc-university-student-grades/{id}": {
                readonly data: components["schemas"]["StudentGrade"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /tvc-university-students": {
                readonly data: readonly components["schemas"]["UniversityStudentListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /tvc-university-students/{id}": {
                readonly data: components["schemas"]["UniversityStudent"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /unit-categories": {
                readonly data: readonly components["schemas"]["UnitCategoryListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /unit-categories/{id}": {
                readonly data: components["schemas"]["UnitCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /university-students": {
                readonly data: readonly components["schemas"]["UniversityStudentListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /university-students/{id}": {
                readonly data: components["schemas"]["UniversityStudent"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /user": {
                readonly data: components["schemas"]["Me"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /user-accesses/{id}": {
                readonly data: components["schemas"]["UserAccess"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /user-address/{id}": {
                readonly data: readonly {
                    readonly address_type: components["schemas"]["Reference"] | null;
                    readonly address_type_id: number | null;
                    readonly colony: string;
                    readonly country: components["schemas"]["Reference"] | null;
                    readonly country_id: number | null;
                    readonly exterior_number: string;
                    readonly id: number;
                    readonly interior_number: string | null;
                    readonly municipality: string | null;
                    readonly references: string | null;
                    readonly state: string;
                    readonly street: string;
                    readonly zip_code: string;
                }[];
                readonly id: number;
                readonly meta: Record<string, never>;
                readonly total: number;
            };
            readonly "GET /user-documents": {
                readonly data: readonly components["schemas"]["UserDocumentListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /user-documents/{id}": {
                readonly data: components["schemas"]["UserDocument"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /user-emails/{id}": {
                readonly data: readonly {
                    readonly email: string;
                    readonly email_type: components["schemas"]["Reference"] | null;
                    readonly email_type_id: number | null;
                    readonly id: number;
                }[];
                readonly id: number;
                readonly meta: Record<string, never>;
                readonly total: number;
            };
            readonly "GET /user-franchise-migrations": {
                readonly data: components["schemas"]["UserFranchiseMigration"] | null;
                readonly meta: Record<string, never>;
            };
            readonly "GET /user-job-titles": {
                readonly data: readonly components["schemas"]["JobTitleListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /user-permissions": {
                readonly data: readonly string[];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /user-preferences": {
                readonly data: components["schemas"]["UserPreference"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /user-preferences/{id}": {
                readonly data: components["schemas"]["UserPreference"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /user-profile/{id}": {
                readonly data: components["schemas"]["UserProfile"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /user-push-notifications": {
                readonly data: readonly components["schemas"]["UserPushNotification"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /user-roles/{id}": {
                readonly data: {
                    readonly id: number;
                    readonly roles: readonly components["schemas"]["OwnRole"][];
                };
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /user-salesmans/{id}": {
                readonly data: components["schemas"]["UserSalesman"] | null;
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /user-sessions": {
                readonly data: readonly components["schemas"]["UserSession"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /user-telephones/{id}": {
                readonly data: readonly {
                    readonly area_code: string | null;
                    readonly country_code: string;
                    readonly extension: string | null;
                    readonly id: number;
                    readonly number: string;
                    readonly telephone_type: components["schemas"]["Reference"];
                    readonly telephone_type_id: number;
                }[];
                readonly id: number;
                readonly meta: Record<string, never>;
                readonly total: number;
            };
            readonly "GET /users": {
                readonly data: readonly components["schemas"]["User"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /users/{id}": {
                readonly data: components["schemas"]["UserFile"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /vacation-calendar": {
                readonly data: readonly components["schemas"]["CalendarVacation"][];
                readonly holidays: readonly {
                    readonly date: string;
                    readonly description: string;
                }[];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /vacation-days": {
                readonly data: readonly {
                    readonly date: string;
                }[];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /vacation-requests": {
                readonly data: readonly components["schemas"]["VacationRequestListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /vacation-requests/{id}": {
                readonly data: components["schemas"]["VacationRequest"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /value-restrictions": {
                readonly data: readonly components["schemas"]["ValueRestrictionListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /value-restrictions/{id}": {
                readonly data: components["schemas"]["ValueRestriction"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "GET /waiting": {
                readonly data: readonly components["schemas"]["Waiting"][];
                readonly meta: Record<string, never>;
            };
            readonly "GET /warehouses": {
                readonly data: readonly components["schemas"]["Branch"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /widget-configurations": {
                readonly data: readonly components["schemas"]["WidgetConfiguration"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /widget-configurations/{id}": {
                readonly data: components["schemas"]["WidgetConfiguration"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /widgets/{widget_id}": {
                readonly data: components["schemas"]["DashboardWidget"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /wish-list-products": {
                readonly data: readonly components["schemas"]["WishListProduct"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /wish-lists": {
                readonly data: readonly components["schemas"]["WishList"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
                readonly totalDetails: number;
            };
            readonly "GET /wish-lists/{id}": {
                readonly data: components["schemas"]["WishListWithDetails"];
                readonly meta: Record<string, never>;
            };
            readonly "GET /zk-fingers": {
                readonly data: readonly components["schemas"]["ZkFingerListed"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "GET /zk-fingers/{id}": {
                readonly data: components["schemas"]["ZkFinger"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /address-book-details/{id}": {
                readonly data: components["schemas"]["AddressBookDetail"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /adjustment-types/{id}": {
                readonly data: components["schemas"]["AdjustmentType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /admin-store-items/{id}": {
                readonly data: components["schemas"]["AdminStoreItem"];
                readonly message: string;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /auction-types/{id}": {
                readonly data: components["schemas"]["ConditionGrade"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /banks/{id}": {
                readonly data: components["schemas"]["Bank"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /branches/{id}": {
                readonly data: components["schemas"]["Branch"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /brands-tvc/{id}": {
                readonly data: components["schemas"]["BrandsTvc"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /brands/{id}": {
                readonly data: components["schemas"]["Brand"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /carriers/{id}": {
                readonly data: components["schemas"]["Carrier"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /categories/{id}": {
                readonly data: components["schemas"]["Category"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /company-addresses/{id}": {
                readonly data: components["schemas"]["CompanyAddress"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /company-distributors/{id}": {
                readonly data: components["schemas"]["CompanyDistributor"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /company-emails/{id}": {
                readonly data: components["schemas"]["CompanyEmail"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /company-telephones/{id}": {
                readonly data: components["schemas"]["CompanyTelephone"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /condition-grades/{id}": {
                readonly data: components["schemas"]["ConditionGrade"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /course-categories/{id}": {
                readonly data: components["schemas"]["CourseCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /credit-lines/{id}": {
                readonly data: components["schemas"]["CreditLine"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /delivery-offices/{id}": {
                readonly data: components["schemas"]["DeliveryOffice"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /departments/{id}": {
                readonly data: components["schemas"]["Department"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /discount-limits/{id}": {
                readonly data: components["schemas"]["DiscountLimit"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /distributor-emails/{id}": {
                readonly data: components["schemas"]["CompanyEmail"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /distributor-quotations/{id}": {
                readonly data: components["schemas"]["QuotationWithVersions"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /distributor-registry-interview-call-schedules/{id}": {
                readonly data: components["schemas"]["DistributorRegistryInterviewCallSchedule"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /distributor-whatsapp-numbers/{id}": {
                readonly data: components["schemas"]["DistributorWhatsappNumber"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /distributors/{id}": {
                readonly data: components["schemas"]["Distributor"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /employees/{id}": {
                readonly data: components["schemas"]["Employee"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /franchise-migrations/{id}": {
                readonly data: components["schemas"]["FranchiseMigration"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /holidays/{id}": {
                readonly data: components["schemas"]["Holiday"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /incidence-departments/{id}": {
                readonly data: components["schemas"]["IncidenceDepartment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /incidence-types/{id}": {
                readonly data: components["schemas"]["IncidenceType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /job-titles/{id}": {
                readonly data: components["schemas"]["JobTitle"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /landing-status/{id}": {
                readonly data: components["schemas"]["Landing"];
                readonly message: string;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /landings/{id}": {
                readonly data: components["schemas"]["LandingTexts"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /new-product-features": {
                readonly data: components["schemas"]["ProductFeature"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /new-product-features/{id}": {
                readonly data: components["schemas"]["ProductFeature"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /new-product-limits/{id}": {
                readonly data: components["schemas"]["NewProductLimit"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /new-products/{id}": {
                readonly data: components["schemas"]["Product"];
                readonly meta: {
                    readonly bulk_index?: number;
                    readonly publication?: components["schemas"]["PublicationVerdict"];
                };
            } | {
                readonly data: {
                    readonly id: number;
                    readonly published_in_store: boolean;
                    readonly reasons: readonly {
                        readonly field?: string;
                        readonly message: string;
                    }[];
                    /** @enum {string} */
                    readonly result: "OK" | "NO";
                };
                readonly meta: {
                    readonly message: string;
                };
            } | {
                readonly data: components["schemas"]["ActivatedProduct"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /new-products/0": {
                readonly data: components["schemas"]["BulkProductChange"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /nom-certificates/{id}": {
                readonly data: components["schemas"]["NomDocumentWithProducts"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /nom-certs/{id}": {
                readonly data: components["schemas"]["NomCert"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /nom-dictums/{id}": {
                readonly data: components["schemas"]["NomDocumentWithProducts"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /nom-document-certification-agencies/{id}": {
                readonly data: components["schemas"]["NomDocumentCertificationAgency"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /nom-requirements/{id}": {
                readonly data: components["schemas"]["NomRequirement"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /noms/{id}": {
                readonly data: components["schemas"]["Nom"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /official-rates/{id}": {
                readonly data: components["schemas"]["OfficialRate"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /order-shipments/{id}": {
                readonly data: components["schemas"]["OrderShipment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /payment-options/{id}": {
                readonly data: components["schemas"]["PaymentOption"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /product-datasheets/{id}": {
                readonly data: components["schemas"]["ProductDatasheet"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /product-documents/{id}": {
                readonly data: components["schemas"]["ProductDocument"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /product-features": {
                readonly data: components["schemas"]["ProductFeature"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /product-features/{id}": {
                readonly data: components["schemas"]["ProductFeature"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /product-limits/{id}": {
                readonly data: components["schemas"]["ProductLimit"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /product-replacements/{id}": {
                readonly data: components["schemas"]["ProductReplacement"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /product-videos/{id}": {
                readonly data: readonly components["schemas"]["ProductVideo"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "PATCH /products/{id}": {
                readonly data: components["schemas"]["Product"];
                readonly meta: {
                    readonly bulk_index?: number;
                    readonly publication?: components["schemas"]["PublicationVerdict"];
                };
            } | {
                readonly data: {
                    readonly id: number;
                    readonly published_in_store: boolean;
                    readonly reasons: readonly {
                        readonly field?: string;
                        readonly message: string;
                    }[];
                    /** @enum {string} */
                    readonly result: "OK" | "NO";
                };
                readonly meta: {
                    readonly message: string;
                };
            } | {
                readonly data: components["schemas"]["ActivatedProduct"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /products/0": {
                readonly data: components["schemas"]["BulkProductChange"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /quick-edits/{id}": {
                readonly data: components["schemas"]["Product"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /registration-questions/{id}": {
                readonly data: components["schemas"]["RegistrationQuestion"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /sale-order-types/{id}": {
                readonly data: components["schemas"]["SaleOrderType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /scales/{id}": {
                readonly data: components["schemas"]["Scale"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /search-synonyms/{id}": {
                readonly data: components["schemas"]["SearchSynonym"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /shipping-rates/{id}": {
                readonly data: components["schemas"]["ShippingRate"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /spending-rules/{id}": {
                readonly data: components["schemas"]["SpendingRule"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /staff-jobs/{id}": {
                readonly data: components["schemas"]["StaffJob"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /store-nav-promo-button-configs/{id}": {
                readonly data: components["schemas"]["StoreNavPromoButtonConfig"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /store-profile-promo-dashboard-configs/{id}": {
                readonly data: components["schemas"]["StoreProfilePromoDashboardConfig"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /student-grades/{id}": {
                readonly data: components["schemas"]["StudentGrade"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /subscription-plans/{id}": {
                readonly data: components["schemas"]["SubscriptionPlan"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /supplier-price-agreements/{id}": {
                readonly data: components["schemas"]["SupplierPriceAgreement"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /suppliers/{id}": {
                readonly data: components["schemas"]["Supplier"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /survey-categories/{id}": {
                readonly data: components["schemas"]["SurveyCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /surveys/{id}": {
                readonly data: components["schemas"]["Survey"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /tariff-fractions/{id}": {
                readonly data: components["schemas"]["TariffFraction"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /training-status/{id}": {
                readonly data: components["schemas"]["Training"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /trainings/{id}": {
                readonly data: components["schemas"]["Training"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /transfers/{id}": {
                readonly data: components["schemas"]["Transfer"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /tvc-categories/{id}": {
                readonly data: components["schemas"]["TvcCategory"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /tvc-university-course-categories/{id}": {
                readonly data: components["schemas"]["CourseCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /tvc-university-student-grades/{id}": {
                readonly data: components["schemas"]["StudentGrade"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /tvc-university-students/{id}": {
                readonly data: components["schemas"]["UniversityStudent"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /university-students/{id}": {
                readonly data: components["schemas"]["UniversityStudent"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /user-address/{id}": {
                readonly data: readonly {
                    readonly address_type: components["schemas"]["Reference"] | null;
                    readonly address_type_id: number | null;
                    readonly colony: string;
                    readonly country: components["schemas"]["Reference"] | null;
                    readonly country_id: number | null;
                    readonly exterior_number: string;
                    readonly id: number;
                    readonly interior_number: string | null;
                    readonly municipality: string | null;
                    readonly references: string | null;
                    readonly state: string;
                    readonly street: string;
                    readonly zip_code: string;
                }[];
                readonly id: number;
                readonly meta: Record<string, never>;
                readonly total: number;
            };
            readonly "PATCH /user-documents/{id}": {
                readonly data: components["schemas"]["UserDocument"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /user-emails/{id}": {
                readonly data: readonly {
                    readonly email: string;
                    readonly email_type: components["schemas"]["Reference"] | null;
                    readonly email_type_id: number | null;
                    readonly id: number;
                }[];
                readonly id: number;
                readonly meta: Record<string, never>;
                readonly total: number;
            };
            readonly "PATCH /user-preferences/{id}": {
                readonly data: components["schemas"]["UserPreference"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /user-profile/{id}": {
                readonly data: components["schemas"]["UserProfile"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /user-telephones/{id}": {
                readonly data: readonly {
                    readonly area_code: string | null;
                    readonly country_code: string;
                    readonly extension: string | null;
                    readonly id: number;
                    readonly number: string;
                    readonly telephone_type: components["schemas"]["Reference"];
                    readonly telephone_type_id: number;
                }[];
                readonly id: number;
                readonly meta: Record<string, never>;
                readonly total: number;
            };
            readonly "PATCH /users/{id}": {
                readonly data: components["schemas"]["UserFile"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /vacation-requests/{id}": {
                readonly data: components["schemas"]["VacationRequest"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /value-restrictions/{id}": {
                readonly data: components["schemas"]["ValueRestriction"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /widget-configurations/{id}": {
                readonly data: components["schemas"]["WidgetConfiguration"];
                readonly meta: Record<string, never>;
            };
            readonly "PATCH /zk-fingers/{id}": {
                readonly data: components["schemas"]["ZkFinger"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /acoba-installers": {
                readonly data: components["schemas"]["AcobaInstaller"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /acoba-subscriptions": {
                readonly data: components["schemas"]["AcobaSubscription"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /address-book-details": {
                readonly data: components["schemas"]["AddressBookDetail"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /adjustment-types": {
                readonly data: components["schemas"]["AdjustmentType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /admin-store-items": {
                readonly data: components["schemas"]["AdminStoreItem"];
                readonly message: string;
                readonly meta: Record<string, never>;
            };
            readonly "POST /admin-store-items-order": {
                readonly data: readonly components["schemas"]["AdminStoreItem"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "POST /admin-store-items/{id}": {
                readonly data: components["schemas"]["AdminStoreItem"];
                readonly message: string;
                readonly meta: Record<string, never>;
            };
            readonly "POST /auth/change-password": components["schemas"]["Session"];
            readonly "POST /auth/forgot-password": components["schemas"]["Done"];
            readonly "POST /auth/local": components["schemas"]["Login"];
            readonly "POST /auth/logout": components["schemas"]["Done"];
            readonly "POST /auth/refresh": components["schemas"]["SessionTokens"];
            readonly "POST /auth/reset-password": components["schemas"]["Session"];
            readonly "POST /background-job-retries": {
                readonly data: components["schemas"]["RetriedJobs"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /background-jobs/{id}/retry": {
                readonly data: components["schemas"]["BackgroundJob"] | null;
                readonly meta: Record<string, never>;
            };
            readonly "POST /banks": {
                readonly data: components["schemas"]["Bank"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /banks/{id}": {
                readonly data: components["schemas"]["Bank"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /branches": {
                readonly data: components["schemas"]["Branch"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /brands": {
                readonly data: components["schemas"]["Brand"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /brands-tvc": {
                readonly data: components["schemas"]["BrandsTvc"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /bulk-cart-details": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /bulk-nom-cert-products": {
                readonly data: components["schemas"]["NomCert"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /bulk-nom-products": {
                readonly data: {
                    readonly changed: number;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /carriers": {
                readonly data: components["schemas"]["Carrier"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /cart-addresses": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /cart-cfdi-uses": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /cart-cfdi-usos": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /cart-deliveries": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /cart-details": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /cart-import-csv-files": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: {
                    readonly left_out: readonly components["schemas"]["CartImportRow"][];
                    readonly warnings: {
                        readonly products: {
                            readonly [key: string]: readonly string[];
                        };
                    };
                };
            };
            readonly "POST /cart-payments": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /cart-sale-order-types": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /cart-stages": {
                readonly data: components["schemas"]["CartAtStage"];
                readonly meta: Record<string, never>;
            } | {
                readonly data: components["schemas"]["PlacedCart"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /cart-user-extra-data": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /cart-wish-lists": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: {
                    readonly left_out: readonly number[];
                };
            };
            readonly "POST /categories": {
                readonly data: components["schemas"]["Category"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /comments": {
                readonly data: components["schemas"]["Comment"];
                readonly message: string;
                readonly meta: Record<string, never>;
            };
            readonly "POST /commercial-exchange-rates": {
                readonly data: components["schemas"]["ExchangeRate"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /company-addresses": {
                readonly data: components["schemas"]["CompanyAddress"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /company-discount-confs": {
                readonly data: components["schemas"]["CompanyDiscountConf"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /company-distributors": {
                readonly data: components["schemas"]["CompanyDistributor"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /company-document-uploads": {
                readonly data: components["schemas"]["CompanyDocument"];
                readonly id: number;
                readonly meta: {
                    readonly is_new: boolean;
                };
            };
            readonly "POST /company-email-verification-code": {
                readonly data: components["schemas"]["ContactVerification"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /company-emails": {
                readonly data: components["schemas"]["CompanyEmail"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /company-emails/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /company-fiscal-datas": {
                readonly data: components["schemas"]["CompanyFiscalData"];
                readonly id: number;
                readonly meta: {
                    readonly pending_change_id: number | null;
                };
            };
            readonly "POST /company-handovers": {
                readonly data: {
                    readonly moved: number;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /company-ledger-deposits": {
                readonly data: components["schemas"]["LedgerDeposit"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /company-logos/{id}": {
                readonly data: components["schemas"]["SavedCompanyLogo"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /company-tax-certificates": {
                readonly data: components["schemas"]["TaxCertificateValidation"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /company-telephones": {
                readonly data: components["schemas"]["CompanyTelephone"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /contact-us-registry": {
                readonly data: {
                    readonly id: number;
                };
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /countries": {
                readonly data: components["schemas"]["Country"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /course-categories": {
                readonly data: components["schemas"]["CourseCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /credit-lines": {
                readonly data: components["schemas"]["CreditLine"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /datasheet-lists": {
                readonly data: components["schemas"]["DatasheetList"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /datasheets": {
                readonly data: components["schemas"]["DatasheetWithGroups"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /delivery-offices": {
                readonly data: components["schemas"]["DeliveryOffice"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /departments": {
                readonly data: components["schemas"]["Department"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /discount-limits": {
                readonly data: components["schemas"]["DiscountLimit"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-email-verification": {
                readonly data: components["schemas"]["ContactVerification"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-emails": {
                readonly data: components["schemas"]["CompanyEmail"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-quotation-previews": {
                readonly data: components["schemas"]["QuotationPreview"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-quotations": {
                readonly data: components["schemas"]["QuotationWithVersions"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-quotations/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-registries": {
                readonly data: components["schemas"]["SavedRegistration"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-registry-drafts": {
                readonly data: components["schemas"]["RegistrationDraft"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-registry-interview-call-schedules": {
                readonly data: components["schemas"]["DistributorRegistryInterviewCallSchedule"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-registry-interview-calls": {
                readonly data: components["schemas"]["DistributorRegistryInterviewCall"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-registry-interview-restaurations": {
                readonly data: components["schemas"]["DistributorRegistry"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-registry-interviews": {
                readonly data: components["schemas"]["DistributorRegistry"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-type-discount-configs": {
                readonly data: readonly components["schemas"]["DistributorTypeDiscountConfig"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "POST /distributor-whatsapp-numbers": {
                readonly data: components["schemas"]["DistributorWhatsappNumber"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /distributor-whatsapp-verification-code": {
                readonly data: components["schemas"]["ContactVerification"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /document-validation": {
                readonly data: readonly components["schemas"]["RegistrationDocument"][];
                readonly meta: Record<string, never>;
                readonly total: number;
            };
            readonly "POST /documents": {
                readonly data: readonly components["schemas"]["Document"][];
                readonly meta: Record<string, never>;
            };
            readonly "POST /email-change-confirmations": {
                readonly data: components["schemas"]["EmailLinkUsed"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /email-change-reversals": {
                readonly data: components["schemas"]["EmailLinkUsed"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /email-changes": {
                readonly data: components["schemas"]["EmailChangeAsked"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /employees": {
                readonly data: components["schemas"]["Employee"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /employees/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /exports": {
                readonly data: components["schemas"]["BackgroundJob"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /external-quotation-datas": {
                readonly data: components["schemas"]["ExternalQuotationData"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /franchise-migrations": {
                readonly data: components["schemas"]["FranchiseMigration"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /global-invoices": {
                readonly data: readonly {
                    /** @enum {string} */
                    readonly currency: "USD" | "MXN";
                    readonly id: number;
                    /** @enum {string} */
                    readonly state: "draft" | "validated" | "stamping" | "stamped" | "cancel_requested" | "cancelled" | "failed";
                    readonly total: string;
                }[];
                readonly meta: Record<string, never>;
            };
            readonly "POST /holidays": {
                readonly data: components["schemas"]["Holiday"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /incidence-comments": {
                readonly data: components["schemas"]["IncidenceComment"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /incidence-departments": {
                readonly data: components["schemas"]["IncidenceDepartment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /incidence-types": {
                readonly data: components["schemas"]["IncidenceType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /incidences": {
                readonly data: components["schemas"]["Incidence"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /invoice-advances": {
                readonly data: components["schemas"]["Invoice"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /invoice-credit-notes": {
                readonly data: components["schemas"]["Invoice"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /invoice-payments": {
                readonly data: components["schemas"]["InvoicePayment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /invoice-payments/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /invoices": {
                readonly data: components["schemas"]["Invoice"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /invoices/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /job-titles": {
                readonly data: components["schemas"]["JobTitle"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /jobs": {
                readonly data: components["schemas"]["StaffJob"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /landing-submissions": {
                readonly data: {
                    readonly message: string | null;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /landings": {
                readonly data: components["schemas"]["LandingTexts"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /listed-taxpayer-files": {
                readonly data: {
                    readonly added: number;
                    readonly changed: number;
                    readonly list_day: string;
                    readonly nameless: number;
                    readonly removed: number;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /massive-discounts": {
                readonly data: components["schemas"]["MassiveDiscountJob"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /media-alts": {
                readonly data: readonly components["schemas"]["MediaAlt"][];
                readonly meta: Record<string, never>;
            };
            readonly "POST /mega-menu-categories/order": {
                readonly data: readonly components["schemas"]["AdminStoreItem"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "POST /multi-search": {
                readonly results: readonly components["schemas"]["SearchResult"][];
            };
            readonly "POST /new-product-features": {
                readonly data: components["schemas"]["ProductFeature"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /new-product-overviews": {
                readonly data: readonly components["schemas"]["ProductOverview"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                    readonly updatedAt: string | null;
                };
                readonly total: number;
            };
            readonly "POST /new-products": {
                readonly data: components["schemas"]["Product"];
                readonly meta: {
                    readonly bulk_index?: number;
                    readonly publication?: components["schemas"]["PublicationVerdict"];
                };
            };
            readonly "POST /new-products/{id}": {
                readonly data: components["schemas"]["Product"];
                readonly meta: {
                    readonly bulk_index?: number;
                    readonly publication?: components["schemas"]["PublicationVerdict"];
                };
            };
            readonly "POST /nom-cert-products": {
                readonly data: components["schemas"]["NomCert"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /nom-certificates": {
                readonly data: components["schemas"]["NomDocumentWithProducts"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /nom-certs": {
                readonly data: components["schemas"]["NomCert"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /nom-certs/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /nom-dictums": {
                readonly data: components["schemas"]["NomDocumentWithProducts"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /nom-document-certification-agencies": {
                readonly data: components["schemas"]["NomDocumentCertificationAgency"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /nom-gate-overrides": {
                readonly data: components["schemas"]["NomGateOverride"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /nom-product-requirements": {
                readonly data: components["schemas"]["NomProductRequirement"] | null;
                readonly meta: Record<string, never>;
            };
            readonly "POST /nom-requirement-responsables": {
                readonly data: components["schemas"]["NomResponsible"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /nom-requirements": {
                readonly data: components["schemas"]["NomRequirement"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /noms": {
                readonly data: components["schemas"]["Nom"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /official-holidays": {
                readonly data: {
                    readonly added: readonly string[];
                    readonly year: number;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /official-rate-files": {
                readonly data: {
                    readonly added: number;
                    readonly corrected: number;
                    readonly known: number;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /official-rates": {
                readonly data: components["schemas"]["OfficialRate"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /order-shipments": {
                readonly data: components["schemas"]["OrderShipment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /order-shipments/{id}/serials": {
                readonly data: components["schemas"]["OrderShipment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /order-shipments/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /password-links": {
                readonly data: components["schemas"]["PasswordLink"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /payment-options": {
                readonly data: components["schemas"]["PaymentOption"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /person-email-changes": {
                readonly data: components["schemas"]["EmailChangeAsked"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /personal-data-erasures": {
                readonly data: {
                    readonly id: number;
                };
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /personal-data-exports": {
                readonly data: components["schemas"]["PersonalData"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /product-documents": {
                readonly data: components["schemas"]["ProductDocument"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /product-features": {
                readonly data: components["schemas"]["ProductFeature"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /product-images": {
                readonly data: readonly components["schemas"]["ProductImage"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "POST /product-kit-details": {
                readonly data: readonly components["schemas"]["ProductKitDetail"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "POST /product-limit-assignments": {
                readonly data: {
                    readonly assigned: number;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /product-limit-reports": {
                readonly data: {
                    readonly job_id: number | null;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /product-limits": {
                readonly data: components["schemas"]["ProductLimit"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /product-nom-certificates": {
                readonly data: components["schemas"]["ProductNomCertificate"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /product-nom-certifications": {
                readonly data: readonly components["schemas"]["NomDocument"][];
                readonly meta: Record<string, never>;
                readonly total: number;
            };
            readonly "POST /product-overviews": {
                readonly data: readonly components["schemas"]["ProductOverview"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                    readonly updatedAt: string | null;
                };
                readonly total: number;
            };
            readonly "POST /product-reviews": {
                readonly data: components["schemas"]["ProductReview"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /product-serials": {
                readonly data: components["schemas"]["RegisteredSerials"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /product-videos": {
                readonly data: components["schemas"]["ProductVideo"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /products": {
                readonly data: components["schemas"]["Product"];
                readonly meta: {
                    readonly bulk_index?: number;
                    readonly publication?: components["schemas"]["PublicationVerdict"];
                };
            };
            readonly "POST /products/{id}": {
                readonly data: components["schemas"]["Product"];
                readonly meta: {
                    readonly bulk_index?: number;
                    readonly publication?: components["schemas"]["PublicationVerdict"];
                };
            };
            readonly "POST /purchase-satisfactions": {
                readonly data: components["schemas"]["PurchaseSatisfaction"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /push-notifications": {
                readonly data: components["schemas"]["PushNotification"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /quick-order-lines": {
                readonly data: readonly components["schemas"]["QuickOrderLine"][];
                readonly meta: {
                    readonly counts: {
                        readonly found: number;
                        readonly not_sold: number;
                        readonly several: number;
                        readonly unknown: number;
                    };
                };
            };
            readonly "POST /quotation-import-calculators": {
                readonly data: components["schemas"]["QuotationImport"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /registration-questions": {
                readonly data: components["schemas"]["RegistrationQuestion"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /sale-order-cancellations": {
                readonly data: components["schemas"]["StaffSaleOrder"] | components["schemas"]["SaleOrder"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /sale-order-comments": {
                readonly data: components["schemas"]["SaleOrderComment"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /sale-order-payment-receipts": {
                readonly data: components["schemas"]["SaleOrderPaymentReceipt"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /sale-order-reorders": {
                readonly data: components["schemas"]["CartOfReorder"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /sale-order-types": {
                readonly data: components["schemas"]["SaleOrderType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /saved-carts": {
                readonly data: components["schemas"]["Named"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /saved-carts/{id}/load": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: {
                    readonly left_out: readonly number[];
                };
            };
            readonly "POST /scales": {
                readonly data: components["schemas"]["Scale"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /search-events": components["schemas"]["Empty"];
            readonly "POST /search-synonyms": {
                readonly data: components["schemas"]["SearchSynonym"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /secondary-user-configs": {
                readonly data: components["schemas"]["SecondaryUserConfig"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /secondary-users": {
                readonly data: components["schemas"]["CompanySecondaryUser"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /shipping-rates": {
                readonly data: components["schemas"]["ShippingRate"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /special-brand-discounts": {
                readonly data: components["schemas"]["SpecialBrandDiscount"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /special-brand-discounts/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /spending-rules": {
                readonly data: components["schemas"]["SpendingRule"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /staff-jobs": {
                readonly data: components["schemas"]["StaffJob"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /staff-jobs/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /stock-adjustments": {
                readonly data: {
                    readonly balance: number;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /store-nav-promo-button-configs": {
                readonly data: components["schemas"]["StoreNavPromoButtonConfig"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /store-profile-promo-dashboard-configs": {
                readonly data: components["schemas"]["StoreProfilePromoDashboardConfig"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /student-grades": {
                readonly data: components["schemas"]["StudentGrade"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /subscription-exchange-rates": {
                readonly data: components["schemas"]["ExchangeRate"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /subscription-plans": {
                readonly data: components["schemas"]["SubscriptionPlan"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /supplier-price-agreements": {
                readonly data: components["schemas"]["SupplierPriceAgreement"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /supplier-price-agreements/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /suppliers": {
                readonly data: components["schemas"]["Supplier"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /suppliers/{id}": {
                readonly data: components["schemas"]["Supplier"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /survey-categories": {
                readonly data: components["schemas"]["SurveyCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /survey-progress-responses": {
                readonly data: {
                    readonly has_entity_reponse: boolean;
                    readonly id: number;
                    readonly survey_id: number;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /survey-responses": {
                readonly data: {
                    readonly has_entity_reponse: boolean;
                    readonly id: number;
                    readonly survey_id: number;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /surveys": {
                readonly data: components["schemas"]["Survey"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /tariff-fractions": {
                readonly data: components["schemas"]["TariffFraction"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /trainings": {
                readonly data: components["schemas"]["Training"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /trainings/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /transfers": {
                readonly data: components["schemas"]["Transfer"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /transfers/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /tvc-categories": {
                readonly data: components["schemas"]["TvcCategory"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /tvc-university-course-categories": {
                readonly data: components["schemas"]["CourseCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /tvc-university-student-grades": {
                readonly data: components["schemas"]["StudentGrade"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /tvc-university-students": {
                readonly data: components["schemas"]["UniversityStudent"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /university-students": {
                readonly data: components["schemas"]["UniversityStudent"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /user-documents": {
                readonly data: components["schemas"]["UserDocument"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /user-franchise-migrations": {
                readonly data: {
                    /** @constant */
                    readonly ok: true;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /user-impersonation-ends": {
                readonly data: {
                    /** @constant */
                    readonly ok: true;
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /user-impersonations": {
                readonly data: components["schemas"]["OpenedImpersonation"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /user-preferences": {
                readonly data: components["schemas"]["UserPreference"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /user-profiles/reference-matches": {
                readonly data: {
                    readonly [key: string]: {
                        readonly [key: string]: readonly components["schemas"]["Reference"][];
                    };
                };
                readonly meta: Record<string, never>;
            };
            readonly "POST /user-push-notification-subscriber": {
                readonly data: components["schemas"]["UserPushNotificationSubscriber"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /user-push-notification-unsubscriber": components["schemas"]["Empty"];
            readonly "POST /user-push-notifications-read": {
                readonly data: components["schemas"]["UserPushNotification"] | null;
                readonly meta: Record<string, never>;
            };
            readonly "POST /users": {
                readonly data: components["schemas"]["UserFile"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /users/{id}": {
                readonly data: components["schemas"]["UserFile"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /vacation-requests": {
                readonly data: components["schemas"]["VacationRequest"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /value-restrictions": {
                readonly data: components["schemas"]["ValueRestriction"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "POST /widget-configurations": {
                readonly data: components["schemas"]["WidgetConfiguration"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /wish-lists": {
                readonly data: components["schemas"]["WishList"];
                readonly meta: Record<string, never>;
            };
            readonly "POST /zk-fingers": {
                readonly data: components["schemas"]["ZkFinger"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /activate-product/{id}": {
                readonly data: components["schemas"]["ActivatedProduct"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /address-book-details/{id}": {
                readonly data: components["schemas"]["AddressBookDetail"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /adjustment-types/{id}": {
                readonly data: components["schemas"]["AdjustmentType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /admin-store-items/{id}": {
                readonly data: components["schemas"]["AdminStoreItem"];
                readonly message: string;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /auction-types/{id}": {
                readonly data: components["schemas"]["ConditionGrade"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /banks/{id}": {
                readonly data: components["schemas"]["Bank"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /branch-distributors/{id}": {
                readonly data: components["schemas"]["BranchDistributor"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /branches/{id}": {
                readonly data: components["schemas"]["Branch"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /brands-tvc/{id}": {
                readonly data: components["schemas"]["BrandsTvc"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /brands/{id}": {
                readonly data: components["schemas"]["Brand"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /carriers/{id}": {
                readonly data: components["schemas"]["Carrier"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /cart-detail-special-discounts/{id}": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /cart-details/{id}": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /cart-payments/{id}": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /cart-special-discounts/{id}": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /carts/{id}": {
                readonly data: components["schemas"]["Cart"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /categories/{id}": {
                readonly data: components["schemas"]["Category"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /category-places/{id}": {
                readonly data: readonly components["schemas"]["PlacedCategory"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "PUT /company-addresses/{id}": {
                readonly data: components["schemas"]["CompanyAddress"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /company-change-states/{id}": {
                readonly data: components["schemas"]["CompanyChange"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /company-discount-confs/{id}": {
                readonly data: components["schemas"]["CompanyDiscountConf"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /company-distributors/{id}": {
                readonly data: components["schemas"]["CompanyDistributor"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /company-document-authorizations/{id}": {
                readonly data: components["schemas"]["CompanyDocument"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /company-document-statuses/{id}": {
                readonly data: components["schemas"]["CompanyDocument"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /company-emails/{id}": {
                readonly data: components["schemas"]["CompanyEmail"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /company-logos/{id}": {
                readonly data: components["schemas"]["SavedCompanyLogo"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /company-telephones/{id}": {
                readonly data: components["schemas"]["CompanyTelephone"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /concession-statuses/{id}": {
                readonly data: components["schemas"]["Concession"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /condition-grades/{id}": {
                readonly data: components["schemas"]["ConditionGrade"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /contact-message-states/{id}": {
                readonly data: components["schemas"]["ContactMessage"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /course-categories/{id}": {
                readonly data: components["schemas"]["CourseCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /credit-lines/{id}": {
                readonly data: components["schemas"]["CreditLine"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /datasheets/{id}": {
                readonly data: components["schemas"]["DatasheetWithGroups"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /delivery-offices/{id}": {
                readonly data: components["schemas"]["DeliveryOffice"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /departments/{id}": {
                readonly data: components["schemas"]["Department"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /disabled-secondary-users/{id}": {
                readonly data: components["schemas"]["CompanySecondaryUser"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /discount-grant-statuses/{id}": {
                readonly data: components["schemas"]["DiscountGrant"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /discount-limits/{id}": {
                readonly data: components["schemas"]["DiscountLimit"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-emails/{id}": {
                readonly data: components["schemas"]["CompanyEmail"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-quotation-mails/{id}": {
                readonly data: components["schemas"]["QuotationWithVersions"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-quotation-statuses/{id}": {
                readonly data: components["schemas"]["QuotationWithVersions"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-quotations/{id}": {
                readonly data: components["schemas"]["QuotationWithVersions"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-registries/{id}": {
                readonly data: components["schemas"]["DistributorRegistry"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-registry-attentions/{id}": {
                readonly data: components["schemas"]["DistributorRegistry"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-registry-company-inheritance-confirmations/{id}": {
                readonly data: components["schemas"]["DistributorRegistry"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-registry-company-inheritances/{id}": {
                readonly data: components["schemas"]["DistributorRegistry"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-registry-interview-call-schedules/{id}": {
                readonly data: components["schemas"]["DistributorRegistryInterviewCallSchedule"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-registry-interviews/{id}": {
                readonly data: components["schemas"]["DistributorRegistry"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-registry-stages/{id}": {
                readonly data: components["schemas"]["DistributorRegistry"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-registry-third-party-redirects/{id}": {
                readonly data: components["schemas"]["DistributorRegistry"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /distributor-whatsapp-numbers/{id}": {
                readonly data: components["schemas"]["DistributorWhatsappNumber"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /employee-states/{id}": {
                readonly data: components["schemas"]["Employee"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /employees/{id}": {
                readonly data: components["schemas"]["Employee"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /external-quotation-datas": {
                readonly data: components["schemas"]["ExternalQuotationData"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /franchise-migrations/{id}": {
                readonly data: components["schemas"]["FranchiseMigration"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /holidays/{id}": {
                readonly data: components["schemas"]["Holiday"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /incidence-comments": {
                readonly data: components["schemas"]["IncidenceComment"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /incidence-departments/{id}": {
                readonly data: components["schemas"]["IncidenceDepartment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /incidence-states/{id}": {
                readonly data: components["schemas"]["Incidence"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /incidence-types/{id}": {
                readonly data: components["schemas"]["IncidenceType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /invoice-cancellation-states/{id}": {
                readonly data: components["schemas"]["InvoiceCancellation"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /invoice-states/{id}": {
                readonly data: components["schemas"]["Invoice"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /job-titles/{id}": {
                readonly data: components["schemas"]["JobTitle"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /jobs/{id}": {
                readonly data: components["schemas"]["StaffJob"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /landing-status/{id}": {
                readonly data: components["schemas"]["Landing"];
                readonly message: string;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /landings/{id}": {
                readonly data: components["schemas"]["LandingTexts"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /new-products/{id}": {
                readonly data: components["schemas"]["Product"];
                readonly meta: {
                    readonly bulk_index?: number;
                    readonly publication?: components["schemas"]["PublicationVerdict"];
                };
            };
            readonly "PUT /nom-cert-statuses/{id}": {
                readonly data: components["schemas"]["NomCert"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /nom-certificates/{id}": {
                readonly data: components["schemas"]["NomDocumentWithProducts"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /nom-certs/{id}": {
                readonly data: components["schemas"]["NomCert"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /nom-dictums/{id}": {
                readonly data: components["schemas"]["NomDocumentWithProducts"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /nom-document-certification-agencies/{id}": {
                readonly data: components["schemas"]["NomDocumentCertificationAgency"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /nom-document-status/{id}": {
                readonly data: components["schemas"]["NomDocumentWithProducts"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /nom-documents/{id}": {
                readonly data: components["schemas"]["NomDocumentWithProducts"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /nom-product-status/{id}": {
                readonly data: components["schemas"]["NomSheet"];
                readonly message?: string;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /nom-products/{id}": {
                readonly data: components["schemas"]["NomSheet"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /nom-requirement-responsables/{id}": {
                readonly data: components["schemas"]["NomResponsible"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /nom-requirements/{id}": {
                readonly data: components["schemas"]["NomRequirement"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /nom-tasks/{id}": {
                readonly data: components["schemas"]["NomTask"] | null;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /noms/{id}": {
                readonly data: components["schemas"]["Nom"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /official-rates/{id}": {
                readonly data: components["schemas"]["OfficialRate"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /order-shipment-states/{id}": {
                readonly data: components["schemas"]["OrderShipment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /order-shipments/{id}": {
                readonly data: components["schemas"]["OrderShipment"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /payment-options/{id}": {
                readonly data: components["schemas"]["PaymentOption"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-alternatives/{id}": {
                readonly data: components["schemas"]["ProductAlternativeChoice"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-datasheets/{id}": {
                readonly data: components["schemas"]["ProductDatasheet"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-documents/{id}": {
                readonly data: components["schemas"]["ProductDocument"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-kit-details/{id}": {
                readonly data: readonly components["schemas"]["ProductKitDetail"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "PUT /product-limits/{id}": {
                readonly data: components["schemas"]["ProductLimit"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-nom-certificates": {
                readonly data: components["schemas"]["ProductNomCertificate"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-nom-certificates/{id}": {
                readonly data: components["schemas"]["ProductNomCertificate"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-nom-tags/{id}": {
                readonly data: components["schemas"]["ProductNomTag"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-promos/{id}": {
                readonly data: components["schemas"]["ProductPromo"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-publications/{id}": {
                readonly data: components["schemas"]["PublicationVerdict"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-review-moderations/{id}": {
                readonly data: components["schemas"]["ProductReviewModeration"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-reviews/{id}": {
                readonly data: components["schemas"]["ProductReview"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-serial-states/{id}": {
                readonly data: components["schemas"]["ProductSerial"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-tariff-fractions/{id}": {
                readonly data: components["schemas"]["ProductTariffFraction"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-type/{id}": {
                readonly data: components["schemas"]["Product"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /product-videos/{id}": {
                readonly data: readonly components["schemas"]["ProductVideo"][];
                readonly meta: {
                    readonly pagination: components["schemas"]["Pagination"];
                };
                readonly total: number;
            };
            readonly "PUT /products/{id}": {
                readonly data: components["schemas"]["Product"];
                readonly meta: {
                    readonly bulk_index?: number;
                    readonly publication?: components["schemas"]["PublicationVerdict"];
                };
            };
            readonly "PUT /registration-questions/{id}": {
                readonly data: components["schemas"]["RegistrationQuestion"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /related-products/{id}": {
                readonly data: components["schemas"]["RelatedProduct"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /sale-order-approvals/{id}": {
                readonly data: components["schemas"]["SaleOrderApproval"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /sale-order-backorders/{id}": {
                readonly data: components["schemas"]["StaffSaleOrder"] | components["schemas"]["SaleOrder"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /sale-order-comments": {
                readonly data: components["schemas"]["SaleOrderComment"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /sale-order-payment-receipt-states/{id}": {
                readonly data: components["schemas"]["SaleOrderPaymentReceipt"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /sale-order-salesmen/{id}": {
                readonly data: components["schemas"]["StaffSaleOrder"] | components["schemas"]["SaleOrder"];
                readonly message: string;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /sale-order-types/{id}": {
                readonly data: components["schemas"]["SaleOrderType"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /sale-orders/{id}/status": {
                readonly data: components["schemas"]["StaffSaleOrder"] | components["schemas"]["SaleOrder"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /scales/{id}": {
                readonly data: components["schemas"]["Scale"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /search-synonyms/{id}": {
                readonly data: components["schemas"]["SearchSynonym"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /secondary-user-can-login-permits/{id}": {
                readonly data: components["schemas"]["CompanySecondaryUser"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /secondary-user-configs/{id}": {
                readonly data: components["schemas"]["SecondaryUserConfig"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /secondary-user-invitations/{id}": {
                readonly data: components["schemas"]["CompanySecondaryUser"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /secondary-users/{id}": {
                readonly data: components["schemas"]["CompanySecondaryUser"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /shipping-rates/{id}": {
                readonly data: components["schemas"]["ShippingRate"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /special-brand-discount-auths/{id}": {
                readonly data: components["schemas"]["SpecialBrandDiscount"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /special-brand-discount-statuses/{id}": {
                readonly data: components["schemas"]["SpecialBrandDiscount"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /special-brand-discounts/{id}": {
                readonly data: components["schemas"]["SpecialBrandDiscount"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /spending-rules/{id}": {
                readonly data: components["schemas"]["SpendingRule"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /staff-jobs/{id}": {
                readonly data: components["schemas"]["StaffJob"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /store-nav-promo-button-configs/{id}": {
                readonly data: components["schemas"]["StoreNavPromoButtonConfig"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /store-profile-promo-dashboard-configs/{id}": {
                readonly data: components["schemas"]["StoreProfilePromoDashboardConfig"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /student-grades/{id}": {
                readonly data: components["schemas"]["StudentGrade"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /subscription-plans/{id}": {
                readonly data: components["schemas"]["SubscriptionPlan"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /supplier-price-agreement-states/{id}": {
                readonly data: components["schemas"]["SupplierPriceAgreement"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /supplier-price-agreements/{id}": {
                readonly data: components["schemas"]["SupplierPriceAgreement"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /suppliers/{id}": {
                readonly data: components["schemas"]["Supplier"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /survey-categories/{id}": {
                readonly data: components["schemas"]["SurveyCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /survey-publications/{id}": {
                readonly data: components["schemas"]["Survey"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /survey-statuses/{id}": {
                readonly data: components["schemas"]["Survey"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /surveys/{id}": {
                readonly data: components["schemas"]["Survey"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /tariff-fractions/{id}": {
                readonly data: components["schemas"]["TariffFraction"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /tax-alert-states/{id}": {
                readonly data: components["schemas"]["TaxAlert"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /training-statuses/{id}": {
                readonly data: components["schemas"]["Training"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /trainings/{id}": {
                readonly data: components["schemas"]["Training"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /transfer-stages/{id}": {
                readonly data: components["schemas"]["Transfer"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /transfers/{id}": {
                readonly data: components["schemas"]["Transfer"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /tvc-categories/{id}": {
                readonly data: components["schemas"]["TvcCategory"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /tvc-university-course-categories/{id}": {
                readonly data: components["schemas"]["CourseCategory"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /tvc-university-student-access/{id}": {
                readonly data: components["schemas"]["UniversityStudent"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /tvc-university-student-grades/{id}": {
                readonly data: components["schemas"]["StudentGrade"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /tvc-university-students/{id}": {
                readonly data: components["schemas"]["UniversityStudent"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /university-students/{id}": {
                readonly data: components["schemas"]["UniversityStudent"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /user-documents/{id}": {
                readonly data: components["schemas"]["UserDocument"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /user-roles/{id}": {
                readonly data: {
                    readonly id: number;
                    readonly roles: readonly components["schemas"]["OwnRole"][];
                };
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /users/{id}": {
                readonly data: components["schemas"]["UserFile"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /vacation-request-states/{id}": {
                readonly data: components["schemas"]["VacationRequest"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /vacation-requests/{id}": {
                readonly data: components["schemas"]["VacationRequest"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /value-restrictions/{id}": {
                readonly data: components["schemas"]["ValueRestriction"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
            readonly "PUT /widget-configurations/{id}": {
                readonly data: components["schemas"]["WidgetConfiguration"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /wish-list-details/{id}": {
                readonly data: components["schemas"]["WishListWithDetails"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /wish-lists/{id}": {
                readonly data: components["schemas"]["WishList"];
                readonly meta: Record<string, never>;
            };
            readonly "PUT /zk-fingers/{id}": {
                readonly data: components["schemas"]["ZkFinger"];
                readonly id: number;
                readonly meta: Record<string, never>;
            };
        };
        readonly AntiquityVacation: {
            readonly days: number;
            readonly id: number;
            readonly years_from: number;
            readonly years_to: number;
        };
        readonly BackgroundJob: {
            readonly attempts: number;
            readonly away_since: string | null;
            readonly finished_at: string | null;
            readonly id: number;
            readonly label: string;
            readonly last_error: string | null;
            readonly name: string;
            readonly progress_done: number;
            readonly progress_total: number;
            readonly requested_by: string | null;
            readonly result: unknown;
            readonly run_at: string;
            /** @enum {string} */
            readonly state: "queued" | "running" | "done" | "dead";
        };
        readonly BackgroundJobCount: {
            readonly dead: number;
            readonly dead_by_label: readonly {
                readonly count: number;
                readonly label: string;
                readonly name: string;
            }[];
            readonly queued: number;
            readonly running: number;
        };
        readonly Backlog: {
            readonly dead: number;
            readonly queued: number;
            readonly running: number;
            readonly waiting: readonly {
                readonly count: number;
                readonly error: string | null;
                readonly label: string;
                readonly name: string;
                readonly since: string;
            }[];
            readonly warnings: readonly string[];
        };
        readonly Bank: {
            readonly account_number: string | null;
            readonly clabe: string | null;
            readonly createdAt: string;
            readonly currency: components["schemas"]["Reference"] | null;
            readonly currency_id: number | null;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly BankInstitutionListed: {
            readonly code: string | null;
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly BankListed: {
            readonly account_number: string | null;
            readonly clabe: string | null;
            readonly createdAt: string;
            readonly currency: components["schemas"]["Reference"] | null;
            readonly currency_id: number | null;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly BloodType: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly BloodTypeListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly Branch: {
            readonly code: string;
            readonly colony: string | null;
            readonly id: number;
            readonly is_pickup_point: boolean;
            readonly is_virtual: boolean;
            readonly municipality: string | null;
            readonly name: string;
            readonly opening_hours: string | null;
            readonly state: string | null;
            readonly status: number;
            readonly street: string | null;
            readonly telephone: string | null;
            readonly transfer_days: number;
            readonly warehouse_type_id: number;
            readonly zip_code: string | null;
        };
        readonly BranchDistributor: {
            readonly branch_id: number | null;
            readonly branches_ids: readonly number[];
            readonly business_name: string;
            readonly distributor_id: number;
            readonly id: number;
        };
        readonly Brand: {
            readonly id: number;
            readonly image_full_path: string | null;
            readonly name: string;
            readonly status: number;
            readonly suppliers?: readonly components["schemas"]["Named"][];
            readonly web_page: string | null;
        };
        readonly BrandsTvc: {
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            readonly id: number;
            readonly image_full_path: string | null;
            readonly name: string;
            readonly status: number;
        };
        readonly BulkProductChange: {
            readonly changed?: number;
            readonly job_id?: number;
            readonly not_published?: readonly {
                readonly id: number;
                readonly published_in_store: boolean;
                readonly reasons: readonly {
                    readonly field?: string;
                    readonly message: string;
                }[];
                /** @enum {string} */
                readonly result: "OK" | "NO";
            }[];
            readonly products: number;
        };
        readonly CalendarVacation: {
            readonly days: number;
            readonly employee_id: number;
            readonly employee_name: string;
            readonly ends_on: string;
            readonly id: number;
            readonly starts_on: string;
            /** @enum {string} */
            readonly state: "requested" | "approved";
        };
        readonly CaptchaChallenge: {
            /** @enum {string} */
            readonly algorithm: "SHA-1" | "SHA-256" | "SHA-512";
            readonly challenge: string;
            readonly maxnumber: number;
            readonly salt: string;
            readonly signature: string;
        };
        readonly Card: {
            readonly auction_type?: string | null;
            readonly branch_name?: string | null;
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            readonly calculated_distributor_price?: string;
            readonly calculated_fixed_price?: string | null;
            readonly calculated_list_price?: string;
            readonly can_create_sale_orders?: boolean;
            readonly category_id: number | null;
            readonly category_name: string | null;
            /** @enum {string} */
            readonly currency?: "USD" | "MXN";
            readonly discounts?: readonly {
                readonly label: string;
                readonly percentage: string;
                readonly rule: string;
            }[];
            readonly id: number;
            readonly image_full_path: string | null;
            readonly inventories_by_branch?: number;
            readonly last_product_volume_discount_option?: {
                /** @enum {string} */
                readonly currency: "USD" | "MXN";
                readonly price: string;
                readonly quantity: number;
            };
            readonly lowest_auction_price?: string | null;
            readonly lowest_clasification_auction?: string | null;
            readonly main_image_alt: string | null;
            readonly model: string;
            readonly name: string;
            readonly percentage_change?: string;
            readonly product_discounts_description?: string | null;
            readonly product_flow_type: string | null;
            readonly product_type: string | null;
            readonly provider_model: string | null;
            readonly rating?: number;
            readonly reviews_count?: number;
            readonly sale_block_reason?: string;
            readonly secondary_user_price?: string;
            readonly show_url: string;
            readonly stage_id: number | null;
            readonly stage_name: string | null;
            readonly status: number;
            readonly total_inventories?: number;
            readonly volume_product_discount_options_text?: string;
        };
        readonly Carrier: {
            readonly code: string;
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            /** @enum {string} */
            readonly tracking: "none" | "dhl";
            readonly updatedAt: string;
        };
        readonly CarrierListed: {
            readonly code: string;
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            /** @enum {string} */
            readonly tracking: "none" | "dhl";
            readonly updatedAt: string;
        };
        readonly Cart: {
            readonly cart_details: readonly components["schemas"]["CartDetail"][];
            readonly cfdi_use: string | null;
            readonly comments: string | null;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly delivery: {
                readonly address: {
                    readonly alias: string | null;
                    readonly colony: string;
                    readonly countryId?: number | null;
                    readonly exteriorNumber: string;
                    readonly id: number | null;
                    readonly interiorNumber: string | null;
                    readonly municipality: string | null;
                    readonly receiversName: string;
                    readonly reference: string | null;
                    readonly state: string;
                    readonly street: string;
                    readonly telephone: string;
                    readonly zipCode: string;
                } | null;
                readonly branch_id: number | null;
                readonly branch_name: string | null;
                readonly carrier_id: number | null;
                readonly carrier_name: string | null;
                readonly delivery_office: number | null;
                readonly delivery_office_name: string | null;
                readonly delivery_provider_will_collect_order: boolean;
                readonly guide_file_id: number | null;
                readonly needs_address: boolean;
                readonly receiver: {
                    readonly name: string;
                    readonly telephone: string | null;
                } | null;
                /** @enum {string} */
                readonly supply: "branch" | "warehouses" | "backorder";
                readonly tracking_number: string | null;
                /** @enum {string} */
                readonly type: "branch_pickup" | "delivery_office" | "own_carrier" | "home_delivery";
                readonly type_label: string;
            } | null;
            readonly id: number;
            readonly invalid_details: readonly {
                readonly id: number;
                readonly product_id: number;
            }[];
            readonly is_paid_by_company: boolean;
            readonly iva: string;
            readonly iva_note: string | null;
            readonly iva_rate: string;
            /** @enum {string} */
            readonly order_type: "normal" | "electronic_wallet";
            readonly payment: {
                readonly left_over: string | null;
                readonly method: string;
                readonly parts: readonly {
                    readonly amount: string;
                    readonly commission?: string;
                    readonly commission_percentage?: string;
                    /** @enum {string} */
                    readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
                    readonly method_label?: string;
                }[];
            } | null;
            readonly purchase_order_number: string | null;
            readonly reservation_expires_at: string | null;
            readonly reservation_seconds_left: number | null;
            readonly sale_order_id: number | null;
            readonly shipping_cost: string;
            readonly shipping_days: {
                readonly least: number;
                readonly most: number;
            } | null;
            readonly shipping_reasons: readonly string[];
            readonly special_discount: {
                readonly authorised_by: string;
                readonly percent: string;
                readonly reason: string;
            } | null;
            /** @enum {string} */
            readonly stage: "payment_method" | "open" | "shipping_method" | "delivery_address" | "confirmation" | "ordered";
            readonly stage_translation: string;
            readonly subtotal: string;
            readonly total: string;
            readonly total_pieces: number;
            readonly version: number;
        };
        readonly CartAtStage: {
            readonly cart_details: readonly components["schemas"]["CartDetail"][];
            readonly cfdi_use: string | null;
            readonly changes: readonly {
                readonly after: string | number | boolean | null;
                readonly before: string | number | boolean | null;
                readonly detail_id: number | null;
                /** @enum {string} */
                readonly field: "unit_price" | "promised_on" | "is_valid" | "available" | "shipping_cost";
                readonly text: string;
            }[];
            readonly comments: string | null;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly delivery: {
                readonly address: {
                    readonly alias: string | null;
                    readonly colony: string;
                    readonly countryId?: number | null;
                    readonly exteriorNumber: string;
                    readonly id: number | null;
                    readonly interiorNumber: string | null;
                    readonly municipality: string | null;
                    readonly receiversName: string;
                    readonly reference: string | null;
                    readonly state: string;
                    readonly street: string;
                    readonly telephone: string;
                    readonly zipCode: string;
                } | null;
                readonly branch_id: number | null;
                readonly branch_name: string | null;
                readonly carrier_id: number | null;
                readonly carrier_name: string | null;
                readonly delivery_office: number | null;
                readonly delivery_office_name: string | null;
                readonly delivery_provider_will_collect_order: boolean;
                readonly guide_file_id: number | null;
                readonly needs_address: boolean;
                readonly receiver: {
                    readonly name: string;
                    readonly telephone: string | null;
                } | null;
                /** @enum {string} */
                readonly supply: "branch" | "warehouses" | "backorder";
                readonly tracking_number: string | null;
                /** @enum {string} */
                readonly type: "branch_pickup" | "delivery_office" | "own_carrier" | "home_delivery";
                readonly type_label: string;
            } | null;
            readonly id: number;
            readonly invalid_details: readonly {
                readonly id: number;
                readonly product_id: number;
            }[];
            readonly is_paid_by_company: boolean;
            readonly iva: string;
            readonly iva_note: string | null;
            readonly iva_rate: string;
            /** @enum {string} */
            readonly order_type: "normal" | "electronic_wallet";
            readonly payment: {
                readonly left_over: string | null;
                readonly method: string;
                readonly parts: readonly {
                    readonly amount: string;
                    readonly commission?: string;
                    readonly commission_percentage?: string;
                    /** @enum {string} */
                    readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
                    readonly method_label?: string;
                }[];
            } | null;
            readonly purchase_order_number: string | null;
            readonly reservation_expires_at: string | null;
            readonly reservation_seconds_left: number | null;
            readonly sale_order_id: number | null;
            readonly shipping_cost: string;
            readonly shipping_days: {
                readonly least: number;
                readonly most: number;
            } | null;
            readonly shipping_reasons: readonly string[];
            readonly special_discount: {
                readonly authorised_by: string;
                readonly percent: string;
                readonly reason: string;
            } | null;
            /** @enum {string} */
            readonly stage: "payment_method" | "open" | "shipping_method" | "delivery_address" | "confirmation" | "ordered";
            readonly stage_translation: string;
            readonly subtotal: string;
            readonly total: string;
            readonly total_pieces: number;
            readonly version: number;
        };
        readonly CartCfdiUso: {
            readonly code: string;
            readonly id: number;
            readonly name: string;
        };
        readonly CartDetail: {
            readonly auction_branches: readonly {
                readonly branch_id: number;
                readonly branch_name: string | null;
                readonly quantity: number;
            }[] | null;
            readonly auction_name: string | null;
            readonly auction_type: string | null;
            readonly available: number | null;
            readonly calculated_distributor_price?: string | null;
            readonly calculated_list_price?: string | null;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly id: number;
            readonly is_valid: boolean;
            readonly product: components["schemas"]["Card"] | null;
            readonly product_id: number;
            readonly promised_on: string | null;
            readonly quantity: number;
            readonly special_discount: {
                readonly authorised_by: string;
                readonly percent: string;
                readonly reason: string;
            } | null;
            readonly subtotal: string;
            readonly supply: readonly {
                readonly branch_id: number | null;
                readonly promised_on: string | null;
                readonly quantity: number;
            }[];
            readonly unit_price: string;
        };
        readonly CartImportRow: {
            readonly code: string;
            readonly message: string;
            readonly reason: string;
            readonly row: number;
        };
        readonly CartOfOrder: {
            readonly cart_details: readonly components["schemas"]["CartDetail"][];
            readonly cfdi_use: string | null;
            readonly changes: readonly {
                readonly after: string | number | boolean | null;
                readonly before: string | number | boolean | null;
                readonly detail_id: number | null;
                /** @enum {string} */
                readonly field: "unit_price" | "promised_on" | "is_valid" | "available" | "shipping_cost";
                readonly text: string;
            }[];
            readonly comments: string | null;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly delivery: {
                readonly address: {
                    readonly alias: string | null;
                    readonly colony: string;
                    readonly countryId?: number | null;
                    readonly exteriorNumber: string;
                    readonly id: number | null;
                    readonly interiorNumber: string | null;
                    readonly municipality: string | null;
                    readonly receiversName: string;
                    readonly reference: string | null;
                    readonly state: string;
                    readonly street: string;
                    readonly telephone: string;
                    readonly zipCode: string;
                } | null;
                readonly branch_id: number | null;
                readonly branch_name: string | null;
                readonly carrier_id: number | null;
                readonly carrier_name: string | null;
                readonly delivery_office: number | null;
                readonly delivery_office_name: string | null;
                readonly delivery_provider_will_collect_order: boolean;
                readonly guide_file_id: number | null;
                readonly needs_address: boolean;
                readonly receiver: {
                    readonly name: string;
                    readonly telephone: string | null;
                } | null;
                /** @enum {string} */
                readonly supply: "branch" | "warehouses" | "backorder";
                readonly tracking_number: string | null;
                /** @enum {string} */
                readonly type: "branch_pickup" | "delivery_office" | "own_carrier" | "home_delivery";
                readonly type_label: string;
            } | null;
            readonly id: number;
            readonly invalid_details: readonly {
                readonly id: number;
                readonly product_id: number;
            }[];
            readonly is_paid_by_company: boolean;
            readonly iva: string;
            readonly iva_note: string | null;
            readonly iva_rate: string;
            /** @enum {string} */
            readonly order_type: "normal" | "electronic_wallet";
            readonly payment: {
                readonly left_over: string | null;
                readonly method: string;
                readonly parts: readonly {
                    readonly amount: string;
                    readonly commission?: string;
                    readonly commission_percentage?: string;
                    /** @enum {string} */
                    readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
                    readonly method_label?: string;
                }[];
            } | null;
            readonly purchase_order_number: string | null;
            readonly redirect_to: string;
            readonly reservation_expires_at: string | null;
            readonly reservation_seconds_left: number | null;
            readonly sale_order?: {
                readonly folio: string;
                readonly id: number;
            };
            readonly sale_order_id: number | null;
            readonly shipping_cost: string;
            readonly shipping_days: {
                readonly least: number;
                readonly most: number;
            } | null;
            readonly shipping_reasons: readonly string[];
            readonly special_discount: {
                readonly authorised_by: string;
                readonly percent: string;
                readonly reason: string;
            } | null;
            /** @enum {string} */
            readonly stage: "payment_method" | "open" | "shipping_method" | "delivery_address" | "confirmation" | "ordered";
            readonly stage_translation: string;
            readonly subtotal: string;
            readonly total: string;
            readonly total_pieces: number;
            readonly version: number;
        };
        readonly CartOfReorder: {
            readonly cart_details: readonly components["schemas"]["CartDetail"][];
            readonly cfdi_use: string | null;
            readonly changes: readonly {
                readonly after: string | number | boolean | null;
                readonly before: string | number | boolean | null;
                readonly detail_id: number | null;
                /** @enum {string} */
                readonly field: "unit_price" | "promised_on" | "is_valid" | "available" | "shipping_cost";
                readonly text: string;
            }[];
            readonly comments: string | null;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly delivery: {
                readonly address: {
                    readonly alias: string | null;
                    readonly colony: string;
                    readonly countryId?: number | null;
                    readonly exteriorNumber: string;
                    readonly id: number | null;
                    readonly interiorNumber: string | null;
                    readonly municipality: string | null;
                    readonly receiversName: string;
                    readonly reference: string | null;
                    readonly state: string;
                    readonly street: string;
                    readonly telephone: string;
                    readonly zipCode: string;
                } | null;
                readonly branch_id: number | null;
                readonly branch_name: string | null;
                readonly carrier_id: number | null;
                readonly carrier_name: string | null;
                readonly delivery_office: number | null;
                readonly delivery_office_name: string | null;
                readonly delivery_provider_will_collect_order: boolean;
                readonly guide_file_id: number | null;
                readonly needs_address: boolean;
                readonly receiver: {
                    readonly name: string;
                    readonly telephone: string | null;
                } | null;
                /** @enum {string} */
                readonly supply: "branch" | "warehouses" | "backorder";
                readonly tracking_number: string | null;
                /** @enum {string} */
                readonly type: "branch_pickup" | "delivery_office" | "own_carrier" | "home_delivery";
                readonly type_label: string;
            } | null;
            readonly id: number;
            readonly invalid_details: readonly {
                readonly id: number;
                readonly product_id: number;
            }[];
            readonly is_paid_by_company: boolean;
            readonly iva: string;
            readonly iva_note: string | null;
            readonly iva_rate: string;
            readonly left_out: readonly {
                readonly product_id: number;
                readonly quantity: number;
                readonly text: string;
            }[];
            /** @enum {string} */
            readonly order_type: "normal" | "electronic_wallet";
            readonly payment: {
                readonly left_over: string | null;
                readonly method: string;
                readonly parts: readonly {
                    readonly amount: string;
                    readonly commission?: string;
                    readonly commission_percentage?: string;
                    /** @enum {string} */
                    readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
                    readonly method_label?: string;
                }[];
            } | null;
            readonly purchase_order_number: string | null;
            readonly redirect_to: string;
            readonly reservation_expires_at: string | null;
            readonly reservation_seconds_left: number | null;
            readonly sale_order?: {
                readonly folio: string;
                readonly id: number;
            };
            readonly sale_order_id: number | null;
            readonly shipping_cost: string;
            readonly shipping_days: {
                readonly least: number;
                readonly most: number;
            } | null;
            readonly shipping_reasons: readonly string[];
            readonly special_discount: {
                readonly authorised_by: string;
                readonly percent: string;
                readonly reason: string;
            } | null;
            /** @enum {string} */
            readonly stage: "payment_method" | "open" | "shipping_method" | "delivery_address" | "confirmation" | "ordered";
            readonly stage_translation: string;
            readonly subtotal: string;
            readonly total: string;
            readonly total_pieces: number;
            readonly version: number;
        };
        readonly CartPaymentCheckLeftOver: {
            readonly commission: string;
            readonly commission_percentage: string;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly left_over: string;
            readonly option_selected: ("bank_transfer" | "credit" | "wallet" | "cash") | null;
            readonly options: readonly {
                readonly available: string | null;
                readonly commission_percentage: string;
                /** @enum {string} */
                readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
                readonly name: string;
            }[];
        };
        readonly CartSaleOrderType: {
            readonly id: number;
            readonly is_available: boolean;
            readonly is_selected: boolean;
            /** @enum {string} */
            readonly key: "normal" | "electronic_wallet";
            readonly name: string;
            readonly refused_product_ids: readonly number[];
        };
        readonly Category: {
            readonly abbreviation: string | null;
            readonly activate_desactivate: boolean;
            readonly banners: readonly {
                readonly alt: string | null;
                readonly height?: number | null;
                readonly href: string | null;
                readonly id: number;
                /** @enum {string} */
                readonly language: "es" | "en";
                readonly url: string;
                readonly width?: number | null;
            }[];
            readonly datasheet_id: number | null;
            readonly full_name?: string;
            readonly id: number;
            readonly image_full_path: string | null;
            readonly name: string;
            readonly name_translations?: {
                readonly [key: string]: string | null;
            };
            readonly parent_category_id: number | null;
            readonly parents?: readonly components["schemas"]["Named"][];
            readonly position: number | null;
            readonly sat_key: string | null;
            readonly selected_category_accesories: readonly number[];
        };
        readonly CategoryBranch: {
            readonly all_children: readonly components["schemas"]["CategoryBranch"][];
            readonly id: number;
            readonly name: string;
        };
        readonly CategoryWithProduct: {
            readonly full_name: string;
            readonly id: number;
            readonly name: string;
            readonly parent_category_id: number | null;
            readonly parents: readonly components["schemas"]["Named"][];
            readonly products_count: number;
        };
        readonly CfdiUseListed: {
            readonly code: string;
            readonly createdAt: string;
            readonly for_companies: boolean;
            readonly for_persons: boolean;
            readonly id: number;
            readonly name: string;
            readonly regimes: string | null;
            readonly updatedAt: string;
            readonly valid_until: string | null;
        };
        readonly Colleague: {
            readonly branch_id: number | null;
            readonly branch_name: string | null;
            readonly department: string | null;
            readonly email: string | null;
            readonly employee_number: string;
            readonly full_name: string;
            readonly id: number;
            readonly job_id: number | null;
            readonly job_name: string | null;
            readonly job_title_name: string | null;
            readonly name: string;
            /** @enum {string} */
            readonly state: "active" | "ended";
            readonly user_id: number;
        };
        readonly ColleagueFile: {
            readonly branch_id: number | null;
            readonly branch_name: string | null;
            readonly department: string | null;
            readonly educations?: readonly {
                readonly degree: string | null;
                readonly education_type: components["schemas"]["Reference"];
                readonly education_type_id: number;
                readonly has_certificate: boolean;
                readonly id: number;
                readonly institute: string;
                readonly year: number | null;
            }[];
            readonly email: string | null;
            readonly employee?: components["schemas"]["EmploymentFacts"];
            readonly employee_number: string;
            readonly experiences?: readonly {
                readonly company: string;
                readonly end_date: string | null;
                readonly id: number;
                readonly job_title: string;
                readonly start_date: string | null;
            }[];
            readonly full_name: string;
            readonly id: number;
            readonly indeterminate_contracts?: readonly {
                readonly comments: string | null;
                readonly contract_end_date: string | null;
                readonly contract_start_date: string;
                readonly id: number;
                readonly ss_registration_date: string | null;
                readonly ss_unregistration_date: string | null;
                readonly termination_date: string | null;
                readonly termination_reason: components["schemas"]["Reference"] | null;
                readonly termination_reason_id: number | null;
            }[];
            readonly job_id: number | null;
            readonly job_name: string | null;
            readonly job_title_name: string | null;
            readonly name: string;
            readonly relatives?: readonly {
                readonly birthdate: string | null;
                readonly gender: ("female" | "male" | "other") | null;
                readonly id: number;
                readonly is_emergency_contact: boolean;
                readonly maternal_surname: string | null;
                readonly name: string;
                readonly paternal_surname: string | null;
                readonly phone_number: string | null;
                readonly relative_type: components["schemas"]["Reference"];
                readonly relative_type_id: number;
                readonly telephone_type: components["schemas"]["Reference"] | null;
                readonly telephone_type_id: number | null;
            }[];
            /** @enum {string} */
            readonly state: "active" | "ended";
            readonly temporary_contracts?: readonly {
                readonly contract_end_date: string;
                readonly contract_start_date: string;
                /** @enum {string} */
                readonly contract_type: "fixed_term" | "project" | "season" | "trial" | "training";
                readonly id: number;
                readonly ss_registration_date: string | null;
                readonly ss_unregistration_date: string | null;
            }[];
            readonly user_id: number;
            readonly vacations?: components["schemas"]["VacationBalance"] | null;
        };
        readonly Comment: {
            readonly author: {
                readonly id: number | null;
                readonly name: string;
            };
            readonly body: string;
            readonly created_at: string;
            readonly id: number;
            readonly may_remove: boolean;
            readonly modelId: string;
            readonly modelType: string;
        };
        readonly CompanyAddress: {
            readonly address_type: components["schemas"]["Reference"] | null;
            readonly address_type_id: number | null;
            readonly alias: string | null;
            readonly colony: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly country: components["schemas"]["Reference"] | null;
            readonly country_id: number | null;
            readonly createdAt: string;
            readonly exterior_number: string | null;
            readonly id: number;
            readonly interior_number: string | null;
            readonly is_custom_colony: number;
            readonly is_favorited: number;
            readonly legacy_id: string | null;
            readonly main_address: number;
            readonly municipality: string | null;
            readonly receivers_name: string | null;
            readonly reference: string | null;
            readonly state: string | null;
            readonly status: number;
            readonly street: string | null;
            readonly telephone: string | null;
            readonly updatedAt: string;
            readonly zip_code: string | null;
        };
        readonly CompanyAddressListed: {
            readonly address_type: components["schemas"]["Reference"] | null;
            readonly address_type_id: number | null;
            readonly alias: string | null;
            readonly colony: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly country: components["schemas"]["Reference"] | null;
            readonly country_id: number | null;
            readonly createdAt: string;
            readonly exterior_number: string | null;
            readonly id: number;
            readonly interior_number: string | null;
            readonly is_custom_colony: number;
            readonly is_favorited: number;
            readonly legacy_id: string | null;
            readonly main_address: number;
            readonly municipality: string | null;
            readonly receivers_name: string | null;
            readonly reference: string | null;
            readonly state: string | null;
            readonly status: number;
            readonly street: string | null;
            readonly telephone: string | null;
            readonly updatedAt: string;
            readonly zip_code: string | null;
        };
        readonly CompanyChange: {
            readonly asked_by: string | null;
            readonly business_name: string;
            readonly cfdi_use: components["schemas"]["Reference"];
            readonly cfdi_use_id: number;
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            readonly decided_at: string | null;
            readonly decided_by: string | null;
            readonly fiscal_address: string | null;
            readonly id: number;
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "approve" | "reject" | "replace";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "pending" | "approved" | "rejected" | "replaced";
            }[];
            readonly reason: string | null;
            readonly rfc: string;
            /** @enum {string} */
            readonly state: "pending" | "approved" | "rejected" | "replaced";
            readonly state_label: string;
            readonly tax_regime: components["schemas"]["Reference"];
            readonly tax_regime_id: number;
            readonly updatedAt: string;
            readonly zip_code: string;
        };
        readonly CompanyChangeListed: {
            readonly asked_by: string | null;
            readonly business_name: string;
            readonly cfdi_use: components["schemas"]["Reference"];
            readonly cfdi_use_id: number;
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            readonly decided_at: string | null;
            readonly decided_by: string | null;
            readonly fiscal_address: string | null;
            readonly id: number;
            readonly reason: string | null;
            readonly rfc: string;
            /** @enum {string} */
            readonly state: "pending" | "approved" | "rejected" | "replaced";
            readonly state_label: string;
            readonly tax_regime: components["schemas"]["Reference"];
            readonly tax_regime_id: number;
            readonly updatedAt: string;
            readonly zip_code: string;
        };
        readonly CompanyDiscountConf: {
            readonly brand: components["schemas"]["Reference"] | null;
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            readonly business_name: string | null;
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            readonly discount: string;
            readonly end_date: string | null;
            readonly id: number;
            readonly set_by: string | null;
            readonly start_date: string | null;
            readonly updatedAt: string;
        };
        readonly CompanyDiscountConfListed: {
            readonly brand: components["schemas"]["Reference"] | null;
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            readonly business_name: string | null;
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            readonly discount: string;
            readonly end_date: string | null;
            readonly id: number;
            readonly set_by: string | null;
            readonly start_date: string | null;
            readonly updatedAt: string;
        };
        readonly CompanyDistributor: {
            readonly branch: components["schemas"]["Named"] | null;
            readonly business_name: string;
            readonly company_level: number;
            readonly company_type: string | null;
            readonly credit_blocked: boolean;
            readonly currency: string;
            readonly id: number;
            readonly price_level: number;
            readonly rfc: string | null;
            readonly salesman_id: number | null;
            readonly secondary_user_markup: string;
            readonly status: number;
            readonly tradename: string | null;
        };
        readonly CompanyDocument: {
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            readonly expires_on: string | null;
            readonly file: components["schemas"]["PrivateFile"] | null;
            readonly id: number;
            readonly is_expired: boolean;
            readonly next_statuses: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "authorize" | "reject";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly status: "pending" | "authorized" | "rejected";
            }[];
            readonly reason: string | null;
            readonly reviewed_at: string | null;
            readonly reviewed_by: string | null;
            /** @enum {string} */
            readonly status: "pending" | "authorized" | "rejected";
            readonly status_label: string;
            /** @enum {string} */
            readonly type: "tax_certificate" | "identification" | "address_proof" | "articles" | "power_of_attorney" | "bank_statement" | "credit_contract";
            readonly type_label: string;
            readonly updatedAt: string;
            readonly uploaded_at: string | null;
            readonly uploaded_by: string | null;
        };
        readonly CompanyDocumentListed: {
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            readonly expires_on: string | null;
            readonly file: components["schemas"]["PrivateFile"] | null;
            readonly id: number;
            readonly is_expired: boolean;
            readonly reason: string | null;
            readonly reviewed_at: string | null;
            readonly reviewed_by: string | null;
            /** @enum {string} */
            readonly status: "pending" | "authorized" | "rejected";
            readonly status_label: string;
            /** @enum {string} */
            readonly type: "tax_certificate" | "identification" | "address_proof" | "articles" | "power_of_attorney" | "bank_statement" | "credit_contract";
            readonly type_label: string;
            readonly updatedAt: string;
            readonly uploaded_at: string | null;
            readonly uploaded_by: string | null;
        };
        readonly CompanyEmail: {
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly email: string;
            readonly email_type: components["schemas"]["Reference"] | null;
            readonly email_type_id: number | null;
            readonly id: number;
            readonly notice_ids: readonly number[];
            readonly notices: readonly {
                readonly id: number;
                readonly name: string | null;
            }[];
            readonly notices_count: number;
            readonly updatedAt: string;
            readonly verified_at: string | null;
        };
        readonly CompanyEmailListed: {
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly email: string;
            readonly email_type: components["schemas"]["Reference"] | null;
            readonly email_type_id: number | null;
            readonly id: number;
            readonly notice_ids: readonly number[];
            readonly notices: readonly {
                readonly id: number;
                readonly name: string | null;
            }[];
            readonly notices_count: number;
            readonly updatedAt: string;
            readonly verified_at: string | null;
        };
        readonly CompanyFiscalData: {
            readonly business_name: string;
            readonly cfdi_use: components["schemas"]["Reference"];
            readonly cfdi_use_id: number;
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            readonly fiscal_address: string | null;
            readonly id: number;
            readonly rfc: string;
            readonly rfc_warning: string | null;
            readonly tax_regime: components["schemas"]["Reference"];
            readonly tax_regime_id: number;
            readonly updatedAt: string;
            readonly zip_code: string;
        };
        readonly CompanyFiscalDataListed: {
            readonly business_name: string;
            readonly cfdi_use: components["schemas"]["Reference"];
            readonly cfdi_use_id: number;
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            readonly fiscal_address: string | null;
            readonly id: number;
            readonly rfc: string;
            readonly rfc_warning: string | null;
            readonly tax_regime: components["schemas"]["Reference"];
            readonly tax_regime_id: number;
            readonly updatedAt: string;
            readonly zip_code: string;
        };
        readonly CompanyOverview: {
            readonly changes: readonly {
                readonly asked_by: string | null;
                readonly business_name: string | null;
                readonly id: number;
            }[];
            readonly company: components["schemas"]["Distributor"];
            readonly documents: readonly {
                readonly expires_on: string | null;
                readonly id: number;
                /** @enum {string} */
                readonly status: "pending" | "authorized" | "rejected";
                /** @enum {string} */
                readonly type: "tax_certificate" | "identification" | "address_proof" | "articles" | "power_of_attorney" | "bank_statement" | "credit_contract";
                readonly type_label: string;
            }[];
            readonly id: number;
            readonly parts: readonly {
                readonly key: string;
                readonly label: string;
                readonly page: string | null;
                readonly rows: readonly {
                    readonly at: string | null;
                    readonly id: number;
                    readonly text: string;
                }[];
                readonly total: number;
            }[];
            readonly people: readonly {
                readonly blocked: boolean;
                readonly email: string;
                readonly id: number;
                readonly name: string | null;
                readonly paternal_surname: string | null;
            }[];
            readonly registry_id: number | null;
        };
        readonly CompanySecondaryUser: {
            readonly blocked_by_house: boolean;
            readonly can_login: boolean;
            readonly company: components["schemas"]["Named"];
            readonly company_id: number;
            readonly disabled_at: string | null;
            readonly disabled_by: string | null;
            readonly email: string;
            readonly full_name: string;
            readonly id: number;
            readonly invited_at: string | null;
            readonly may_approve: boolean;
            readonly may_buy: boolean;
            readonly may_quote: boolean;
            readonly may_see_invoices: boolean;
            readonly may_see_prices: boolean;
            readonly person: {
                readonly maternal_surname: string | null;
                readonly name: string | null;
                readonly paternal_surname: string | null;
            };
            /** @enum {string} */
            readonly status: "invited" | "active" | "disabled";
            readonly username: string;
        };
        readonly CompanyTelephone: {
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly extension: string | null;
            readonly id: number;
            readonly number: string;
            readonly type: components["schemas"]["Reference"];
            readonly type_id: number;
            readonly updatedAt: string;
        };
        readonly CompanyTelephoneListed: {
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly extension: string | null;
            readonly id: number;
            readonly number: string;
            readonly type: components["schemas"]["Reference"];
            readonly type_id: number;
            readonly updatedAt: string;
        };
        readonly Concession: {
            readonly amount: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly decided_at: string | null;
            readonly decided_by: string | null;
            readonly decided_by_key: string | null;
            readonly decision_note: string | null;
            readonly detail: string | null;
            readonly fingerprint: string;
            readonly giver_limit: string | null;
            readonly granted_at: string | null;
            readonly granted_by: string | null;
            readonly granted_by_email: string | null;
            readonly granted_by_key: string | null;
            readonly id: number;
            readonly is_below_cost: boolean;
            /** @enum {string} */
            readonly kind: "deposit" | "credit_note" | "price";
            readonly next_statuses: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "authorise" | "reject" | "within" | "apply";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly status: "waiting" | "granted" | "authorised" | "used" | "rejected";
            }[];
            readonly percent: string | null;
            readonly product: components["schemas"]["Reference"] | null;
            readonly product_id: number | null;
            /** @enum {string} */
            readonly status: "waiting" | "granted" | "authorised" | "used" | "rejected";
            readonly status_label: string;
            readonly subject_id: number;
            readonly subject_type: string;
            readonly updatedAt: string;
            readonly used_at: string | null;
        };
        readonly ConcessionListed: {
            readonly amount: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly decided_at: string | null;
            readonly decided_by: string | null;
            readonly decided_by_key: string | null;
            readonly decision_note: string | null;
            readonly detail: string | null;
            readonly fingerprint: string;
            readonly giver_limit: string | null;
            readonly granted_at: string | null;
            readonly granted_by: string | null;
            readonly granted_by_email: string | null;
            readonly granted_by_key: string | null;
            readonly id: number;
            readonly is_below_cost: boolean;
            /** @enum {string} */
            readonly kind: "deposit" | "credit_note" | "price";
            readonly percent: string | null;
            readonly product: components["schemas"]["Reference"] | null;
            readonly product_id: number | null;
            /** @enum {string} */
            readonly status: "waiting" | "granted" | "authorised" | "used" | "rejected";
            readonly status_label: string;
            readonly subject_id: number;
            readonly subject_type: string;
            readonly updatedAt: string;
            readonly used_at: string | null;
        };
        readonly ConditionGrade: {
            readonly description: string;
            readonly description_translations: {
                readonly [key: string]: string | null;
            } | null;
            readonly discount: string;
            readonly grade: string;
            readonly id: number;
            readonly is_active: boolean;
            readonly name: string;
            readonly name_translations: {
                readonly [key: string]: string | null;
            } | null;
            readonly position: number;
            readonly warranty_months: number;
            readonly warranty_text: string | null;
            readonly warranty_text_translations: {
                readonly [key: string]: string | null;
            } | null;
        };
        readonly ContactMessage: {
            readonly attended_at: string | null;
            readonly attended_by: string | null;
            readonly company: string | null;
            readonly createdAt: string;
            readonly email: string;
            readonly id: number;
            readonly message: string;
            readonly name: string;
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "attend";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "open" | "attended";
            }[];
            /** @enum {string} */
            readonly state: "open" | "attended";
            readonly state_label: string;
            readonly telephone: string | null;
            readonly updatedAt: string;
        };
        readonly ContactMessageListed: {
            readonly attended_at: string | null;
            readonly attended_by: string | null;
            readonly company: string | null;
            readonly createdAt: string;
            readonly email: string;
            readonly id: number;
            readonly message: string;
            readonly name: string;
            /** @enum {string} */
            readonly state: "open" | "attended";
            readonly state_label: string;
            readonly telephone: string | null;
            readonly updatedAt: string;
        };
        readonly ContactVerification: {
            readonly id: number;
            readonly is_sent: boolean;
            readonly verified: boolean;
        };
        readonly Country: {
            readonly code: string;
            readonly dial_code: string | null;
            readonly id: number;
            readonly name: string;
        };
        readonly CourseCategory: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly position: number;
            readonly updatedAt: string;
        };
        readonly CourseCategoryListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly position: number;
            readonly updatedAt: string;
        };
        readonly CreditLine: {
            readonly blocked_reason: string | null;
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            readonly credit_days: number;
            readonly credit_limit: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly id: number;
            readonly is_blocked: boolean;
            readonly updatedAt: string;
        };
        readonly CreditLineListed: {
            readonly blocked_reason: string | null;
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            readonly credit_days: number;
            readonly credit_limit: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly id: number;
            readonly is_blocked: boolean;
            readonly updatedAt: string;
        };
        readonly CurrencyListed: {
            readonly code: string;
            readonly createdAt: string;
            readonly currency_name: string;
            readonly id: number;
            readonly symbol: string | null;
            readonly updatedAt: string;
        };
        readonly Dashboard: {
            readonly id: string;
            readonly label: string;
            readonly widgets: readonly {
                readonly id: string;
                readonly label: string;
                /** @enum {string} */
                readonly unit: "count" | "MXN" | "USD";
            }[];
        };
        readonly DashboardWidget: {
            readonly id: string;
            readonly label: string;
            readonly month: number;
            readonly rows: readonly {
                readonly key: string;
                readonly label: string;
                readonly value: string;
            }[];
            readonly total: string;
            /** @enum {string} */
            readonly unit: "count" | "MXN" | "USD";
            readonly year: number;
        };
        readonly Datasheet: {
            readonly categories: readonly components["schemas"]["Named"][];
            readonly fields_count: number;
            readonly id: number;
            readonly name: string;
            readonly name_translations: {
                readonly en: string | null;
                readonly es: string;
            };
        };
        readonly DatasheetList: {
            readonly id: number;
            readonly name: string;
            readonly options: readonly {
                readonly en: string | null;
                readonly es: string;
            }[];
        };
        readonly DatasheetOfProduct: {
            readonly categories: readonly components["schemas"]["Named"][];
            readonly datasheet_groups: readonly {
                readonly datasheet_fields: readonly {
                    readonly code: string;
                    readonly datasheet_list_id: number | null;
                    /** @enum {string} */
                    readonly field_type: "number" | "boolean" | "text" | "list";
                    readonly id: number;
                    readonly is_key: boolean;
                    readonly name: string;
                    readonly name_translations: {
                        readonly en: string | null;
                        readonly es: string;
                    };
                    readonly options: readonly {
                        readonly en: string | null;
                        readonly es: string;
                    }[];
                    readonly order: number;
                    readonly unit: string | null;
                }[];
                readonly id: number;
                readonly name: string;
                readonly name_translations: {
                    readonly en: string | null;
                    readonly es: string;
                };
                readonly order: number;
            }[];
            readonly datasheet_id: number | null;
            readonly datasheet_name: string | null;
            readonly id: number;
            readonly name: string;
            readonly name_translations: {
                readonly en: string | null;
                readonly es: string;
            };
            readonly product_datasheet_groups: readonly {
                readonly id: number;
                readonly name: string;
                readonly name_translations: {
                    readonly en: string | null;
                    readonly es: string;
                };
                readonly order: number;
                readonly product_datasheet_fields: readonly {
                    readonly code: string;
                    readonly datasheet_list_id: number | null;
                    /** @enum {string} */
                    readonly field_type: "number" | "boolean" | "text" | "list";
                    readonly id: number;
                    readonly is_key: boolean;
                    readonly name: string;
                    readonly name_translations: {
                        readonly en: string | null;
                        readonly es: string;
                    };
                    readonly options: readonly {
                        readonly en: string | null;
                        readonly es: string;
                    }[];
                    readonly order: number;
                    readonly unit: string | null;
                    readonly value: string | number | boolean | null;
                    readonly value_en: string | null;
                }[];
            }[];
            readonly product_id: number;
            readonly updatedAt: string | null;
        };
        readonly DatasheetWithGroups: {
            readonly categories: readonly components["schemas"]["Named"][];
            readonly datasheet_groups: readonly {
                readonly datasheet_fields: readonly {
                    readonly code: string;
                    readonly datasheet_list_id: number | null;
                    /** @enum {string} */
                    readonly field_type: "number" | "boolean" | "text" | "list";
                    readonly id: number;
                    readonly is_key: boolean;
                    readonly name: string;
                    readonly name_translations: {
                        readonly en: string | null;
                        readonly es: string;
                    };
                    readonly options: readonly {
                        readonly en: string | null;
                        readonly es: string;
                    }[];
                    readonly order: number;
                    readonly unit: string | null;
                }[];
                readonly id: number;
                readonly name: string;
                readonly name_translations: {
                    readonly en: string | null;
                    readonly es: string;
                };
                readonly order: number;
            }[];
            readonly id: number;
            readonly name: string;
            readonly name_translations: {
                readonly en: string | null;
                readonly es: string;
            };
            readonly updatedAt: string;
        };
        readonly DeliveryOffice: {
            readonly address: string;
            readonly carrier: components["schemas"]["Reference"];
            readonly carrier_id: number;
            readonly coverage: string | null;
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly opening_hours: string | null;
            readonly status: number;
            readonly telephone: string | null;
            readonly updatedAt: string;
            readonly zip_code: string;
        };
        readonly DeliveryOfficeListed: {
            readonly address: string;
            readonly carrier: components["schemas"]["Reference"];
            readonly carrier_id: number;
            readonly coverage: string | null;
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly opening_hours: string | null;
            readonly status: number;
            readonly telephone: string | null;
            readonly updatedAt: string;
            readonly zip_code: string;
        };
        readonly DeliveryTrack: {
            readonly carrier: components["schemas"]["Named"] | null;
            readonly estimated_at: string | null;
            readonly events: readonly {
                readonly at: string;
                readonly place: string | null;
                /** @enum {string} */
                readonly state: "unknown" | "pre_transit" | "transit" | "delivered" | "failure";
                readonly state_label: string;
                readonly text: string;
            }[];
            readonly is_demo: boolean;
            readonly is_tracked: boolean;
            /** @enum {string} */
            readonly state: "unknown" | "pre_transit" | "transit" | "delivered" | "failure";
            readonly state_label: string;
            readonly tracking_number: string;
        };
        readonly Department: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly DepartmentListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly DiscountGrant: {
            readonly amount: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly decided_at: string | null;
            readonly decided_by: string | null;
            readonly decided_by_key: string | null;
            readonly decision_note: string | null;
            readonly granted_at: string | null;
            readonly granted_by: string | null;
            readonly granted_by_email: string | null;
            readonly granted_by_key: string | null;
            readonly id: number;
            readonly is_below_cost: boolean;
            readonly kind: ("line" | "whole" | "shipping") | null;
            readonly limit_percent: string | null;
            readonly next_statuses: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "authorise" | "reject" | "within" | "withdraw";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly status: "waiting" | "granted" | "authorised" | "rejected" | "withdrawn";
            }[];
            readonly percent: string | null;
            readonly product: components["schemas"]["Reference"] | null;
            readonly product_id: number | null;
            readonly quantity: number | null;
            readonly reason: string | null;
            readonly sale_order: components["schemas"]["Reference"] | null;
            readonly sale_order_id: number | null;
            readonly source_id: number;
            /** @enum {string} */
            readonly source_type: "cart" | "distributor-quotation";
            /** @enum {string} */
            readonly status: "waiting" | "granted" | "authorised" | "rejected" | "withdrawn";
            readonly status_label: string;
            readonly updatedAt: string;
        };
        readonly DiscountGrantListed: {
            readonly amount: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly decided_at: string | null;
            readonly decided_by: string | null;
            readonly decided_by_key: string | null;
            readonly decision_note: string | null;
            readonly granted_at: string | null;
            readonly granted_by: string | null;
            readonly granted_by_email: string | null;
            readonly granted_by_key: string | null;
            readonly id: number;
            readonly is_below_cost: boolean;
            readonly kind: ("line" | "whole" | "shipping") | null;
            readonly limit_percent: string | null;
            readonly percent: string | null;
            readonly product: components["schemas"]["Reference"] | null;
            readonly product_id: number | null;
            readonly quantity: number | null;
            readonly reason: string | null;
            readonly sale_order: components["schemas"]["Reference"] | null;
            readonly sale_order_id: number | null;
            readonly source_id: number;
            /** @enum {string} */
            readonly source_type: "cart" | "distributor-quotation";
            /** @enum {string} */
            readonly status: "waiting" | "granted" | "authorised" | "rejected" | "withdrawn";
            readonly status_label: string;
            readonly updatedAt: string;
        };
        readonly DiscountLimit: {
            readonly createdAt: string;
            readonly credit: string;
            readonly id: number;
            readonly percent: string;
            /** @enum {string} */
            readonly role: "salesman" | "ventas" | "soporte" | "marketing" | "catalogo" | "compras" | "finanzas" | "admin";
            readonly shipping: string;
            readonly updatedAt: string;
        };
        readonly DiscountLimitListed: {
            readonly createdAt: string;
            readonly credit: string;
            readonly id: number;
            readonly percent: string;
            /** @enum {string} */
            readonly role: "salesman" | "ventas" | "soporte" | "marketing" | "catalogo" | "compras" | "finanzas" | "admin";
            readonly shipping: string;
            readonly updatedAt: string;
        };
        readonly Distributor: {
            readonly accumulated_discount: string;
            readonly anniversary_date: string | null;
            readonly branch_id: number | null;
            readonly business_name: string;
            readonly company_level: number;
            readonly company_type: string | null;
            readonly credit_blocked: boolean;
            readonly delivery_addresses: readonly components["schemas"]["DistributorAddress"][];
            readonly distributor_name: string;
            readonly email: string | null;
            readonly emails: readonly {
                readonly company_id: number;
                readonly email: string;
                readonly id: number;
            }[];
            readonly id: number;
            readonly name: string;
            readonly rating_by_frequency: number;
            readonly rating_by_volume: number;
            readonly rfc: string | null;
            readonly salesman_id: number | null;
            readonly salesman_name: string | null;
            readonly status: number;
            readonly telephones: readonly {
                readonly company_id: number;
                readonly extension: string | null;
                readonly id: number;
                readonly number: string;
                readonly type_id: number | null;
            }[];
            readonly tradename: string | null;
        };
        readonly DistributorAddress: {
            readonly address_type_id: number | null;
            readonly alias: string | null;
            readonly colony: string | null;
            readonly company_id: number | null;
            readonly country_id: number | null;
            readonly exterior_number: string | null;
            readonly id: number;
            readonly interior_number: string | null;
            readonly is_custom_colony: number;
            readonly is_favorited: number;
            readonly legacy_id: string | null;
            readonly main_address: number;
            readonly municipality: string | null;
            readonly receivers_name: string | null;
            readonly reference: string | null;
            readonly state: string | null;
            readonly status: number;
            readonly street: string | null;
            readonly telephone: string | null;
            readonly zip_code: string | null;
        };
        readonly DistributorContact: {
            /** @enum {string} */
            readonly contact_type: "person" | "company";
            readonly email: string;
            readonly id: string;
            readonly mobile_telephone: string | null;
            readonly name: string;
            readonly others: string | null;
            readonly telephone: string | null;
        };
        readonly DistributorOfEmail: {
            readonly company_id: number;
            readonly distributor: components["schemas"]["Distributor"];
            readonly email: string;
            readonly id: number;
        };
        readonly DistributorQuotationListed: {
            readonly answer: string | null;
            readonly answered_as: ("countered" | "accepted" | "rejected") | null;
            readonly answered_at: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly contact_email: string | null;
            readonly contact_name: string | null;
            readonly conversion_hash: string | null;
            readonly converted_at: string | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly exchange_rate: string | null;
            readonly folio: string | null;
            readonly id: number;
            readonly is_house: boolean;
            readonly is_secondary: boolean;
            readonly iva: string;
            readonly lines_count: number;
            readonly mails: number;
            readonly note: string | null;
            readonly sale_order: components["schemas"]["Reference"] | null;
            readonly sale_order_id: number | null;
            readonly sent_at: string | null;
            /** @enum {string} */
            readonly status: "borrador" | "enviada" | "vista" | "contraoferta" | "aceptada" | "rechazada" | "vencida" | "convertida";
            readonly status_label: string;
            readonly subtotal: string;
            readonly target_total: string | null;
            readonly total: string;
            readonly updatedAt: string;
            readonly user_id: number | null;
            readonly valid_to: string | null;
            readonly version: number;
            readonly viewed_at: string | null;
        };
        readonly DistributorRegistry: {
            readonly addresses: readonly {
                readonly colony: string;
                readonly exterior_number: string;
                readonly id: number;
                readonly interior_number: string | null;
                readonly municipality: string | null;
                readonly state: string;
                readonly street: string;
                readonly zip_code: string;
            }[];
            readonly addresses_count: number;
            readonly answers: readonly {
                readonly answer: string;
                readonly id: number;
                readonly question: string | null;
                readonly question_id: number;
            }[];
            readonly answers_count: number;
            readonly attended_by: components["schemas"]["Reference"] | null;
            readonly attended_by_id: number | null;
            /** @enum {string} */
            readonly attention: "pending" | "contacted" | "no_answer" | "attended";
            readonly business_name: string | null;
            readonly cfdi_use: components["schemas"]["Reference"] | null;
            readonly cfdi_use_id: number | null;
            readonly commercial_references: readonly {
                readonly contact: string | null;
                readonly id: number;
                readonly name: string;
                readonly telephone: string;
            }[];
            readonly commercial_references_count: number;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly company_type: ("integrator" | "reseller" | "installer" | "retailer" | "government") | null;
            readonly createdAt: string;
            readonly customers: string | null;
            readonly distributor_registry_id: number;
            readonly email: string;
            readonly id: number;
            readonly inheritance_confirmed_at: string | null;
            readonly inheritance_confirmed_by: string | null;
            readonly inheritance_note: string | null;
            readonly inherits_company: components["schemas"]["Reference"] | null;
            readonly inherits_company_id: number | null;
            readonly insights: string | null;
            readonly interviewed_at: string | null;
            readonly main_brands: string | null;
            readonly maternal_surname: string | null;
            readonly monthly_purchase: string | null;
            readonly name: string;
            readonly next_call_at: string | null;
            readonly next_stages: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "submit" | "interview" | "accept" | "redirect" | "discard" | "restore";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly stage: "draft" | "submitted" | "interview" | "accepted" | "redirected" | "discarded";
            }[];
            readonly paternal_surname: string | null;
            readonly reason: string | null;
            readonly registry_documents: readonly {
                readonly file_id: number | null;
                readonly id: number;
                readonly problems: string | null;
                /** @enum {string} */
                readonly type: "tax_certificate" | "identification" | "address_proof";
            }[];
            readonly rfc: string | null;
            /** @enum {string} */
            readonly stage: "draft" | "submitted" | "interview" | "accepted" | "redirected" | "discarded";
            readonly stage_label: string;
            readonly state_name: string | null;
            readonly sub_wholesaler: string | null;
            readonly submitted_at: string | null;
            readonly tax_list_note: string | null;
            readonly tax_listing: {
                readonly list_day: string;
                readonly situation: string;
            } | null;
            readonly tax_regime: components["schemas"]["Reference"] | null;
            readonly tax_regime_id: number | null;
            readonly telephone: string | null;
            readonly tradename: string | null;
            readonly updatedAt: string;
            readonly user: components["schemas"]["Reference"] | null;
            readonly user_id: number | null;
            readonly web_page: string | null;
            readonly whatsapp_number: string | null;
            readonly zip_code: string | null;
        };
        readonly DistributorRegistryInterviewCall: {
            readonly called_at: string | null;
            readonly called_by: string | null;
            readonly createdAt: string;
            readonly distributor_registry: components["schemas"]["Reference"];
            readonly distributor_registry_id: number;
            readonly id: number;
            readonly minutes: number;
            readonly note: string | null;
            /** @enum {string} */
            readonly outcome: "answered" | "no_answer" | "busy" | "wrong_number" | "call_back";
            readonly updatedAt: string;
        };
        readonly DistributorRegistryInterviewCallListed: {
            readonly called_at: string | null;
            readonly called_by: string | null;
            readonly createdAt: string;
            readonly distributor_registry: components["schemas"]["Reference"];
            readonly distributor_registry_id: number;
            readonly id: number;
            readonly minutes: number;
            readonly note: string | null;
            /** @enum {string} */
            readonly outcome: "answered" | "no_answer" | "busy" | "wrong_number" | "call_back";
            readonly updatedAt: string;
        };
        readonly DistributorRegistryInterviewCallSchedule: {
            readonly createdAt: string;
            readonly distributor_registry: components["schemas"]["Reference"];
            readonly distributor_registry_id: number;
            readonly id: number;
            readonly note: string | null;
            readonly reminded_at: string | null;
            readonly scheduled_at: string;
            readonly scheduled_by: string | null;
            readonly telephone: string | null;
            readonly updatedAt: string;
        };
        readonly DistributorRegistryInterviewCallScheduleListed: {
            readonly createdAt: string;
            readonly distributor_registry: components["schemas"]["Reference"];
            readonly distributor_registry_id: number;
            readonly id: number;
            readonly note: string | null;
            readonly reminded_at: string | null;
            readonly scheduled_at: string;
            readonly scheduled_by: string | null;
            readonly telephone: string | null;
            readonly updatedAt: string;
        };
        readonly DistributorRegistryListed: {
            readonly addresses_count: number;
            readonly answers_count: number;
            readonly attended_by: components["schemas"]["Reference"] | null;
            readonly attended_by_id: number | null;
            /** @enum {string} */
            readonly attention: "pending" | "contacted" | "no_answer" | "attended";
            readonly business_name: string | null;
            readonly cfdi_use: components["schemas"]["Reference"] | null;
            readonly cfdi_use_id: number | null;
            readonly commercial_references_count: number;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly company_type: ("integrator" | "reseller" | "installer" | "retailer" | "government") | null;
            readonly createdAt: string;
            readonly customers: string | null;
            readonly distributor_registry_id: number;
            readonly email: string;
            readonly id: number;
            readonly inheritance_confirmed_at: string | null;
            readonly inheritance_confirmed_by: string | null;
            readonly inheritance_note: string | null;
            readonly inherits_company: components["schemas"]["Reference"] | null;
            readonly inherits_company_id: number | null;
            readonly insights: string | null;
            readonly interviewed_at: string | null;
            readonly main_brands: string | null;
            readonly maternal_surname: string | null;
            readonly monthly_purchase: string | null;
            readonly name: string;
            readonly next_call_at: string | null;
            readonly paternal_surname: string | null;
            readonly reason: string | null;
            readonly registry_documents: readonly {
                readonly file_id: number | null;
                readonly id: number;
                readonly problems: string | null;
                /** @enum {string} */
                readonly type: "tax_certificate" | "identification" | "address_proof";
            }[];
            readonly rfc: string | null;
            /** @enum {string} */
            readonly stage: "draft" | "submitted" | "interview" | "accepted" | "redirected" | "discarded";
            readonly stage_label: string;
            readonly state_name: string | null;
            readonly sub_wholesaler: string | null;
            readonly submitted_at: string | null;
            readonly tax_list_note: string | null;
            readonly tax_listing: {
                readonly list_day: string;
                readonly situation: string;
            } | null;
            readonly tax_regime: components["schemas"]["Reference"] | null;
            readonly tax_regime_id: number | null;
            readonly telephone: string | null;
            readonly tradename: string | null;
            readonly updatedAt: string;
            readonly user: components["schemas"]["Reference"] | null;
            readonly user_id: number | null;
            readonly web_page: string | null;
            readonly whatsapp_number: string | null;
            readonly zip_code: string | null;
        };
        readonly DistributorTelephone: {
            readonly company_id: number;
            readonly extension: string | null;
            readonly id: number;
            readonly name: string;
            readonly number: string;
            readonly type_id: number | null;
        };
        readonly DistributorTypeDiscountConfig: {
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            /** @enum {string} */
            readonly company_type: "integrator" | "reseller" | "installer" | "retailer" | "government";
            readonly discount: string;
            readonly id: number;
            readonly set_by: string | null;
        };
        readonly DistributorWhatsappNumber: {
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly companyId: number;
            readonly createdAt: string;
            readonly id: number;
            readonly number: string;
            readonly number_formatted: string;
            readonly updatedAt: string;
            readonly verified_at: string | null;
        };
        readonly DistributorWhatsappNumberListed: {
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly companyId: number;
            readonly createdAt: string;
            readonly id: number;
            readonly number: string;
            readonly number_formatted: string;
            readonly updatedAt: string;
            readonly verified_at: string | null;
        };
        readonly Division: {
            readonly all_children: readonly components["schemas"]["CategoryBranch"][];
            readonly id: number;
            readonly name: string;
            readonly name_es: string;
            readonly slug: string;
        };
        readonly Document: {
            readonly created_at: string;
            readonly documentType: string | null;
            readonly id: number;
            readonly mime: string;
            readonly modelId: string;
            readonly modelType: string;
            readonly name: string;
            readonly private_file_id: number;
            readonly size_bytes: number;
            readonly uploaded_by: string | null;
            readonly url: string;
        };
        readonly Done: {
            /** @constant */
            readonly ok: true;
        };
        readonly EducationType: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly EducationTypeListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly EmailChangeAsked: {
            readonly email: string;
            readonly pending_email: string;
        };
        readonly EmailLinkUsed: {
            readonly email: string;
        };
        readonly EmailNotificationType: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly EmailNotificationTypeListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly EmailType: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly EmailTypeListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly Employee: {
            readonly bank: components["schemas"]["Reference"] | null;
            readonly bank_id: number | null;
            readonly clabe: string | null;
            readonly contract_days_left?: number | null;
            readonly contract_ends_on: string | null;
            readonly contract_warning?: string | null;
            readonly createdAt: string;
            readonly educations: readonly {
                readonly degree: string | null;
                readonly education_type: components["schemas"]["Reference"];
                readonly education_type_id: number;
                readonly has_certificate: boolean;
                readonly id: number;
                readonly institute: string;
                readonly year: number | null;
            }[];
            readonly educations_count: number;
            readonly employee_number: string;
            readonly ended_on: string | null;
            readonly experiences: readonly {
                readonly company: string;
                readonly end_date: string | null;
                readonly id: number;
                readonly job_title: string;
                readonly start_date: string | null;
            }[];
            readonly experiences_count: number;
            readonly hired_on: string;
            readonly id: number;
            readonly indeterminate_contracts: readonly {
                readonly comments: string | null;
                readonly contract_end_date: string | null;
                readonly contract_start_date: string;
                readonly id: number;
                readonly ss_registration_date: string | null;
                readonly ss_unregistration_date: string | null;
                readonly termination_date: string | null;
                readonly termination_reason: components["schemas"]["Reference"] | null;
                readonly termination_reason_id: number | null;
            }[];
            readonly indeterminate_contracts_count: number;
            readonly job: components["schemas"]["Reference"] | null;
            readonly job_id: number | null;
            readonly name: string | null;
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "end" | "rehire";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "active" | "ended";
            }[];
            readonly panel_account: components["schemas"]["Reference"] | null;
            readonly panel_account_id: number | null;
            readonly post_ids: readonly number[];
            readonly posts: readonly {
                readonly id: number;
                readonly name: string | null;
            }[];
            readonly posts_count: number;
            readonly relatives: readonly {
                readonly birthdate: string | null;
                readonly gender: ("female" | "male" | "other") | null;
                readonly id: number;
                readonly is_emergency_contact: boolean;
                readonly maternal_surname: string | null;
                readonly name: string;
                readonly paternal_surname: string | null;
                readonly phone_number: string | null;
                readonly relative_type: components["schemas"]["Reference"];
                readonly relative_type_id: number;
                readonly telephone_type: components["schemas"]["Reference"] | null;
                readonly telephone_type_id: number | null;
            }[];
            readonly relatives_count: number;
            /** @enum {string} */
            readonly state: "active" | "ended";
            readonly state_label: string;
            readonly temporary_contracts: readonly {
                readonly contract_end_date: string;
                readonly contract_start_date: string;
                /** @enum {string} */
                readonly contract_type: "fixed_term" | "project" | "season" | "trial" | "training";
                readonly id: number;
                readonly ss_registration_date: string | null;
                readonly ss_unregistration_date: string | null;
            }[];
            readonly temporary_contracts_count: number;
            readonly termination_reason: components["schemas"]["Reference"] | null;
            readonly termination_reason_id: number | null;
            readonly updatedAt: string;
            readonly user: components["schemas"]["Reference"];
            readonly user_id: number;
            readonly vacation_days: number;
            readonly years_of_service: number;
        };
        readonly EmployeeListed: {
            readonly bank: components["schemas"]["Reference"] | null;
            readonly bank_id: number | null;
            readonly clabe: string | null;
            readonly contract_days_left?: number | null;
            readonly contract_ends_on: string | null;
            readonly contract_warning?: string | null;
            readonly createdAt: string;
            readonly educations_count: number;
            readonly employee_number: string;
            readonly ended_on: string | null;
            readonly experiences_count: number;
            readonly hired_on: string;
            readonly id: number;
            readonly indeterminate_contracts_count: number;
            readonly job: components["schemas"]["Reference"] | null;
            readonly job_id: number | null;
            readonly name: string | null;
            readonly panel_account: components["schemas"]["Reference"] | null;
            readonly panel_account_id: number | null;
            readonly posts_count: number;
            readonly relatives_count: number;
            /** @enum {string} */
            readonly state: "active" | "ended";
            readonly state_label: string;
            readonly temporary_contracts_count: number;
            readonly termination_reason: components["schemas"]["Reference"] | null;
            readonly termination_reason_id: number | null;
            readonly updatedAt: string;
            readonly user: components["schemas"]["Reference"];
            readonly user_id: number;
            readonly vacation_days: number;
            readonly years_of_service: number;
        };
        readonly EmploymentFacts: {
            readonly bank: components["schemas"]["Reference"] | null;
            readonly bank_id: number | null;
            readonly clabe: string | null;
            readonly contract_days_left?: number | null;
            readonly contract_ends_on: string | null;
            readonly contract_warning?: string | null;
            readonly createdAt: string;
            readonly educations_count: number;
            readonly employee_number: string;
            readonly ended_on: string | null;
            readonly experiences_count: number;
            readonly hired_on: string;
            readonly id: number;
            readonly indeterminate_contracts_count: number;
            readonly job: components["schemas"]["Reference"] | null;
            readonly job_id: number | null;
            readonly name: string | null;
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "end" | "rehire";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "active" | "ended";
            }[];
            readonly panel_account: components["schemas"]["Reference"] | null;
            readonly panel_account_id: number | null;
            readonly post_ids: readonly number[];
            readonly posts: readonly {
                readonly id: number;
                readonly name: string | null;
            }[];
            readonly posts_count: number;
            readonly relatives_count: number;
            /** @enum {string} */
            readonly state: "active" | "ended";
            readonly state_label: string;
            readonly temporary_contracts_count: number;
            readonly termination_reason: components["schemas"]["Reference"] | null;
            readonly termination_reason_id: number | null;
            readonly updatedAt: string;
            readonly user: components["schemas"]["Reference"];
            readonly user_id: number;
            readonly vacation_days: number;
            readonly years_of_service: number;
        };
        readonly Empty: {
            readonly data: null;
            readonly meta: Record<string, never>;
        };
        readonly Error: {
            readonly data: null;
            readonly error: {
                readonly details: {
                    readonly changed?: {
                        readonly [key: string]: unknown;
                    };
                    readonly codes?: readonly string[];
                    readonly errors?: {
                        readonly [key: string]: readonly string[];
                    };
                    readonly requestId?: string;
                    readonly retryAfterSeconds?: number;
                } & {
                    readonly [key: string]: unknown;
                };
                readonly message: string;
                readonly name: string;
                readonly status: number;
            } & {
                readonly [key: string]: unknown;
            };
            readonly errors: {
                readonly [key: string]: readonly string[];
            };
        } & {
            readonly [key: string]: unknown;
        };
        readonly ExchangeRate: {
            readonly commercial_exchange_rate?: string;
            readonly effective_from: string;
            readonly id: number;
            readonly set_by: string | null;
            readonly subscription_exchange_rate?: string;
        };
        readonly ExternalQuotationData: {
            readonly business_name: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly contact: string | null;
            readonly createdAt: string;
            readonly customer_name: string | null;
            readonly footer_text: string | null;
            readonly header_text: string | null;
            readonly id: number;
            readonly key: string | null;
            readonly logo: components["schemas"]["PrivateFile"] | null;
            readonly margin_percent: string;
            readonly margins: readonly {
                readonly id: number;
                readonly margin_percent: string;
                readonly product: components["schemas"]["Reference"];
                readonly product_id: number;
            }[];
            readonly margins_count: number;
            readonly quotation: components["schemas"]["Reference"] | null;
            readonly quotation_id: number | null;
            readonly updatedAt: string;
        };
        readonly FoundCompany: {
            readonly business_name: string;
            readonly id: number;
            readonly name: string;
            readonly price_level: number;
            readonly rfc: string | null;
            readonly tradename: string | null;
        };
        readonly FranchiseMigration: {
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly confirmed_at: string | null;
            readonly confirmed_by: string | null;
            readonly createdAt: string;
            readonly id: number;
            readonly note: string | null;
            readonly requested_branch: components["schemas"]["Reference"] | null;
            readonly requested_branch_id: number | null;
            readonly updatedAt: string;
        };
        readonly FranchiseMigrationListed: {
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly confirmed_at: string | null;
            readonly confirmed_by: string | null;
            readonly createdAt: string;
            readonly id: number;
            readonly note: string | null;
            readonly requested_branch: components["schemas"]["Reference"] | null;
            readonly requested_branch_id: number | null;
            readonly updatedAt: string;
        };
        readonly HeldRole: {
            readonly name: string;
            readonly source: string;
            readonly type: string;
        };
        readonly History: {
            readonly action: string;
            readonly actor: string;
            readonly changes: {
                readonly [key: string]: readonly [
                    unknown,
                    unknown
                ];
            };
            readonly happened_at: string;
            readonly id: number;
            readonly on_behalf_of: string | null;
        };
        readonly Hit: {
            readonly detail: string;
            readonly id: number;
            readonly kind: string;
            readonly kind_label: string;
            readonly title: string;
            readonly to: string;
        };
        readonly Holiday: {
            readonly createdAt: string;
            readonly date: string;
            readonly description: string;
            readonly description_en: string | null;
            readonly description_translations: {
                readonly en: string;
                readonly es: string;
            };
            readonly id: number;
            readonly is_official: boolean;
            readonly updatedAt: string;
        };
        readonly HolidayListed: {
            readonly createdAt: string;
            readonly date: string;
            readonly description: string;
            readonly description_en: string | null;
            readonly description_translations: {
                readonly en: string;
                readonly es: string;
            };
            readonly id: number;
            readonly is_official: boolean;
            readonly updatedAt: string;
        };
        readonly Impersonation: {
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly ended_at: string | null;
            readonly ends_at: string | null;
            readonly family: string | null;
            readonly id: number;
            readonly reason: string | null;
            readonly staff: components["schemas"]["Reference"];
            readonly staff_id: number;
            readonly staff_name: string | null;
            readonly started_at: string | null;
            readonly updatedAt: string;
            readonly user: components["schemas"]["Reference"];
            readonly user_id: number;
            readonly user_name: string | null;
        };
        readonly ImpersonationAct: {
            readonly action: string;
            readonly changes: {
                readonly [key: string]: unknown;
            };
            readonly happened_at: string;
            readonly id: number;
            readonly model_id: string;
            readonly model_label: string;
            readonly model_type: string;
            readonly person: string;
            readonly staff: string | null;
        };
        readonly ImpersonationListed: {
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly ended_at: string | null;
            readonly ends_at: string | null;
            readonly family: string | null;
            readonly id: number;
            readonly reason: string | null;
            readonly staff: components["schemas"]["Reference"];
            readonly staff_id: number;
            readonly staff_name: string | null;
            readonly started_at: string | null;
            readonly updatedAt: string;
            readonly user: components["schemas"]["Reference"];
            readonly user_id: number;
            readonly user_name: string | null;
        };
        readonly InactiveProduct: {
            readonly detail_id: number;
            readonly id: number;
            readonly name: string | null;
            readonly quantity: number;
            readonly reason: string;
        };
        readonly Incidence: {
            readonly awaits_reply: boolean;
            readonly branch: components["schemas"]["Reference"] | null;
            readonly branch_id: number | null;
            readonly closed_at: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly credit_note: components["schemas"]["Reference"] | null;
            readonly credit_note_id: number | null;
            readonly decided_at: string | null;
            readonly delivery_office: components["schemas"]["Reference"] | null;
            readonly delivery_office_id: number | null;
            readonly description: string;
            readonly file: components["schemas"]["PrivateFile"] | null;
            /** @enum {string} */
            readonly grade: "Stock" | "MALTRATADO" | "NUEVO" | "AAA" | "A" | "B" | "C" | "D" | "E";
            readonly id: number;
            readonly incidence_department: components["schemas"]["Reference"];
            readonly incidence_department_id: number;
            readonly incidence_type: components["schemas"]["Reference"];
            readonly incidence_type_id: number;
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "review" | "accept" | "refuse" | "receive" | "resolve" | "close";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "open" | "in_review" | "accepted" | "refused" | "received" | "resolved" | "closed";
            }[];
            readonly product: components["schemas"]["Reference"];
            readonly product_id: number;
            readonly quantity: number;
            readonly received_at: string | null;
            readonly received_branch: components["schemas"]["Reference"] | null;
            readonly received_branch_id: number | null;
            readonly received_grade: ("Stock" | "MALTRATADO" | "NUEVO" | "AAA" | "A" | "B" | "C" | "D" | "E") | null;
            readonly replacement_order: components["schemas"]["Reference"] | null;
            readonly replacement_order_id: number | null;
            readonly reported_by: string | null;
            readonly resolution: ("credit_note" | "replacement" | "repair") | null;
            readonly resolved_at: string | null;
            readonly reviewed_at: string | null;
            readonly sale_order: components["schemas"]["Reference"];
            readonly sale_order_id: number;
            readonly serial: string | null;
            /** @enum {string} */
            readonly state: "open" | "in_review" | "accepted" | "refused" | "received" | "resolved" | "closed";
            readonly state_label: string;
            readonly timeline: readonly {
                readonly at: string;
                readonly label: string;
            }[];
            readonly updatedAt: string;
            readonly verdict: string | null;
            /** @enum {string} */
            readonly warranty: "covered" | "expired" | "none" | "not_delivered" | "other_piece" | "returned";
            readonly warranty_label: string;
            readonly warranty_until: string | null;
        };
        readonly IncidenceComment: {
            readonly author: {
                readonly id: number | null;
                readonly name: string;
            };
            readonly body: string;
            readonly commentable_id: number;
            readonly commentable_type: string;
            readonly created_at: string;
            readonly edited_at: string | null;
            readonly files: readonly components["schemas"]["PrivateFile"][];
            readonly id: number;
            readonly is_from_house: boolean;
            readonly modelId: number;
            readonly modelType: string;
        };
        readonly IncidenceDeliveryOffice: {
            readonly address: string;
            readonly carrier_name: string | null;
            readonly has_coverage: boolean | null;
            readonly id: number;
            readonly name: string;
            readonly opening_hours: string | null;
            readonly telephone: string | null;
            readonly zip_code: string;
        };
        readonly IncidenceDepartment: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly position: number;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly IncidenceDepartmentListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly position: number;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly IncidenceListed: {
            readonly awaits_reply: boolean;
            readonly branch: components["schemas"]["Reference"] | null;
            readonly branch_id: number | null;
            readonly closed_at: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly credit_note: components["schemas"]["Reference"] | null;
            readonly credit_note_id: number | null;
            readonly decided_at: string | null;
            readonly delivery_office: components["schemas"]["Reference"] | null;
            readonly delivery_office_id: number | null;
            readonly description: string;
            readonly file: components["schemas"]["PrivateFile"] | null;
            /** @enum {string} */
            readonly grade: "Stock" | "MALTRATADO" | "NUEVO" | "AAA" | "A" | "B" | "C" | "D" | "E";
            readonly id: number;
            readonly incidence_department: components["schemas"]["Reference"];
            readonly incidence_department_id: number;
            readonly incidence_type: components["schemas"]["Reference"];
            readonly incidence_type_id: number;
            readonly product: components["schemas"]["Reference"];
            readonly product_id: number;
            readonly quantity: number;
            readonly received_at: string | null;
            readonly received_branch: components["schemas"]["Reference"] | null;
            readonly received_branch_id: number | null;
            readonly received_grade: ("Stock" | "MALTRATADO" | "NUEVO" | "AAA" | "A" | "B" | "C" | "D" | "E") | null;
            readonly replacement_order: components["schemas"]["Reference"] | null;
            readonly replacement_order_id: number | null;
            readonly reported_by: string | null;
            readonly resolution: ("credit_note" | "replacement" | "repair") | null;
            readonly resolved_at: string | null;
            readonly reviewed_at: string | null;
            readonly sale_order: components["schemas"]["Reference"];
            readonly sale_order_id: number;
            readonly serial: string | null;
            /** @enum {string} */
            readonly state: "open" | "in_review" | "accepted" | "refused" | "received" | "resolved" | "closed";
            readonly state_label: string;
            readonly timeline: readonly {
                readonly at: string;
                readonly label: string;
            }[];
            readonly updatedAt: string;
            readonly verdict: string | null;
            /** @enum {string} */
            readonly warranty: "covered" | "expired" | "none" | "not_delivered" | "other_piece" | "returned";
            readonly warranty_label: string;
            readonly warranty_until: string | null;
        };
        readonly IncidenceType: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly needs_warranty: boolean;
            readonly position: number;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly IncidenceTypeListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly needs_warranty: boolean;
            readonly position: number;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly IncidenceWarranty: {
            readonly delivered_on: string | null;
            /** @enum {string} */
            readonly grade: "Stock" | "MALTRATADO" | "NUEVO" | "AAA" | "A" | "B" | "C" | "D" | "E";
            /** @enum {string} */
            readonly status: "covered" | "expired" | "none" | "not_delivered" | "other_piece" | "returned";
            readonly status_label: string;
            readonly until: string | null;
        };
        readonly InventoryChecker: {
            readonly available: number;
            readonly is_enough: boolean;
            readonly product_id: number;
            readonly quantity: number;
        };
        readonly Invoice: {
            readonly advance_applied: string | null;
            readonly advance_uuids: string | null;
            readonly balance: string | null;
            readonly branch: components["schemas"]["Reference"] | null;
            readonly branch_id: number | null;
            readonly cancelled_at: string | null;
            readonly cfdi_use: string | null;
            readonly chosen_use: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly conditions: string | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly discount: string;
            readonly exchange_rate: string | null;
            readonly failure: string | null;
            readonly folio: number | null;
            readonly id: number;
            readonly is_demo: boolean;
            readonly issue_zip_code: string | null;
            readonly issued_at: string | null;
            readonly iva: string;
            readonly lines: readonly {
                readonly amount: string;
                readonly description: string;
                readonly discount: string;
                readonly id: number;
                readonly iva_rate: string;
                readonly product: components["schemas"]["Reference"] | null;
                readonly product_id: number | null;
                readonly product_key: string;
                readonly quantity: number;
                readonly returned_line: number | null;
                readonly sale_order: components["schemas"]["Reference"] | null;
                readonly sale_order_id: number | null;
                readonly sku: string | null;
                readonly unit_key: string;
                readonly unit_price: string;
            }[];
            readonly lines_count: number;
            readonly live_key: string | null;
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "issue" | "discard" | "request_cancellation" | "seal" | "stamp" | "fail" | "cancel" | "keep";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "draft" | "validated" | "stamping" | "stamped" | "cancel_requested" | "cancelled" | "failed";
            }[];
            readonly number: string | null;
            readonly original: components["schemas"]["Reference"] | null;
            readonly original_id: number | null;
            readonly payment_form: string | null;
            readonly payment_method: ("PUE" | "PPD") | null;
            readonly pdf: components["schemas"]["PrivateFile"] | null;
            readonly receiver_name: string | null;
            readonly receiver_regime: string | null;
            readonly receiver_rfc: string | null;
            readonly receiver_zip_code: string | null;
            readonly relation_type: string | null;
            readonly sale_order: components["schemas"]["Reference"] | null;
            readonly sale_order_id: number | null;
            readonly sales_day: string | null;
            readonly series: string | null;
            readonly stamped_at: string | null;
            /** @enum {string} */
            readonly state: "draft" | "validated" | "stamping" | "stamped" | "cancel_requested" | "cancelled" | "failed";
            readonly state_label: string;
            readonly subtotal: string;
            readonly total: string;
            /** @enum {string} */
            readonly type: "I" | "E" | "P";
            readonly type_label: string;
            readonly updatedAt: string;
            readonly uuid: string | null;
            readonly xml: components["schemas"]["PrivateFile"] | null;
        };
        readonly InvoiceCancellation: {
            readonly acknowledgement: components["schemas"]["PrivateFile"] | null;
            readonly answer: string | null;
            readonly answered_at: string | null;
            readonly asked_at: string | null;
            readonly code: string | null;
            readonly createdAt: string;
            readonly id: number;
            readonly in_process_at: string | null;
            readonly invoice: components["schemas"]["Reference"];
            readonly invoice_id: number;
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "send" | "resend" | "accept" | "reject";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "requested" | "sent" | "accepted" | "rejected";
            }[];
            readonly reason: string;
            readonly requested_by: string | null;
            readonly sat_status: string | null;
            readonly sent_at: string | null;
            /** @enum {string} */
            readonly state: "requested" | "sent" | "accepted" | "rejected";
            readonly state_label: string;
            readonly substitute_uuid: string | null;
            readonly updatedAt: string;
        };
        readonly InvoiceCancellationListed: {
            readonly acknowledgement: components["schemas"]["PrivateFile"] | null;
            readonly answer: string | null;
            readonly answered_at: string | null;
            readonly asked_at: string | null;
            readonly code: string | null;
            readonly createdAt: string;
            readonly id: number;
            readonly in_process_at: string | null;
            readonly invoice: components["schemas"]["Reference"];
            readonly invoice_id: number;
            readonly reason: string;
            readonly requested_by: string | null;
            readonly sat_status: string | null;
            readonly sent_at: string | null;
            /** @enum {string} */
            readonly state: "requested" | "sent" | "accepted" | "rejected";
            readonly state_label: string;
            readonly substitute_uuid: string | null;
            readonly updatedAt: string;
        };
        readonly InvoiceListed: {
            readonly advance_applied: string | null;
            readonly advance_uuids: string | null;
            readonly balance: string | null;
            readonly branch: components["schemas"]["Reference"] | null;
            readonly branch_id: number | null;
            readonly cancelled_at: string | null;
            readonly cfdi_use: string | null;
            readonly chosen_use: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly conditions: string | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly discount: string;
            readonly exchange_rate: string | null;
            readonly failure: string | null;
            readonly folio: number | null;
            readonly id: number;
            readonly is_demo: boolean;
            readonly issue_zip_code: string | null;
            readonly issued_at: string | null;
            readonly iva: string;
            readonly lines_count: number;
            readonly live_key: string | null;
            readonly number: string | null;
            readonly original: components["schemas"]["Reference"] | null;
            readonly original_id: number | null;
            readonly payment_form: string | null;
            readonly payment_method: ("PUE" | "PPD") | null;
            readonly pdf: components["schemas"]["PrivateFile"] | null;
            readonly receiver_name: string | null;
            readonly receiver_regime: string | null;
            readonly receiver_rfc: string | null;
            readonly receiver_zip_code: string | null;
            readonly relation_type: string | null;
            readonly sale_order: components["schemas"]["Reference"] | null;
            readonly sale_order_id: number | null;
            readonly sales_day: string | null;
            readonly series: string | null;
            readonly stamped_at: string | null;
            /** @enum {string} */
            readonly state: "draft" | "validated" | "stamping" | "stamped" | "cancel_requested" | "cancelled" | "failed";
            readonly state_label: string;
            readonly subtotal: string;
            readonly total: string;
            /** @enum {string} */
            readonly type: "I" | "E" | "P";
            readonly type_label: string;
            readonly updatedAt: string;
            readonly uuid: string | null;
            readonly xml: components["schemas"]["PrivateFile"] | null;
        };
        readonly InvoicePayment: {
            readonly amount: string;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly complement: components["schemas"]["Reference"] | null;
            readonly complement_id: number | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly documents: readonly {
                readonly id: number;
                readonly invoice: components["schemas"]["Reference"];
                readonly invoice_id: number;
                readonly paid: string;
                readonly partiality: number | null;
                readonly previous_balance: string | null;
                readonly remaining_balance: string | null;
            }[];
            readonly documents_count: number;
            readonly dollar_rate: string | null;
            readonly id: number;
            readonly key: string | null;
            readonly operation: string | null;
            readonly paid_at: string;
            readonly payment_form: string;
            readonly updatedAt: string;
        };
        readonly InvoicePaymentListed: {
            readonly amount: string;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly complement: components["schemas"]["Reference"] | null;
            readonly complement_id: number | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly documents_count: number;
            readonly dollar_rate: string | null;
            readonly id: number;
            readonly key: string | null;
            readonly operation: string | null;
            readonly paid_at: string;
            readonly payment_form: string;
            readonly updatedAt: string;
        };
        readonly InvoicingStatus: {
            readonly certificate_valid_to: string;
            readonly legal_name: string;
            readonly name: string;
            readonly regime: string;
            readonly rfc: string;
            readonly stamps_left: number | null;
            readonly zip_code: string;
        };
        readonly JobCard: {
            readonly full_name: string | null;
            readonly id: number;
            readonly job_title_name: string | null;
            readonly name: string;
            /** @enum {string} */
            readonly variant: "vacant" | "held";
        };
        readonly JobTitle: {
            readonly createdAt: string;
            readonly department: components["schemas"]["Reference"];
            readonly department_id: number;
            readonly id: number;
            readonly name: string;
            readonly name_en: string | null;
            readonly name_translations: {
                readonly en: string;
                readonly es: string;
            };
            readonly updatedAt: string;
        };
        readonly JobTitleListed: {
            readonly createdAt: string;
            readonly department: components["schemas"]["Reference"];
            readonly department_id: number;
            readonly id: number;
            readonly name: string;
            readonly name_en: string | null;
            readonly name_translations: {
                readonly en: string;
                readonly es: string;
            };
            readonly updatedAt: string;
        };
        readonly Landing: {
            readonly blocks_translations: {
                readonly [key: string]: readonly components["schemas"]["LandingBlock"][] | null;
            };
            readonly description_translations: {
                readonly [key: string]: string | null;
            };
            readonly ends_at: string | null;
            readonly id: number;
            readonly name: string;
            readonly slug: string;
            readonly starts_at: string | null;
            /** @enum {string} */
            readonly state: "draft" | "active" | "scheduled" | "ended";
            readonly status: number;
            readonly status_label: string;
            readonly title: string | null;
            readonly title_translations: {
                readonly [key: string]: string | null;
            };
            readonly updated_at: string;
        };
        readonly LandingBlock: {
            /** @enum {string} */
            readonly background_style: "dark" | "light" | "accent";
            readonly button_text: string | null;
            readonly button_url: string | null;
            readonly image: {
                readonly alt: string;
                readonly id: number;
                readonly url: string;
            } | null;
            /** @constant */
            readonly kind: "hero";
            readonly text: string | null;
            readonly title: string;
        } | {
            readonly brand_id: number | null;
            readonly category_id: number | null;
            /** @constant */
            readonly kind: "product_carousel";
            readonly limit: number;
            readonly products?: readonly components["schemas"]["Card"][];
            /** @enum {string} */
            readonly rule: "category" | "brand" | "promo" | "new" | "chosen";
            readonly skus?: string | null;
            readonly title: string;
        } | {
            readonly banners: readonly {
                readonly image: {
                    readonly alt: string;
                    readonly id: number;
                    readonly url: string;
                } | null;
                readonly text: string | null;
                readonly title: string;
                readonly url: string;
            }[];
            /** @constant */
            readonly kind: "banner_grid";
            readonly title: string | null;
        } | {
            readonly body: readonly components["schemas"]["RichNode"][];
            /** @constant */
            readonly kind: "rich_text";
        } | {
            readonly end_text: string | null;
            readonly ends_at: string;
            /** @constant */
            readonly kind: "countdown";
            readonly title: string;
        } | {
            readonly button_text: string | null;
            readonly fields: readonly {
                /** @enum {string} */
                readonly field_type: "short_text" | "email" | "phone" | "long_text" | "options";
                readonly is_required: boolean;
                readonly label: string;
                readonly options: readonly string[];
            }[];
            /** @constant */
            readonly kind: "form";
            readonly text: string | null;
            readonly thanks_text: string | null;
            readonly title: string;
        };
        readonly LandingListed: {
            readonly description_translations: {
                readonly [key: string]: string | null;
            };
            readonly ends_at: string | null;
            readonly id: number;
            readonly name: string;
            readonly slug: string;
            readonly starts_at: string | null;
            /** @enum {string} */
            readonly state: "draft" | "active" | "scheduled" | "ended";
            readonly status: number;
            readonly status_label: string;
            readonly title: string | null;
            readonly title_translations: {
                readonly [key: string]: string | null;
            };
            readonly updated_at: string;
        };
        readonly LandingSubmission: {
            readonly answers: unknown;
            readonly email: string | null;
            readonly form_title: string;
            readonly id: number;
            readonly landing_name: string;
            readonly submitted_at: string;
        };
        readonly LandingTexts: {
            readonly description_translations: {
                readonly [key: string]: string | null;
            };
            readonly ends_at: string | null;
            readonly id: number;
            readonly name: string;
            readonly slug: string;
            readonly starts_at: string | null;
            readonly title: string | null;
            readonly title_translations: {
                readonly [key: string]: string | null;
            };
            readonly updated_at: string;
        };
        readonly LanguageListed: {
            readonly code: string;
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly updatedAt: string;
        };
        readonly LedgerDeposit: {
            readonly amount: string;
            readonly balance: string;
            readonly id: number;
        };
        readonly LedgerEntry: {
            readonly actor_name: string;
            readonly amount: string;
            readonly balance: string;
            readonly due_on: string | null;
            readonly happened_at: string;
            readonly id: number;
            /** @enum {string} */
            readonly kind: "payment" | "adjustment" | "charge" | "refund" | "deposit" | "bonus";
            readonly kind_label: string;
            readonly note: string | null;
            readonly source_id: string;
            readonly source_label: string | null;
            readonly source_type: string;
        };
        readonly LinkedProduct: {
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            readonly fixed_price: string | null;
            readonly forecast: number | null;
            readonly id: number;
            readonly image_full_path: string | null;
            readonly list_price: string;
            readonly model: string;
            readonly name: string;
            readonly promo_discount: number | null;
            readonly published_in_store: boolean;
            readonly sku: string;
            readonly status: number;
        };
        readonly ListedTaxpayer: {
            readonly createdAt: string;
            readonly id: number;
            readonly list_day: string;
            readonly name: string;
            readonly published_on: string | null;
            readonly rfc: string;
            /** @enum {string} */
            readonly situation: "presumed" | "definitive" | "dismissed" | "favorable";
            readonly updatedAt: string;
        };
        readonly ListedTaxpayerListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly list_day: string;
            readonly name: string;
            readonly published_on: string | null;
            readonly rfc: string;
            /** @enum {string} */
            readonly situation: "presumed" | "definitive" | "dismissed" | "favorable";
            readonly updatedAt: string;
        };
        readonly Login: {
            readonly jwt: string;
            readonly refreshToken: string;
            readonly user: {
                readonly email: string;
                readonly id: number;
                readonly username: string;
            } & {
                readonly [key: string]: unknown;
            };
        };
        readonly MailOutbox: {
            readonly html: string | null;
            readonly id: number;
            readonly recipient: string;
            readonly sender: string | null;
            readonly sent_at: string | null;
            readonly state: string;
            readonly subject: string;
            readonly text: string | null;
        };
        readonly MassiveDiscount: {
            readonly brand_name: string | null;
            readonly category_name: string | null;
            readonly fixed_price: string | null;
            readonly id: number;
            readonly image_full_path: string | null;
            readonly list_price: string | null;
            readonly model: string;
            readonly name: string;
            readonly product_a_a_a_discount: string | null;
            readonly promo_discount: string | null;
            readonly promo_level_1: string | null;
            readonly promo_level_2: string | null;
            readonly promo_level_3: string | null;
            readonly promo_level_4: string | null;
            readonly promo_level_5: string | null;
            readonly promo_level_6: string | null;
            readonly sku: string;
        };
        readonly MassiveDiscountJob: {
            readonly job_id: number;
            readonly products: number;
        };
        readonly Me: {
            /** @enum {string} */
            readonly audience: "visitor" | "buyer" | "secondary" | "staff";
            readonly branch: components["schemas"]["Named"] | null;
            readonly can_create_sale_orders: boolean;
            readonly company: {
                readonly business_name: string;
                readonly id: number;
                readonly price_level: number;
            } | null;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly email: string;
            readonly id: number;
            readonly impersonated_by: components["schemas"]["Named"] | null;
            readonly permissions: readonly string[];
            readonly person: {
                readonly birthdate: string | null;
                readonly maternal_surname: string | null;
                readonly name: string | null;
                readonly paternal_surname: string | null;
            };
            readonly roles: readonly string[];
            readonly salesman: {
                readonly email: string;
                readonly full_name: string;
                readonly id: number;
            } | null;
            readonly user_type: string | null;
            readonly username: string;
        };
        readonly MediaAlt: {
            readonly alts: {
                readonly en?: string;
                readonly es?: string;
            };
            readonly file_id: number;
        };
        readonly MegaMenuCategory: {
            readonly all_children: readonly components["schemas"]["CategoryBranch"][];
            readonly id: number;
            readonly name: string;
            readonly name_es: string;
        };
        readonly MyVacations: {
            readonly available: number;
            readonly employee: {
                readonly deciders: readonly components["schemas"]["Named"][];
                readonly id: number;
                readonly job_name: string | null;
                readonly name: string;
            };
            readonly expired: number;
            readonly grants: readonly {
                readonly days: number;
                readonly expires_on: string;
                readonly granted_on: string;
                readonly left: number;
                readonly year: number;
            }[];
            readonly hired_on: string;
            readonly requests: readonly {
                readonly days: number;
                readonly ends_on: string;
                readonly id: number;
                readonly starts_on: string;
                /** @enum {string} */
                readonly state: "requested" | "approved" | "rejected" | "cancelled";
            }[];
            readonly taken: number;
        };
        readonly Named: {
            readonly id: number;
            readonly name: string;
        };
        readonly NearestNote: {
            readonly categories: readonly components["schemas"]["Named"][];
            readonly missing: readonly string[];
            readonly suggestions: readonly string[];
        };
        readonly NewProductLimit: {
            readonly average_sales: number;
            readonly discount_type: string | null;
            readonly forecast: number;
            readonly id: number;
            readonly model: string;
            readonly name: string;
            readonly product_flow_type: string | null;
            readonly product_id: number;
            readonly productLimits: readonly {
                readonly average_sales: number;
                readonly id: number;
                readonly maximum: number;
                readonly minimum: number;
                readonly real_stock: number;
                readonly warehouse_id: number;
                readonly warehouse_name: string | null;
            }[];
            readonly real_stock: number;
            readonly sku: string;
            readonly stage: string | null;
            readonly stage_id: number | null;
        };
        readonly Nom: {
            readonly authority: string | null;
            readonly code: string;
            readonly description: string | null;
            readonly id: number;
            readonly is_active: boolean;
            readonly name: string;
            readonly warning_days: number;
        };
        readonly NomCert: {
            readonly certification_agency: components["schemas"]["Reference"] | null;
            readonly certification_agency_id: number | null;
            readonly certification_agency_name: string | null;
            readonly closed_on: string | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly document_type: "certificate" | "dictum";
            readonly expected_on: string | null;
            readonly file: components["schemas"]["PrivateFile"] | null;
            readonly folio: string;
            readonly id: number;
            readonly next_statuses: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "send" | "cancel" | "approve" | "reject" | "return" | "reopen";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly status: "open" | "in_review" | "approved" | "rejected" | "canceled";
            }[];
            readonly nom: components["schemas"]["Reference"];
            readonly nom_code: string | null;
            readonly nom_document: components["schemas"]["Reference"] | null;
            readonly nom_document_id: number | null;
            readonly nom_id: number;
            readonly notes: string | null;
            readonly product_ids: readonly number[];
            readonly products?: readonly {
                readonly model: string | null;
                readonly product_id: number;
                readonly sku: string | null;
                /** @enum {string} */
                readonly status: "pending" | "in_review" | "approved" | "rejected";
            }[];
            readonly products_count: number;
            readonly requested_on: string | null;
            readonly responsible: components["schemas"]["Reference"] | null;
            readonly responsible_id: number | null;
            readonly responsible_name: string | null;
            /** @enum {string} */
            readonly status: "open" | "in_review" | "approved" | "rejected" | "canceled";
            readonly status_label: string;
            readonly updatedAt: string;
        };
        readonly NomCertListed: {
            readonly certification_agency: components["schemas"]["Reference"] | null;
            readonly certification_agency_id: number | null;
            readonly certification_agency_name: string | null;
            readonly closed_on: string | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly document_type: "certificate" | "dictum";
            readonly expected_on: string | null;
            readonly file: components["schemas"]["PrivateFile"] | null;
            readonly folio: string;
            readonly id: number;
            readonly nom: components["schemas"]["Reference"];
            readonly nom_code: string | null;
            readonly nom_document: components["schemas"]["Reference"] | null;
            readonly nom_document_id: number | null;
            readonly nom_id: number;
            readonly notes: string | null;
            readonly products?: readonly {
                readonly model: string | null;
                readonly product_id: number;
                readonly sku: string | null;
                /** @enum {string} */
                readonly status: "pending" | "in_review" | "approved" | "rejected";
            }[];
            readonly products_count: number;
            readonly requested_on: string | null;
            readonly responsible: components["schemas"]["Reference"] | null;
            readonly responsible_id: number | null;
            readonly responsible_name: string | null;
            /** @enum {string} */
            readonly status: "open" | "in_review" | "approved" | "rejected" | "canceled";
            readonly status_label: string;
            readonly updatedAt: string;
        };
        readonly NomCertProductReport: {
            readonly agency_name: string | null;
            readonly brand_name: string | null;
            /** @enum {string} */
            readonly cert_status: "open" | "in_review" | "approved" | "rejected" | "canceled";
            /** @enum {string} */
            readonly cert_status_label: "En el organismo" | "Aprobado" | "Rechazado" | "Abierto" | "Cancelado";
            readonly closed_on: string | null;
            readonly document_number: string | null;
            readonly expected_on: string | null;
            readonly expires_on: string | null;
            readonly folio: string;
            readonly id: number;
            readonly light: string | null;
            readonly model: string | null;
            readonly nom_cert_id: number;
            readonly nom_code: string;
            readonly product_id: number;
            readonly product_name: string | null;
            readonly requested_on: string | null;
            readonly responsible_name: string | null;
            readonly sku: string | null;
            /** @enum {string} */
            readonly status: "pending" | "in_review" | "approved" | "rejected";
            readonly status_label: string;
        };
        readonly NomDocument: {
            readonly certification_agency_id: number | null;
            readonly certification_agency_name: string | null;
            /** @enum {string} */
            readonly condition: "not_valid" | "valid" | "expiring" | "expired";
            readonly days_left: number | null;
            /** @enum {string} */
            readonly document_type: "certificate" | "dictum";
            readonly document_type_label: string;
            readonly expires_on: string | null;
            readonly file: components["schemas"]["PrivateFile"] | null;
            readonly holder: string | null;
            readonly id: number;
            readonly issued_on: string | null;
            readonly nom_code: string;
            readonly nom_id: number;
            readonly notes: string | null;
            readonly number: string;
            readonly products_count: number;
            readonly review_notes: string | null;
            readonly reviewed_at: string | null;
            readonly reviewed_by: string | null;
            /** @enum {string} */
            readonly status: "pending" | "in_review" | "approved" | "rejected";
            readonly status_label: string;
            readonly updatedAt: string;
            readonly uploaded_by: string | null;
        };
        readonly NomDocumentCertificationAgency: {
            readonly accreditation: string | null;
            readonly acronym: string | null;
            readonly email: string | null;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly telephone: string | null;
            readonly web_page: string | null;
        };
        readonly NomDocumentWithProducts: {
            readonly certification_agency_id: number | null;
            readonly certification_agency_name: string | null;
            /** @enum {string} */
            readonly condition: "not_valid" | "valid" | "expiring" | "expired";
            readonly days_left: number | null;
            /** @enum {string} */
            readonly document_type: "certificate" | "dictum";
            readonly document_type_label: string;
            readonly expires_on: string | null;
            readonly file: components["schemas"]["PrivateFile"] | null;
            readonly holder: string | null;
            readonly id: number;
            readonly issued_on: string | null;
            readonly next_statuses: readonly {
                readonly label: string;
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly status: "pending" | "in_review" | "approved" | "rejected";
            }[];
            readonly nom_code: string;
            readonly nom_id: number;
            readonly notes: string | null;
            readonly number: string;
            readonly products: readonly {
                readonly certified_model: string | null;
                readonly id: number;
                readonly light: ("green" | "yellow" | "red" | "gray") | null;
                readonly light_state: ("complies" | "expiring" | "missing" | "exempt" | "unstated") | null;
                readonly model: string | null;
                readonly name: string | null;
                readonly product_id: number;
                readonly sku: string | null;
            }[];
            readonly products_count: number;
            readonly review_notes: string | null;
            readonly reviewed_at: string | null;
            readonly reviewed_by: string | null;
            /** @enum {string} */
            readonly status: "pending" | "in_review" | "approved" | "rejected";
            readonly status_label: string;
            readonly updatedAt: string;
            readonly uploaded_by: string | null;
        };
        readonly NomExpiryCalendar: {
            readonly date: string;
            readonly days_left: number;
            readonly documents: readonly {
                /** @enum {string} */
                readonly document_type: "certificate" | "dictum";
                /** @enum {string} */
                readonly document_type_label: "Certificado" | "Dictamen";
                readonly id: number;
                readonly nom_code: string;
                readonly nom_id: number;
                readonly number: string;
                readonly products_count: number;
            }[];
        };
        readonly NomGateOverride: {
            readonly expires_on: string | null;
            /** @enum {string} */
            readonly gate: "label" | "publish" | "sell" | "import" | "purchase_order";
            readonly gate_label: string;
            readonly granted_at: string;
            readonly granted_by: string;
            readonly id: number;
            readonly is_open: boolean;
            readonly product_id: number;
            readonly reason: string;
            readonly revoked_at: string | null;
            readonly revoked_by: string | null;
        };
        readonly NomLight: {
            readonly expires_on: string | null;
            readonly label: string;
            /** @enum {string} */
            readonly light: "green" | "yellow" | "red" | "gray";
            readonly product_id: number;
            readonly reasons: readonly {
                readonly code: string;
                readonly expires_on: string | null;
                readonly message: string;
                readonly nom_document_id: number | null;
                readonly nom_id: number | null;
                readonly requirement_id: number | null;
            }[];
            /** @enum {string} */
            readonly state: "expiring" | "complies" | "missing" | "exempt" | "unstated";
        };
        readonly NomProduct: {
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            readonly category_id: number | null;
            readonly category_name: string | null;
            readonly expires_on: string | null;
            readonly id: number;
            readonly label: string;
            /** @enum {string} */
            readonly light: "green" | "yellow" | "red" | "gray";
            readonly model: string | null;
            readonly name: string | null;
            readonly product_id: number;
            readonly reasons: readonly {
                readonly code: string;
                readonly expires_on: string | null;
                readonly message: string;
                readonly nom_document_id: number | null;
                readonly nom_id: number | null;
                readonly requirement_id: number | null;
            }[];
            readonly sku: string | null;
            /** @enum {string} */
            readonly state: "expiring" | "complies" | "missing" | "exempt" | "unstated";
            /** @enum {string} */
            readonly status: "pending" | "in_review" | "approved" | "rejected";
            readonly status_label: string;
            readonly tariff_fraction_id: number | null;
            readonly tariff_fraction_is_verified: boolean;
        };
        readonly NomProductRequirement: {
            readonly brand_name: string | null;
            readonly document_number: string | null;
            readonly document_type: string;
            readonly due_on: string | null;
            readonly expires_on: string | null;
            readonly id: number;
            readonly is_mandatory: boolean;
            readonly light: string | null;
            readonly model: string | null;
            readonly nom_code: string;
            readonly nom_document_id: number | null;
            readonly nom_id: number;
            readonly notes: string | null;
            readonly product_id: number;
            readonly product_name: string | null;
            readonly requirement_id: number;
            readonly requirement_name: string;
            readonly responsible_id: number | null;
            readonly responsible_name: string | null;
            /** @enum {string} */
            readonly result: "expiring" | "missing" | "ok" | "not_applicable";
            /** @enum {string} */
            readonly result_label: "Cumple" | "Por vencer" | "Falta" | "No aplica";
            readonly sku: string | null;
            readonly state: string;
            readonly stated_by: string | null;
        };
        readonly NomRequirement: {
            readonly description: string | null;
            /** @enum {string} */
            readonly document_type: "certificate" | "dictum" | "evidence";
            readonly id: number;
            readonly is_mandatory: boolean;
            readonly name: string;
            readonly nom_code: string | null;
            readonly nom_id: number | null;
            readonly position: number;
            readonly responsible_id: number | null;
            readonly responsible_name: string | null;
        };
        readonly NomResponsible: {
            readonly email: string | null;
            readonly id: number;
            readonly is_active: boolean;
            readonly name: string;
            readonly user_id: number | null;
        };
        readonly NomSelectableUser: {
            readonly email: string;
            readonly id: number;
            readonly name: string;
        };
        readonly NomSheet: {
            readonly approved_at: string | null;
            readonly approved_by: string | null;
            readonly documents: readonly components["schemas"]["NomDocument"][];
            readonly exempt_until: string | null;
            readonly exemption_reason: string | null;
            readonly expires_on: string | null;
            readonly gates: readonly {
                /** @enum {string} */
                readonly gate: "label" | "publish" | "sell" | "import" | "purchase_order";
                readonly is_open: boolean;
                readonly label: string;
                readonly override: {
                    readonly expires_on: string | null;
                    readonly granted_by: string;
                    readonly id: number;
                    readonly reason: string;
                } | null;
            }[];
            readonly id: number;
            readonly label: string;
            /** @enum {string} */
            readonly light: "green" | "yellow" | "red" | "gray";
            readonly model: string | null;
            readonly name: string | null;
            readonly next_statuses: readonly {
                readonly label: string;
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly status: "pending" | "in_review" | "approved" | "rejected";
            }[];
            readonly noms: readonly {
                readonly code: string;
                readonly id: number;
                readonly is_active: boolean;
                readonly name: string;
                /** @enum {string} */
                readonly source: "stated" | "tariff_fraction";
            }[];
            readonly notes: string | null;
            readonly product_id: number;
            readonly reasons: readonly {
                readonly code: string;
                readonly expires_on: string | null;
                readonly message: string;
                readonly nom_document_id: number | null;
                readonly nom_id: number | null;
                readonly requirement_id: number | null;
            }[];
            readonly requirements: readonly {
                /** @enum {string} */
                readonly document_type: "certificate" | "dictum" | "evidence";
                readonly expires_on: string | null;
                readonly is_mandatory: boolean;
                readonly name: string;
                readonly nom_document_id: number | null;
                readonly nom_id: number;
                readonly requirement_id: number | null;
                readonly responsible_name: string | null;
                /** @enum {string} */
                readonly result: "expiring" | "missing" | "ok" | "not_applicable";
            }[];
            readonly requires_nom: boolean | null;
            readonly sku: string | null;
            /** @enum {string} */
            readonly state: "expiring" | "complies" | "missing" | "exempt" | "unstated";
            /** @enum {string} */
            readonly status: "pending" | "in_review" | "approved" | "rejected";
            readonly status_label: string;
            readonly status_notes: string | null;
            readonly tariff_fraction: {
                readonly code: string;
                readonly description: string;
                readonly id: number;
                readonly igi_percentage: string;
                readonly nico: string;
            } | null;
            readonly tariff_fraction_id: number | null;
            readonly tariff_fraction_is_verified: boolean;
            readonly tariff_fraction_verified_at: string | null;
            readonly tariff_fraction_verified_by: string | null;
        };
        readonly NomTask: {
            readonly days_before: number;
            readonly days_left: number;
            readonly document_number: string;
            /** @enum {string} */
            readonly document_type: "certificate" | "dictum";
            readonly done_at: string | null;
            readonly done_by: string | null;
            readonly due_on: string;
            readonly id: number;
            readonly nom_code: string;
            readonly nom_document_id: number;
            readonly notes: string | null;
            readonly products_count: number;
            readonly responsible_id: number | null;
            readonly responsible_name: string | null;
            /** @enum {string} */
            readonly state: "open" | "done" | "obsolete";
            readonly title: string;
        };
        readonly OfficialRate: {
            readonly createdAt: string;
            readonly determined_on: string;
            readonly id: number;
            readonly rate: string;
            /** @enum {string} */
            readonly source: "banxico" | "file" | "staff";
            readonly updatedAt: string;
        };
        readonly OfficialRateListed: {
            readonly createdAt: string;
            readonly determined_on: string;
            readonly id: number;
            readonly rate: string;
            /** @enum {string} */
            readonly source: "banxico" | "file" | "staff";
            readonly updatedAt: string;
        };
        readonly OpenedImpersonation: {
            readonly ends_at: string;
            readonly jwt: string;
            readonly name: string;
            readonly refreshToken: string;
            readonly user_id: number;
        };
        readonly OrderShipment: {
            readonly branch: components["schemas"]["Reference"];
            readonly branch_id: number;
            readonly carrier: components["schemas"]["Reference"] | null;
            readonly carrier_id: number | null;
            readonly carrier_name: string | null;
            readonly comments: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly id: number;
            readonly lines: readonly {
                readonly detail: components["schemas"]["Reference"];
                readonly detail_id: number;
                readonly id: number;
                readonly quantity: number;
            }[];
            readonly lines_count: number;
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "dispatch" | "cancel";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "picking" | "shipped" | "canceled";
            }[];
            readonly note: string | null;
            readonly number: string | null;
            readonly packages: number;
            readonly pieces: readonly {
                readonly detail_id: number;
                readonly grade: string;
                readonly model: string | null;
                readonly name: string;
                readonly needs_serials: boolean;
                readonly ordered: number;
                readonly product_id: number;
                readonly quantity: number;
                readonly serials: readonly {
                    readonly id: number;
                    readonly serial: string;
                }[];
                readonly sku: string | null;
            }[];
            readonly prepared_by: string | null;
            readonly purchase_order_number: string | null;
            readonly sale_order: components["schemas"]["Reference"];
            readonly sale_order_id: number;
            readonly serials: readonly {
                readonly detail: components["schemas"]["Reference"];
                readonly detail_id: number;
                readonly id: number;
                readonly serial: string;
            }[];
            readonly serials_count: number;
            readonly shipped_at: string | null;
            readonly shipped_by: string | null;
            /** @enum {string} */
            readonly state: "picking" | "shipped" | "canceled";
            readonly state_label: string;
            readonly tracking_number: string | null;
            readonly updatedAt: string;
        };
        readonly OrderShipmentListed: {
            readonly branch: components["schemas"]["Reference"];
            readonly branch_id: number;
            readonly carrier: components["schemas"]["Reference"] | null;
            readonly carrier_id: number | null;
            readonly carrier_name: string | null;
            readonly comments: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly id: number;
            readonly lines: readonly {
                readonly detail: components["schemas"]["Reference"];
                readonly detail_id: number;
                readonly id: number;
                readonly quantity: number;
            }[];
            readonly lines_count: number;
            readonly note: string | null;
            readonly number: string | null;
            readonly packages: number;
            readonly pieces: readonly {
                readonly detail_id: number;
                readonly grade: string;
                readonly model: string | null;
                readonly name: string;
                readonly needs_serials: boolean;
                readonly ordered: number;
                readonly product_id: number;
                readonly quantity: number;
                readonly serials: readonly {
                    readonly id: number;
                    readonly serial: string;
                }[];
                readonly sku: string | null;
            }[];
            readonly prepared_by: string | null;
            readonly purchase_order_number: string | null;
            readonly sale_order: components["schemas"]["Reference"];
            readonly sale_order_id: number;
            readonly serials: readonly {
                readonly detail: components["schemas"]["Reference"];
                readonly detail_id: number;
                readonly id: number;
                readonly serial: string;
            }[];
            readonly serials_count: number;
            readonly shipped_at: string | null;
            readonly shipped_by: string | null;
            /** @enum {string} */
            readonly state: "picking" | "shipped" | "canceled";
            readonly state_label: string;
            readonly tracking_number: string | null;
            readonly updatedAt: string;
        };
        readonly OrgChartJob: {
            readonly department: string | null;
            readonly full_name: string | null;
            readonly functional_chief_id: number | null;
            readonly id: number;
            readonly job_title_name: string | null;
            readonly name: string;
            readonly operative_chief_id: number | null;
        };
        readonly OwnRole: {
            readonly id: number;
            readonly name: string;
            readonly type: string;
        };
        readonly Pagination: {
            /** @constant */
            readonly isAtLeast?: true;
            readonly page: number;
            readonly pageCount: number;
            readonly pageSize: number;
            readonly total: number;
        };
        readonly PanelAccount: {
            readonly email: string;
            readonly full_name: string;
            readonly id: number;
            readonly is_active: boolean;
        };
        readonly PasswordLink: {
            readonly expires_at: string;
            readonly url: string;
        };
        readonly PaymentAccount: {
            readonly account_number: string | null;
            readonly clabe: string | null;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly id: number;
            readonly name: string;
        };
        readonly PaymentOption: {
            readonly commission_percentage: string;
            readonly createdAt: string;
            readonly id: number;
            /** @enum {string} */
            readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
            readonly name: string;
            readonly position: number;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly PaymentOptionListed: {
            readonly commission_percentage: string;
            readonly createdAt: string;
            readonly id: number;
            /** @enum {string} */
            readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
            readonly name: string;
            readonly position: number;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly Permission: {
            readonly calls: readonly string[];
            readonly code: string;
            readonly roles: readonly string[];
        };
        readonly PermissionHolder: {
            readonly because: readonly components["schemas"]["HeldRole"][];
            readonly full_name: string;
            readonly id: number;
            readonly username: string;
        };
        readonly PersonalData: {
            readonly account: {
                readonly birthdate: string | null;
                readonly blocked: boolean;
                readonly branch_id: number | null;
                readonly company_id: number | null;
                readonly email: string;
                readonly id: number;
                readonly manager_id: number | null;
                readonly maternal_surname: string | null;
                readonly name: string | null;
                readonly paternal_surname: string | null;
                readonly removed_at: null;
                readonly user_type: ("employee" | "client" | "admin" | "storeman") | null;
                readonly username: string;
            };
            readonly documents: readonly {
                readonly expires_on: string | null;
                readonly id: number;
                readonly note: string | null;
                /** @enum {string} */
                readonly type: "id_card" | "birth_certificate" | "curp" | "rfc" | "nss" | "proof_of_address" | "driving_licence" | "contract" | "study" | "medical" | "resume" | "other";
            }[];
            readonly educations?: readonly {
                readonly degree: string | null;
                readonly education_type: components["schemas"]["Reference"];
                readonly education_type_id: number;
                readonly has_certificate: boolean;
                readonly id: number;
                readonly institute: string;
                readonly year: number | null;
            }[];
            readonly employee?: components["schemas"]["EmploymentFacts"];
            readonly experiences?: readonly {
                readonly company: string;
                readonly end_date: string | null;
                readonly id: number;
                readonly job_title: string;
                readonly start_date: string | null;
            }[];
            readonly generated_at: string;
            readonly indeterminate_contracts?: readonly {
                readonly comments: string | null;
                readonly contract_end_date: string | null;
                readonly contract_start_date: string;
                readonly id: number;
                readonly ss_registration_date: string | null;
                readonly ss_unregistration_date: string | null;
                readonly termination_date: string | null;
                readonly termination_reason: components["schemas"]["Reference"] | null;
                readonly termination_reason_id: number | null;
            }[];
            readonly profile: {
                readonly addresses: readonly {
                    readonly address_type: components["schemas"]["Reference"] | null;
                    readonly address_type_id: number | null;
                    readonly colony: string;
                    readonly country: components["schemas"]["Reference"] | null;
                    readonly country_id: number | null;
                    readonly exterior_number: string;
                    readonly id: number;
                    readonly interior_number: string | null;
                    readonly municipality: string | null;
                    readonly references: string | null;
                    readonly state: string;
                    readonly street: string;
                    readonly zip_code: string;
                }[];
                readonly addresses_count?: number;
                readonly blood_type?: components["schemas"]["Reference"] | null;
                readonly blood_type_id?: number | null;
                readonly curp?: string | null;
                readonly emails: readonly {
                    readonly email: string;
                    readonly email_type: components["schemas"]["Reference"] | null;
                    readonly email_type_id: number | null;
                    readonly id: number;
                }[];
                readonly emails_count?: number;
                readonly gender?: ("female" | "male" | "other") | null;
                readonly height: number;
                readonly notify_by_push?: boolean;
                readonly nss?: string | null;
                readonly photo: components["schemas"]["PrivateFile"] | null;
                readonly rfc?: string | null;
                readonly telephones: readonly {
                    readonly area_code: string | null;
                    readonly country_code: string;
                    readonly extension: string | null;
                    readonly id: number;
                    readonly number: string;
                    readonly telephone_type: components["schemas"]["Reference"];
                    readonly telephone_type_id: number;
                }[];
                readonly telephones_count?: number;
                readonly weight: number;
            };
            readonly relatives?: readonly {
                readonly birthdate: string | null;
                readonly gender: ("female" | "male" | "other") | null;
                readonly id: number;
                readonly is_emergency_contact: boolean;
                readonly maternal_surname: string | null;
                readonly name: string;
                readonly paternal_surname: string | null;
                readonly phone_number: string | null;
                readonly relative_type: components["schemas"]["Reference"];
                readonly relative_type_id: number;
                readonly telephone_type: components["schemas"]["Reference"] | null;
                readonly telephone_type_id: number | null;
            }[];
            readonly roles: readonly components["schemas"]["HeldRole"][];
            readonly sessions: readonly {
                readonly address: string | null;
                readonly browser: string | null;
                readonly started_at: string;
                readonly used_at: string;
            }[];
            readonly temporary_contracts?: readonly {
                readonly contract_end_date: string;
                readonly contract_start_date: string;
                /** @enum {string} */
                readonly contract_type: "fixed_term" | "project" | "season" | "trial" | "training";
                readonly id: number;
                readonly ss_registration_date: string | null;
                readonly ss_unregistration_date: string | null;
            }[];
            readonly vacations?: components["schemas"]["VacationBalance"] | null;
        };
        readonly PlacedCart: {
            readonly cart: components["schemas"]["Cart"];
            readonly sale_order: {
                readonly folio: string;
                readonly id: number;
            };
        };
        readonly PlacedCategory: {
            readonly id: number;
            readonly parent_category_id: number | null;
            readonly position: number;
        };
        readonly PostalCodeAddress: {
            readonly city: string | null;
            readonly colonies: readonly string[];
            readonly municipality: string;
            readonly state: string;
            readonly state_code: string;
            readonly zip_code: string;
        };
        readonly PriceExplanation: {
            readonly company: {
                readonly business_name: string;
                readonly id: number;
                readonly price_level: number;
            };
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly distributor: string;
            readonly fields: {
                readonly fixed_price: string | null;
                readonly list_price: string | null;
                readonly promo_discount: string | null;
                readonly promo_level_1: string | null;
                readonly promo_level_2: string | null;
                readonly promo_level_3: string | null;
                readonly promo_level_4: string | null;
                readonly promo_level_5: string | null;
                readonly promo_level_6: string | null;
            } | null;
            readonly final: string;
            readonly fixed: string | null;
            readonly list: string;
            readonly percentage: string;
            readonly product: {
                readonly id: number;
                readonly model: string;
                readonly name: string;
            };
            readonly quantity: number;
            readonly steps: readonly {
                readonly amount: string;
                /** @enum {string} */
                readonly currency: "USD" | "MXN";
                readonly label: string;
                /** @enum {string} */
                readonly rule: "exchange_rate" | "list_price" | "fixed_price" | "dated_promo" | "level_promo" | "special_brand_discount" | "company_discount" | "company_type_discount" | "aaa_discount" | "volume_tier" | "grade_discount" | "authorised_discount" | "secondary_markup" | "rounding";
                readonly value: string | null;
            }[];
        };
        readonly PrivateFile: {
            readonly id: number;
            readonly name: string | null;
            readonly url: string;
        };
        readonly Product: {
            readonly average_cost?: string | null;
            readonly barcode: string | null;
            readonly batched: number;
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            readonly brand_tvc_id: number | null;
            readonly brand_tvc_name: string | null;
            readonly can_be_added_to_electronic_wallet_type_sale_orders: boolean;
            readonly category_id: number | null;
            readonly category_name: string | null;
            readonly createdAt: string;
            readonly description: string | null;
            readonly description_translations: {
                readonly [key: string]: string | null;
            };
            readonly discount_type: string;
            readonly discounts?: ({
                readonly product_id: number;
            } & {
                readonly [key: string]: unknown;
            }) | null;
            readonly fixed_price: string | null;
            readonly forecast: number;
            readonly generates_utility: number;
            readonly guarantee: number | null;
            readonly id: number;
            readonly igi_percentage: number;
            readonly image_full_path: string | null;
            readonly list_price: string;
            readonly main_image_alt: string | null;
            readonly media?: {
                readonly main_images: readonly components["schemas"]["ProductImage"][];
            };
            readonly model: string;
            readonly name: string;
            readonly name_translations: {
                readonly [key: string]: string | null;
            };
            readonly product_category?: {
                readonly id: number;
                readonly name: string;
                readonly parents: readonly components["schemas"]["Named"][];
            } | null;
            readonly product_datasheets?: readonly {
                readonly id: number;
                readonly name: string;
                readonly name_translations: {
                    readonly en: string | null;
                    readonly es: string;
                };
                readonly order: number;
                readonly product_datasheet_fields: readonly {
                    readonly code: string;
                    readonly datasheet_list_id: number | null;
                    /** @enum {string} */
                    readonly field_type: "number" | "boolean" | "text" | "list";
                    readonly id: number;
                    readonly is_key: boolean;
                    readonly name: string;
                    readonly name_translations: {
                        readonly en: string | null;
                        readonly es: string;
                    };
                    readonly options: readonly {
                        readonly en: string | null;
                        readonly es: string;
                    }[];
                    readonly order: number;
                    readonly unit: string | null;
                    readonly value: string | number | boolean | null;
                    readonly value_en: string | null;
                }[];
            }[];
            readonly product_documents?: readonly components["schemas"]["ProductDocument"][];
            readonly product_feature?: components["schemas"]["ProductFeature"];
            readonly product_flow_type: string;
            readonly product_images?: readonly components["schemas"]["ProductImage"][];
            readonly product_kit_details?: readonly components["schemas"]["ProductKitDetail"][];
            readonly product_overviews?: readonly components["schemas"]["ProductOverview"][];
            readonly product_replacements?: readonly components["schemas"]["LinkedProduct"][];
            readonly product_type: string;
            readonly product_videos?: readonly components["schemas"]["ProductVideo"][];
            readonly products_replaced_by?: readonly components["schemas"]["LinkedProduct"][];
            readonly promo_discount: number | null;
            readonly promo_level_1: number | null;
            readonly promo_level_2: number | null;
            readonly promo_level_3: number | null;
            readonly promo_level_4: number | null;
            readonly promo_level_5: number | null;
            readonly promo_level_6: number | null;
            readonly provider_model: string | null;
            readonly published_in_store: boolean;
            readonly quantity: number;
            readonly related_products?: readonly components["schemas"]["LinkedProduct"][];
            readonly replacements?: readonly components["schemas"]["LinkedProduct"][];
            readonly requires_nom: boolean | null;
            readonly sat_key: string | null;
            readonly sat_unit: string | null;
            readonly serial: number;
            readonly show_in_news: boolean;
            readonly sku: string;
            readonly stage_id: number | null;
            readonly stage_name: string | null;
            readonly status: number;
            readonly tvc_category_id: number | null;
            readonly tvc_category_name: string | null;
            readonly updatedAt: string;
        };
        readonly ProductAlternative: {
            readonly auction_type?: string | null;
            readonly branch_name?: string | null;
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            readonly calculated_distributor_price?: string;
            readonly calculated_fixed_price?: string | null;
            readonly calculated_list_price?: string;
            readonly can_create_sale_orders?: boolean;
            readonly category_id: number | null;
            readonly category_name: string | null;
            /** @enum {string} */
            readonly currency?: "USD" | "MXN";
            readonly discounts?: readonly {
                readonly label: string;
                readonly percentage: string;
                readonly rule: string;
            }[];
            readonly id: number;
            readonly image_full_path: string | null;
            readonly inventories_by_branch?: number;
            readonly is_pinned: boolean;
            readonly last_product_volume_discount_option?: {
                /** @enum {string} */
                readonly currency: "USD" | "MXN";
                readonly price: string;
                readonly quantity: number;
            };
            readonly lowest_auction_price?: string | null;
            readonly lowest_clasification_auction?: string | null;
            readonly main_image_alt: string | null;
            readonly matching_values: readonly string[];
            readonly model: string;
            readonly name: string;
            readonly percentage_change?: string;
            readonly product_discounts_description?: string | null;
            readonly product_flow_type: string | null;
            readonly product_type: string | null;
            readonly provider_model: string | null;
            readonly rating?: number;
            readonly reviews_count?: number;
            readonly sale_block_reason?: string;
            readonly secondary_user_price?: string;
            readonly show_url: string;
            readonly stage_id: number | null;
            readonly stage_name: string | null;
            readonly status: number;
            readonly total_inventories?: number;
            readonly volume_product_discount_options_text?: string;
        };
        readonly ProductAlternativeChoice: {
            readonly excluded: readonly number[];
            readonly id: number;
            readonly pinned: readonly number[];
            readonly products: readonly {
                readonly id: number;
                readonly model: string;
                readonly name: string;
            }[];
        };
        readonly ProductAuctionInventory: {
            /** @enum {string} */
            readonly auction_type: "E" | "MALTRATADO" | "NUEVO" | "AAA" | "A" | "B" | "C" | "D";
            readonly branch: components["schemas"]["Reference"];
            readonly calculated_list_price: string;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly description: string;
            readonly discount: string;
            readonly name: string;
            readonly price: string;
            readonly product_id: number;
            readonly quantity: number;
            readonly warranty_months: number;
            readonly warranty_text: string | null;
        };
        readonly ProductAutocomplete: {
            readonly branch_ids_in_stock?: readonly number[];
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            readonly category_id: number | null;
            readonly category_ids: readonly number[];
            readonly category_tree: string;
            readonly description: string;
            readonly has_promo?: boolean;
            readonly id: number;
            readonly image_full_path: string | null;
            readonly in_stock?: boolean;
            readonly inventory?: number | null;
            readonly is_new: boolean;
            readonly is_visible?: boolean;
            readonly level_1_price?: number | null;
            readonly level_2_price?: number | null;
            readonly level_3_price?: number | null;
            readonly level_4_price?: number | null;
            readonly level_5_price?: number | null;
            readonly level_6_price?: number | null;
            readonly list_price?: number | null;
            readonly main_image_alt: string | null;
            readonly model: string;
            readonly name: string;
            readonly product_flow_type: string;
            readonly provider_model: string | null;
            readonly ranking: number;
            readonly sku?: string | null;
            readonly stage_id: number;
            readonly stock_by_branch?: {
                readonly [key: string]: number;
            };
        };
        readonly ProductAutocompleteSearch: {
            readonly categories: readonly {
                readonly id: number;
                readonly level: number;
                readonly name: string;
                readonly tree: string;
            }[];
            readonly products: readonly components["schemas"]["ProductAutocomplete"][];
        };
        readonly ProductCompleteness: {
            readonly cards: number;
            readonly documents: number;
            readonly products: number;
            readonly without_card: {
                readonly count: number;
                readonly ids: readonly number[];
            };
            readonly without_document: {
                readonly count: number;
                readonly ids: readonly number[];
            };
        };
        readonly ProductDatasheet: {
            readonly datasheet_id: number | null;
            readonly datasheet_name: string | null;
            readonly product_datasheet_groups: readonly {
                readonly id: number;
                readonly name: string;
                readonly name_translations: {
                    readonly en: string | null;
                    readonly es: string;
                };
                readonly order: number;
                readonly product_datasheet_fields: readonly {
                    readonly code: string;
                    readonly datasheet_list_id: number | null;
                    /** @enum {string} */
                    readonly field_type: "number" | "boolean" | "text" | "list";
                    readonly id: number;
                    readonly is_key: boolean;
                    readonly name: string;
                    readonly name_translations: {
                        readonly en: string | null;
                        readonly es: string;
                    };
                    readonly options: readonly {
                        readonly en: string | null;
                        readonly es: string;
                    }[];
                    readonly order: number;
                    readonly unit: string | null;
                    readonly value: string | number | boolean | null;
                    readonly value_en: string | null;
                }[];
            }[];
            readonly product_id: number;
            readonly updatedAt: string | null;
        };
        readonly ProductDocument: {
            readonly created_at: string;
            readonly id: number;
            readonly is_public: boolean;
            readonly mime: string | null;
            readonly name: string;
            readonly product_id: number;
            readonly requirement_id: number | null;
            readonly size_bytes: number | null;
            readonly uploaded_by: string | null;
            readonly url: string;
        };
        readonly ProductFeature: {
            readonly country_of_origin: string | null;
            readonly height_cm: number | null;
            readonly length_cm: number | null;
            readonly pieces_per_box: number | null;
            readonly product_id: number;
            readonly requires_nom: boolean | null;
            readonly unit_category_id: number | null;
            readonly weight_kg: number | null;
            readonly width_cm: number | null;
        };
        readonly ProductImage: {
            readonly alt: string | null;
            readonly collection: string;
            readonly file_name: string;
            readonly id: number;
            readonly is_main: boolean;
            readonly media_id: number;
            readonly url: string;
        };
        readonly ProductInventory: {
            readonly branch: {
                readonly code: string;
                readonly id: number;
                readonly is_virtual: boolean;
                readonly name: string;
            };
            readonly inventories: {
                readonly [key: string]: number;
            };
            readonly promised_on: string | null;
            readonly transit_inventories: readonly {
                readonly available_on: string;
                readonly quantity: number;
            }[];
            readonly value_restrictions: string | null;
        };
        readonly ProductInventoryRotation: {
            readonly average_sales: number;
            readonly model: string;
            readonly months: number;
            readonly months_of_stock: number | null;
            readonly name: string;
            readonly product_id: number;
            readonly rotation: number | null;
            readonly sku: string;
            readonly sold: number;
            readonly stock: number;
        };
        readonly ProductKitDetail: {
            readonly id: number;
            readonly image_full_path: string | null;
            readonly kit_id: number;
            readonly model: string | null;
            readonly name: string | null;
            readonly order: number;
            readonly product_id: number;
            readonly quantity: number;
            readonly sku: string | null;
        };
        readonly ProductLimit: {
            readonly average_sales: number;
            readonly discount_type: string | null;
            readonly forecast: number;
            readonly id: number;
            readonly maximum: number;
            readonly minimum: number;
            readonly model: string;
            readonly name: string;
            readonly product_flow_type: string | null;
            readonly product_id: number;
            readonly productLimits: readonly {
                readonly average_sales: number;
                readonly id: number;
                readonly maximum: number;
                readonly minimum: number;
                readonly real_stock: number;
                readonly warehouse_id: number;
                readonly warehouse_name: string | null;
            }[];
            readonly real_stock: number;
            readonly sku: string;
            readonly stage: string | null;
            readonly stage_id: number | null;
            readonly updatedAt: string;
            readonly warehouse_id: number;
            readonly warehouse_name: string | null;
        };
        readonly ProductLimitHistory: {
            readonly actor: string;
            readonly changed_at: string;
            readonly changes: readonly {
                readonly after?: string | number | boolean | null;
                readonly before?: string | number | boolean | null;
                readonly field: string;
                readonly warehouse: string | null;
            }[];
            readonly product_id: number;
        };
        readonly ProductLimitReport: {
            readonly created_at: string;
            readonly id: number;
            readonly products: number;
            readonly rows: number;
        };
        readonly ProductLimitReportFile: {
            readonly created_at: string;
            readonly file: string;
            readonly id: number;
            readonly products: number;
            readonly rows: number;
            readonly url: string;
        };
        readonly ProductListed: {
            readonly average_cost?: string | null;
            readonly barcode: string | null;
            readonly batched: number;
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            readonly brand_tvc_id: number | null;
            readonly brand_tvc_name: string | null;
            readonly can_be_added_to_electronic_wallet_type_sale_orders: boolean;
            readonly category_id: number | null;
            readonly category_name: string | null;
            readonly createdAt: string;
            readonly description: string | null;
            readonly description_translations: {
                readonly [key: string]: string | null;
            };
            readonly discount_type: string;
            readonly fixed_price: string | null;
            readonly forecast: number;
            readonly generates_utility: number;
            readonly guarantee: number | null;
            readonly id: number;
            readonly igi_percentage: number;
            readonly image_full_path: string | null;
            readonly list_price: string;
            readonly main_image_alt: string | null;
            readonly model: string;
            readonly name: string;
            readonly name_translations: {
                readonly [key: string]: string | null;
            };
            readonly product_flow_type: string;
            readonly product_type: string;
            readonly promo_discount: number | null;
            readonly promo_level_1: number | null;
            readonly promo_level_2: number | null;
            readonly promo_level_3: number | null;
            readonly promo_level_4: number | null;
            readonly promo_level_5: number | null;
            readonly promo_level_6: number | null;
            readonly provider_model: string | null;
            readonly published_in_store: boolean;
            readonly quantity: number;
            readonly requires_nom: boolean | null;
            readonly sat_key: string | null;
            readonly sat_unit: string | null;
            readonly serial: number;
            readonly show_in_news: boolean;
            readonly sku: string;
            readonly stage_id: number | null;
            readonly stage_name: string | null;
            readonly status: number;
            readonly tvc_category_id: number | null;
            readonly tvc_category_name: string | null;
            readonly updatedAt: string;
        };
        readonly ProductNomCertificate: {
            readonly certified_model: string | null;
            readonly id: number;
            readonly nom_certificate_id: number;
            readonly product_id: number;
        };
        readonly ProductNomTag: {
            readonly nomTagFields: {
                readonly brand: string | null;
                readonly contents: string | null;
                readonly country_of_origin: string | null;
                readonly current: string | null;
                readonly frequency: string | null;
                readonly importer_address: string | null;
                readonly importer_name: string | null;
                readonly importer_rfc: string | null;
                readonly input_voltage: string | null;
                readonly model: string | null;
                readonly power: string | null;
                readonly product_name: string | null;
                readonly warnings: string | null;
                readonly warranty: string | null;
            };
            readonly product_id: number;
        };
        readonly ProductOverview: {
            readonly description_translations: {
                readonly en: string | null;
                readonly es: string | null;
            };
            readonly id: number;
            /** @enum {string} */
            readonly image_align: "left" | "center" | "right";
            readonly media: readonly {
                readonly alt: string | null;
                readonly file_name: string;
                readonly href: string | null;
                readonly id: number;
                /** @enum {string} */
                readonly image_view_type: "web" | "mobile";
                /** @enum {string} */
                readonly language: "es" | "en";
                readonly url: string;
            }[];
            readonly order: number;
            readonly title_translations: {
                readonly en: string | null;
                readonly es: string | null;
            };
        };
        readonly ProductPriceHistory: {
            readonly actor: string;
            readonly after: string | null;
            readonly before: string | null;
            readonly changed_at: string;
            readonly field: string;
        };
        readonly ProductPromo: {
            readonly discountType: {
                readonly discount_type: string;
                readonly product_flow_type: string | null;
            };
            readonly id: number;
            readonly peso_fuerte: {
                readonly end_date: string | null;
                readonly exchange_rate: string;
                readonly expires: boolean;
                readonly is_in_force: boolean;
                readonly set_by: string | null;
                readonly start_date: string | null;
            } | null;
            readonly product_a_a_a_discount: {
                readonly discount: string;
                readonly end_date: string | null;
                readonly expires: boolean;
                readonly is_in_force: boolean;
                readonly set_by: string | null;
                readonly start_date: string | null;
            } | null;
            readonly product_id: number;
            readonly product_promo_discount: {
                readonly discount: string;
                readonly end_date: string | null;
                readonly expires: boolean;
                readonly is_in_force: boolean;
                readonly set_by: string | null;
                readonly start_date: string | null;
            } | null;
            readonly product_promo_level_discounts: readonly (string | null)[];
            readonly promo_discount: string | null;
            readonly volume_tiers: readonly {
                readonly discount: string;
                readonly min_quantity: number;
            }[];
        };
        readonly ProductPublication: {
            readonly in_store: boolean;
            readonly published_in_store: boolean;
            readonly reasons: readonly {
                readonly field?: string;
                readonly message: string;
            }[];
            readonly status: number;
        };
        readonly ProductReplacement: {
            readonly id: number;
            readonly product_replacements: readonly components["schemas"]["LinkedProduct"][];
            readonly products_replaced_by: readonly components["schemas"]["LinkedProduct"][];
        };
        readonly ProductReview: {
            readonly comment: string;
            readonly id: number;
            readonly productId: number;
            readonly rating: number;
            readonly reason?: string | null;
            readonly status?: string;
            readonly status_label?: string;
            readonly title: string;
            readonly updated_at: string;
        };
        readonly ProductReviewModeration: {
            readonly author: string;
            readonly comment: string;
            readonly company: string | null;
            readonly id: number;
            readonly moderator: string | null;
            readonly next_states: readonly {
                readonly label: string;
                readonly needs_reason: boolean;
                /** @enum {string} */
                readonly to: "pending" | "rejected" | "published";
            }[];
            readonly product: {
                readonly id: number;
                readonly model: string;
                readonly name: string;
            };
            readonly rating: number;
            readonly reason: string | null;
            readonly shown: {
                readonly comment: string;
                readonly rating: number;
                readonly title: string;
            } | null;
            /** @enum {string} */
            readonly status: "pending" | "rejected" | "published";
            readonly status_label: string;
            readonly title: string;
            readonly version: number;
            readonly written_at: string;
        };
        readonly ProductRotationsHistory: {
            readonly byWarehouses: readonly {
                readonly pieces: number;
                readonly warehouse_id: number;
            }[];
            readonly month: string;
            readonly pieces: number;
        };
        readonly ProductSerial: {
            readonly branch: components["schemas"]["Reference"];
            readonly branch_id: number;
            readonly createdAt: string;
            /** @enum {string} */
            readonly grade: "Stock" | "MALTRATADO" | "NUEVO" | "AAA" | "A" | "B" | "C" | "D" | "E";
            readonly holder_id: string | null;
            readonly holder_name: string | null;
            readonly holder_type: string | null;
            readonly id: number;
            readonly left_at: string | null;
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "ship" | "take_back" | "retire" | "restore";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "in_stock" | "shipped" | "retired";
            }[];
            readonly product: components["schemas"]["Reference"];
            readonly product_id: number;
            readonly registered_by: string | null;
            readonly serial: string;
            /** @enum {string} */
            readonly state: "in_stock" | "shipped" | "retired";
            readonly state_label: string;
            readonly updatedAt: string;
        };
        readonly ProductSerialListed: {
            readonly branch: components["schemas"]["Reference"];
            readonly branch_id: number;
            readonly createdAt: string;
            /** @enum {string} */
            readonly grade: "Stock" | "MALTRATADO" | "NUEVO" | "AAA" | "A" | "B" | "C" | "D" | "E";
            readonly holder_id: string | null;
            readonly holder_name: string | null;
            readonly holder_type: string | null;
            readonly id: number;
            readonly left_at: string | null;
            readonly product: components["schemas"]["Reference"];
            readonly product_id: number;
            readonly registered_by: string | null;
            readonly serial: string;
            /** @enum {string} */
            readonly state: "in_stock" | "shipped" | "retired";
            readonly state_label: string;
            readonly updatedAt: string;
        };
        readonly ProductStock: {
            readonly byWarehouses: readonly {
                readonly real_stock: number;
                readonly stock: number;
                readonly warehouse: string;
                readonly warehouse_id: number;
            }[];
            readonly total: number;
            readonly total_real: number;
            readonly totalReal: number;
        };
        readonly ProductTariffFraction: {
            readonly product_id: number;
            readonly tariff_fraction: {
                readonly code: string;
                readonly description: string;
                readonly id: number;
                readonly igi_percentage: string;
                readonly nico: string;
            } | null;
            readonly tariff_fraction_id: number | null;
            readonly tariff_fraction_is_verified: boolean;
            readonly tariff_fraction_verified_at: string | null;
            readonly tariff_fraction_verified_by: string | null;
        };
        readonly ProductVideo: {
            readonly description: string | null;
            readonly id: number;
            readonly order: number;
            readonly product_id: number;
            readonly title: string | null;
            readonly updated_at: string;
            readonly video_key: string;
        };
        readonly PublicationVerdict: {
            readonly published_in_store: boolean;
            readonly reasons: readonly {
                readonly field?: string;
                readonly message: string;
            }[];
            /** @enum {string} */
            readonly result: "OK" | "NO";
        };
        readonly PurchaseSatisfaction: {
            readonly answered_by: string | null;
            readonly comment: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly ease: number;
            readonly id: number;
            readonly sale_order: components["schemas"]["Reference"];
            readonly sale_order_id: number;
            readonly step_address: boolean;
            readonly step_confirmation: boolean;
            readonly step_other: boolean;
            readonly step_payment: boolean;
            readonly step_products: boolean;
            readonly step_shipping: boolean;
            readonly updatedAt: string;
        };
        readonly PurchaseSatisfactionListed: {
            readonly answered_by: string | null;
            readonly comment: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly ease: number;
            readonly id: number;
            readonly sale_order: components["schemas"]["Reference"];
            readonly sale_order_id: number;
            readonly step_address: boolean;
            readonly step_confirmation: boolean;
            readonly step_other: boolean;
            readonly step_payment: boolean;
            readonly step_products: boolean;
            readonly step_shipping: boolean;
            readonly updatedAt: string;
        };
        readonly PushNotification: {
            readonly audience_label: string;
            readonly failed: number;
            readonly id: number;
            readonly image_url: string | null;
            readonly message: string;
            readonly pending: number;
            readonly pushed: number;
            readonly read: number;
            readonly recipients: number;
            readonly sender: string | null;
            readonly sent_at: string;
            readonly title: string;
            readonly url: string | null;
            readonly viewed: number;
        };
        readonly PushNotificationTarget: {
            readonly label: string;
            readonly people: number;
            readonly with_browser: number;
        };
        readonly QuickOrderLine: {
            readonly code: string;
            readonly product_ids: readonly number[];
            readonly products: readonly {
                readonly auction_type?: string | null;
                readonly branch_name?: string | null;
                readonly brand_id: number | null;
                readonly brand_name: string | null;
                readonly calculated_distributor_price?: string;
                readonly calculated_fixed_price?: string | null;
                readonly calculated_list_price?: string;
                readonly can_create_sale_orders?: boolean;
                readonly category_id: number | null;
                readonly category_name: string | null;
                /** @enum {string} */
                readonly currency?: "USD" | "MXN";
                readonly discounts?: readonly {
                    readonly label: string;
                    readonly percentage: string;
                    readonly rule: string;
                }[];
                readonly id: number;
                readonly image_full_path: string | null;
                readonly inventories_by_branch?: number;
                readonly last_product_volume_discount_option?: {
                    /** @enum {string} */
                    readonly currency: "USD" | "MXN";
                    readonly price: string;
                    readonly quantity: number;
                };
                readonly lowest_auction_price?: string | null;
                readonly lowest_clasification_auction?: string | null;
                readonly main_image_alt: string | null;
                readonly model: string;
                readonly name: string;
                readonly percentage_change?: string;
                readonly product_discounts_description?: string | null;
                readonly product_flow_type: string | null;
                readonly product_type: string | null;
                readonly provider_model: string | null;
                readonly rating?: number;
                readonly reviews_count?: number;
                readonly sale_block_reason?: string;
                readonly secondary_user_price?: string;
                readonly show_url: string;
                readonly stage_id: number | null;
                readonly stage_name: string | null;
                readonly status: number;
                readonly total_inventories?: number;
                readonly volume_prices: readonly {
                    readonly min_quantity: number;
                    readonly price: string | null;
                }[];
                readonly volume_product_discount_options_text?: string;
            }[];
            readonly quantity: number;
            /** @enum {string} */
            readonly state: "unknown" | "found" | "several" | "not_sold";
        };
        readonly QuotationDiscount: {
            readonly amount: string;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly decided_by: string | null;
            readonly granted_by: string;
            readonly id: number;
            readonly is_below_cost: boolean;
            readonly limit_percent: string;
            readonly note: string | null;
            readonly percent: string | null;
            readonly product_id: number | null;
            /** @enum {string} */
            readonly status: "waiting" | "granted" | "authorised" | "rejected";
        };
        readonly QuotationImport: {
            readonly lines: readonly {
                readonly model: string;
                readonly name: string;
                readonly product_id: number;
                readonly quantity: number;
                readonly rows: readonly number[];
            }[];
            readonly problems: readonly {
                readonly code: string;
                readonly message: string;
                readonly reason: string;
                readonly row: number;
            }[];
            readonly quotation: components["schemas"]["QuotationWithVersions"] | null;
        };
        readonly QuotationPreview: {
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly exchange_rate: string | null;
            readonly iva: string;
            readonly lines: readonly {
                readonly product_id: number;
                readonly subtotal: string;
                readonly unit_price: string;
            }[];
            readonly subtotal: string;
            readonly total: string;
        };
        readonly QuotationWithVersions: {
            readonly answer: string | null;
            readonly answered_as: ("countered" | "accepted" | "rejected") | null;
            readonly answered_at: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly contact_email: string | null;
            readonly contact_name: string | null;
            readonly conversion_hash: string | null;
            readonly converted_at: string | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly discounts?: readonly components["schemas"]["QuotationDiscount"][];
            readonly exchange_rate: string | null;
            readonly folio: string | null;
            readonly id: number;
            readonly is_house: boolean;
            readonly is_secondary: boolean;
            readonly iva: string;
            readonly lines: readonly {
                readonly discount_percent: string | null;
                readonly discount_reason: string | null;
                readonly id: number;
                readonly product: components["schemas"]["Reference"];
                readonly product_id: number;
                readonly quantity: number;
                readonly subtotal: string | null;
                readonly unit_price: string | null;
            }[];
            readonly lines_count: number;
            readonly mails: number;
            readonly next_statuses: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "send" | "view" | "counter" | "revise" | "accept" | "reject" | "expire" | "convert";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly status: "borrador" | "enviada" | "vista" | "contraoferta" | "aceptada" | "rechazada" | "vencida" | "convertida";
            }[];
            readonly note: string | null;
            readonly sale_order: components["schemas"]["Reference"] | null;
            readonly sale_order_id: number | null;
            readonly sent_at: string | null;
            /** @enum {string} */
            readonly status: "borrador" | "enviada" | "vista" | "contraoferta" | "aceptada" | "rechazada" | "vencida" | "convertida";
            readonly status_label: string;
            readonly subtotal: string;
            readonly target_total: string | null;
            readonly total: string;
            readonly updatedAt: string;
            readonly user_id: number | null;
            readonly valid_to: string | null;
            readonly version: number;
            readonly versions: readonly {
                readonly company_amounts: {
                    readonly iva: string;
                    readonly subtotal: string;
                    readonly total: string;
                } | null;
                /** @enum {string} */
                readonly currency: "USD" | "MXN";
                readonly exchange_rate: string;
                readonly iva: string;
                readonly iva_rate: string;
                readonly lines: readonly {
                    readonly discount_percent: string | null;
                    readonly discount_reason?: string | null;
                    readonly list_price?: string;
                    readonly model: string | null;
                    readonly name: string;
                    readonly price_steps?: readonly {
                        readonly amount: string;
                        /** @enum {string} */
                        readonly currency: "USD" | "MXN";
                        readonly label: string;
                        /** @enum {string} */
                        readonly rule: "exchange_rate" | "list_price" | "fixed_price" | "dated_promo" | "level_promo" | "special_brand_discount" | "company_discount" | "company_type_discount" | "aaa_discount" | "volume_tier" | "grade_discount" | "authorised_discount" | "secondary_markup" | "rounding";
                        readonly value: string | null;
                    }[];
                    readonly product_id: number;
                    readonly quantity: number;
                    readonly sku: string | null;
                    readonly subtotal: string;
                    readonly unit_price: string;
                }[];
                readonly note: string | null;
                readonly number: number;
                readonly sent_at: string;
                readonly sent_by: string | null;
                readonly subtotal: string;
                readonly total: string;
                readonly valid_to: string;
            }[];
            readonly viewed_at: string | null;
        };
        readonly Reference: {
            readonly id: number;
            readonly name: string | null;
        };
        readonly RegisteredSerials: {
            readonly in_stock: number;
            readonly registered: number;
        };
        readonly RegistrationDocument: {
            readonly id: number;
            readonly is_valid: boolean;
            readonly name: string | null;
            readonly problems: string | null;
            /** @enum {string} */
            readonly type: "tax_certificate" | "identification" | "address_proof";
            readonly type_label: string;
        };
        readonly RegistrationDraft: {
            readonly addresses: readonly {
                readonly colony: string;
                readonly exterior_number: string;
                readonly id: number;
                readonly interior_number: string | null;
                readonly municipality: string | null;
                readonly state: string;
                readonly street: string;
                readonly zip_code: string;
            }[];
            readonly documents: readonly components["schemas"]["RegistrationDocument"][];
            readonly fiscal: {
                readonly business_name: string | null;
                readonly cfdi_use_id: number | null;
                readonly rfc: string | null;
                readonly tax_regime_id: number | null;
                readonly zip_code: string | null;
            };
            readonly id: number;
            readonly missing: readonly string[];
            readonly questionnaire: readonly {
                readonly answer: string;
                readonly id: number;
                readonly question: string | null;
                readonly question_id: number;
            }[];
            readonly reference: readonly {
                readonly contact: string | null;
                readonly id: number;
                readonly name: string;
                readonly telephone: string;
            }[];
            readonly registry: {
                readonly company_type: ("integrator" | "reseller" | "installer" | "retailer" | "government") | null;
                readonly email: string;
                readonly maternal_surname: string | null;
                readonly name: string;
                readonly paternal_surname: string | null;
                readonly state_name: string | null;
                readonly telephone: string | null;
                readonly tradename: string | null;
                readonly web_page: string | null;
                readonly whatsapp_number: string | null;
            };
            /** @enum {string} */
            readonly stage: "draft" | "submitted" | "interview" | "accepted" | "redirected" | "discarded";
        };
        readonly RegistrationQuestion: {
            readonly createdAt: string;
            readonly id: number;
            readonly is_required: boolean;
            readonly options: readonly {
                readonly id: number;
                readonly name: string;
                readonly value: string;
            }[];
            readonly options_count: number;
            readonly position: number;
            readonly question: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly RegistrationQuestionListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly is_required: boolean;
            readonly options: readonly {
                readonly id: number;
                readonly name: string;
                readonly value: string;
            }[];
            readonly options_count: number;
            readonly position: number;
            readonly question: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly RelatedProduct: {
            readonly id: number;
            readonly related_products: readonly components["schemas"]["LinkedProduct"][];
        };
        readonly RelativeType: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly RelativeTypeListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly RemovedProduct: {
            readonly id: number;
            readonly model: string;
            readonly removed: {
                readonly [key: string]: number;
            };
            readonly sku: string;
        };
        readonly RestockSuggestion: {
            readonly available_source: number;
            readonly available_target: number;
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            readonly explanation: string;
            readonly fixed_price: string | null;
            readonly goal: number;
            readonly id: number;
            readonly image_full_path: string | null;
            readonly in_drafts: number;
            readonly in_transit: number;
            readonly is_limited_by_source: boolean;
            readonly list_price: string;
            readonly maximum: number | null;
            readonly minimum: number | null;
            readonly model: string;
            readonly monthly_rotation: number;
            readonly name: string;
            readonly product_flow_type: string | null;
            readonly product_id: number;
            readonly promo_discount: string | null;
            readonly published_in_store: boolean;
            readonly sku: string;
            readonly source_minimum: number;
            readonly stage_id: number | null;
            readonly suggested_quantity: number;
        };
        readonly RetriedJobs: {
            readonly resumed: number;
            readonly revived: number;
        };
        readonly RichNode: {
            readonly bold?: boolean;
            readonly children?: readonly components["schemas"]["RichNode"][];
            readonly code?: boolean;
            readonly format?: string;
            readonly image?: {
                readonly alternativeText?: string | null;
                readonly url?: string;
            } & {
                readonly [key: string]: unknown;
            };
            readonly italic?: boolean;
            readonly level?: number;
            readonly strikethrough?: boolean;
            readonly text?: string;
            readonly type: string;
            readonly underline?: boolean;
            readonly url?: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly Role: {
            readonly description: string;
            readonly granted_by?: string;
            readonly id: number;
            readonly name: string;
            readonly type: string;
        };
        readonly SaleOrder: {
            readonly branch: components["schemas"]["Named"] | null;
            readonly buyer_may: {
                readonly cancel: boolean;
                readonly edit: boolean;
                readonly send_receipt: boolean;
            };
            readonly buyer_name: string | null;
            readonly cfdi_use: string | null;
            readonly comments: string | null;
            readonly company_name: string | null;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly delivery: {
                readonly address: {
                    readonly alias: string | null;
                    readonly colony: string;
                    readonly countryId?: number | null;
                    readonly exteriorNumber: string;
                    readonly id: number | null;
                    readonly interiorNumber: string | null;
                    readonly municipality: string | null;
                    readonly receiversName: string;
                    readonly reference: string | null;
                    readonly state: string;
                    readonly street: string;
                    readonly telephone: string;
                    readonly zipCode: string;
                } | null;
                readonly carrier_collects: boolean;
                readonly carrier_name: string | null;
                readonly guide_file: components["schemas"]["PrivateFile"] | null;
                /** @enum {string} */
                readonly method: "branch_pickup" | "delivery_office" | "own_carrier" | "home_delivery";
                readonly method_label: string;
                readonly office_name: string | null;
                readonly receiver: {
                    readonly name: string;
                    readonly telephone: string | null;
                } | null;
                readonly tracking_number: string | null;
            };
            readonly delivery_type: string | null;
            readonly details: readonly {
                readonly auction_type: string | null;
                /** @enum {string} */
                readonly fulfilment: "stock" | "backorder" | "canceled" | "replaced";
                readonly fulfilment_label: string;
                readonly id: number;
                readonly image_full_path: string | null;
                readonly marked_unit_price: string | null;
                readonly model: string | null;
                readonly name: string;
                readonly product_id: number;
                readonly promised_on: string | null;
                readonly quantity: number;
                readonly shipped_quantity: number;
                readonly special_discount: string | null;
                readonly subtotal: string;
                readonly unit_price: string;
                readonly warehouse: components["schemas"]["Named"] | null;
                readonly warranty_months: number | null;
            }[];
            readonly exchange_rate: string | null;
            readonly folio: string;
            readonly history: readonly {
                readonly at: string;
                readonly label: string;
            }[];
            readonly id: number;
            readonly is_paid_by_company: boolean;
            readonly iva: string;
            readonly iva_note: string | null;
            readonly iva_rate: string;
            readonly marked: {
                readonly iva: string;
                readonly subtotal: string;
                readonly total: string;
            } | null;
            /** @enum {string} */
            readonly order_type: "normal" | "electronic_wallet";
            readonly payment_method: string | null;
            readonly payment_reference: string | null;
            readonly payments: readonly {
                readonly amount: string;
                readonly commission: string;
                readonly due_on: string | null;
                readonly id: number;
                /** @enum {string} */
                readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
                readonly method_label: string;
                readonly received_at: string | null;
                /** @enum {string} */
                readonly status: "pending" | "in_review" | "canceled" | "received";
                readonly status_label: string;
            }[];
            readonly placed_at: string;
            readonly purchase_order_number: string | null;
            readonly shipping_cost: string;
            /** @enum {string} */
            readonly status: "waiting_approval" | "pending_payment" | "paid" | "preparing" | "ready" | "partially_shipped" | "shipped" | "delivered" | "canceled";
            readonly status_label: string;
            readonly subtotal: string;
            readonly total: string;
        };
        readonly SaleOrderApproval: {
            readonly approver_name: string | null;
            readonly branch: components["schemas"]["Named"] | null;
            readonly buyer_name: string | null;
            readonly company_name: string | null;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly decided_by: string | null;
            readonly delivery_type: string | null;
            readonly expires_at: string;
            readonly folio: string;
            readonly id: number;
            readonly is_over: boolean;
            readonly is_paid_by_company: boolean;
            readonly iva: string;
            readonly iva_rate: string;
            readonly marked: {
                readonly iva: string;
                readonly subtotal: string;
                readonly total: string;
            } | null;
            readonly may_decide: boolean;
            readonly payment_method: string | null;
            readonly payment_reference: string | null;
            readonly placed_at: string;
            readonly purchase_order_number: string | null;
            readonly reasons: readonly string[];
            readonly shipping_cost: string;
            /** @enum {string} */
            readonly status: "waiting_approval" | "pending_payment" | "paid" | "preparing" | "ready" | "partially_shipped" | "shipped" | "delivered" | "canceled";
            readonly status_label: string;
            readonly subtotal: string;
            readonly total: string;
        };
        readonly SaleOrderBoard: {
            readonly columns: readonly {
                readonly count: number;
                readonly label: string;
                readonly orders: readonly components["schemas"]["SaleOrderListed"][];
                /** @enum {string} */
                readonly status: "waiting_approval" | "pending_payment" | "paid" | "preparing" | "ready" | "partially_shipped" | "shipped" | "delivered" | "canceled";
            }[];
            readonly in_review: readonly number[];
        };
        readonly SaleOrderComment: {
            readonly author: {
                readonly id: number | null;
                readonly name: string;
            };
            readonly body: string;
            readonly commentable_id: number;
            readonly commentable_type: string;
            readonly created_at: string;
            readonly edited_at: string | null;
            readonly files: readonly components["schemas"]["PrivateFile"][];
            readonly id: number;
            readonly is_from_house: boolean;
            readonly modelId: number;
            readonly modelType: string;
        };
        readonly SaleOrderDividedSaleOrder: {
            readonly divided_sale_orders: readonly {
                readonly delivery_from: string | null;
                readonly delivery_to: string | null;
                readonly details: readonly {
                    readonly auction_type: string | null;
                    /** @enum {string} */
                    readonly fulfilment: "stock" | "backorder" | "canceled" | "replaced";
                    readonly fulfilment_label: string;
                    readonly id: number;
                    readonly image_full_path: string | null;
                    readonly marked_unit_price: string | null;
                    readonly model: string | null;
                    readonly name: string;
                    readonly product_id: number;
                    readonly promised_on: string | null;
                    readonly quantity: number;
                    readonly shipped_quantity: number;
                    readonly special_discount: string | null;
                    readonly subtotal: string;
                    readonly unit_price: string;
                    readonly warehouse: components["schemas"]["Named"] | null;
                    readonly warranty_months: number | null;
                }[];
                readonly folio: string;
                readonly id: number;
                readonly is_backorder: boolean;
                readonly promised_on: string | null;
                readonly quantity: number;
                readonly subtotal: string;
                readonly warehouse: components["schemas"]["Named"] | null;
            }[];
            readonly folio: string;
            readonly id: number;
        };
        readonly SaleOrderListed: {
            readonly branch: components["schemas"]["Named"] | null;
            readonly buyer_name: string | null;
            readonly company_name: string | null;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly delivery_type: string | null;
            readonly folio: string;
            readonly id: number;
            readonly is_paid_by_company: boolean;
            readonly iva: string;
            readonly iva_rate: string;
            readonly marked: {
                readonly iva: string;
                readonly subtotal: string;
                readonly total: string;
            } | null;
            readonly payment_method: string | null;
            readonly payment_reference: string | null;
            readonly placed_at: string;
            readonly purchase_order_number: string | null;
            readonly shipping_cost: string;
            /** @enum {string} */
            readonly status: "waiting_approval" | "pending_payment" | "paid" | "preparing" | "ready" | "partially_shipped" | "shipped" | "delivered" | "canceled";
            readonly status_label: string;
            readonly subtotal: string;
            readonly total: string;
        };
        readonly SaleOrderPaymentReceipt: {
            readonly amount: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly currency: ("MXN" | "USD") | null;
            readonly id: number;
            /** @enum {string} */
            readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "approve" | "reject";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "in_review" | "approved" | "rejected";
            }[];
            readonly note: string | null;
            readonly owed: {
                readonly amount: string;
                /** @enum {string} */
                readonly currency: "USD" | "MXN";
            } | null;
            readonly payment: components["schemas"]["Reference"];
            readonly payment_id: number;
            readonly receipt: components["schemas"]["PrivateFile"] | null;
            readonly rejection_reason: string | null;
            readonly reviewed_at: string | null;
            readonly reviewed_by: string | null;
            readonly sale_order: components["schemas"]["Reference"];
            readonly sale_order_id: number;
            readonly sent_by: string | null;
            /** @enum {string} */
            readonly state: "in_review" | "approved" | "rejected";
            readonly state_label: string;
            readonly updatedAt: string;
        };
        readonly SaleOrderPaymentReceiptListed: {
            readonly amount: string | null;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly currency: ("MXN" | "USD") | null;
            readonly id: number;
            /** @enum {string} */
            readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
            readonly note: string | null;
            readonly owed: {
                readonly amount: string;
                /** @enum {string} */
                readonly currency: "USD" | "MXN";
            } | null;
            readonly payment: components["schemas"]["Reference"];
            readonly payment_id: number;
            readonly receipt: components["schemas"]["PrivateFile"] | null;
            readonly rejection_reason: string | null;
            readonly reviewed_at: string | null;
            readonly reviewed_by: string | null;
            readonly sale_order: components["schemas"]["Reference"];
            readonly sale_order_id: number;
            readonly sent_by: string | null;
            /** @enum {string} */
            readonly state: "in_review" | "approved" | "rejected";
            readonly state_label: string;
            readonly updatedAt: string;
        };
        readonly SaleOrderSalesmen: {
            readonly email: string;
            readonly id: number;
            readonly name: string;
        };
        readonly SaleOrderType: {
            readonly createdAt: string;
            readonly id: number;
            /** @enum {string} */
            readonly key: "normal" | "electronic_wallet";
            readonly name: string;
            readonly position: number;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly SaleOrderTypeListed: {
            readonly createdAt: string;
            readonly id: number;
            /** @enum {string} */
            readonly key: "normal" | "electronic_wallet";
            readonly name: string;
            readonly position: number;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly SaleOrderUserImpersonation: {
            readonly act_url: string;
            readonly company: {
                readonly business_name: string;
                readonly id: number;
            };
            readonly email: string;
            readonly id: number;
            readonly name: string;
        };
        readonly SavedCart: {
            readonly id: number;
            readonly lines: number;
            readonly name: string;
            readonly saved_at: string;
            readonly total_pieces: number;
        };
        readonly SavedCompanyLogo: {
            readonly id: number;
            readonly logo: {
                readonly id: number;
                readonly url: string;
            } | null;
        };
        readonly SavedRegistration: {
            readonly addresses: readonly {
                readonly colony: string;
                readonly exterior_number: string;
                readonly id: number;
                readonly interior_number: string | null;
                readonly municipality: string | null;
                readonly state: string;
                readonly street: string;
                readonly zip_code: string;
            }[];
            readonly documents: readonly components["schemas"]["RegistrationDocument"][];
            readonly fiscal: {
                readonly business_name: string | null;
                readonly cfdi_use_id: number | null;
                readonly rfc: string | null;
                readonly tax_regime_id: number | null;
                readonly zip_code: string | null;
            };
            readonly id: number;
            readonly missing: readonly string[];
            readonly questionnaire: readonly {
                readonly answer: string;
                readonly id: number;
                readonly question: string | null;
                readonly question_id: number;
            }[];
            readonly reference: readonly {
                readonly contact: string | null;
                readonly id: number;
                readonly name: string;
                readonly telephone: string;
            }[];
            readonly registry: {
                readonly company_type: ("integrator" | "reseller" | "installer" | "retailer" | "government") | null;
                readonly email: string;
                readonly maternal_surname: string | null;
                readonly name: string;
                readonly paternal_surname: string | null;
                readonly state_name: string | null;
                readonly telephone: string | null;
                readonly tradename: string | null;
                readonly web_page: string | null;
                readonly whatsapp_number: string | null;
            };
            /** @enum {string} */
            readonly stage: "draft" | "submitted" | "interview" | "accepted" | "redirected" | "discarded";
            readonly token: string | null;
        };
        readonly Scale: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly ScaleListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly SearchInsight: {
            readonly abandoned: number;
            readonly brand_clicks: number;
            readonly cart_adds: number;
            readonly category_clicks: number;
            readonly click_outside: number;
            readonly close_button: number;
            readonly esc_key: number;
            readonly input_cleared: number;
            readonly product_clicks: number;
            readonly searches: number;
            readonly submits: number;
            readonly tab_closed: number;
            readonly term: string;
            readonly without_results: number;
        };
        readonly SearchResult: {
            readonly estimatedTotalHits?: number;
            readonly hits: readonly ({
                readonly _formatted?: {
                    readonly model?: string | null;
                    readonly name?: string | null;
                } & {
                    readonly [key: string]: unknown;
                };
                readonly brand_id?: number | null;
                readonly brand_name?: string | null;
                readonly id?: number;
                readonly image_full_path?: string | null;
                readonly inventory?: number | null;
                readonly model?: string | null;
                readonly name?: string;
                readonly tree?: string;
            } & {
                readonly [key: string]: unknown;
            })[];
            readonly indexUid: string;
            readonly is_nearest: boolean;
            readonly limit?: number;
            readonly offset?: number;
            readonly processingTimeMs: number;
            readonly query: string;
        } & {
            readonly [key: string]: unknown;
        };
        readonly SearchSynonym: {
            readonly id: number;
            readonly words: readonly string[];
        };
        readonly SearchToken: {
            readonly expires_at: string;
            readonly token: string;
        };
        readonly SecondaryUserActivity: {
            readonly action: string;
            readonly happened_at: string;
            readonly id: number;
            readonly model_id: string;
            readonly model_type: string;
            readonly on_behalf_of: string | null;
        };
        readonly SecondaryUserConfig: {
            readonly company_id: number;
            readonly id: number;
            readonly secondary_user_markup: string;
        };
        readonly Session: {
            readonly jwt: string;
            readonly refreshToken: string;
            readonly user: {
                readonly email: string;
                readonly id: number;
                readonly username: string;
            };
        };
        readonly SessionTokens: {
            readonly jwt: string;
            readonly refreshToken: string;
        };
        readonly SetupChecklist: {
            readonly detail: string;
            readonly key: string;
            readonly label: string;
            readonly to: string | null;
        };
        readonly ShippingRate: {
            readonly amount: string;
            readonly carrier: components["schemas"]["Reference"] | null;
            readonly carrier_id: number | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly days_least: number;
            readonly days_most: number;
            readonly free_from_mxn: string | null;
            readonly id: number;
            /** @enum {string} */
            readonly method: "delivery_office" | "own_carrier" | "home_delivery";
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
            readonly zip_from: string | null;
            readonly zip_to: string | null;
        };
        readonly ShippingRateListed: {
            readonly amount: string;
            readonly carrier: components["schemas"]["Reference"] | null;
            readonly carrier_id: number | null;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly days_least: number;
            readonly days_most: number;
            readonly free_from_mxn: string | null;
            readonly id: number;
            /** @enum {string} */
            readonly method: "delivery_office" | "own_carrier" | "home_delivery";
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
            readonly zip_from: string | null;
            readonly zip_to: string | null;
        };
        readonly ShownJob: {
            readonly createdAt: string;
            readonly description: string | null;
            readonly full_name: string | null;
            readonly functional_breadcrumbs: readonly components["schemas"]["JobCard"][];
            readonly functional_chief: components["schemas"]["Reference"] | null;
            readonly functional_chief_id: number | null;
            readonly holders: readonly components["schemas"]["Named"][];
            readonly id: number;
            readonly job_title: components["schemas"]["Reference"];
            readonly job_title_id: number;
            readonly job_title_name: string | null;
            readonly name: string;
            readonly operative_breadcrumbs: readonly components["schemas"]["JobCard"][];
            readonly operative_chief: components["schemas"]["Reference"] | null;
            readonly operative_chief_id: number | null;
            readonly role_ids: readonly number[];
            readonly roles: readonly {
                readonly id: number;
                readonly name: string | null;
            }[];
            readonly roles_count: number;
            readonly same_level_by_function?: readonly components["schemas"]["JobCard"][];
            readonly same_level_by_operation?: readonly components["schemas"]["JobCard"][];
            readonly subordinates_by_function?: readonly components["schemas"]["JobCard"][];
            readonly subordinates_by_operation?: readonly components["schemas"]["JobCard"][];
            readonly updatedAt: string;
        };
        readonly SpecialBrandDiscount: {
            readonly brand: components["schemas"]["Reference"];
            readonly brand_id: number;
            readonly brand_name: string | null;
            readonly companies: readonly ({
                readonly business_name: string | null;
                readonly id: number;
                readonly name: string;
            } & {
                readonly [key: string]: unknown;
            })[];
            readonly companies_count: number;
            readonly company_ids: readonly number[];
            readonly createdAt: string;
            readonly decided_at: string | null;
            readonly decided_by: string | null;
            readonly decision_note: string | null;
            readonly discount: string;
            readonly end_date: string | null;
            readonly id: number;
            readonly next_statuses: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "authorise" | "reject" | "withdraw";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly status: "pending" | "authorised" | "rejected";
            }[];
            readonly reason: string | null;
            readonly requested_by: string | null;
            readonly requested_by_email: string | null;
            readonly requested_by_key: string | null;
            readonly start_date: string | null;
            /** @enum {string} */
            readonly status: "pending" | "authorised" | "rejected";
            readonly status_label: string;
            readonly updatedAt: string;
        };
        readonly SpecialBrandDiscountListed: {
            readonly brand: components["schemas"]["Reference"];
            readonly brand_id: number;
            readonly brand_name: string | null;
            readonly companies: readonly ({
                readonly business_name: string | null;
                readonly id: number;
                readonly name: string;
            } & {
                readonly [key: string]: unknown;
            })[];
            readonly companies_count: number;
            readonly company_ids: readonly number[];
            readonly createdAt: string;
            readonly decided_at: string | null;
            readonly decided_by: string | null;
            readonly decision_note: string | null;
            readonly discount: string;
            readonly end_date: string | null;
            readonly id: number;
            readonly reason: string | null;
            readonly requested_by: string | null;
            readonly requested_by_email: string | null;
            readonly requested_by_key: string | null;
            readonly start_date: string | null;
            /** @enum {string} */
            readonly status: "pending" | "authorised" | "rejected";
            readonly status_label: string;
            readonly updatedAt: string;
        };
        readonly SpendingPerson: {
            readonly email: string;
            readonly id: number;
            readonly is_secondary: boolean;
            readonly may_approve: boolean;
            readonly name: string;
        };
        readonly SpendingRule: {
            readonly approver: components["schemas"]["Reference"] | null;
            readonly approver_id: number | null;
            readonly approver_name: string | null;
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly hold_hours: number;
            readonly id: number;
            readonly may_change: boolean;
            readonly month_limit: string | null;
            readonly order_limit: string | null;
            readonly person: components["schemas"]["Reference"];
            readonly person_id: number;
            readonly person_name: string | null;
            readonly updatedAt: string;
        };
        readonly SpendingRuleListed: {
            readonly approver: components["schemas"]["Reference"] | null;
            readonly approver_id: number | null;
            readonly approver_name: string | null;
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            /** @enum {string} */
            readonly currency: "MXN" | "USD";
            readonly hold_hours: number;
            readonly id: number;
            readonly month_limit: string | null;
            readonly order_limit: string | null;
            readonly person: components["schemas"]["Reference"];
            readonly person_id: number;
            readonly person_name: string | null;
            readonly updatedAt: string;
        };
        readonly StaffJob: {
            readonly createdAt: string;
            readonly description: string | null;
            readonly full_name: string | null;
            readonly functional_chief: components["schemas"]["Reference"] | null;
            readonly functional_chief_id: number | null;
            readonly holders: readonly components["schemas"]["Named"][];
            readonly id: number;
            readonly job_title: components["schemas"]["Reference"];
            readonly job_title_id: number;
            readonly job_title_name: string | null;
            readonly name: string;
            readonly operative_chief: components["schemas"]["Reference"] | null;
            readonly operative_chief_id: number | null;
            readonly role_ids: readonly number[];
            readonly roles: readonly {
                readonly id: number;
                readonly name: string | null;
            }[];
            readonly roles_count: number;
            readonly updatedAt: string;
        };
        readonly StaffJobListed: {
            readonly createdAt: string;
            readonly description: string | null;
            readonly full_name: string | null;
            readonly functional_chief: components["schemas"]["Reference"] | null;
            readonly functional_chief_id: number | null;
            readonly holders: readonly components["schemas"]["Named"][];
            readonly id: number;
            readonly job_title: components["schemas"]["Reference"];
            readonly job_title_id: number;
            readonly job_title_name: string | null;
            readonly name: string;
            readonly operative_chief: components["schemas"]["Reference"] | null;
            readonly operative_chief_id: number | null;
            readonly roles_count: number;
            readonly updatedAt: string;
        };
        readonly StaffSaleOrder: {
            readonly branch: {
                readonly address: string;
                readonly code: string;
                readonly id: number;
                readonly name: string;
                readonly telephone: string | null;
            } | null;
            readonly buyer: {
                readonly email: string;
                readonly id: number;
                readonly name: string;
            } | null;
            readonly buyer_may: {
                readonly cancel: boolean;
                readonly edit: boolean;
                readonly send_receipt: boolean;
            };
            readonly buyer_name: string | null;
            readonly cfdi_use: string | null;
            readonly comments: string | null;
            readonly company: {
                readonly business_name: string;
                readonly id: number;
                readonly price_level: number | null;
                readonly rfc: string | null;
            } | null;
            readonly company_name: string | null;
            /** @enum {string} */
            readonly currency: "USD" | "MXN";
            readonly delivery: {
                readonly address: {
                    readonly alias: string | null;
                    readonly colony: string;
                    readonly countryId?: number | null;
                    readonly exteriorNumber: string;
                    readonly id: number | null;
                    readonly interiorNumber: string | null;
                    readonly municipality: string | null;
                    readonly receiversName: string;
                    readonly reference: string | null;
                    readonly state: string;
                    readonly street: string;
                    readonly telephone: string;
                    readonly zipCode: string;
                } | null;
                readonly carrier_collects: boolean;
                readonly carrier_name: string | null;
                readonly guide_file: components["schemas"]["PrivateFile"] | null;
                /** @enum {string} */
                readonly method: "branch_pickup" | "delivery_office" | "own_carrier" | "home_delivery";
                readonly method_label: string;
                readonly office_name: string | null;
                readonly receiver: {
                    readonly name: string;
                    readonly telephone: string | null;
                } | null;
                readonly tracking_number: string | null;
            };
            readonly delivery_type: string | null;
            readonly details: readonly {
                readonly auction_type: string | null;
                /** @enum {string} */
                readonly fulfilment: "stock" | "backorder" | "canceled" | "replaced";
                readonly fulfilment_label: string;
                readonly id: number;
                readonly image_full_path: string | null;
                readonly list_price: string;
                readonly marked_unit_price: string | null;
                readonly model: string | null;
                readonly name: string;
                readonly price_steps: readonly {
                    readonly amount: string;
                    /** @enum {string} */
                    readonly currency: "USD" | "MXN";
                    readonly label: string;
                    readonly rule: string;
                    readonly value: string | null;
                }[];
                readonly product_id: number;
                readonly promised_on: string | null;
                readonly quantity: number;
                readonly shipped_quantity: number;
                readonly sku: string | null;
                readonly special_discount: string | null;
                readonly subtotal: string;
                readonly unit_price: string;
                readonly warehouse: components["schemas"]["Named"] | null;
                readonly warranty_months: number | null;
            }[];
            readonly exchange_rate: string | null;
            readonly folio: string;
            readonly history: readonly {
                readonly actor: string | null;
                readonly at: string;
                readonly label: string;
                readonly reason: string | null;
            }[];
            readonly id: number;
            readonly is_paid_by_company: boolean;
            readonly iva: string;
            readonly iva_note: string | null;
            readonly iva_rate: string;
            readonly marked: {
                readonly iva: string;
                readonly subtotal: string;
                readonly total: string;
            } | null;
            readonly next_states: readonly {
                readonly closed_because: readonly string[];
                readonly label: string;
                readonly needs_reason: boolean;
                /** @enum {string} */
                readonly to: "waiting_approval" | "pending_payment" | "paid" | "preparing" | "ready" | "partially_shipped" | "shipped" | "delivered" | "canceled";
            }[];
            /** @enum {string} */
            readonly order_type: "normal" | "electronic_wallet";
            readonly payment_method: string | null;
            readonly payment_reference: string | null;
            readonly payments: readonly {
                readonly amount: string;
                readonly commission: string;
                readonly due_on: string | null;
                readonly id: number;
                /** @enum {string} */
                readonly method: "bank_transfer" | "credit" | "wallet" | "cash";
                readonly method_label: string;
                readonly received_at: string | null;
                /** @enum {string} */
                readonly status: "pending" | "in_review" | "canceled" | "received";
                readonly status_label: string;
            }[];
            readonly placed_at: string;
            readonly purchase_order_number: string | null;
            readonly salesman: {
                readonly email: string;
                readonly id: number;
                readonly name: string;
            } | null;
            readonly shipping_cost: string;
            /** @enum {string} */
            readonly status: "waiting_approval" | "pending_payment" | "paid" | "preparing" | "ready" | "partially_shipped" | "shipped" | "delivered" | "canceled";
            readonly status_label: string;
            readonly subtotal: string;
            readonly total: string;
        };
        readonly Stage: {
            readonly code: string;
            readonly id: number;
            readonly is_valid: boolean;
            readonly name: string;
            readonly position: number | null;
            readonly valid_flow_types: readonly string[] | null;
        };
        readonly State: {
            readonly code: string;
            readonly country_id: number;
            readonly id: number;
            readonly name: string;
        };
        readonly StockMovement: {
            readonly actor_name: string | null;
            readonly balance: number;
            readonly branch_id: number;
            readonly cause: string;
            readonly grade: string;
            readonly id: number;
            readonly moved_at: string;
            readonly quantity: number;
            readonly reference_id: string | null;
            readonly reference_name: string | null;
            readonly reference_type: string | null;
        };
        readonly StockOut: {
            readonly id: number;
            readonly last_sold_at: string;
            readonly model: string;
            readonly name: string;
            readonly pieces: number;
            readonly sku: string;
        };
        readonly StockReservation: {
            readonly branch_id: number;
            readonly expires_at: string;
            readonly grade: string;
            readonly holder_id: string;
            readonly holder_name: string | null;
            readonly holder_type: string;
            readonly id: number;
            readonly quantity: number;
        };
        readonly StoreAddresses: {
            readonly categories: readonly {
                readonly id: number;
            }[];
            readonly parts: number;
            readonly products: readonly {
                readonly changed_on: string;
                readonly id: number;
            }[];
        };
        readonly StoreCampaigns: {
            readonly nav_buttons: readonly components["schemas"]["StoreNavButton"][];
            readonly popups: readonly components["schemas"]["StorePopup"][];
            readonly promos: readonly components["schemas"]["StorePromo"][];
        };
        readonly StoreFacets: {
            readonly brands: readonly {
                readonly count: number;
                readonly id: number;
                readonly name: string;
            }[];
            readonly categories: readonly {
                readonly count: number;
                readonly id: number;
                readonly name: string;
            }[];
            readonly datasheet: readonly {
                readonly code: string;
                /** @enum {string} */
                readonly field_type: "text" | "number" | "boolean" | "list";
                readonly name: string;
                readonly unit: string | null;
                readonly values: readonly {
                    readonly count: number;
                    readonly label: string;
                    readonly value: string;
                }[];
            }[];
            readonly flowTypes: readonly {
                readonly count: number;
                readonly value: string;
            }[];
            readonly inStock?: number;
            readonly newProducts: number;
            readonly outlet?: number;
            readonly price?: {
                /** @enum {string} */
                readonly currency: "USD" | "MXN";
                readonly max: string;
                readonly min: string;
            } | null;
            readonly promo?: {
                readonly any: number;
                readonly steps: readonly {
                    readonly count: number;
                    readonly percent: number;
                }[];
            } | null;
            readonly stages: readonly {
                readonly count: number;
                readonly id: number;
                readonly name: string;
            }[];
        };
        readonly StoreFrame: {
            readonly brands: readonly {
                readonly id: number;
                readonly logo_url: string | null;
                readonly name: string;
            }[];
            readonly divisions: readonly components["schemas"]["Division"][];
        };
        readonly StoreHome: {
            readonly carousels: readonly {
                readonly breadcrumbs: readonly components["schemas"]["Named"][];
                readonly category_id: number | null;
                readonly id: number;
                readonly products: readonly components["schemas"]["Card"][];
                readonly title: string;
            }[];
        };
        readonly StoreLanding: {
            readonly blocks: readonly components["schemas"]["LandingBlock"][];
            readonly description: string | null;
            readonly ends_at: string | null;
            readonly is_preview: boolean;
            readonly slug: string;
            readonly title: string;
        };
        readonly StoreNavButton: {
            readonly background_color: string | null;
            readonly ends_at: string | null;
            readonly font_size: number;
            readonly id: number;
            readonly image_url: string | null;
            readonly label: string;
            readonly position: number;
            readonly starts_at: string | null;
            readonly text_color: string | null;
            readonly url: string;
            readonly variant: string;
        };
        readonly StoreNavPromoButtonConfig: {
            readonly background_color: string | null;
            readonly ends_at: string | null;
            readonly font_size: number;
            readonly id: number;
            readonly image_url: string | null;
            readonly is_active: boolean;
            readonly label: string;
            readonly label_translations?: {
                readonly [key: string]: string | null;
            };
            readonly position: number;
            readonly starts_at: string | null;
            readonly text_color: string | null;
            readonly url: string;
            readonly variant: string;
        };
        readonly StorePopup: {
            readonly action_text: string | null;
            readonly action_url: string | null;
            readonly body: string | null;
            readonly concept: string;
            readonly ends_at: string | null;
            readonly image_url: string | null;
            readonly key: string;
            readonly starts_at: string | null;
            readonly title: string | null;
        };
        readonly StoreProduct: {
            readonly auction_type?: string | null;
            readonly auctions?: readonly {
                readonly auction_type: string;
                readonly branch: components["schemas"]["Reference"];
                readonly calculated_list_price: string | null;
                /** @enum {string} */
                readonly currency: "USD" | "MXN";
                readonly description: string | null;
                readonly discount: string;
                readonly name: string;
                readonly price: string;
                readonly product_id: number;
                readonly quantity: number;
                readonly warranty_months: number | null;
                readonly warranty_text: string | null;
            }[];
            readonly barcode: string | null;
            readonly branch_name?: string | null;
            readonly brand_id: number | null;
            readonly brand_name: string | null;
            readonly breadcrumbs: readonly components["schemas"]["Named"][];
            readonly calculated_distributor_price?: string;
            readonly calculated_fixed_price?: string | null;
            readonly calculated_list_price?: string;
            readonly can_create_sale_orders?: boolean;
            readonly category_id: number | null;
            readonly category_name: string | null;
            /** @enum {string} */
            readonly currency?: "USD" | "MXN";
            readonly datasheet_groups: readonly {
                readonly fields: readonly {
                    readonly code: string;
                    readonly is_key: boolean;
                    readonly name: string;
                    readonly unit: string | null;
                    readonly value: string | number | boolean | null;
                }[];
                readonly id: number;
                readonly name: string;
            }[];
            readonly description: string | null;
            readonly discounts?: readonly {
                readonly label: string;
                readonly percentage: string;
                readonly rule: string;
            }[];
            readonly documents: readonly {
                readonly id: number;
                readonly mime: string | null;
                readonly name: string;
                readonly size_bytes: number | null;
                readonly url: string;
            }[];
            readonly guarantee: number;
            readonly id: number;
            readonly image_full_path: string | null;
            readonly images: readonly {
                readonly alt: string;
                readonly url: string;
            }[];
            readonly inventories?: readonly {
                readonly branch: {
                    readonly id: number;
                    readonly is_virtual: boolean;
                    readonly name: string;
                };
                readonly promised_on: string | null;
                readonly quantity: number;
            }[];
            readonly inventories_by_branch?: number;
            readonly kit: readonly {
                readonly auction_type?: string | null;
                readonly branch_name?: string | null;
                readonly brand_id: number | null;
                readonly brand_name: string | null;
                readonly calculated_distributor_price?: string;
                readonly calculated_fixed_price?: string | null;
                readonly calculated_list_price?: string;
                readonly can_create_sale_orders?: boolean;
                readonly category_id: number | null;
                readonly category_name: string | null;
                /** @enum {string} */
                readonly currency?: "USD" | "MXN";
                readonly discounts?: readonly {
                    readonly label: string;
                    readonly percentage: string;
                    readonly rule: string;
                }[];
                readonly id: number;
                readonly image_full_path: string | null;
                readonly inventories_by_branch?: number;
                readonly last_product_volume_discount_option?: {
                    /** @enum {string} */
                    readonly currency: "USD" | "MXN";
                    readonly price: string;
                    readonly quantity: number;
                };
                readonly lowest_auction_price?: string | null;
                readonly lowest_clasification_auction?: string | null;
                readonly main_image_alt: string | null;
                readonly model: string;
                readonly name: string;
                readonly percentage_change?: string;
                readonly pieces: number;
                readonly product_discounts_description?: string | null;
                readonly product_flow_type: string | null;
                readonly product_type: string | null;
                readonly provider_model: string | null;
                readonly rating?: number;
                readonly reviews_count?: number;
                readonly sale_block_reason?: string;
                readonly secondary_user_price?: string;
                readonly show_url: string;
                readonly stage_id: number | null;
                readonly stage_name: string | null;
                readonly status: number;
                readonly total_inventories?: number;
                readonly volume_product_discount_options_text?: string;
            }[];
            readonly last_product_volume_discount_option?: {
                /** @enum {string} */
                readonly currency: "USD" | "MXN";
                readonly price: string;
                readonly quantity: number;
            };
            readonly lowest_auction_price?: string | null;
            readonly lowest_clasification_auction?: string | null;
            readonly main_image_alt: string | null;
            readonly model: string;
            readonly name: string;
            readonly overviews: readonly {
                readonly description: string | null;
                readonly id: number;
                readonly image_align: string | null;
                readonly mobile_image: {
                    readonly alt: string | null;
                    readonly height: number | null;
                    readonly href: string | null;
                    readonly url: string;
                    readonly width: number | null;
                } | null;
                readonly order: number;
                readonly title: string | null;
                readonly web_image: {
                    readonly alt: string | null;
                    readonly height: number | null;
                    readonly href: string | null;
                    readonly url: string;
                    readonly width: number | null;
                } | null;
            }[];
            readonly percentage_change?: string;
            readonly price_steps?: readonly {
                readonly amount: string;
                /** @enum {string} */
                readonly currency: "USD" | "MXN";
                readonly label: string;
                readonly rule: string;
                readonly value: string | null;
            }[];
            readonly product_discounts_description?: string | null;
            readonly product_flow_type: string | null;
            readonly product_type: string | null;
            readonly provider_model: string | null;
            readonly rating?: number;
            readonly related: readonly components["schemas"]["Card"][];
            readonly replacements: readonly components["schemas"]["Card"][];
            readonly reviews_count?: number;
            readonly sale_block_reason?: string;
            readonly sat_key: string | null;
            readonly secondary_user_price?: string;
            readonly show_url: string;
            readonly sku: string;
            readonly stage_id: number | null;
            readonly stage_name: string | null;
            readonly status: number;
            readonly total_inventories?: number;
            readonly videos: readonly {
                readonly description: string | null;
                readonly id: number;
                readonly title: string | null;
                readonly video_key: string;
            }[];
            readonly volume_prices?: readonly {
                readonly min_quantity: number;
                readonly price: string | null;
            }[];
            readonly volume_product_discount_options_text?: string;
        };
        readonly StoreProfilePromoDashboardConfig: {
            readonly action_text: string | null;
            readonly action_text_translations?: {
                readonly [key: string]: string | null;
            };
            readonly background_color: string | null;
            readonly ends_at: string | null;
            readonly for_secondary_users: boolean;
            readonly id: number;
            readonly image_url: string | null;
            readonly is_active: boolean;
            readonly position: number;
            readonly starts_at: string | null;
            readonly text: string | null;
            readonly text_translations?: {
                readonly [key: string]: string | null;
            };
            readonly title: string;
            readonly title_translations?: {
                readonly [key: string]: string | null;
            };
            readonly url: string;
        };
        readonly StorePromo: {
            readonly background_style: string;
            readonly button_style: string;
            readonly button_text: string | null;
            readonly end_date: string;
            readonly has_countdown: boolean;
            readonly id: number;
            readonly link_url: string | null;
            readonly logo_url: string | null;
            readonly start_date: string;
            readonly terms_and_conditions: string | null;
            readonly title: string;
        };
        readonly StoreStanding: {
            readonly checks: readonly {
                readonly is_met: boolean;
                readonly text: string;
            }[];
            readonly in_store: boolean;
        };
        readonly StudentGrade: {
            readonly createdAt: string;
            readonly grade: number;
            readonly id: number;
            readonly note: string | null;
            readonly passed: boolean;
            readonly student: components["schemas"]["Reference"];
            readonly student_id: number;
            readonly taken_on: string;
            readonly training: components["schemas"]["Reference"];
            readonly training_id: number;
            readonly updatedAt: string;
        };
        readonly StudentGradeListed: {
            readonly createdAt: string;
            readonly grade: number;
            readonly id: number;
            readonly note: string | null;
            readonly passed: boolean;
            readonly student: components["schemas"]["Reference"];
            readonly student_id: number;
            readonly taken_on: string;
            readonly training: components["schemas"]["Reference"];
            readonly training_id: number;
            readonly updatedAt: string;
        };
        readonly SubscriptionPlan: {
            readonly capacity: string;
            readonly createdAt: string;
            readonly id: number;
            readonly init_point: string;
            readonly lines: readonly {
                readonly id: number;
                readonly text: string;
            }[];
            readonly lines_count: number;
            readonly product: components["schemas"]["Reference"];
            readonly product_id: number;
            readonly updatedAt: string;
        };
        readonly SubscriptionPlanListed: {
            readonly capacity: string;
            readonly createdAt: string;
            readonly id: number;
            readonly init_point: string;
            readonly lines_count: number;
            readonly product: components["schemas"]["Reference"];
            readonly product_id: number;
            readonly updatedAt: string;
        };
        readonly SubscriptionProduct: {
            readonly capacity: string;
            /** @constant */
            readonly currency: "MXN";
            readonly description: readonly string[];
            readonly fixed_price: string;
            readonly id: number;
            readonly image_url: string | null;
            readonly init_point: string;
            readonly name: string;
        };
        readonly SubscriptionProductPrice: {
            readonly currency: string;
            readonly exchange_rate: string;
            readonly fixed_price: string;
            readonly id: number;
            readonly name: string;
            readonly price_mxn: string;
        };
        readonly Supplier: {
            readonly abbreviation: string | null;
            readonly accounting_account?: string | null;
            readonly brands: readonly components["schemas"]["Named"][];
            readonly business_name: string | null;
            readonly category: string | null;
            readonly cause_retention?: boolean | null;
            readonly createdAt: string;
            readonly credit_amount?: string;
            readonly credit_term?: number | null;
            readonly currency_id: number | null;
            readonly currency_supplier: number | null;
            readonly id: number;
            readonly image_full_path: string | null;
            readonly name: string;
            readonly payment_method?: string | null;
            readonly reliability?: number | null;
            readonly reliability_shown?: number | null;
            readonly rfc: string | null;
            readonly scheduled_payment?: boolean | null;
            readonly status: number | null;
            readonly supplier_addresses: readonly {
                readonly country?: string | null;
                readonly is_main?: boolean;
                readonly municipality?: string | null;
                readonly state?: string | null;
                readonly street?: string | null;
                readonly zip_code?: string | null;
            }[];
            readonly supplier_contacts: readonly {
                readonly email?: string | null;
                readonly name: string;
                readonly position?: string | null;
                readonly telephone?: string | null;
            }[];
            readonly supplier_emails: readonly {
                readonly email: string;
            }[];
            readonly supplier_telephones: readonly {
                readonly number: string;
                readonly telephone_type_id: number;
            }[];
            readonly supplier_type: number;
            readonly supplier_type_name: string | null;
            readonly tax_id: string | null;
            readonly tradename: string | null;
            readonly updatedAt: string;
            readonly web_page: string | null;
        };
        readonly SupplierPriceAgreement: {
            readonly createdAt: string;
            readonly currency: components["schemas"]["Reference"];
            readonly currency_id: number;
            readonly file: components["schemas"]["PrivateFile"] | null;
            readonly id: number;
            readonly lines: readonly {
                readonly id: number;
                readonly product: components["schemas"]["Reference"];
                readonly product_id: number;
                readonly quantity_from: number;
                readonly unit_cost: string;
            }[];
            readonly lines_count: number;
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "activate" | "end";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "draft" | "active" | "ended";
            }[];
            readonly note: string | null;
            /** @enum {string} */
            readonly state: "draft" | "active" | "ended";
            readonly state_label: string;
            readonly supplier: components["schemas"]["Reference"];
            readonly supplier_id: number;
            readonly updatedAt: string;
            readonly valid_from: string;
            readonly valid_to: string;
        };
        readonly SupplierPriceAgreementListed: {
            readonly createdAt: string;
            readonly currency: components["schemas"]["Reference"];
            readonly currency_id: number;
            readonly file: components["schemas"]["PrivateFile"] | null;
            readonly id: number;
            readonly lines_count: number;
            readonly note: string | null;
            /** @enum {string} */
            readonly state: "draft" | "active" | "ended";
            readonly state_label: string;
            readonly supplier: components["schemas"]["Reference"];
            readonly supplier_id: number;
            readonly updatedAt: string;
            readonly valid_from: string;
            readonly valid_to: string;
        };
        readonly Survey: {
            readonly button_text: string;
            readonly button_url: string;
            readonly category: components["schemas"]["Reference"] | null;
            readonly category_id: number | null;
            readonly createdAt: string;
            readonly description: string | null;
            readonly id: number;
            readonly name: string;
            readonly next_statuses: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "publish" | "withdraw";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly status: "draft" | "published";
            }[];
            /** @enum {string} */
            readonly status: "draft" | "published";
            readonly status_label: string;
            readonly survey_fields: readonly {
                readonly description: string | null;
                readonly id: number;
                readonly is_required: boolean;
                readonly label: string;
                readonly options: string | null;
                /** @enum {string} */
                readonly type: "like_dislike_field" | "multiple_choice_field" | "open_field" | "multiple_select_pill_field" | "rating_field";
            }[];
            readonly survey_fields_count: number;
            readonly title: string;
            readonly updatedAt: string;
        };
        readonly SurveyCategory: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly updatedAt: string;
        };
        readonly SurveyCategoryListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly updatedAt: string;
        };
        readonly SurveyListed: {
            readonly button_text: string;
            readonly button_url: string;
            readonly category: components["schemas"]["Reference"] | null;
            readonly category_id: number | null;
            readonly createdAt: string;
            readonly description: string | null;
            readonly id: number;
            readonly name: string;
            /** @enum {string} */
            readonly status: "draft" | "published";
            readonly status_label: string;
            readonly survey_fields_count: number;
            readonly title: string;
            readonly updatedAt: string;
        };
        readonly SurveyQuestion: {
            readonly description: string | null;
            readonly id: number;
            readonly label: string;
            readonly options: readonly string[];
            readonly rules: readonly "required"[];
            /** @enum {string} */
            readonly type: "like_dislike_field" | "multiple_choice_field" | "open_field" | "multiple_select_pill_field" | "rating_field";
            readonly value: (number | string | readonly string[]) | null;
        };
        readonly SurveyResource: {
            readonly button_text: string;
            readonly button_url: string;
            readonly description: string | null;
            readonly encrypted_entity: string | null;
            readonly has_entity_reponse: boolean;
            readonly id: number;
            readonly name: string;
            readonly preview: boolean;
            readonly survey_fields: readonly components["schemas"]["SurveyQuestion"][];
            readonly title: string;
            readonly uuid: string | null;
        };
        readonly SurveyResponse: {
            readonly about: string | null;
            readonly answered_at: string | null;
            readonly answers: readonly {
                readonly id: number;
                readonly label: string;
                readonly value: string;
            }[];
            readonly answers_count: number;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly id: number;
            readonly person: components["schemas"]["Reference"] | null;
            readonly person_id: number | null;
            readonly respondent: string;
            /** @enum {string} */
            readonly status: "answering" | "answered";
            readonly survey: components["schemas"]["Reference"];
            readonly survey_id: number;
            readonly updatedAt: string;
        };
        readonly SurveyResponseListed: {
            readonly about: string | null;
            readonly answered_at: string | null;
            readonly answers_count: number;
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly id: number;
            readonly person: components["schemas"]["Reference"] | null;
            readonly person_id: number | null;
            readonly respondent: string;
            /** @enum {string} */
            readonly status: "answering" | "answered";
            readonly survey: components["schemas"]["Reference"];
            readonly survey_id: number;
            readonly updatedAt: string;
        };
        readonly TariffFraction: {
            readonly code: string;
            readonly description: string;
            readonly formatted: string;
            readonly id: number;
            readonly igi_percentage: string;
            readonly is_active: boolean;
            readonly nico: string;
            readonly noms: readonly {
                readonly code: string;
                readonly id: number;
            }[];
            readonly unit: string | null;
        };
        readonly TaxAlert: {
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            readonly decided_at: string | null;
            readonly decided_by: string | null;
            readonly id: number;
            readonly list_day: string;
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "review" | "end" | "reopen";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "open" | "reviewed" | "ended";
            }[];
            readonly note: string | null;
            readonly rfc: string;
            /** @enum {string} */
            readonly situation: "presumed" | "definitive" | "dismissed" | "favorable";
            /** @enum {string} */
            readonly state: "open" | "reviewed" | "ended";
            readonly state_label: string;
            readonly updatedAt: string;
        };
        readonly TaxAlertListed: {
            readonly company: components["schemas"]["Reference"];
            readonly company_id: number;
            readonly createdAt: string;
            readonly decided_at: string | null;
            readonly decided_by: string | null;
            readonly id: number;
            readonly list_day: string;
            readonly note: string | null;
            readonly rfc: string;
            /** @enum {string} */
            readonly situation: "presumed" | "definitive" | "dismissed" | "favorable";
            /** @enum {string} */
            readonly state: "open" | "reviewed" | "ended";
            readonly state_label: string;
            readonly updatedAt: string;
        };
        readonly TaxCertificateValidation: {
            readonly certificate: {
                readonly business_name: string | null;
                readonly id_cif: string | null;
                readonly regimes: readonly string[];
                readonly rfc: string | null;
                readonly zip_code: string | null;
            } | null;
            readonly company_id: number;
            readonly differences: readonly {
                readonly certificate: string | number | null;
                readonly field: string;
                readonly typed: string | number | null;
            }[];
            readonly id: number;
            readonly is_valid: boolean;
            readonly proposal: {
                readonly business_name: string | null;
                readonly rfc: string | null;
                readonly tax_regime_id: number | null;
                readonly tax_regime_ids: readonly number[];
                readonly zip_code: string | null;
            } | null;
        };
        readonly TaxRegimeListed: {
            readonly code: string;
            readonly createdAt: string;
            readonly for_companies: boolean;
            readonly for_persons: boolean;
            readonly id: number;
            readonly name: string;
            readonly updatedAt: string;
            readonly valid_until: string | null;
        };
        readonly TelephoneType: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly TelephoneTypeListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly TerminationReason: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly TerminationReasonListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly Training: {
            readonly brand_ids: readonly number[];
            readonly brands: readonly {
                readonly id: number;
                readonly name: string | null;
            }[];
            readonly brands_count: number;
            readonly category: components["schemas"]["Reference"] | null;
            readonly category_id: number | null;
            readonly createdAt: string;
            readonly description: string | null;
            readonly first_shown_at: string | null;
            readonly hours: number | null;
            readonly id: number;
            /** @enum {string} */
            readonly modality: "online" | "onsite";
            readonly name: string;
            readonly next_statuses: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "publish" | "withdraw";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly status: "draft" | "published";
            }[];
            readonly passing_grade: number;
            readonly place: string | null;
            /** @enum {string} */
            readonly status: "draft" | "published";
            readonly status_label: string;
            readonly updatedAt: string;
            readonly url: string | null;
        };
        readonly TrainingListed: {
            readonly brand_ids: readonly number[];
            readonly brands: readonly {
                readonly id: number;
                readonly name: string | null;
            }[];
            readonly brands_count: number;
            readonly category: components["schemas"]["Reference"] | null;
            readonly category_id: number | null;
            readonly createdAt: string;
            readonly description: string | null;
            readonly first_shown_at: string | null;
            readonly hours: number | null;
            readonly id: number;
            /** @enum {string} */
            readonly modality: "online" | "onsite";
            readonly name: string;
            readonly passing_grade: number;
            readonly place: string | null;
            /** @enum {string} */
            readonly status: "draft" | "published";
            readonly status_label: string;
            readonly updatedAt: string;
            readonly url: string | null;
        };
        readonly Transfer: {
            readonly createdAt: string;
            readonly details: readonly {
                /** @enum {string} */
                readonly grade: "Stock" | "MALTRATADO" | "NUEVO" | "AAA" | "A" | "B" | "C" | "D" | "E";
                readonly id: number;
                readonly product: components["schemas"]["Reference"];
                readonly product_id: number;
                readonly quantity: number;
                readonly quantity_received: number | null;
                readonly suggested_quantity: number | null;
            }[];
            readonly details_count: number;
            readonly expected_on: string | null;
            readonly id: number;
            readonly is_restock: boolean;
            readonly next_stages: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "send" | "receive" | "cancel" | "return";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly stage: "draft" | "sent" | "received" | "canceled";
            }[];
            readonly notes: string | null;
            readonly received_at: string | null;
            readonly requested_by: string | null;
            readonly sent_at: string | null;
            readonly source_warehouse: components["schemas"]["Reference"];
            readonly source_warehouse_id: number;
            /** @enum {string} */
            readonly stage: "draft" | "sent" | "received" | "canceled";
            readonly stage_label: string;
            readonly stage_translation: string;
            readonly target_warehouse: components["schemas"]["Reference"];
            readonly target_warehouse_id: number;
            readonly total_pieces: number;
            readonly transfer_details: readonly ({
                readonly id: number;
                readonly model: string | null;
                readonly name: string | null;
                readonly product_id: number;
                readonly quantity: number;
                readonly quantity_received: number | null;
            } & {
                readonly [key: string]: unknown;
            })[];
            readonly updatedAt: string;
        };
        readonly TransferListed: {
            readonly createdAt: string;
            readonly details: readonly {
                /** @enum {string} */
                readonly grade: "Stock" | "MALTRATADO" | "NUEVO" | "AAA" | "A" | "B" | "C" | "D" | "E";
                readonly id: number;
                readonly product: components["schemas"]["Reference"];
                readonly product_id: number;
                readonly quantity: number;
                readonly quantity_received: number | null;
                readonly suggested_quantity: number | null;
            }[];
            readonly details_count: number;
            readonly expected_on: string | null;
            readonly id: number;
            readonly is_restock: boolean;
            readonly notes: string | null;
            readonly received_at: string | null;
            readonly requested_by: string | null;
            readonly sent_at: string | null;
            readonly source_warehouse: components["schemas"]["Reference"];
            readonly source_warehouse_id: number;
            /** @enum {string} */
            readonly stage: "draft" | "sent" | "received" | "canceled";
            readonly stage_label: string;
            readonly stage_translation: string;
            readonly target_warehouse: components["schemas"]["Reference"];
            readonly target_warehouse_id: number;
            readonly total_pieces: number;
            readonly transfer_details: readonly ({
                readonly id: number;
                readonly model: string | null;
                readonly name: string | null;
                readonly product_id: number;
                readonly quantity: number;
                readonly quantity_received: number | null;
            } & {
                readonly [key: string]: unknown;
            })[];
            readonly updatedAt: string;
        };
        readonly TvcCategory: {
            readonly abbreviation: string | null;
            readonly activate_desactivate: boolean;
            readonly category_id: number | null;
            readonly category_name?: string | null;
            readonly full_name?: string;
            readonly id: number;
            readonly image_full_path?: string | null;
            readonly name: string;
            readonly name_translations?: {
                readonly [key: string]: string | null;
            };
            readonly parent_category_id: number | null;
            readonly parents?: readonly components["schemas"]["Named"][];
            readonly position: number | null;
            readonly sat_key: string | null;
        };
        readonly UnitCategory: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly UnitCategoryListed: {
            readonly createdAt: string;
            readonly id: number;
            readonly name: string;
            readonly status: number;
            readonly updatedAt: string;
        };
        readonly UniversityCourse: {
            readonly brands: readonly components["schemas"]["Named"][];
            readonly category: components["schemas"]["Named"] | null;
            readonly description: string | null;
            readonly grade: {
                readonly grade: number;
                readonly passed: boolean;
                readonly taken_on: string;
            } | null;
            readonly hours: number | null;
            readonly id: number;
            /** @enum {string} */
            readonly modality: "online" | "onsite";
            readonly modality_label: string;
            readonly name: string;
            readonly passing_grade: number;
            readonly place: string | null;
            readonly url: string | null;
        };
        readonly UniversityStudent: {
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly email: string;
            readonly has_access: boolean;
            readonly id: number;
            readonly name: string;
            readonly telephone: string | null;
            readonly updatedAt: string;
        };
        readonly UniversityStudentListed: {
            readonly company: components["schemas"]["Reference"] | null;
            readonly company_id: number | null;
            readonly createdAt: string;
            readonly email: string;
            readonly has_access: boolean;
            readonly id: number;
            readonly name: string;
            readonly telephone: string | null;
            readonly updatedAt: string;
        };
        readonly User: {
            readonly blocked: boolean;
            readonly branch_id: number | null;
            readonly company_id: number | null;
            readonly email: string;
            readonly full_name: string;
            readonly id: number;
            readonly manager_id?: number | null;
            readonly person: {
                readonly birthdate?: string | null;
                readonly maternal_surname: string | null;
                readonly name: string | null;
                readonly paternal_surname: string | null;
            };
            readonly rfc?: string | null;
            readonly roles: readonly {
                readonly name: string;
                readonly type: string;
            }[];
            readonly user_type: ("employee" | "client" | "admin" | "storeman") | null;
            readonly username: string;
        };
        readonly UserAccess: {
            readonly full_name: string;
            readonly id: number;
            readonly is_blocked: boolean;
            readonly permissions: readonly {
                readonly because: readonly components["schemas"]["HeldRole"][];
                readonly code: string;
            }[];
            readonly roles: readonly components["schemas"]["HeldRole"][];
            readonly username: string;
        };
        readonly UserDocument: {
            readonly createdAt: string;
            readonly days_left: number | null;
            readonly expires_on: string | null;
            readonly file: components["schemas"]["PrivateFile"] | null;
            readonly id: number;
            readonly note: string | null;
            /** @enum {string} */
            readonly type: "id_card" | "birth_certificate" | "curp" | "rfc" | "nss" | "proof_of_address" | "driving_licence" | "contract" | "study" | "medical" | "resume" | "other";
            readonly updatedAt: string;
            readonly user: components["schemas"]["Reference"];
            readonly user_id: number;
        };
        readonly UserDocumentListed: {
            readonly createdAt: string;
            readonly days_left: number | null;
            readonly expires_on: string | null;
            readonly file: components["schemas"]["PrivateFile"] | null;
            readonly id: number;
            readonly note: string | null;
            /** @enum {string} */
            readonly type: "id_card" | "birth_certificate" | "curp" | "rfc" | "nss" | "proof_of_address" | "driving_licence" | "contract" | "study" | "medical" | "resume" | "other";
            readonly updatedAt: string;
            readonly user: components["schemas"]["Reference"];
            readonly user_id: number;
        };
        readonly UserFile: {
            readonly addresses?: readonly {
                readonly address_type: components["schemas"]["Reference"] | null;
                readonly address_type_id: number | null;
                readonly colony: string;
                readonly country: components["schemas"]["Reference"] | null;
                readonly country_id: number | null;
                readonly exterior_number: string;
                readonly id: number;
                readonly interior_number: string | null;
                readonly municipality: string | null;
                readonly references: string | null;
                readonly state: string;
                readonly street: string;
                readonly zip_code: string;
            }[];
            readonly blocked: boolean;
            readonly branch_id: number | null;
            readonly company_id: number | null;
            readonly educations?: readonly {
                readonly degree: string | null;
                readonly education_type: components["schemas"]["Reference"];
                readonly education_type_id: number;
                readonly has_certificate: boolean;
                readonly id: number;
                readonly institute: string;
                readonly year: number | null;
            }[];
            readonly email: string;
            readonly emails?: readonly {
                readonly email: string;
                readonly email_type: components["schemas"]["Reference"] | null;
                readonly email_type_id: number | null;
                readonly id: number;
            }[];
            readonly employee?: components["schemas"]["EmploymentFacts"];
            readonly experiences?: readonly {
                readonly company: string;
                readonly end_date: string | null;
                readonly id: number;
                readonly job_title: string;
                readonly start_date: string | null;
            }[];
            readonly full_name: string;
            readonly id: number;
            readonly indeterminate_contracts?: readonly {
                readonly comments: string | null;
                readonly contract_end_date: string | null;
                readonly contract_start_date: string;
                readonly id: number;
                readonly ss_registration_date: string | null;
                readonly ss_unregistration_date: string | null;
                readonly termination_date: string | null;
                readonly termination_reason: components["schemas"]["Reference"] | null;
                readonly termination_reason_id: number | null;
            }[];
            readonly manager?: components["schemas"]["Named"] | null;
            readonly manager_id?: number | null;
            readonly pending_email?: string | null;
            readonly person: {
                readonly addresses_count?: number;
                readonly birthdate?: string | null;
                readonly blood_type?: components["schemas"]["Reference"] | null;
                readonly blood_type_id?: number | null;
                readonly curp?: string | null;
                readonly emails_count?: number;
                readonly gender?: ("female" | "male" | "other") | null;
                readonly height?: number;
                readonly maternal_surname: string | null;
                readonly name: string | null;
                readonly notify_by_push?: boolean;
                readonly nss?: string | null;
                readonly paternal_surname: string | null;
                readonly photo?: components["schemas"]["PrivateFile"] | null;
                readonly rfc?: string | null;
                readonly telephones_count?: number;
                readonly weight?: number;
            };
            readonly relatives?: readonly {
                readonly birthdate: string | null;
                readonly gender: ("female" | "male" | "other") | null;
                readonly id: number;
                readonly is_emergency_contact: boolean;
                readonly maternal_surname: string | null;
                readonly name: string;
                readonly paternal_surname: string | null;
                readonly phone_number: string | null;
                readonly relative_type: components["schemas"]["Reference"];
                readonly relative_type_id: number;
                readonly telephone_type: components["schemas"]["Reference"] | null;
                readonly telephone_type_id: number | null;
            }[];
            readonly rfc?: string | null;
            readonly roles: readonly components["schemas"]["OwnRole"][];
            readonly telephones?: readonly {
                readonly area_code: string | null;
                readonly country_code: string;
                readonly extension: string | null;
                readonly id: number;
                readonly number: string;
                readonly telephone_type: components["schemas"]["Reference"];
                readonly telephone_type_id: number;
            }[];
            readonly temporary_contracts?: readonly {
                readonly contract_end_date: string;
                readonly contract_start_date: string;
                /** @enum {string} */
                readonly contract_type: "fixed_term" | "project" | "season" | "trial" | "training";
                readonly id: number;
                readonly ss_registration_date: string | null;
                readonly ss_unregistration_date: string | null;
            }[];
            readonly user_type: ("employee" | "client" | "admin" | "storeman") | null;
            readonly username: string;
            readonly userType?: ("employee" | "client" | "admin" | "storeman") | null;
            readonly vacations?: components["schemas"]["VacationBalance"] | null;
        };
        readonly UserFranchiseMigration: {
            readonly assigned_branch: components["schemas"]["Named"] | null;
            readonly banks: readonly {
                readonly account_number: string | null;
                readonly clabe: string | null;
                readonly currency: string | null;
                readonly id: number;
                readonly name: string;
            }[];
            readonly branches: readonly components["schemas"]["Named"][];
            readonly id: number;
            readonly salesman: {
                readonly email: string;
                readonly extension: null;
                readonly full_name: string;
                readonly number: string | null;
            } | null;
        };
        readonly UserPreference: {
            readonly exchange: string;
            readonly reception: string | null;
        };
        readonly UserProfile: {
            readonly addresses: readonly {
                readonly address_type: components["schemas"]["Reference"] | null;
                readonly address_type_id: number | null;
                readonly colony: string;
                readonly country: components["schemas"]["Reference"] | null;
                readonly country_id: number | null;
                readonly exterior_number: string;
                readonly id: number;
                readonly interior_number: string | null;
                readonly municipality: string | null;
                readonly references: string | null;
                readonly state: string;
                readonly street: string;
                readonly zip_code: string;
            }[];
            readonly addresses_count?: number;
            readonly blood_type?: components["schemas"]["Reference"] | null;
            readonly blood_type_id?: number | null;
            readonly curp?: string | null;
            readonly email: string;
            readonly emails: readonly {
                readonly email: string;
                readonly email_type: components["schemas"]["Reference"] | null;
                readonly email_type_id: number | null;
                readonly id: number;
            }[];
            readonly emails_count?: number;
            readonly gender?: ("female" | "male" | "other") | null;
            readonly height: number;
            readonly id: number;
            readonly notify_by_push?: boolean;
            readonly nss?: string | null;
            readonly person: {
                readonly birthdate: string | null;
                readonly maternal_surname: string | null;
                readonly name: string | null;
                readonly paternal_surname: string | null;
            };
            readonly photo: components["schemas"]["PrivateFile"] | null;
            readonly rfc?: string | null;
            readonly telephones: readonly {
                readonly area_code: string | null;
                readonly country_code: string;
                readonly extension: string | null;
                readonly id: number;
                readonly number: string;
                readonly telephone_type: components["schemas"]["Reference"];
                readonly telephone_type_id: number;
            }[];
            readonly telephones_count?: number;
            readonly username: string;
            readonly weight: number;
        };
        readonly UserPushNotification: {
            readonly id: number;
            readonly image_url: string | null;
            readonly message: string;
            readonly read_at: string | null;
            readonly sent_at: string | null;
            readonly time_ago_read: string;
            readonly title: string;
            readonly url: string | null;
            readonly view_at: string | null;
        };
        readonly UserPushNotificationSubscriber: {
            readonly id: number;
            readonly provider_id: string;
        };
        readonly UserSalesman: {
            readonly email: string;
            readonly full_name: string;
            readonly id: number;
            readonly telephone: string | null;
        };
        readonly UserSession: {
            readonly address: string | null;
            readonly device: string;
            readonly id: string;
            readonly is_current: boolean;
            readonly is_remembered: boolean;
            readonly started_at: string;
            readonly used_at: string;
        };
        readonly VacationBalance: {
            readonly available: number;
            readonly expired: number;
            readonly grants: readonly {
                readonly days: number;
                readonly expires_on: string;
                readonly granted_on: string;
                readonly left: number;
                readonly year: number;
            }[];
            readonly hired_on: string;
            readonly requests: readonly {
                readonly days: number;
                readonly ends_on: string;
                readonly id: number;
                readonly starts_on: string;
                /** @enum {string} */
                readonly state: "requested" | "approved" | "rejected" | "cancelled";
            }[];
            readonly taken: number;
        };
        readonly VacationRequest: {
            readonly createdAt: string;
            readonly days: number;
            readonly decided_at: string | null;
            readonly decided_by: string | null;
            readonly employee: components["schemas"]["Reference"] | null;
            readonly employee_id: number | null;
            readonly ends_on: string;
            readonly id: number;
            readonly may_change: boolean;
            readonly next_states: readonly {
                readonly label: string;
                /** @enum {string} */
                readonly move: "approve" | "reject" | "cancel";
                readonly reasons: readonly string[];
                /** @enum {string} */
                readonly state: "requested" | "approved" | "rejected" | "cancelled";
            }[];
            readonly note: string | null;
            readonly reason: string | null;
            readonly starts_on: string;
            /** @enum {string} */
            readonly state: "requested" | "approved" | "rejected" | "cancelled";
            readonly state_label: string;
            readonly updatedAt: string;
        };
        readonly VacationRequestListed: {
            readonly createdAt: string;
            readonly days: number;
            readonly decided_at: string | null;
            readonly decided_by: string | null;
            readonly employee: components["schemas"]["Reference"] | null;
            readonly employee_id: number | null;
            readonly ends_on: string;
            readonly id: number;
            readonly note: string | null;
            readonly reason: string | null;
            readonly starts_on: string;
            /** @enum {string} */
            readonly state: "requested" | "approved" | "rejected" | "cancelled";
            readonly state_label: string;
            readonly updatedAt: string;
        };
        readonly ValueRestriction: {
            readonly branch: components["schemas"]["Reference"];
            readonly branch_id: number;
            readonly brand: components["schemas"]["Reference"] | null;
            readonly brand_id: number | null;
            readonly createdAt: string;
            readonly id: number;
            readonly is_active: boolean;
            readonly max_value: string | null;
            readonly message: string;
            readonly min_value: string | null;
            readonly updatedAt: string;
        };
        readonly ValueRestrictionListed: {
            readonly branch: components["schemas"]["Reference"];
            readonly branch_id: number;
            readonly brand: components["schemas"]["Reference"] | null;
            readonly brand_id: number | null;
            readonly createdAt: string;
            readonly id: number;
            readonly is_active: boolean;
            readonly max_value: string | null;
            readonly message: string;
            readonly min_value: string | null;
            readonly updatedAt: string;
        };
        readonly Waiting: {
            readonly count: number;
            readonly is_late: boolean;
            readonly key: string;
            readonly label: string;
            readonly oldest_at: string | null;
            readonly to: string;
        };
        readonly WidgetConfiguration: {
            readonly configurations: {
                readonly warehouseIds: readonly number[];
                readonly warehousesOrder: readonly number[];
            };
            readonly id: number;
        };
        readonly WishList: {
            readonly detail_id?: number | null;
            readonly id: number | null;
            readonly name: string;
            readonly totalDetails: number;
            /** @enum {string} */
            readonly type: "normal" | "general";
        };
        readonly WishListProduct: {
            readonly product_id: number;
            readonly wish_list_count: number;
        };
        readonly WishListWithDetails: {
            readonly details: readonly {
                readonly added_at: string;
                readonly id: number;
                readonly product: components["schemas"]["Card"] | null;
                readonly product_id: number;
                readonly product_name: string;
                readonly quantity: number;
                readonly sku: string;
            }[];
            readonly id: number;
            readonly name: string;
            readonly totalDetails: number;
            /** @enum {string} */
            readonly type: "normal" | "general";
        };
        readonly ZkFinger: {
            readonly createdAt: string;
            readonly employee: components["schemas"]["Reference"];
            readonly employee_id: number;
            readonly enrolled_on: string | null;
            /** @enum {string} */
            readonly finger: "right_thumb" | "right_index" | "right_middle" | "right_ring" | "right_little" | "left_thumb" | "left_index" | "left_middle" | "left_ring" | "left_little";
            readonly id: number;
            readonly reader_number: number;
            readonly updatedAt: string;
        };
        readonly ZkFingerListed: {
            readonly createdAt: string;
            readonly employee: components["schemas"]["Reference"];
            readonly employee_id: number;
            readonly enrolled_on: string | null;
            /** @enum {string} */
            readonly finger: "right_thumb" | "right_index" | "right_middle" | "right_ring" | "right_little" | "left_thumb" | "left_index" | "left_middle" | "left_ring" | "left_little";
            readonly id: number;
            readonly reader_number: number;
            readonly updatedAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
