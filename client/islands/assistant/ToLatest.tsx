import { t } from '../../../data/messages/t.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Goes to an answer that has arrived below the visible part of the log. */
export const ToLatest = ({ onClick }: { readonly onClick: () => void }) => (
  <button type="button" className="to-latest" onClick={onClick}>
    {t('chat.new-reply')}
    <Icon name="down" />
  </button>
);
