// Keeps an open page as the site is: reloads it, swaps its style sheet, shows what is to mend.
(() => {
  const { sheet, ...shown } = document.currentScript.dataset;
  /** @type {EventSource | null} */
  let stream = null;
  let retry = 0;

  function follow() {
    stream = new EventSource('/@dev/events');
    stream.onmessage = ({ data }) => take(JSON.parse(data));
    stream.onerror = () => {
      if (stream?.readyState !== EventSource.CLOSED) return;
      // Browsers come back by themselves, unless something else answered meanwhile.
      clearTimeout(retry);
      retry = setTimeout(follow, 500);
    };
  }

  function rest() {
    clearTimeout(retry);
    stream?.close();
    stream = null;
  }

  function take({ build, styles, faults, overlay }) {
    if (build !== shown.build) {
      rest();
      location.reload();
      return;
    }
    if (styles !== shown.styles) restyle(styles);
    if (faults !== shown.faults) showFaults(faults, overlay);
  }

  function restyle(styles) {
    shown.styles = styles;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${sheet}?${styles}`;
    const before = [...document.querySelectorAll('head > style, head > link[data-dev]')];
    link.onload = () => {
      for (const old of before) old.remove();
    };
    link.dataset.dev = '';
    document.head.append(link);
  }

  function showFaults(faults, overlay) {
    shown.faults = faults;
    document.getElementById('dev-faults')?.remove();
    if (overlay === '') return;
    const host = document.createElement('div');
    host.id = 'dev-faults';
    document.body.append(host);
    host.attachShadow({ mode: 'open' }).innerHTML = overlay;
  }

  // A browser keeps few connections to a host: only pages that are seen have one.
  const see = () => {
    rest();
    if (document.visibilityState === 'visible') follow();
  };
  document.addEventListener('visibilitychange', see);
  addEventListener('pagehide', rest);
  addEventListener('pageshow', ({ persisted }) => persisted && see());
  see();
})();
