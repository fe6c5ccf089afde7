import { Icon } from '../../client/ui/Icon.tsx';

/** Changes between light and dark; unseen without the script that makes it work. */
export function ThemeSwitch() {
  return (
    <button type="button" className="theme" aria-pressed="false" data-theme-switch="">
      <Icon name="moon" />
      <span>Dark theme</span>
    </button>
  );
}
