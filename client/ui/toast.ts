/** A short message above the page; `action` is something to do about it while it is there. */
export interface Toast {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Where in the page the keyboard comes to it; the end of the page unless given. */
  readonly within?: Element | null;
}

const displayTime = 5000;
/** Whoever is offered something needs time to get there. */
const displayTimeWithAction = 12_000;
/** Screen readers tell what changes in a region, but not what a new one begins with. */
const announceDelay = 100;

let place: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let stay = displayTime;

/** Shows `toast` in place of the one before it. It takes no focus, and goes by itself unless somebody is at it. */
export function showToast(toast: Toast): void {
  place ??= createPlace();
  // What is outside of an open dialog can be neither heard nor reached.
  (document.querySelector('dialog:modal') ?? toast.within ?? document.body).append(place);
  place.replaceChildren();
  // Not every browser knows of popovers; there it is the last of the page, which the style sheet puts on top.
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
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.label;
    button.addEventListener('click', () => {
      action.run();
      hide();
    });
    place?.append(button);
  }
  hideLater();
}

function hideLater(): void {
  clearTimeout(timer);
  timer = setTimeout(hide, stay);
}

function hide(): void {
  clearTimeout(timer);
  place?.remove();
}
