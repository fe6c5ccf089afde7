/** What a visitor may ask about a deal on its page, by the fact that answers it. */
type OpeningQuestion =
  | 'included'
  | 'parking'
  | 'price-for'
  | 'booking'
  | 'ages'
  | 'start'
  | 'hours'
  | 'pets'
  | 'diet'
  | 'access'
  | 'duration'
  | 'weather'
  | 'place'
  | 'how';

/** How the chat begins on the page of a deal. */
export interface OpeningWords {
  /** With {title}. */
  readonly about: string;
  /** As `about`, of a deal that has ended; and the wish for another one like it. */
  readonly ended: string;
  readonly like: string;
  /** Suggested questions, those first that visitors ask most. */
  readonly questions: Readonly<Record<OpeningQuestion, string>>;
}
