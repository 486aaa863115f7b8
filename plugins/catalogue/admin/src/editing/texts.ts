/** The platform's product_could_not_be_updated, for what it refuses without saying it of the whole. */
export const notUpdated = 'El producto no pudo ser actualizado';
