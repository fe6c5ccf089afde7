import { focusConversation } from '../assistant/focus.ts';
import { loadConversationStyles } from '../assistant/stylesheets.ts';
import { dragSheet } from '../sheet/dragSheet.ts';
import { avoidKeyboard } from '../sheet/keyboardInset.ts';
import { createPanelChat, type LoadChat } from './panelChat.ts';
import { createPanelDialog, wasLeftOpen } from './panelDialog.ts';
import { createPanelElements } from './panelElements.ts';

/** The assistant in a panel over the page. */
export interface AssistantPanel {
  /**
   * Opens the panel and asks `question` in it if there is one; the focus returns to `opener` when it closes. Rejects if
   * the panel's styles cannot be loaded.
   */
  open(opener: HTMLElement, question?: string): Promise<void>;
  /** Opens or closes the panel as the visitor left it on another page, without moving the focus. */
  restore(wasOpen: boolean): void;
  /** Loads the panel's styles and the chat. Rejects if the styles cannot be loaded. */
  preload(): Promise<void>;
}

// A page with the band of a guide starts the panel twice, once for the link and once for the band.
let panel: AssistantPanel | undefined;

/**
 * Makes the page's link to the assistant open a panel, and opens it if the visitor left it open on another page. Where somebody is
 * at `root`, the rest of the panel is loaded too; rejects if its styles cannot be. Returns the panel; `undefined` on pages without
 * the link.
 */
export async function startAssistantPanel(
  root: HTMLElement | undefined,
  loadChat: LoadChat,
): Promise<AssistantPanel | undefined> {
  const link = document.querySelector<HTMLAnchorElement>('a.ask');
  if (!link) return undefined;
  panel ??= openByLink(link, loadChat);
  if (root) await panel.preload();
  return panel;
}

function openByLink(link: HTMLAnchorElement, loadChat: LoadChat): AssistantPanel {
  const created = createAssistantPanel(link, loadChat);
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', (event) => {
    // With these keys the visitor opens the link in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The link takes the panel's place until that opens.
    link.setAttribute('aria-busy', 'true');
    created.open(link).then(
      () => link.removeAttribute('aria-busy'),
      () => location.assign(link.href),
    );
  });
  const restore = () => created.restore(wasLeftOpen());
  restore();
  // The panel may have been opened or closed elsewhere while the page was in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && restore());
  return created;
}

/** Creates the panel that `link` opens. The chat in it is loaded later. */
function createAssistantPanel(link: HTMLAnchorElement, loadChat: LoadChat): AssistantPanel {
  const { dialog, ...elements } = createPanelElements(link);
  const panelDialog = createPanelDialog(dialog, link);
  const { close, hasFocus } = panelDialog;
  const chat = createPanelChat(elements, loadChat, {
    close,
    onShown: () => hasFocus() && focusConversation(elements.content),
  });
  elements.close.addEventListener('click', close);
  dragSheet(dialog, '.panel-handle, header', panelDialog);
  avoidKeyboard(dialog);

  async function loadStyles(): Promise<void> {
    await loadConversationStyles();
    if (getComputedStyle(dialog).position !== 'fixed') throw new Error('No style sheet');
  }

  return {
    async open(opener, question) {
      chat.preload();
      await loadStyles();
      panelDialog.open(opener);
      focusConversation(elements.content);
      chat.show(question ?? null);
    },
    restore(wasOpen) {
      const apply = () => {
        panelDialog.restore(wasOpen);
        if (dialog.open) chat.show(null);
      };
      if (wasOpen) loadStyles().then(apply, () => {});
      else apply();
    },
    preload() {
      chat.preload();
      return loadStyles();
    },
  };
}
