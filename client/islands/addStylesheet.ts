/** Adds a style sheet to the page. Resolves to whether it could be loaded. */
export const addStylesheet = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
