import { describe, expect, it } from 'vitest';
import { Icon, type IconName, iconShapes } from '../../../../client/ui/Icon.tsx';
import { renderMarkup } from '../../../../templates/html/renderMarkup.ts';
import { drawnIcon } from '../../../../templates/parts/drawn.ts';

describe('templates/parts/drawn', () => {
  it.each(Object.keys(iconShapes) as IconName[])('renders as the icon "%s"', (name) => {
    expect(renderMarkup(<p>{drawnIcon(name)}x</p>)).toBe(
      renderMarkup(
        <p>
          <Icon name={name} />x
        </p>,
      ),
    );
  });
});
