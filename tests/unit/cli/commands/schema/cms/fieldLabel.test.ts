import { describe, expect, it } from 'vitest';
import { labelOf, withLabels } from '../../../../../../cli/commands/schema/cms/fieldLabel.ts';

describe('cli/commands/schema/cms/fieldLabel', () => {
  it.each([
    ['publishedDate', 'Published date'],
    ['hearing-loop', 'Hearing loop'],
    ['affiliateUrl', 'Affiliate address'],
    ['id', 'ID'],
    ['fri', 'Friday'],
    ['constructor', 'Constructor'],
  ])('writes %s as "%s"', (name, label) => {
    expect(labelOf(name)).toBe(label);
  });

  it('puts labels into a description, and leaves alone what is no field', () => {
    expect(withLabels('Either `imageUrl` or art. Only `dev` shows it.', ['imageUrl'])).toBe(
      'Either “Image address” or art. Only “dev” shows it.',
    );
  });
});
