/** Adds a style sheet to the page. Resolves once it has loaded, and also if it cannot be loaded. */
export const addStylesheet = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    const done = () => resolve();
    link.onload = done;
    link.onerror = done;
    document.head.append(link);
  });
