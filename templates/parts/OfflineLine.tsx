import { t } from '../../data/messages/t.ts';

/** Says below a field that its question waits for the network (client/enhance/islands.ts shows it). */
export const OfflineLine = () => (
  <small className="offline" role="status" data-offline="" hidden>
    {t('chat.offline')}
  </small>
);
