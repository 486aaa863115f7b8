import { recordOfResource, type RecordType } from '@mayorista/kernel';
import { brandResource } from './brands/brand.resource';
import { categoryResource } from './categories/category.resource';
import { productRecord } from './products/product.record';

/** What staff comment and file documents on in the catalogue: who reads a record may comment it, who writes it files on it. */
export const recordTypes: readonly RecordType[] = [
  {
    type: 'product',
    auditedAs: productRecord.noun,
    comments: { read: 'products.read', write: 'products.read' },
    documents: { read: 'products.read', write: 'products.write' },
    find: recordOfResource(productRecord),
  },
  {
    type: 'brand',
    auditedAs: brandResource.noun,
    comments: { read: 'brands.read', write: 'brands.read' },
    documents: { read: 'brands.read', write: 'brands.write' },
    find: recordOfResource(brandResource),
  },
  {
    type: 'category',
    auditedAs: categoryResource.noun,
    comments: { read: 'categories.read', write: 'categories.read' },
    documents: { read: 'categories.read', write: 'categories.write' },
    find: recordOfResource(categoryResource),
  },
];
