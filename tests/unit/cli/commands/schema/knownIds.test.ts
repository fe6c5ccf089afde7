import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readKnownIds, standardIds } from '../../../../../cli/commands/schema/knownIds.ts';
import { createRig } from '../../../../support/rig.ts';
import type { CityFiles } from '../../../../support/smallCity.ts';

function idsAfter(files: CityFiles) {
  const rig = createRig();
  rig.edit(files);
  return readKnownIds(rig.deps.fs, path.join(rig.folder, 'content'));
}

describe('cli/commands/schema/knownIds', () => {
  it('finds what a content folder has, by id and label', () => {
    const { known, unread } = idsAfter({ 'drawings/taco.svg': '<svg/>' });
    expect(unread).toEqual([]);
    expect(known.category).toEqual([
      { id: 'food', label: 'Food' },
      { id: 'shows', label: 'Shows' },
    ]);
    expect(known.deal).toContainEqual({ id: 'soup', label: 'Title of soup' });
    expect(known.drawing).toContainEqual({ id: 'taco', label: '' });
    expect(known.page).toContainEqual({ id: '/categories/food', label: 'Food' });
    expect(known.page).toContainEqual({ id: '/about', label: 'About' });
    expect(known.page?.some(({ id }) => id.startsWith('/deal/'))).toBe(false);
  });

  it('finds ids also where other fields are not valid, but no id that could not be one', () => {
    const { known } = idsAfter({
      'categories.json': [{ id: 'food' }, { id: 'Not An Id' }, 7],
    });
    expect(known.category).toEqual([{ id: 'food', label: '' }]);
  });

  it('leaves out what a file that cannot be read may define, and nothing else', () => {
    const { known, unread } = idsAfter({ 'deals/food.json': '[{' });
    expect(unread).toEqual(['deals/food.json']);
    expect(known).not.toHaveProperty('deal');
    expect(known).toHaveProperty('category');
    expect(known).toHaveProperty('page');
    expect(idsAfter({ 'categories.json': null }).known).not.toHaveProperty('category');
  });

  it('knows nothing of a folder that does not exist', () => {
    const rig = createRig();
    expect(readKnownIds(rig.deps.fs, path.join(rig.folder, 'nowhere'))).toEqual({ known: {}, unread: [''] });
  });

  it('knows currencies and time zones', () => {
    expect(standardIds().currency).toContainEqual({ id: 'USD', label: 'US Dollar' });
    expect(standardIds()['time-zone']).toContainEqual({ id: 'America/New_York', label: '' });
  });
});
