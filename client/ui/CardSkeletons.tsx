import { t } from '../../data/messages/t.ts';

/** As many cards as a wide window shows at once. */
const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholders for cards while the deals load. */
export function Skeletons() {
  return (
    <>
      <p className="unseen" role="status">
        {t('deals.loading')}
      </p>
      <div className="grid" aria-hidden="true">
        {places.map((place) => (
          <div key={place} className="skeleton">
            <div className="frame" />
            <p />
            <p />
          </div>
        ))}
      </div>
    </>
  );
}
