import type { Waived } from '../understand/waived.ts';
import type { Preferences } from './preferences.ts';

/** `preferences` without what a message says need not be. */
export function withoutWaived(preferences: Preferences, waived: readonly Waived[]): Preferences {
  if (waived.length === 0) return preferences;
  // "It need not be pottery" is said of a pottery class, too.
  const isKept = (slot: Waived['slot']) => (value: string) =>
    !waived.some((each) => each.slot === slot && ` ${value} `.includes(` ${each.value} `));
  const { interests, neighborhoods, needs, setting } = preferences;
  return {
    ...preferences,
    interests: interests.filter(isKept('interests')),
    neighborhoods: neighborhoods.filter(isKept('neighborhoods')),
    needs: needs.filter(isKept('needs')),
    setting: setting !== null && isKept('setting')(setting) ? setting : null,
  };
}
