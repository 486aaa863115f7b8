import type { Text } from '../../text';

/** The texts of a product that follow no family's pattern: its name and its sentences. */
export const says = (name: Text, ...about: Text[]): { name: Text; about: Text[] } => ({ name, about });
