import {
  checkOf,
  type DealPieces,
  type ListPiece,
  listFile,
  outlineFile,
  recordFile,
  sortFile,
  type WordPiece,
  wordFile,
} from '../../../data/model/deals/chunks/dealChunks.ts';
import type { OutlinePiece, SortPiece } from '../../../data/model/deals/chunks/filterChunks.ts';
import type { WordReader } from '../../../data/model/deals/chunks/searchPostings.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';

/** The pieces of the site's deals, each asked for once. All reject where one cannot be had, or is of another build. */
export interface PieceFiles extends WordReader {
  records(piece: number): Promise<readonly DealRecord[]>;
  outlines(category: string): Promise<OutlinePiece>;
  sorts(category: string): Promise<SortPiece>;
}

export function pieceFiles({ layout, checks }: DealPieces): PieceFiles {
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
        recordFile(piece),
        (deals) => checkOf(deals.map(({ slug }) => slug)) === checks[piece],
      ),
    words: (piece) => load<WordPiece>(wordFile(piece), isOurs),
    lists: (piece) => load<ListPiece>(listFile(piece), isOurs),
    outlines: (category) => load<OutlinePiece>(outlineFile(category), isOurs),
    sorts: (category) => load<SortPiece>(sortFile(category), isOurs),
  };
}

/** The layout in the address keeps what a browser stored of another build from being taken for this one's. */
async function fetchPiece<Piece>(
  file: string,
  layout: string,
  isOurs: (piece: Piece) => boolean,
): Promise<Piece> {
  const response = await fetch(`/${file}?v=${layout}`);
  if (!response.ok) throw new Error(`/${file} answers ${response.status}`);
  const piece = (await response.json()) as Piece;
  if (!isOurs(piece)) throw new Error(`/${file} is of another build than this page's deals`);
  return piece;
}
