/**
 * A function that loads the JSON at `path`, once a page, and hands it to `read`, which returns `null` for data of another
 * version. It rejects where the data cannot be loaded; the next call then tries again.
 */
export function loadOnce<Data>(path: string, read: (sent: unknown) => Data | null): () => Promise<Data> {
  let loading: Promise<Data> | undefined;
  const load = async () => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    const data = read(await response.json());
    if (!data) throw new Error(`${path} is of another version than this page`);
    return data;
  };
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
