/** A short message above the page; `action` adds a button or a link to it. */
export interface Toast {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string } & ({ readonly run: () => void } | { readonly href: string });
  /** Where the toast goes in the tab order; at the end of the page by default. */
  readonly within?: Element | null;
}

const displayTime = 5000;
/** Reaching a button takes time. */
const displayTimeWithAction = 12_000;
/** Screen readers announce changes of a live region, but not the initial content of a new one. */
const announceDelay = 100;

let place: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let stay = displayTime;

/** Shows `toast` in place of an earlier one. It takes no focus, and disappears unless the pointer or focus is on it. */
export function showToast(toast: Toast): void {
  place ??= createPlace();
  // Assistive technology and the keyboard reach nothing outside of an open modal dialog.
  (document.querySelector('dialog:modal') ?? toast.within ?? document.body).append(place);
  place.replaceChildren();
  // Without support for popovers, the style sheet puts the last element of the page on top.
  place.showPopover?.();
  stay = toast.action ? displayTimeWithAction : displayTime;
  clearTimeout(timer);
  timer = setTimeout(() => fill(toast), announceDelay);
}

function createPlace(): HTMLElement {
  const created = document.createElement('div');
  created.className = 'toast';
  created.popover = 'manual';
  created.setAttribute('role', 'status');
  for (const type of ['mouseenter', 'focusin']) created.addEventListener(type, () => clearTimeout(timer));
  for (const type of ['mouseleave', 'focusout']) created.addEventListener(type, hideLater);
  return created;
}

function fill({ title, text, action }: Toast): void {
  const words = document.createElement('p');
  const heading = document.createElement('b');
  heading.textContent = title;
  words.append(heading, ' ', text);
  place?.replaceChildren(words);
  if (action) place?.append(controlOf(action));
  hideLater();
}

function controlOf(action: NonNullable<Toast['action']>): HTMLElement {
  const isLink = 'href' in action;
  const control = document.createElement(isLink ? 'a' : 'button');
  control.textContent = action.label;
  if (isLink) control.setAttribute('href', action.href);
  else {
    control.setAttribute('type', 'button');
    control.addEventListener('click', () => {
      action.run();
      hide();
    });
  }
  return control;
}

function hideLater(): void {
  clearTimeout(timer);
  timer = setTimeout(hide, stay);
}

function hide(): void {
  clearTimeout(timer);
  place?.remove();
}
