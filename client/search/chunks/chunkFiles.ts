import {
  checkLetter,
  type DealChunks,
  filterChunkFile,
  type PostingsChunk,
  postingsChunkFile,
  recordChunkFile,
  sortChunkFile,
  type WordChunk,
  wordChunkFile,
} from '../../../data/model/deals/chunks/dealChunks.ts';
import type { FilterChunk, SortChunk } from '../../../data/model/deals/chunks/filterChunks.ts';
import type { PostingsReader } from '../../../data/model/deals/chunks/searchPostings.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';

/** Loads the chunks of the site's deals, each once. Rejects if one cannot be loaded or is of another build. */
export interface ChunkFiles extends PostingsReader {
  records(piece: number): Promise<readonly DealRecord[]>;
  outlines(category: string): Promise<FilterChunk>;
  sorts(category: string): Promise<SortChunk>;
}

export function createChunkFiles({ layout, checks }: DealChunks): ChunkFiles {
  const asked = new Map<string, Promise<unknown>>();
  const load = <Piece>(file: string, isOurs: (piece: Piece) => boolean): Promise<Piece> => {
    const before = asked.get(file);
    if (before) return before as Promise<Piece>;
    const loading = fetchPiece(file, layout, isOurs);
    asked.set(file, loading);
    loading.catch(() => asked.delete(file));
    return loading;
  };
  const isOurs = (piece: { readonly layout: string }) => piece.layout === layout;
  return {
    records: (piece) =>
      load<readonly DealRecord[]>(
        recordChunkFile(piece),
        (deals) => checkLetter(deals.map(({ slug }) => slug)) === checks[piece],
      ),
    words: (piece) => load<WordChunk>(wordChunkFile(piece), isOurs),
    lists: (piece) => load<PostingsChunk>(postingsChunkFile(piece), isOurs),
    outlines: (category) => load<FilterChunk>(filterChunkFile(category), isOurs),
    sorts: (category) => load<SortChunk>(sortChunkFile(category), isOurs),
  };
}

/** The layout in the URL keeps the browser from using a cached file of another build. */
async function fetchPiece<Piece>(
  file: string,
  layout: string,
  isOurs: (piece: Piece) => boolean,
): Promise<Piece> {
  const response = await fetch(`/${file}?v=${layout}`);
  if (!response.ok) throw new Error(`/${file} answers ${response.status}`);
  const piece = (await response.json()) as Piece;
  if (!isOurs(piece)) throw new Error(`/${file} is of another build than this page`);
  return piece;
}
