import type { PageAdditions } from '../../data/model/pages/view.ts';

/** A form that orders a newsletter from another service, which answers in a new tab. */
export function NewsletterForm(form: NonNullable<PageAdditions['newsletter']>) {
  const { action, field, heading, text, label, button } = form;
  return (
    <aside className="letter wide" aria-labelledby="letter">
      <div>
        <h2 id="letter">{heading}</h2>
        {text !== null && <p>{text}</p>}
      </div>
      <form action={action} method="post" target="_blank" rel="noopener">
        <label htmlFor="letter-mail">{label}</label>
        <input id="letter-mail" type="email" name={field} required={true} autoComplete="email" />
        <button type="submit" className="button">
          {button}
        </button>
      </form>
    </aside>
  );
}
