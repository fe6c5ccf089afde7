import type { ComponentProps, SubmitEventHandler } from 'react';
import { t } from '../../data/messages/t.ts';
import { searchPath } from '../../data/model/routes.ts';
import { Icon } from './Icon.tsx';

/** A search field with its button. Where its script cannot be loaded, or without `onSubmit`, it opens the search page with the words. */
export function SearchForm({
  onSubmit,
  ...input
}: Omit<ComponentProps<'input'>, 'onSubmit'> & { readonly onSubmit?: SubmitEventHandler<HTMLFormElement> }) {
  return (
    <search>
      <form className="ask-form" action={searchPath()} method="get" onSubmit={onSubmit}>
        <input
          type="search"
          name="q"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          {...input}
        />
        <button type="submit">
          <Icon name="search" />
          <span className="unseen">{t('search.title')}</span>
        </button>
      </form>
    </search>
  );
}
