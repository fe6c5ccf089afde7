import { takeFocus } from '../assistant/focus.ts';
import { loadConversationSheet } from '../assistant/loadSheet.ts';
import { closeByVisitor } from './closeByVisitor.ts';
import { dragSheet } from './dragSheet.ts';
import { followKeyboard } from './followKeyboard.ts';
import { type LoadChat, panelChat } from './panelChat.ts';
import { panelDialog } from './panelDialog.ts';
import { createPanel } from './panelParts.ts';

/** The assistant over a page. */
export interface AskPanel {
  /**
   * Opens the panel for a visitor who is at `opener`; in it they say `words`, if any. Rejects where the panel cannot be
   * had.
   */
  open(opener: HTMLElement, words?: string): Promise<void>;
  /** Has the panel be as it was left on another page, and leaves the visitor where they are. */
  follow(wasOpen: boolean): void;
  /** Loads what the panel is made of. */
  prepare(): void;
}

/** The panel that `link` leads to; nothing of it is loaded yet. */
export function createAskPanel(link: HTMLAnchorElement, loadChat: LoadChat): AskPanel {
  const { dialog, ...parts } = createPanel(link);
  const panel = panelDialog(dialog, link);
  const chat = panelChat(parts, loadChat, {
    close: panel.close,
    arrived: () => panel.hasFocus() && takeFocus(parts.place),
  });
  parts.close.addEventListener('click', panel.close);
  closeByVisitor(dialog, panel.close);
  dragSheet(dialog, '.panel-handle, header', panel);
  followKeyboard(dialog);

  async function arrange(): Promise<void> {
    await loadConversationSheet();
    // Without its looks the panel would be no panel.
    if (getComputedStyle(dialog).position !== 'fixed') throw new Error('The panel has no style sheet');
  }

  return {
    async open(opener, words) {
      await arrange();
      panel.open(opener);
      takeFocus(parts.place);
      chat.show(words ?? null);
    },
    follow(wasOpen) {
      const follow = () => {
        panel.follow(wasOpen);
        if (dialog.open) chat.show(null);
      };
      if (wasOpen) arrange().then(follow, () => {});
      else follow();
    },
    prepare() {
      loadConversationSheet();
      chat.prepare();
    },
  };
}
