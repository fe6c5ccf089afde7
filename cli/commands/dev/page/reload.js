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

  function update({ build, styles, problems, overlay }) {
    if (build !== shown.build) {
      disconnect();
      location.reload();
      return;
    }
    if (styles !== shown.styles) restyle(styles);
    if (problems !== shown.problems) showProblems(problems, overlay);
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
    document.getElementById('dev-problems')?.remove();
    if (overlay === '') return;
    const host = document.createElement('div');
    host.id = 'dev-problems';
    document.body.append(host);
    host.attachShadow({ mode: 'open' }).innerHTML = overlay;
  }

  // Browsers limit the connections to a host, so only visible pages have one.
  const connectIfVisible = () => {
    disconnect();
    if (document.visibilityState === 'visible') connect();
  };
  document.addEventListener('visibilitychange', connectIfVisible);
  addEventListener('pagehide', disconnect);
  addEventListener('pageshow', ({ persisted }) => persisted && connectIfVisible());
  connectIfVisible();
})();
