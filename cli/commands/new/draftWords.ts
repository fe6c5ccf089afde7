/**
 * Words of a landing page before somebody has written it. They tell its editor what belongs there, and any reader that
 * nobody has yet.
 */
export const draftWords = {
  description: 'Draft: say in one sentence whom this page helps, and with what.',
  metaDescription: 'Draft: say what a visitor finds here, as a search engine shall show it.',
  selectionHeading: 'Draft: what these deals have in common',
  introduction: [
    'This is a draft, and nobody has written this page yet. An introduction has at least one hundred and fifty words, because a page that only repeats a list which stands elsewhere on the site helps no visitor, and search engines leave such pages out.',
    'Begin with the question that brings somebody here, and answer it in the first two sentences. Then say what a person who has lived here for years would tell a friend: which part of town to start in, at what time of the day or of the week, what it usually costs, and what most visitors find out too late.',
    'Go on with how the choice below was made. Say what you left out, and why. Name places, distances and habits that can be checked, and leave out praise that would fit any city. End with the one thing to decide before anything else, so that a reader who stops here has gained something already. When these words are yours, change the draft words of the tips and the questions too.',
  ].join('\n\n'),
  tips: [
    { title: 'Draft: a first tip', text: 'Say something that saves a visitor time, money or a wasted trip.' },
    { title: 'Draft: a second tip', text: 'Say what to book, to bring or to wear, and until when.' },
  ],
  questions: [
    { question: 'Draft: what do visitors ask first?', answer: 'Answer in two or three sentences.' },
    { question: 'Draft: what does it cost?', answer: 'Answer with amounts that can be checked.' },
    { question: 'Draft: when is the best time?', answer: 'Answer with days, hours or a season.' },
  ],
};
