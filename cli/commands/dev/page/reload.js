// Keeps an open page up to date: reloads it, swaps its style sheet, shows problems.
(() => {
  const { sheet, ...shown } = document.currentScript.dataset;
  /** @type {EventSource | null} */
  let stream = null;
  let retry = 0;

  function connect() {
    stream = new EventSource('/@dev/events');
    stream.onmessage = ({ data }) => update(JSON.parse(data));
    stream.onerror = () => {
      if (stream?.readyState !== EventSource.CLOSED) return;
      // Browsers reconnect by themselves, unless another server answered in the meantime.
      clearTimeout(retry);
      retry = setTimeout(connect, 500);
    };
  }

  function disconnect() {
    clearTimeout(retry);
    stream?.close();
    stream = null;
  }

  function update({ build, styles, problems, overlay, review, panel }) {
    if (build !== shown.build) {
      disconnect();
      location.reload();
      return;
    }
    if (styles !== shown.styles) restyle(styles);
    if (problems !== shown.problems) showProblems(problems, overlay);
    if (review !== shown.review) showReview(review, panel);
  }

  function restyle(styles) {
    shown.styles = styles;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${sheet}?${styles}`;
    const replaced = [...document.querySelectorAll('head > style, head > link[data-dev]')];
    link.onload = () => {
      for (const old of replaced) old.remove();
    };
    link.dataset.dev = '';
    document.head.append(link);
  }

  function showProblems(problems, overlay) {
    shown.problems = problems;
    showLayer('dev-problems', overlay);
  }

  function showReview(review, panel = '') {
    shown.review = review;
    const wasOpen = panelIn(document.getElementById('dev-review'))?.open ?? false;
    showLayer('dev-review', panel);
    const now = panelIn(document.getElementById('dev-review'));
    if (now) now.open = wasOpen;
    markDraftOfPage();
  }

  function showLayer(id, markup) {
    document.getElementById(id)?.remove();
    if (markup === '') return;
    const host = document.createElement('div');
    host.id = id;
    document.body.append(host);
    host.attachShadow({ mode: 'open' }).innerHTML = markup;
  }

  const panelIn = (host) => host?.shadowRoot?.querySelector('details.panel');

  /** Opens what is wrong on the page of a draft, and the panel where it does not cover the page. */
  function markDraftOfPage() {
    const panel = panelIn(document.getElementById('dev-review'));
    for (const link of panel?.querySelectorAll('h2 a') ?? []) {
      if (link.pathname !== location.pathname) continue;
      link.setAttribute('aria-current', 'page');
      panel.open ||= matchMedia('(min-width: 48rem)').matches;
      const problems = link.closest('li').querySelector('details');
      if (problems) problems.open = true;
    }
  }

  // Browsers limit the connections to a host, so only visible pages have one.
  const connectIfVisible = () => {
    disconnect();
    if (document.visibilityState === 'visible') connect();
  };
  document.addEventListener('visibilitychange', connectIfVisible);
  addEventListener('pagehide', disconnect);
  addEventListener('pageshow', ({ persisted }) => persisted && connectIfVisible());
  markDraftOfPage();
  connectIfVisible();
})();
