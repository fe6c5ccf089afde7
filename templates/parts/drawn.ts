import { createElement, type ReactElement, type ReactNode } from 'react';
import { type IconName, iconShapes, LineDrawing } from '../../client/ui/Icon.tsx';
import { memoize } from '../../data/model/memoize.ts';
import { renderMarkup } from '../html/renderMarkup.ts';

/** `<Icon name={name} />` for templates, which show the same few many times: what is in it is HTML already. */
export const drawnIcon = memoize((name: IconName) => withHtml(LineDrawing({ path: iconShapes[name] })));

/** An element of HTML with HTML in the place of its children. */
function withHtml(element: ReactElement<{ readonly children?: ReactNode }>): ReactElement {
  const { children, ...attributes } = element.props;
  return createElement(element.type, {
    ...attributes,
    dangerouslySetInnerHTML: { __html: renderMarkup(children) },
  } as object);
}
