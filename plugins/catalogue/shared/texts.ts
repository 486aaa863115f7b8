/** What the key product_could_not_be_updated stands for (spec catalogue 8); server and panel say it alike. */
export const productNotUpdated = 'El producto no pudo ser actualizado';
