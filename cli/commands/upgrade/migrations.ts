import type { Migration } from './migration.ts';
import { derivedPercent } from './migrations/derivedPercent.ts';
import { usualValues } from './migrations/usualValues.ts';

/** All migrations, in the order in which they apply. A new version of content adds some, and none is ever removed. */
const migrations: readonly Migration[] = [derivedPercent, usualValues];

/** The migrations that content of a version needs. */
export const migrationsFrom = (version: number): readonly Migration[] =>
  migrations.filter(({ to }) => to > version);
