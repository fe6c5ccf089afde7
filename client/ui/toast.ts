/** A short message above the page; `action` is something to do about it while it is there. */
export interface Toast {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Where in the page the keyboard comes to it; the end of the page unless given. */
  readonly within?: Element | null;
}

const shownFor = 5000;
/** Whoever is offered something needs time to get there. */
const offeredFor = 12_000;
/** Screen readers tell what changes in a region, but not what a new one begins with. */
const settled = 100;

let place: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let stay = shownFor;

/** Shows `toast` in place of the one before it. It takes no focus, and goes by itself unless somebody is at it. */
export function showToast(toast: Toast): void {
  place ??= createPlace();
  // What is outside of an open dialog can be neither heard nor reached.
  (document.querySelector('dialog:modal') ?? toast.within ?? document.body).append(place);
  place.replaceChildren();
  // Not every browser knows of popovers; there it is the last of the page, which the style sheet puts on top.
  place.showPopover?.();
  stay = toast.action ? offeredFor : shownFor;
  clearTimeout(timer);
  timer = setTimeout(() => fill(toast), settled);
}

function createPlace(): HTMLElement {
  const created = document.createElement('div');
  created.className = 'toast';
  created.popover = 'manual';
  created.setAttribute('role', 'status');
  for (const type of ['mouseenter', 'focusin']) created.addEventListener(type, () => clearTimeout(timer));
  for (const type of ['mouseleave', 'focusout']) created.addEventListener(type, leaveLater);
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
      leave();
    });
    place?.append(button);
  }
  leaveLater();
}

function leaveLater(): void {
  clearTimeout(timer);
  timer = setTimeout(leave, stay);
}

function leave(): void {
  clearTimeout(timer);
  place?.remove();
}
